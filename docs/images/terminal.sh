#!/bin/sh
# Makes the pictures of games in the terminal: plays a few moves in a real one and draws what it
# shows. Needs tmux and python3.
#   docs/images/terminal.sh build/release/lemniscate
set -eu
program=$(realpath "${1:?usage: terminal.sh PROGRAM}")
here=$(dirname "$(realpath "$0")")
state=$(mktemp -d)
terminal() { tmux -L "lemniscate-$$" "$@"; }
trap 'terminal kill-server 2>/dev/null || true; rm -rf "$state"' EXIT

# picture FILE WORDS MOVE...: `lemniscate play WORDS`, after these moves.
picture() {
    file=$1
    words=$2
    shift 2
    terminal -f /dev/null new-session -d -s game -x 100 -y 33 \
        "env -u NO_COLOR LANG=C.UTF-8 LC_ALL=C.UTF-8 XDG_STATE_HOME=$state TERM=screen-256color \
         $program play $words"
    sleep 1
    for move; do
        terminal send-keys -t game -l "$move" # letter by letter: "end" is a key as well
        terminal send-keys -t game Enter
        sleep 0.3
    done
    terminal capture-pane -e -p -t game | python3 "$here/terminal.py" >"$here/$file"
    terminal kill-session -t game
}

picture splendor.svg "splendor --players 3 --bots greedy,random --seed 7 --first-seat 0" \
    ybr 1 "res 3" 1 1 1 1 1 "res 2" 1 1 1 1 1 1
picture shards.svg "shards --bots greedy --seed 11 --first-seat 0" \
    all 6 end y all 1 end y all 1 end y all 1 end y all 1 end y

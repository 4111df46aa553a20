#!/bin/sh
# Makes the picture of a game in the terminal: plays a few moves in a real one and draws what it
# shows. Needs tmux and python3.
#   docs/images/terminal.sh build/dev/lemniscate > docs/images/terminal.svg
set -eu
program=$(realpath "${1:?usage: terminal.sh PROGRAM}")
here=$(dirname "$(realpath "$0")")
state=$(mktemp -d)
terminal() { tmux -L "lemniscate-$$" "$@"; }
trap 'terminal kill-server 2>/dev/null || true; rm -rf "$state"' EXIT

terminal -f /dev/null new-session -d -s game -x 100 -y 33 \
    "env -u NO_COLOR LANG=C.UTF-8 LC_ALL=C.UTF-8 XDG_STATE_HOME=$state TERM=screen-256color \
     $program play splendor --players 3 --bots greedy,random --seed 7 --first-seat 0"
sleep 1
for move in ybr 1 "res 3" 1 1 1 1 1 "res 2" 1 1 1 1 1 1; do
    terminal send-keys -t game "$move" Enter
    sleep 0.3
done
terminal capture-pane -e -p -t game | python3 "$here/terminal.py"

# Sourced by ./up and ./test: Debian packages by name, installed only when something is missing.

BUILD_PACKAGES=(g++ cmake ninja-build libcli11-dev nlohmann-json3-dev libicu-dev libedit-dev)
TEST_PACKAGES=(libgtest-dev libvalijson-dev clang-14 libclang-rt-14-dev clang-format-14)

# need PACKAGE...: makes sure that they are installed.
need() {
    local missing=() package
    for package in "$@"; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
            missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return
    echo "Installing: ${missing[*]}"
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || {
            echo "Please install these packages as root, then run this again:" >&2
            echo "  apt-get install ${missing[*]}" >&2
            exit 1
        }
        as_root=(sudo)
    fi
    "${as_root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends \
        "${missing[@]}" >/dev/null
}

# build PRESET [TARGET...]: configures when that was not done yet, then builds what changed.
build() {
    local preset=$1
    shift
    [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" >/dev/null
    cmake --build --preset "$preset" "${@/#/--target=}" -- --quiet
}

# Sourced by ./up and ./test: Debian packages by name, installed only when something is missing.

BUILD_PACKAGES=(g++ cmake ninja-build libcli11-dev nlohmann-json3-dev libicu-dev libedit-dev
    libsodium-dev libboost1.81-dev libsqlite3-dev libjemalloc-dev
    clang-16 lld-16 llvm-16 wasi-libc libc++-16-dev-wasm32 libc++abi-16-dev-wasm32
    libclang-rt-16-dev-wasm32)
# A node from elsewhere has its own npm, and Debian's cannot stand beside it.
command -v npm >/dev/null || BUILD_PACKAGES+=(nodejs npm)
TEST_PACKAGES=(libgtest-dev libgmock-dev libvalijson-dev python3 clang-14 libclang-rt-14-dev clang-format-14
    chromium nginx-light openssl systemd)

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
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# configure PRESET [OPTION...]: sets up build/PRESET when that was not done yet, or to change it.
configure() {
    local preset=$1
    [ $# -gt 1 ] || [ ! -f "build/$preset/build.ninja" ] || return 0
    cmake --preset "$@" >/dev/null
}

# build PRESET [TARGET...]: builds what changed.
build() {
    local preset=$1
    shift
    # Even a quiet ninja says when there was nothing to do.
    cmake --build --preset "$preset" "${@/#/--target=}" -- --quiet | sed -u "/^ninja: no work to do\.$/d"
}

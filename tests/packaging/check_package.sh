#!/bin/sh
# check_package.sh PACKAGE: is this Debian package one that people can install and use? Says what is
# wrong and fails; installs nothing.

package=$1
scratch=$(mktemp -d) || exit
trap 'rm -rf "$scratch"' EXIT
export HOME="$scratch/home" LC_ALL=C.UTF-8
unset XDG_DATA_HOME
mkdir "$HOME"

wrong() { printf 'wrong: %s\n' "$*" >&2; exit 1; }

lintian --allow-root --fail-on error,warning "$package" || wrong "lintian"
dpkg-deb -x "$package" "$scratch/root" || wrong "unpacking"
dpkg-deb -f "$package" Depends | grep -q 'liblua5.4-0' || wrong "what it depends on"

# From elsewhere, with nothing of the one who built it.
PATH="$scratch/root/usr/bin:/usr/bin:/bin"
cd "$HOME" || exit
houserule --version | grep -q '^rules [0-9a-f]' || wrong "version"
houserule list | grep -q '^  lorum ' || wrong "list"
houserule check lorum >/dev/null || wrong "check"
# A pass, then the whole hand again and again: what may not be played is refused.
for _ in 1 2 3 4 5 6 7 8; do
  printf '%s\n' 1 HA BO B10 B8 AK A10 A9 A7
done | houserule play lorum --seed 5 >played || wrong "play"
grep -q 'Deal 1 is over' played || wrong "a deal was not played"
houserule edit lorum --no-browser --port 8499 >address &
editor=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do
  grep -q 'http://' address && break
  sleep 0.3
done
grep -q 'http://127.0.0.1:8499/#' address || wrong "edit"
kill -INT "$editor"
wait "$editor" || wrong "how edit ends"

# A page without a date is the same whenever it is built.
is_sound() { ! mandoc -Tlint -W warning "$1" | grep -v 'missing date' | grep .; }

pages=$scratch/root/usr/share/man/man1
for command in play edit compare; do
  gzip -dc "$pages/houserule-$command.1.gz" >page
  is_sound page || wrong "the manual of $command"
done
gzip -dc "$pages/houserule.1.gz" >page
is_sound page || wrong "the manual"
mandoc page | sed 's/.\x08//g' | grep -q 'houserule-compare(1)' || wrong "what the manual names"

bash -c '
  . "$1"
  COMP_LINE="houserule play lorum +exposed_h" COMP_POINT=31
  _houserule
  [ "${COMPREPLY[*]}" = "+exposed_horniky" ] || exit
  COMP_LINE="houserule play lor" COMP_POINT=18
  _houserule
  [ "${COMPREPLY[*]}" = "lorum" ]
' bash "$scratch/root/usr/share/bash-completion/completions/houserule" || wrong "bash completion"
zsh -f -c '
  compadd() { for one in "$@"; do [[ $one = +exposed_horniky ]] && print found; done }
  _files() { }
  words=(houserule play lorum +exp) CURRENT=4
  . "$1"
' zsh "$scratch/root/usr/share/zsh/vendor-completions/_houserule" | grep -q found || wrong "zsh completion"

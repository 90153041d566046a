#!/bin/sh
# share-assets.sh RELEASE: gives the release that runs and the one that follows each other's scripts and style sheets,
# because a page that is open asks for those of its own release, whichever process answers.
set -eu
release=$1
current=/opt/asafidy/current
[ "$(readlink -f "$release")" != "$(readlink -f "$current")" ] || exit 0
for site in client admin; do
  for pair in "$current:$release" "$release:$current"; do
    before=${pair#*:}/dist/before/$site
    mkdir -p "$before"
    cp "${pair%%:*}/dist/$site/assets/"* "$before/"
  done
done

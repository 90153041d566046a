#!/bin/sh
# upgrade.sh RELEASE PROCESS…: puts the processes on a release that was built, one after the other; each takes visitors
# again before the next one stops. The first brings the tables up to date while the others still answer.
set -eu
release=$1
shift
"$(dirname "$0")/share-assets.sh" "$release"
ln -sfn "$release" /opt/asafidy/next
mv -T /opt/asafidy/next /opt/asafidy/current
for process in "$@"; do
  systemctl restart "asafidy@$process"
  tries=0
  until curl -fs "http://127.0.0.1:310$process/health/ready" >/dev/null; do
    tries=$((tries + 1))
    [ "$tries" -lt 300 ] || { echo "asafidy@$process is not ready: the others still run the release before" >&2; exit 1; }
    sleep 1
  done
  # A proxy that looks after its processes by itself, as Caddy does, needs a moment to see that this one is back.
  sleep 5
done

#!/bin/sh
# Docker names a container's log file by its id alone. This links each under a path that says whose it is:
# FOLDER/SERVICE/CONTAINER/ID-json.log, where SERVICE is '-' outside of Compose and Swarm.
# Of a container's settings, its name and its service are read, and nothing else.
set -u
containers=${CONTAINERS:-/var/lib/docker/containers}
names=${NAMES:-/var/lib/holdfast-names}
seen=$names/.seen

read_name() {
  sed -n 's|.*"Name":"/\([A-Za-z0-9][A-Za-z0-9_.-]*\)".*|\1|p' "$1" 2>/dev/null | head -n 1
}

read_service() {
  for label in com.docker.compose.service com.docker.swarm.service.name; do
    sed -n 's|.*"'$label'":"\([A-Za-z0-9][A-Za-z0-9_.-]*\)".*|\1|p' "$1" 2>/dev/null | head -n 1
  done | head -n 1
}

link_log() {
  id=$1
  config=$containers/$id/config.v2.json
  [ "$seen/$id" -nt "$config" ] && return
  touch "$seen/$id"
  name=$(read_name "$config")
  service=$(read_service "$config")
  # A container without a readable name goes by its short id, as its own host name does.
  folder=$names/${service:--}/${name:-$(printf %.12s "$id")}
  [ -L "$folder/$id-json.log" ] && return
  mkdir -p "$folder"
  ln -s "$containers/$id/$id-json.log" "$folder/$id-json.log"
  # A renamed container leaves its old name.
  for old in "$names"/*/*/"$id-json.log"; do
    [ "$old" = "$folder/$id-json.log" ] || rm -f "$old"
  done
}

trap 'exit 0' TERM INT
mkdir -p "$seen"
while :; do
  for log in "$containers"/*/*-json.log; do
    id=${log##*/}
    [ -f "$log" ] && link_log "${id%-json.log}"
  done
  for link in "$names"/*/*/*-json.log; do
    [ -e "$link" ] || rm -f "$link" "$seen/$(basename "$link" -json.log)"
  done
  [ "${ONCE:-}" = 1 ] && exit 0
  sleep 1
done

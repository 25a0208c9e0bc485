import { defineSignatures } from './define-signatures.ts'

export const DOCKER_SIGNATURES = defineSignatures([
  {
    id: 'docker/daemon-unreachable',
    mechanism: 'runtime-failing',
    symptom: 'Docker daemon unreachable',
    cause: 'The Docker daemon is not running, or this user may not use its socket.',
    patterns: [
      /Cannot connect to the Docker daemon at \S{1,200}\. Is the docker daemon running/i,
      /permission denied while trying to connect to the Docker daemon socket/i,
    ],
    keywords: 'the docker daemon',
    blames: 'host',
    look: 'systemctl status docker; journalctl -u docker --since "30 min ago" | tail -20; ls -l /var/run/docker.sock; id # See whether the daemon runs and whether the user may use its socket.',
    fix: 'systemctl restart docker # Start the daemon. # Nothing to undo; containers without a restart policy have to be started by hand.',
    samples: {
      'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?':
        'docker docs, troubleshoot the daemon',
      'permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock':
        'docker docs, post-installation steps',
    },
    nearMisses: ['Connected to the Docker daemon, API version 1.44'],
  },
  {
    id: 'docker/pull-rate-limited',
    mechanism: 'rate-limit',
    symptom: 'image pulls rate-limited',
    cause: 'The image registry limits pulls (rate limit): the limit of this account or address is used up.',
    patterns: [
      /toomanyrequests: You have reached your (?:unauthenticated )?pull rate limit/i,
      /You have reached your pull rate limit/i,
      /toomanyrequests: /,
    ],
    keywords: 'toomanyrequests|pull rate limit',
    blames: 'peer',
    look: 'TOKEN=$(curl -s "https://auth.docker.io/token?service=registry.docker.io&scope=repository:ratelimitpreview/test:pull" | jq -r .token); curl -sI -H "Authorization: Bearer $TOKEN" https://registry-1.docker.io/v2/ratelimitpreview/test/manifests/latest | grep -i ratelimit # Read the limit and what is left of it.',
    samples: {
      'toomanyrequests: You have reached your pull rate limit. You may increase the limit by authenticating and upgrading: https://www.docker.com/increase-rate-limit':
        'docker docs, docker hub usage and limits',
      'Error response from daemon: toomanyrequests: You have reached your unauthenticated pull rate limit. https://www.docker.com/increase-rate-limit':
        'docker docs, docker hub usage and limits',
    },
    nearMisses: ['ratelimit-remaining: 76;w=21600'],
  },
  {
    id: 'docker/port-taken',
    mechanism: 'port-in-use',
    patterns: [
      /Bind for [\d.:[\]]{1,45}:(?<port>\d{1,5}) failed: port is already allocated/i,
      /userland proxy: listen tcp4? [\d.]{7,15}:(?<port>\d{1,5}): bind: address already in use/i,
    ],
    keywords: 'port is already allocated|userland proxy: listen',
    blames: 'self',
    look: 'ss -ltnp "sport = :{port}"; docker ps --filter publish={port} # See who holds the port.',
    samples: {
      'driver failed programming external connectivity on endpoint web: Bind for 0.0.0.0:80 failed: port is already allocated.':
        'moby/moby, libnetwork/endpoint.go; moby/moby, libnetwork/portallocator.go',
      'Error starting userland proxy: listen tcp4 0.0.0.0:5432: bind: address already in use':
        'moby/moby, libnetwork/portmapper/proxy.go',
    },
    nearMisses: ['published 0.0.0.0:80 -> 8080/tcp'],
  },
  {
    id: 'docker/address-pools-used-up',
    mechanism: 'slots-exhausted',
    severity: 'medium',
    symptom: 'Docker address pools exhausted',
    cause: 'All address pools of Docker are taken by existing networks, so no further network can be created.',
    patterns: [
      /could not find an available, non-overlapping IPv4 address pool/i,
      /all predefined address pools have been fully subnetted/i,
    ],
    keywords: 'non-overlapping ipv4 address pool|predefined address pools',
    blames: 'host',
    look: 'docker network ls; docker network inspect $(docker network ls -q) --format "{{.Name}} {{len .Containers}}" # See which networks no container uses.',
    fix: 'docker network rm <unused-network> # Remove a network that nothing uses. # docker network create <unused-network>',
    samples: {
      'could not find an available, non-overlapping IPv4 address pool among the defaults to assign to the network':
        'moby/moby, libnetwork ipam',
      'Error response from daemon: all predefined address pools have been fully subnetted':
        'moby/moby, libnetwork ipam',
    },
    nearMisses: ['Network shop_default  Created'],
  },
])

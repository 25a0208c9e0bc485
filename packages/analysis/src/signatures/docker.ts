import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const DOCKER_SIGNATURES: readonly Signature[] = [
  {
    id: 'docker/daemon-unreachable',
    technology: 'docker',
    category: 'dependency-failure',
    title: 'The Docker daemon does not answer',
    cause: 'The Docker daemon is not running, or this user may not talk to its socket.',
    patterns: [
      /Cannot connect to the Docker daemon at \S{1,200}\. Is the docker daemon running/i,
      /permission denied while trying to connect to the Docker daemon socket/i,
    ],
    keywords: ['the docker daemon'],
    blames: 'host',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'systemctl status docker; journalctl -u docker --since "30 min ago" | tail -20; ls -l /var/run/docker.sock; id',
        'See whether the daemon runs and whether the user may use its socket.',
        'The reason is known.',
      ),
      fix(
        'systemctl restart docker',
        'Start the daemon.',
        'docker info answers.',
        'None is needed; containers without a restart policy have to be started by hand.',
      ),
    ],
    samples: [
      {
        line: 'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
        origin: 'docker docs, troubleshoot the daemon',
      },
      {
        line: 'permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock',
        origin: 'docker docs, post-installation steps',
      },
    ],
    nearMisses: ['Connected to the Docker daemon, API version 1.44'],
  },
  {
    id: 'docker/pull-rate-limited',
    technology: 'docker',
    category: 'capacity',
    title: 'The image registry limits pulls',
    cause: 'The registry refuses further pulls: the pull rate limit of this account or address is used up.',
    patterns: [
      /toomanyrequests: You have reached your (?:unauthenticated )?pull rate limit/i,
      /You have reached your pull rate limit/i,
      /toomanyrequests: /,
    ],
    keywords: ['toomanyrequests', 'pull rate limit'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'TOKEN=$(curl -s "https://auth.docker.io/token?service=registry.docker.io&scope=repository:ratelimitpreview/test:pull" | jq -r .token); curl -sI -H "Authorization: Bearer $TOKEN" https://registry-1.docker.io/v2/ratelimitpreview/test/manifests/latest | grep -i ratelimit',
        'Read the limit and what is left of it.',
        'Limit and rest are known.',
      ),
      fix(
        'kubectl create secret docker-registry <pull-secret> --docker-username=<user> --docker-password=<token>',
        'Pull with an account, or through a mirror of your own.',
        'The image is pulled.',
        'kubectl delete secret <pull-secret>',
      ),
    ],
    samples: [
      {
        line: 'toomanyrequests: You have reached your pull rate limit. You may increase the limit by authenticating and upgrading: https://www.docker.com/increase-rate-limit',
        origin: 'docker docs, docker hub usage and limits',
      },
      {
        line: 'Error response from daemon: toomanyrequests: You have reached your unauthenticated pull rate limit. https://www.docker.com/increase-rate-limit',
        origin: 'docker docs, docker hub usage and limits',
      },
    ],
    nearMisses: ['ratelimit-remaining: 76;w=21600'],
  },
  {
    id: 'docker/port-taken',
    technology: 'docker',
    category: 'configuration',
    title: 'Port {port} of the host is taken',
    cause: 'A container cannot start because another process or container holds port {port} of the host.',
    patterns: [
      /Bind for [\d.:[\]]{1,45}:(?<port>\d{1,5}) failed: port is already allocated/i,
      /userland proxy: listen tcp4? [\d.]{7,15}:(?<port>\d{1,5}): bind: address already in use/i,
    ],
    keywords: ['port is already allocated', 'userland proxy: listen'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'ss -ltnp "sport = :{port}"; docker ps --filter publish={port}',
        'See who holds the port.',
        'The holder is known.',
      ),
    ],
    samples: [
      {
        line: 'driver failed programming external connectivity on endpoint web: Bind for 0.0.0.0:80 failed: port is already allocated.',
        origin: 'moby/moby, libnetwork/endpoint.go; moby/moby, libnetwork/portallocator.go',
      },
      {
        line: 'Error starting userland proxy: listen tcp4 0.0.0.0:5432: bind: address already in use',
        origin: 'moby/moby, libnetwork/portmapper/proxy.go',
      },
    ],
    nearMisses: ['published 0.0.0.0:80 -> 8080/tcp'],
  },
  {
    id: 'docker/address-pools-used-up',
    technology: 'docker',
    category: 'resource-exhaustion',
    title: 'Docker has no address range left for networks',
    cause: 'All address pools of Docker are taken by existing networks, so no further network can be made.',
    patterns: [
      /could not find an available, non-overlapping IPv4 address pool/i,
      /all predefined address pools have been fully subnetted/i,
    ],
    keywords: ['non-overlapping ipv4 address pool', 'predefined address pools'],
    blames: 'host',
    specificity: 3,
    severity: 'medium',
    commands: [
      diagnose(
        'docker network ls; docker network inspect $(docker network ls -q) --format "{{.Name}} {{len .Containers}}"',
        'See which networks no container uses.',
        'Unused networks are known.',
      ),
      fix(
        'docker network rm <unused-network>',
        'Remove a network that nothing uses.',
        'A new network can be made.',
        'docker network create <unused-network>',
      ),
    ],
    samples: [
      {
        line: 'could not find an available, non-overlapping IPv4 address pool among the defaults to assign to the network',
        origin: 'moby/moby, libnetwork ipam',
      },
      {
        line: 'Error response from daemon: all predefined address pools have been fully subnetted',
        origin: 'moby/moby, libnetwork ipam',
      },
    ],
    nearMisses: ['Network shop_default  Created'],
  },
]

import type { Signature } from '../model/signature.ts'
import { diagnose } from './propose-command.ts'

export const HAPROXY_SIGNATURES: readonly Signature[] = [
  {
    id: 'haproxy/backend-down',
    technology: 'haproxy',
    category: 'dependency-failure',
    title: 'HAProxy back end {backend} has no server left',
    cause:
      'All servers of the HAProxy back end {backend} fail their health checks, so its requests are answered with 503.',
    patterns: [/(?:backend|proxy) '?(?<backend>[\w.-]{1,100})'? has no server available!/i],
    keywords: ['has no server available'],
    blames: 'self',
    specificity: 2,
    severity: 'critical',
    unmistakable: true,
    commands: [
      diagnose(
        `echo "show servers state {backend}" | socat stdio /run/haproxy/admin.sock; echo "show stat" | socat stdio /run/haproxy/admin.sock | cut -d, -f1,2,18,37 | grep "{backend}"`,
        'See why each server is down.',
        'The reason of each check is known.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      { line: 'backend app has no server available!', origin: 'haproxy docs, management guide; source, server.c' },
      {
        line: "backend 'mysqlro-back' has no server available!",
        origin: 'haproxy source, server.c',
      },
    ],
    nearMisses: ['Proxy app started.'],
  },
  {
    id: 'haproxy/server-down',
    technology: 'haproxy',
    category: 'dependency-failure',
    title: 'HAProxy takes {server} out of service',
    cause: 'The server {server} fails the health checks of HAProxy ({reason}), so it gets no more requests.',
    patterns: [/Server (?<server>[\w.-]{1,100}\/[\w.-]{1,100}) is DOWN, reason: (?<reason>[\w ]{1,60})/i],
    keywords: [' is down, reason: '],
    blames: 'self',
    specificity: 1,
    severity: 'high',
    explains: ['haproxy/backend-down'],
    commands: [
      diagnose(
        `echo "show servers state" | socat stdio /run/haproxy/admin.sock`,
        'See which servers are down and since when.',
        'The server is known.',
      ),
    ],
    samples: [
      {
        line: 'Server app/app1 is DOWN, reason: Layer4 connection problem, info: "Connection refused", check duration: 0ms. 0 active and 0 backup servers left. 0 sessions active, 0 requeued, 0 remaining in queue.',
        origin: 'haproxy source, check.c; haproxy docs, management guide',
      },
      {
        line: 'Health check: Server web/srv2 is DOWN, reason: Layer7 wrong status, code: 503, info: "Service Unavailable", check duration: 2ms.',
        origin: 'haproxy docs, health checks',
      },
    ],
    nearMisses: ['Server app/app1 is UP, reason: Layer7 check passed, code: 200, check duration: 1ms.'],
  },
]

import { defineSignatures } from './define-signatures.ts'

export const HAPROXY_SIGNATURES = defineSignatures([
  {
    id: 'haproxy/backend-down',
    mechanism: 'no-healthy-instance',
    severity: 'critical',
    symptom: '[{backend} has no server left|back end has no server left]',
    cause: 'All servers of the HAProxy back end[ {backend}] fail their health checks, so its requests get 503.',
    patterns: [/(?:backend|proxy) '?(?<backend>[\w.-]{1,100})'? has no server available!/i],
    keywords: 'has no server available',
    blames: 'self',
    unmistakable: true,
    look: 'echo "show servers state {backend}" | socat stdio /run/haproxy/admin.sock; echo "show stat" | socat stdio /run/haproxy/admin.sock | cut -d, -f1,2,18,37 | grep "{backend}" # See why each server is down.',
    samples: {
      'backend app has no server available!': 'haproxy docs, management guide; source, server.c',
      "backend 'mysqlro-back' has no server available!": 'haproxy source, server.c',
    },
    nearMisses: ['Proxy app started.'],
  },
  {
    id: 'haproxy/server-down',
    mechanism: 'peer-failing',
    symptom: '[server {server} down|server down]',
    cause: '[The server {server}|A server] fails the HAProxy health checks[ ({reason})] and gets no more requests.',
    patterns: [/Server (?<server>[\w.-]{1,100}\/[\w.-]{1,100}) is DOWN, reason: (?<reason>[\w ]{1,60})/i],
    keywords: ' is down, reason: ',
    blames: 'self',
    look: 'echo "show servers state" | socat stdio /run/haproxy/admin.sock # See which servers are down and since when.',
    samples: {
      'Server app/app1 is DOWN, reason: Layer4 connection problem, info: "Connection refused", check duration: 0ms. 0 active and 0 backup servers left. 0 sessions active, 0 requeued, 0 remaining in queue.':
        'haproxy source, check.c; haproxy docs, management guide',
      'Health check: Server web/srv2 is DOWN, reason: Layer7 wrong status, code: 503, info: "Service Unavailable", check duration: 2ms.':
        'haproxy docs, health checks',
    },
    nearMisses: ['Server app/app1 is UP, reason: Layer7 check passed, code: 200, check duration: 1ms.'],
  },
])

import { defineSignatures } from './define-signatures.ts'

export const HTTP_SIGNATURES = defineSignatures([
  {
    id: 'http/rate-limited',
    mechanism: 'rate-limit',
    cause:
      'The external API[ {peer}] answers 429 (rate limit):[ {service} sends] more requests than allowed, and retries add to the load.',
    patterns: [
      /(?:answered|returned|responded|status|code)[ :=]*429/i,
      /429 too many requests/i,
      /too many requests/i,
      /rate limit (?:exceeded|reached)/i,
    ],
    keywords: '429|too many requests|rate limit',
    blames: 'peer',
    look: 'curl -sI https://{host}/ | grep -iE "ratelimit|retry-after" # Read the limit and when it ends.',
    samples: {
      'requests.exceptions.HTTPError: 429 Client Error: Too Many Requests for url: https://api.partner.example/v1/charges':
        'psf/requests, models.py',
      'API rate limit exceeded for 203.0.113.5.': 'github docs, rest api rate limits',
    },
    nearMisses: ['rate limit configured: 600/min'],
  },
  {
    id: 'nginx/upstream-closed',
    mechanism: 'connection-lost',
    symptom: '[upstream {peer} closes connections|upstream closes connections]',
    cause: 'The upstream[ {peer}] closes connections before it answers.',
    patterns: [
      /upstream prematurely closed connection.{0,400}?upstream: "(?:https?|fastcgi):\/\/(?<peer>[^/"]{1,200})/i,
      /connect\(\) failed \(111: Connection refused\).{0,400}?upstream: "(?:https?|fastcgi):\/\/(?<peer>[^/"]{1,200})/i,
      /upstream timed out.{0,400}?upstream: "(?:https?|fastcgi):\/\/(?<peer>[^/"]{1,200})/i,
      /no live upstreams/i,
    ],
    keywords: 'upstream',
    blames: 'peer',
    samples: {
      'upstream prematurely closed connection while reading response header from upstream, client: 10.0.0.1, server: shop.example, request: "GET / HTTP/1.1", upstream: "http://10.2.0.21:3000/", host: "shop.example"':
        'nginx source, ngx_http_upstream.c',
      'no live upstreams while connecting to upstream': 'nginx source, ngx_http_upstream.c',
    },
    nearMisses: ['upstream timeout, retrying (attempt 1 of 3)'],
  },
])

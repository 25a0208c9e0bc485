import type { Signature } from '../model/signature.ts'

export const HTTP_SIGNATURES: readonly Signature[] = [
  {
    id: 'http/rate-limited',
    technology: 'http',
    category: 'capacity',
    title: '{peer} limits the rate of {service}',
    cause:
      'The external API {peer} answers 429: {service} sends more requests than its rate limit allows, and its retries add to the load.',
    patterns: [
      /(?:answered|returned|responded|status|code)[ :=]*429/i,
      /429 too many requests/i,
      /too many requests/i,
      /rate limit (?:exceeded|reached)/i,
    ],
    keywords: ['429', 'too many requests', 'rate limit'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'curl -sI https://{host}/ | grep -iE "ratelimit|retry-after"',
        description: 'Read the limit and when it ends.',
        estimatedTime: '1 min',
        verification: 'Limit and reset time are known.',
      },
      {
        category: 'fix',
        priority: 'high',
        risk: 'changes-state',
        command: 'kubectl set env deployment/{service} MAX_CONCURRENCY=<former-value>',
        description: 'Send less: lower the concurrency, honour Retry-After, and back off with jitter.',
        estimatedTime: '5 min',
        verification: 'No further 429 is logged.',
        undo: 'kubectl rollout undo deployment/{service}',
      },
    ],
    samples: [
      {
        line: 'requests.exceptions.HTTPError: 429 Client Error: Too Many Requests for url: https://api.partner.example/v1/charges',
        origin: 'psf/requests, models.py',
      },
      { line: 'API rate limit exceeded for 203.0.113.5.', origin: 'github docs, rest api rate limits' },
    ],
    nearMisses: ['rate limit configured: 600/min'],
  },
  {
    id: 'nginx/upstream-closed',
    technology: 'nginx',
    category: 'dependency-failure',
    title: 'Upstream {peer} closes connections early',
    cause: 'The upstream {peer} ends its connections before it answers.',
    patterns: [
      /upstream prematurely closed connection.{0,400}?upstream: "(?:https?|fastcgi):\/\/(?<peer>[^/"]{1,200})/i,
      /connect\(\) failed \(111: Connection refused\).{0,400}?upstream: "(?:https?|fastcgi):\/\/(?<peer>[^/"]{1,200})/i,
      /upstream timed out.{0,400}?upstream: "(?:https?|fastcgi):\/\/(?<peer>[^/"]{1,200})/i,
      /no live upstreams/i,
    ],
    keywords: ['upstream'],
    blames: 'peer',
    specificity: 1,
    severity: 'high',
    commands: [],
    samples: [
      {
        line: 'upstream prematurely closed connection while reading response header from upstream, client: 10.0.0.1, server: shop.example, request: "GET / HTTP/1.1", upstream: "http://10.2.0.21:3000/", host: "shop.example"',
        origin: 'nginx source, ngx_http_upstream.c',
      },
      { line: 'no live upstreams while connecting to upstream', origin: 'nginx source, ngx_http_upstream.c' },
    ],
    nearMisses: ['upstream timeout, retrying (attempt 1 of 3)'],
  },
]

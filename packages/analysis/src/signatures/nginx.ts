import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const NGINX_SIGNATURES: readonly Signature[] = [
  {
    id: 'nginx/upstream-host-not-found',
    technology: 'nginx',
    category: 'configuration',
    title: 'nginx does not start: upstream {peer} has no address',
    cause: 'nginx cannot resolve the upstream {peer} of its configuration, and therefore refuses to start or reload.',
    patterns: [
      /host not found in upstream "(?<peer>[^"]{1,253})"/i,
      /(?<![\w.-])(?<peer>[\w.-]{1,253}) could not be resolved \(\d: [\w ]{1,40}\)/i,
    ],
    keywords: ['host not found in upstream', 'could not be resolved ('],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'nginx -t; getent hosts {host}',
        'See whether the name resolves where nginx runs.',
        'The name gives an address.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      {
        line: '[emerg] 1#1: host not found in upstream "api:3000" in /etc/nginx/conf.d/default.conf:5',
        origin: 'nginx source, ngx_http_upstream.c',
      },
      {
        line: 'app.internal could not be resolved (3: Host not found), client: 10.0.0.1, server: shop.example',
        origin: 'nginx source, ngx_http_upstream.c',
      },
    ],
    nearMisses: ['upstream "api:3000" added to zone backends'],
  },
  {
    id: 'nginx/connections-exhausted',
    technology: 'nginx',
    category: 'capacity',
    title: 'nginx is out of worker connections',
    cause: 'The workers of nginx have as many connections open as worker_connections allows, so new ones are dropped.',
    patterns: [/\b\d+ worker_connections are not enough/i, /worker_connections exceed open file resource limit/i],
    keywords: ['worker_connections are not enough', 'worker_connections exceed'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'curl -s localhost/nginx_status; nginx -T 2>/dev/null | grep -E "worker_(connections|processes|rlimit)"; ss -s',
        'Compare open connections with the limit; slow upstreams hold them too.',
        'Use and limit are known.',
      ),
      fix(
        'nginx -t && systemctl reload nginx',
        'Reload after worker_connections (and worker_rlimit_nofile) were raised in nginx.conf.',
        'The message is no longer logged.',
        'Restore nginx.conf and reload again.',
      ),
    ],
    samples: [
      { line: '[alert] 1189#0: 1024 worker_connections are not enough', origin: 'nginx source, ngx_connection.c' },
      {
        line: '[alert] 26#26: *4712 1024 worker_connections are not enough while connecting to upstream, client: 10.0.0.1',
        origin: 'nginx source, ngx_connection.c',
      },
    ],
    nearMisses: ['worker_connections 4096;'],
  },
  {
    id: 'nginx/body-too-large',
    technology: 'nginx',
    category: 'configuration',
    title: 'nginx refuses requests as too large',
    cause:
      'Clients send bodies larger than client_max_body_size, which nginx answers with 413 without asking the service behind it.',
    patterns: [/client intended to send too large (?:chunked )?body(?:: \d+ bytes)?/i],
    keywords: ['intended to send too large'],
    blames: 'self',
    specificity: 3,
    severity: 'medium',
    commands: [
      diagnose(
        'nginx -T 2>/dev/null | grep -n client_max_body_size',
        'See the limit of each location.',
        'Limit and size are known.',
      ),
      fix(
        'nginx -t && systemctl reload nginx',
        'Reload after the limit of this location was raised as far as is sensible.',
        'The request succeeds.',
        'Restore the former limit and reload again.',
      ),
    ],
    samples: [
      {
        line: '[error] 29#29: *13 client intended to send too large body: 5242881 bytes, client: 172.17.0.1, server: localhost, request: "POST /upload HTTP/1.1"',
        origin: 'nginx source, ngx_http_core_module.c',
      },
      {
        line: 'client intended to send too large chunked body: 1048576+32768 bytes',
        origin: 'nginx source, ngx_http_request_body.c',
      },
    ],
    nearMisses: ['a client request body is buffered to a temporary file /var/cache/nginx/client_temp/0000000001'],
  },
  {
    id: 'nginx/header-too-big',
    technology: 'nginx',
    category: 'configuration',
    title: 'Answers from {peer} have headers too large for nginx',
    cause:
      'The upstream {peer} answers with headers (often cookies) larger than the buffer of nginx, which turns them into 502.',
    patterns: [
      /upstream sent too big header while reading response header from upstream(?:.{0,300}?upstream: "\w{1,10}:\/\/(?<peer>[^/"]{1,200}))?/i,
    ],
    keywords: ['upstream sent too big header'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'curl -sI http://{peer}/ | wc -c',
        'Measure the headers; compare with proxy_buffer_size.',
        'The size is known.',
      ),
    ],
    samples: [
      {
        line: 'upstream sent too big header while reading response header from upstream, client: 10.0.0.1, server: shop.example, request: "GET /callback HTTP/1.1", upstream: "http://10.2.0.21:3000/callback", host: "shop.example"',
        origin: 'nginx source, ngx_http_upstream.c',
      },
      {
        line: 'upstream sent too big header while reading response header from upstream',
        origin: 'nginx source, ngx_http_upstream.c',
      },
    ],
    nearMisses: ['large_client_header_buffers 4 16k;'],
  },
  {
    id: 'nginx/configuration-invalid',
    technology: 'nginx',
    category: 'configuration',
    title: 'The configuration of nginx is invalid',
    cause: 'nginx refuses its configuration ({reason}), so it does not start, or goes on with the former one.',
    otherwise: { reason: 'the line before says why' },
    patterns: [
      /\[emerg\].{0,40}?(?<reason>unknown directive "[^"]{1,80}"|invalid number of arguments in "[^"]{1,80}" directive|unexpected "[^"]{1,3}"|duplicate \w{1,20}|"[^"]{1,80}" directive is (?:not allowed here|duplicate))/i,
      /nginx: configuration file \S{1,200} test failed/i,
      /cannot load certificate(?: key)? "(?<reason>[^"]{1,200})"/i,
    ],
    keywords: ['[emerg]', 'test failed', 'cannot load certificate'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose('nginx -t', 'Read file and line of the mistake.', 'The line is known.', { priority: 'critical' }),
      fix(
        'git revert --no-edit <commit> && nginx -t && systemctl reload nginx',
        'Go back to the last configuration that passed the test.',
        'nginx -t is successful.',
        'git revert --no-edit HEAD',
      ),
    ],
    samples: [
      {
        line: 'nginx: [emerg] unknown directive "upsteam" in /etc/nginx/conf.d/default.conf:1',
        origin: 'nginx source, ngx_conf_file.c',
      },
      {
        line: 'nginx: [emerg] cannot load certificate "/etc/letsencrypt/live/example.com/fullchain.pem": BIO_new_file() failed',
        origin: 'nginx source, ngx_event_openssl.c',
      },
    ],
    nearMisses: ['nginx: configuration file /etc/nginx/nginx.conf test is successful'],
  },
]

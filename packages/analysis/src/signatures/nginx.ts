import { defineSignatures } from './define-signatures.ts'

export const NGINX_SIGNATURES = defineSignatures([
  {
    id: 'nginx/upstream-host-not-found',
    mechanism: 'name-unresolved',
    category: 'configuration',
    severity: 'critical',
    symptom: "nginx can't start: upstream[ {peer}] unknown",
    cause:
      'nginx cannot resolve the upstream[ {peer}] of its configuration (host not found), so it does not start or reload.',
    patterns: [
      /host not found in upstream "(?<peer>[^"]{1,253})"/i,
      /(?<![\w.-])(?<peer>[\w.-]{1,253}) could not be resolved \(\d: [\w ]{1,40}\)/i,
    ],
    keywords: 'host not found in upstream|could not be resolved (',
    blames: 'peer',
    look: 'nginx -t; getent hosts {host} # See whether the name resolves where nginx runs.',
    samples: {
      '[emerg] 1#1: host not found in upstream "api:3000" in /etc/nginx/conf.d/default.conf:5':
        'nginx source, ngx_http_upstream.c',
      'app.internal could not be resolved (3: Host not found), client: 10.0.0.1, server: shop.example':
        'nginx source, ngx_http_upstream.c',
    },
    nearMisses: ['upstream "api:3000" added to zone backends'],
  },
  {
    id: 'nginx/connections-exhausted',
    mechanism: 'workers-exhausted',
    severity: 'critical',
    symptom: 'nginx worker_connections exhausted',
    cause:
      'The workers of nginx[ {service}] have as many connections open as worker_connections allows, so new ones are dropped.',
    patterns: [/\b\d+ worker_connections are not enough/i, /worker_connections exceed open file resource limit/i],
    keywords: 'worker_connections are not enough|worker_connections exceed',
    blames: 'self',
    look: 'curl -s localhost/nginx_status; nginx -T 2>/dev/null | grep -E "worker_(connections|processes|rlimit)"; ss -s # Compare open connections with the limit; slow upstreams hold them too.',
    fix: 'nginx -t && systemctl reload nginx # Reload after worker_connections (and worker_rlimit_nofile) were raised in nginx.conf. # Restore nginx.conf and reload again.',
    samples: {
      '[alert] 1189#0: 1024 worker_connections are not enough': 'nginx source, ngx_connection.c',
      '[alert] 26#26: *4712 1024 worker_connections are not enough while connecting to upstream, client: 10.0.0.1':
        'nginx source, ngx_connection.c',
    },
    nearMisses: ['worker_connections 4096;'],
  },
  {
    id: 'nginx/body-too-large',
    mechanism: 'too-large',
    symptom: 'requests exceed client_max_body_size (413)',
    cause:
      'Clients send bodies larger than client_max_body_size, which nginx[ {service}] rejects with 413 before they reach the application.',
    patterns: [/client intended to send too large (?:chunked )?body(?:: \d+ bytes)?/i],
    keywords: 'intended to send too large',
    blames: 'self',
    look: 'nginx -T 2>/dev/null | grep -n client_max_body_size # See the limit of each location.',
    fix: 'nginx -t && systemctl reload nginx # Reload after the limit of this location was raised as far as is sensible. # Restore the previous limit and reload again.',
    samples: {
      '[error] 29#29: *13 client intended to send too large body: 5242881 bytes, client: 172.17.0.1, server: localhost, request: "POST /upload HTTP/1.1"':
        'nginx source, ngx_http_core_module.c',
      '[error] 29#29: *14 client intended to send too large chunked body: 1048576+32768 bytes, client: 172.17.0.1, server: localhost, request: "POST /upload HTTP/1.1"':
        'nginx source, ngx_http_request_body.c',
    },
    nearMisses: ['a client request body is buffered to a temporary file /var/cache/nginx/client_temp/0000000001'],
  },
  {
    id: 'nginx/header-too-big',
    mechanism: 'too-large',
    severity: 'high',
    symptom: 'upstream headers too big for nginx',
    cause:
      '[The upstream {peer}|The upstream] answers with headers (often cookies) larger than the buffer of nginx, which turns them into 502.',
    patterns: [
      /upstream sent too big header while reading response header from upstream(?:.{0,300}?upstream: "\w{1,10}:\/\/(?<peer>[^/"]{1,200}))?/i,
    ],
    keywords: 'upstream sent too big header',
    blames: 'peer',
    look: 'curl -sI http://{peer}/ | wc -c # Measure the headers; compare with proxy_buffer_size.',
    samples: {
      'upstream sent too big header while reading response header from upstream, client: 10.0.0.1, server: shop.example, request: "GET /callback HTTP/1.1", upstream: "http://10.2.0.21:3000/callback", host: "shop.example"':
        'nginx source, ngx_http_upstream.c',
      'upstream sent too big header while reading response header from upstream': 'nginx source, ngx_http_upstream.c',
    },
    nearMisses: ['large_client_header_buffers 4 16k;'],
  },
  {
    id: 'nginx/configuration-invalid',
    mechanism: 'bad-configuration',
    severity: 'critical',
    symptom: 'nginx configuration invalid',
    cause: 'nginx rejects its configuration[ ({reason})], so it does not start or keeps the old one.',
    patterns: [
      /\[emerg\].{0,40}?(?<reason>unknown directive "[^"]{1,80}"|invalid number of arguments in "[^"]{1,80}" directive|unexpected "[^"]{1,3}"|duplicate \w{1,20}|"[^"]{1,80}" directive is (?:not allowed here|duplicate))/i,
      /nginx: configuration file \S{1,200} test failed/i,
      /cannot load certificate(?: key)? "(?<reason>[^"]{1,200})"/i,
    ],
    keywords: '[emerg]|test failed|cannot load certificate',
    blames: 'self',
    look: 'nginx -t # Read file and line of the mistake.',
    samples: {
      'nginx: [emerg] unknown directive "upsteam" in /etc/nginx/conf.d/default.conf:1': 'nginx source, ngx_conf_file.c',
      'nginx: [emerg] cannot load certificate "/etc/letsencrypt/live/example.com/fullchain.pem": BIO_new_file() failed':
        'nginx source, ngx_event_openssl.c',
    },
    nearMisses: ['nginx: configuration file /etc/nginx/nginx.conf test is successful'],
  },
])

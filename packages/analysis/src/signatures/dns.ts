import { defineSignatures } from './define-signatures.ts'

export const DNS_SIGNATURES = defineSignatures([
  {
    id: 'dns/name-not-resolved',
    mechanism: 'name-unresolved',
    cause:
      'The DNS name[ {peer}] cannot be resolved[ from {service}], so requests fail before connecting: the record is missing or the name server gives no answer.',
    patterns: [
      /getaddrinfo (?:ENOTFOUND|EAI_AGAIN) (?<peer>[\w.-]+)/,
      /Failed to resolve '(?<peer>[\w.-]+)'/i,
      /lookup (?<peer>[\w.-]+)(?: on [\w.:]{1,60})?: (?:no such host|server misbehaving|i\/o timeout)/i,
      /UnknownHostException: (?:Unable to resolve host "|Failed to resolve ')?(?<peer>[\w.-]+)/,
      /could not resolve host:? (?<peer>[\w.-]+)/i,
      /could not translate host name "(?<peer>[^"]{1,253})"/i,
      /Name or service not known|Temporary failure in name resolution|nodename nor servname provided/i,
    ],
    keywords:
      'getaddrinfo|failed to resolve|lookup|unknownhost|could not resolve host|translate host name|service not known|name resolution|nor servname',
    blames: 'peer',
    look: 'dig +search {host} # Ask for the name from where {service} runs.',
    samples: {
      'getaddrinfo ENOTFOUND inventory.shop.svc.cluster.local': 'nodejs docs, dns errors',
      'dial tcp: lookup db on 10.96.0.10:53: no such host': 'golang source, net/net.go',
      'socket.gaierror: [Errno -2] Name or service not known': 'python docs, socket',
    },
    nearMisses: ['lookup table loaded with 20 entries'],
  },
  {
    id: 'dns/query-limit',
    mechanism: 'rate-limit',
    symptom: 'name server at its query limit',
    cause:
      'The name server[ {service}] has reached its limit of concurrent DNS queries and drops all further ones, so names do not resolve: somebody asks far more than before, or its upstream is slow.',
    patterns: [
      /Maximum number of concurrent DNS queries reached/i,
      /no more recursive clients(?: \(\d{1,9}\/\d{1,9}\/\d{1,9}\))?: quota reached/i,
      /recursive-clients (?:soft |hard )?limit exceeded/i,
    ],
    keywords: 'concurrent dns queries|recursive clients|recursive-clients',
    blames: 'self',
    unmistakable: true,
    look: 'rndc recursing; journalctl -u dnsmasq --since -15min | tail -50 # See who asks, for what, and whether the upstream servers answer.',
    fix: 'sed -i s/^dns-forward-max=.*/dns-forward-max=1000/ /etc/dnsmasq.conf && systemctl restart dnsmasq # Raise the limit, once it is known that the queries are legitimate. # Set the previous limit again and restart.',
    samples: {
      'dnsmasq[712]: Maximum number of concurrent DNS queries reached (max: 150)': 'dnsmasq source, forward.c',
      'client @0x7f 10.0.0.9#5353 (example.net): no more recursive clients: quota reached': 'bind9 source, ns/query.c',
    },
    nearMisses: ['recursive clients: 12/900/1000'],
  },
  {
    id: 'dns/nxdomain',
    mechanism: 'name-unresolved',
    severity: 'low',
    symptom: '[{peer}: NXDOMAIN|NXDOMAIN]',
    cause: 'DNS answers NXDOMAIN: the name server knows no record[ for {peer}].',
    patterns: [
      /"(?:A|AAAA|SRV) IN (?![\w.-]{1,200}\.(?:com|net|org|io|dev|app|ai|cloud|co|edu|gov|internal|local)\.(?:[\w-]{1,63}\.){0,2}(?:svc\.)?cluster\.local)(?<peer>[\w.-]+?)\.? (?:udp|tcp)[^"]{0,60}" NXDOMAIN/,
    ],
    keywords: 'nxdomain',
    blames: 'peer',
    look: 'dig +search {host} # Ask for the name from where {service} runs.',
    samples: {
      '[INFO] 10.244.0.11:33753 - 41293 "AAAA IN db.shop.svc.cluster.local. udp 43 false 512" NXDOMAIN qr,aa,rd 136 0.000191804s':
        'coredns docs, log plugin',
      '[::1]:50759 - 29008 "A IN example.org. udp 41 false 4096" NXDOMAIN qr,rd,ra,ad 68 0.037990251s':
        'coredns docs, log plugin',
    },
    nearMisses: [
      '[INFO] 10.29.101.97:49777 - 43276 "A IN amazon.com.default.svc.cluster.local. udp 54 false 512" NXDOMAIN qr,aa,rd 147 0.000245472s',
      '10.244.0.19:44910 - 42388 "A IN google.com.svc.cluster.local. udp 46 false 512" NXDOMAIN qr,aa,rd 139 0.0001194s',
      '10.244.4.55:40171 - 30982 "A IN inventory.shop.svc.cluster.local. udp 50 false 512" NOERROR qr,aa,rd 124 0.000156s',
    ],
  },
  {
    id: 'dns/upstream-timeout',
    mechanism: 'peer-timeout',
    symptom: '[DNS upstream {peer} times out|DNS upstream times out]',
    cause:
      'The name server[ {service}] asks its upstream[ {peer}] and gets no answer (timeout), so names outside of the cluster do not resolve.',
    patterns: [
      /\b\d+ [\w.-]{1,255} (?:A|AAAA|SRV|PTR|MX|TXT|HINFO|NS|SOA): (?:read|write) (?:udp|tcp) [\d.:[\]a-f]{3,60}->(?<peer>[\d.:[\]a-f]{3,60}): (?:i\/o timeout|read: connection refused)/i,
      /\b\d+ [\w.-]{1,255}\. \w{1,6}: dial (?:udp|tcp) (?<peer>[\d.:[\]a-f]{3,60}): /i,
    ],
    keywords: ': read udp|: write udp|: read tcp|: write tcp|: dial udp|: dial tcp',
    blames: 'peer',
    samples: {
      '[ERROR] plugin/errors: 2 registry.example.com. A: read udp 10.244.0.2:43210->192.168.1.1:53: i/o timeout':
        'coredns docs, errors plugin',
      '[ERROR] plugin/errors: 2 2601658411468553826.4182635847635841231. HINFO: read udp 10.244.0.4:36105->8.8.8.8:53: i/o timeout':
        'coredns source, plugin/errors/errors.go',
    },
    nearMisses: ['plugin/errors: directive loaded for zone .:53'],
  },
  {
    id: 'dns/forwarding-loop',
    mechanism: 'bad-configuration',
    severity: 'critical',
    symptom: 'cluster DNS forwards to itself (loop)',
    cause:
      "CoreDNS forwards names to a resolver that sends them back (loop) and stops: the node's resolv.conf points to a local resolver.",
    patterns: [/\bLoop \(.{1,120}\) detected for zone/i],
    keywords: 'detected for zone',
    blames: 'self',
    look: 'cat /etc/resolv.conf # Look for 127.0.0.53 on the node.',
    samples: {
      '[FATAL] plugin/loop: Loop (127.0.0.1:55953 -> :1053) detected for zone ".", see https://coredns.io/plugins/loop#troubleshooting. Query: "HINFO 4547991504243258144.3688648895315093531."':
        'coredns docs, loop plugin',
      'plugin/loop: Loop (127.0.0.1:34536 -> :53) detected for zone "."': 'coredns docs, loop plugin',
    },
    nearMisses: ['plugin/loop: no loop found'],
  },
  {
    id: 'dns/server-failure',
    mechanism: 'name-unresolved',
    severity: 'medium',
    symptom: '[{peer}: SERVFAIL|SERVFAIL]',
    cause:
      'DNS answers SERVFAIL[ for {peer}]: the servers of that domain do not answer, or its signatures (DNSSEC) are wrong.',
    patterns: [
      /"(?:A|AAAA|SRV|MX|TXT) IN (?<peer>[\w.-]{1,255}?)\.? (?:udp|tcp)[^"]{0,60}" SERVFAIL/,
      /queryA(?:aaa)? ESERVFAIL (?<peer>[\w.-]{1,255})/,
      /(?:server can't find|lookup) (?<peer>[\w.-]{1,255})(?: on [\d.:]{3,60})?: (?:SERVFAIL|server misbehaving)/i,
      /DNSSEC validation failed for question (?<peer>[\w.-]{1,255}) IN/i,
    ],
    keywords: 'servfail|server misbehaving|dnssec validation failed',
    blames: 'peer',
    look: 'dig {host} +trace; dig {host} +cd # Follow the delegation; an answer only with +cd means a broken signature.',
    samples: {
      "** server can't find example.com: SERVFAIL": 'bind source, bin/dig/nslookup.c',
      'Error: queryA ESERVFAIL api.partner.example': 'nodejs docs, dns error codes',
    },
    nearMisses: ['10.244.1.7:40112 - 3021 "A IN api.partner.example. udp 40 false 512" NOERROR qr,rd,ra 78 0.002s'],
  },
])

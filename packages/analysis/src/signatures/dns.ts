import type { Signature, SignatureCommand } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

const LOOK_UP: SignatureCommand = {
  category: 'diagnose',
  priority: 'high',
  risk: 'read-only',
  command: 'dig +search {host} && kubectl -n kube-system get endpoints kube-dns',
  description: 'Ask for the name from where {service} runs, and see whether the name server has endpoints.',
  estimatedTime: '2 min',
  verification: 'The name gives an address.',
}

export const DNS_SIGNATURES: readonly Signature[] = [
  {
    id: 'dns/name-not-resolved',
    technology: 'dns',
    category: 'connectivity',
    title: 'DNS does not resolve {peer}',
    cause:
      'The DNS name {peer} cannot be resolved from {service}, so its requests never leave: the record is missing or the name server does not answer.',
    patterns: [
      /getaddrinfo (?:ENOTFOUND|EAI_AGAIN) (?<peer>[\w.-]+)/,
      /Failed to resolve '(?<peer>[\w.-]+)'/i,
      /lookup (?<peer>[\w.-]+)(?: on [\w.:]{1,60})?: (?:no such host|server misbehaving|i\/o timeout)/i,
      /UnknownHostException: (?:Unable to resolve host "|Failed to resolve ')?(?<peer>[\w.-]+)/,
      /could not resolve host:? (?<peer>[\w.-]+)/i,
      /could not translate host name "(?<peer>[^"]{1,253})"/i,
      /Name or service not known|Temporary failure in name resolution|nodename nor servname provided/i,
    ],
    keywords: [
      'getaddrinfo',
      'failed to resolve',
      'lookup',
      'unknownhost',
      'could not resolve host',
      'translate host name',
      'service not known',
      'name resolution',
      'nor servname',
    ],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    commands: [LOOK_UP],
    samples: [
      { line: 'getaddrinfo ENOTFOUND inventory.shop.svc.cluster.local', origin: 'nodejs docs, dns errors' },
      { line: 'dial tcp: lookup db on 10.96.0.10:53: no such host', origin: 'golang source, net/net.go' },
      { line: 'socket.gaierror: [Errno -2] Name or service not known', origin: 'python docs, socket' },
    ],
    nearMisses: ['lookup table loaded with 20 entries'],
  },
  {
    id: 'dns/query-limit',
    technology: 'dns',
    category: 'capacity',
    title: 'The name server {service} has reached its limit of queries',
    cause:
      'The name server {service} works on as many DNS queries at once as its limit allows and drops all further ones, so names do not resolve: somebody asks for far more than before, or its own upstream is slow.',
    patterns: [
      /Maximum number of concurrent DNS queries reached/i,
      /no more recursive clients(?: \(\d{1,9}\/\d{1,9}\/\d{1,9}\))?: quota reached/i,
      /recursive-clients (?:soft |hard )?limit exceeded/i,
    ],
    keywords: ['concurrent dns queries', 'recursive clients', 'recursive-clients'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    explains: ['dns/name-not-resolved', 'dns/server-failure', 'general/timeout'],
    commands: [
      diagnose(
        'rndc recursing; journalctl -u dnsmasq --since -15min | tail -50',
        'See who asks, for what, and whether the upstream servers answer.',
        'The client that asks most, or the slow upstream, is known.',
      ),
      fix(
        'sed -i s/^dns-forward-max=.*/dns-forward-max=1000/ /etc/dnsmasq.conf && systemctl restart dnsmasq',
        'Raise the limit, once it is known that the queries are legitimate.',
        'The line is not written any more and names resolve.',
        'Set the former limit again and restart.',
      ),
    ],
    samples: [
      {
        line: 'dnsmasq[712]: Maximum number of concurrent DNS queries reached (max: 150)',
        origin: 'dnsmasq source, forward.c',
      },
      {
        line: 'client @0x7f 10.0.0.9#5353 (example.net): no more recursive clients: quota reached',
        origin: 'bind9 source, ns/query.c',
      },
    ],
    nearMisses: ['recursive clients: 12/900/1000'],
  },
  {
    id: 'dns/nxdomain',
    technology: 'dns',
    category: 'connectivity',
    title: 'DNS answers NXDOMAIN for {peer}',
    cause: 'The name server knows no record for {peer}.',
    patterns: [
      /"(?:A|AAAA|SRV) IN (?![\w.-]{1,200}\.(?:com|net|org|io|dev|app|ai|cloud|co|edu|gov|internal|local)\.(?:[\w-]{1,63}\.){0,2}(?:svc\.)?cluster\.local)(?<peer>[\w.-]+?)\.? (?:udp|tcp)[^"]{0,60}" NXDOMAIN/,
    ],
    keywords: ['nxdomain'],
    blames: 'peer',
    specificity: 1,
    severity: 'low',
    commands: [LOOK_UP],
    samples: [
      {
        line: '[INFO] 10.244.0.11:33753 - 41293 "AAAA IN db.shop.svc.cluster.local. udp 43 false 512" NXDOMAIN qr,aa,rd 136 0.000191804s',
        origin: 'coredns docs, log plugin',
      },
      {
        line: '[::1]:50759 - 29008 "A IN example.org. udp 41 false 4096" NXDOMAIN qr,rd,ra,ad 68 0.037990251s',
        origin: 'coredns docs, log plugin',
      },
    ],
    nearMisses: [
      '[INFO] 10.29.101.97:49777 - 43276 "A IN amazon.com.default.svc.cluster.local. udp 54 false 512" NXDOMAIN qr,aa,rd 147 0.000245472s',
      '10.244.0.19:44910 - 42388 "A IN google.com.svc.cluster.local. udp 46 false 512" NXDOMAIN qr,aa,rd 139 0.0001194s',
      '10.244.4.55:40171 - 30982 "A IN inventory.shop.svc.cluster.local. udp 50 false 512" NOERROR qr,aa,rd 124 0.000156s',
    ],
  },
  {
    id: 'dns/upstream-timeout',
    technology: 'dns',
    category: 'dependency-failure',
    title: 'The name server gets no answer from its upstream {peer}',
    cause: 'The name server asks {peer} and gets no answer, so names outside of the cluster do not resolve.',
    patterns: [
      /\b\d+ [\w.-]{1,255} (?:A|AAAA|SRV|PTR|MX|TXT|HINFO|NS|SOA): (?:read|write) (?:udp|tcp) [\d.:[\]a-f]{3,60}->(?<peer>[\d.:[\]a-f]{3,60}): (?:i\/o timeout|read: connection refused)/i,
      /\b\d+ [\w.-]{1,255}\. \w{1,6}: dial (?:udp|tcp) (?<peer>[\d.:[\]a-f]{3,60}): /i,
    ],
    keywords: [': read udp', ': write udp', ': read tcp', ': write tcp', ': dial udp', ': dial tcp'],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    explains: ['dns/name-not-resolved', 'dns/server-failure'],
    commands: [
      diagnose(
        'kubectl -n kube-system get configmap coredns -o yaml | grep -A 3 forward; dig @{host} example.org +time=2',
        'Ask the upstream directly, from the node of the name server.',
        'The upstream answers or is known not to.',
      ),
    ],
    samples: [
      {
        line: '[ERROR] plugin/errors: 2 registry.example.com. A: read udp 10.244.0.2:43210->192.168.1.1:53: i/o timeout',
        origin: 'coredns docs, errors plugin',
      },
      {
        line: '[ERROR] plugin/errors: 2 2601658411468553826.4182635847635841231. HINFO: read udp 10.244.0.4:36105->8.8.8.8:53: i/o timeout',
        origin: 'coredns source, plugin/errors/errors.go',
      },
    ],
    nearMisses: ['plugin/errors: directive loaded for zone .:53'],
  },
  {
    id: 'dns/forwarding-loop',
    technology: 'dns',
    category: 'configuration',
    title: 'The cluster name server asks itself',
    cause:
      'CoreDNS forwards names to a resolver that sends them back to it, and stops: the resolv.conf of the node points to a local resolver.',
    patterns: [/\bLoop \(.{1,120}\) detected for zone/i],
    keywords: ['detected for zone'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    explains: ['dns/name-not-resolved'],
    commands: [
      diagnose(
        'cat /etc/resolv.conf; kubectl -n kube-system get configmap coredns -o yaml | grep forward',
        'Look for 127.0.0.53 on the node.',
        'The circle is known.',
        { priority: 'critical' },
      ),
      fix(
        'kubectl -n kube-system edit configmap coredns',
        'Forward to a real resolver (forward . <address>) or give the kubelet --resolv-conf=/run/systemd/resolve/resolv.conf.',
        'CoreDNS stays up.',
        'Restore the former text of the config map.',
      ),
    ],
    samples: [
      {
        line: '[FATAL] plugin/loop: Loop (127.0.0.1:55953 -> :1053) detected for zone ".", see https://coredns.io/plugins/loop#troubleshooting. Query: "HINFO 4547991504243258144.3688648895315093531."',
        origin: 'coredns docs, loop plugin',
      },
      { line: 'plugin/loop: Loop (127.0.0.1:34536 -> :53) detected for zone "."', origin: 'coredns docs, loop plugin' },
    ],
    nearMisses: ['plugin/loop: no loop found'],
  },
  {
    id: 'dns/server-failure',
    technology: 'dns',
    category: 'dependency-failure',
    title: 'DNS answers SERVFAIL for {peer}',
    cause:
      'The name server fails to find out the address of {peer}: the servers of that domain do not answer, or its signatures do not fit.',
    patterns: [
      /"(?:A|AAAA|SRV|MX|TXT) IN (?<peer>[\w.-]{1,255}?)\.? (?:udp|tcp)[^"]{0,60}" SERVFAIL/,
      /queryA(?:aaa)? ESERVFAIL (?<peer>[\w.-]{1,255})/,
      /(?:server can't find|lookup) (?<peer>[\w.-]{1,255})(?: on [\d.:]{3,60})?: (?:SERVFAIL|server misbehaving)/i,
      /DNSSEC validation failed for question (?<peer>[\w.-]{1,255}) IN/i,
    ],
    keywords: ['servfail', 'server misbehaving', 'dnssec validation failed'],
    blames: 'peer',
    specificity: 2,
    severity: 'medium',
    commands: [
      diagnose(
        'dig {host} +trace; dig {host} +cd',
        'Follow the delegation; an answer only with +cd means a broken signature.',
        'The failing server is known.',
      ),
    ],
    samples: [
      { line: "** server can't find example.com: SERVFAIL", origin: 'bind source, bin/dig/nslookup.c' },
      { line: 'Error: queryA ESERVFAIL api.partner.example', origin: 'nodejs docs, dns error codes' },
    ],
    nearMisses: ['10.244.1.7:40112 - 3021 "A IN api.partner.example. udp 40 false 512" NOERROR qr,rd,ra 78 0.002s'],
  },
]

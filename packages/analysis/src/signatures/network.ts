import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

const REACHABLE = {
  category: 'diagnose',
  priority: 'high',
  risk: 'read-only',
  command: 'nc -vz {peer}',
  description: 'See whether anything listens at {peer} from where {service} runs.',
  estimatedTime: '1 min',
  verification: 'The port answers.',
} as const

export const NETWORK_SIGNATURES: readonly Signature[] = [
  {
    id: 'network/connection-refused',
    technology: 'network',
    category: 'connectivity',
    title: '{peer} refuses connections',
    cause:
      '{peer} refuses connections: nothing listens there, because it is down, restarting or not reachable under this address.',
    patterns: [
      /ECONNREFUSED (?<peer>[\w.:\-[\]]+)/,
      /connection to server at "(?<peer>[^"]{1,200})"(?: \([^)]{1,60}\))?(?:, port \d+)? failed: Connection refused/i,
      /connect to server: Connection refused\s{1,9}(?:\(\w{1,12}\/\d{1,6}\)\s{1,9})?Is the server running on host "(?<peer>[^"]{1,200})"/i,
      /dial tcp (?<peer>[\w.:\-[\]]+): connect: connection refused/i,
      /connect to (?:host )?(?!server: )(?<peer>[\w.-]+(?::\d+| port \d+)?)\b.{0,40}Connection refused/i,
      /Connection to (?<peer>[\w.:-]+) refused/i,
      /connection refused/i,
      /connect(?:ion)? failed.{0,20}\brefused/i,
    ],
    keywords: ['refused'],
    blames: 'peer',
    specificity: 1,
    severity: 'high',
    explains: ['sql/pool-exhausted'],
    commands: [REACHABLE],
    samples: [
      { line: 'Error: connect ECONNREFUSED 10.2.0.15:5432', origin: 'nodejs docs, common system errors' },
      {
        line: 'dial tcp 10.0.0.5:6379: connect: connection refused',
        origin: 'golang source, syscall/zerrors_linux_amd64.go',
      },
      {
        line: 'could not connect to server: Connection refused\n\tIs the server running on host "ledger-db" (10.0.4.7) and accepting\n\tTCP/IP connections on port 5432?',
        origin: 'postgres source, fe-connect.c of libpq 13',
      },
      {
        line: 'connection to server at "pg-main" (10.0.0.9), port 5432 failed: Connection refused',
        origin: 'postgres source, fe-connect.c of libpq 14',
      },
    ],
    nearMisses: ['order refused by customer'],
  },
  {
    id: 'network/peer-unavailable',
    technology: 'network',
    category: 'connectivity',
    title: '{peer} is not reachable',
    cause:
      '{service} cannot connect to {peer}: no attempt to establish a connection succeeds, so the service behind it is unavailable.',
    patterns: [
      /All host\(s\) tried for .{0,40}failed \(tried: \/?(?<peer>[\w.:-]+)/i,
      /(?:unable|failed) to (?:connect|establish (?:a )?connection) to (?:the |required |remote ){0,3}(?<peer>[\w.:/-]+)/i,
      /cannot connect to (?<peer>[\w.:/-]+(?: [A-Z]{2,5})?)/i,
    ],
    keywords: ['host(s) tried', 'unable to connect', 'failed to connect', 'to establish', 'cannot connect'],
    blames: 'peer',
    specificity: 1,
    severity: 'high',
    explains: ['sql/pool-exhausted'],
    commands: [REACHABLE],
    samples: [
      {
        line: 'All host(s) tried for query failed (tried: /127.0.0.1:9042 (com.datastax.driver.core.exceptions.TransportException: [/127.0.0.1:9042] Cannot connect))',
        origin: 'datastax java driver, NoHostAvailableException.java',
      },
      {
        line: 'java.net.ConnectException: Failed to connect to api.partner.example/203.0.113.9:443',
        origin: 'square/okhttp, RealConnection.kt',
      },
    ],
    nearMisses: ['connected to broker-1:9092'],
  },
  {
    id: 'network/no-route',
    technology: 'network',
    category: 'connectivity',
    title: 'No network route to {peer}',
    cause:
      'The network path to the host {peer} is gone: there is no route to it, so every service on it is unreachable.',
    patterns: [
      /No Route to Host from\s{1,4}\S{1,200} to (?<peer>[\w.:-]+)/i,
      /(?:connect|dial).{0,60}?(?<peer>[\w.-]+:\d+).{0,20}no route to host/i,
      /no ?route ?to ?host/i,
      /EHOSTUNREACH (?<peer>[\w.:-]+)/,
      /network is unreachable/i,
    ],
    keywords: ['no route to host', 'noroutetohost', 'ehostunreach', 'network is unreachable'],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    explains: ['network/peer-address-changed', 'network/peer-unavailable', 'network/timeout'],
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'ip route get {host} ; traceroute {host}',
        description: 'See where the path ends: interface, gateway or firewall.',
        estimatedTime: '3 min',
        verification: 'The route is known.',
      },
    ],
    samples: [
      {
        line: 'java.net.NoRouteToHostException: No Route to Host from  worker-7/10.1.2.3 to namenode-1:9000 failed on socket timeout exception',
        origin: 'apache hadoop wiki, NoRouteToHost',
      },
      {
        line: 'dial tcp 10.0.0.7:443: connect: no route to host',
        origin: 'golang source, syscall/zerrors_linux_amd64.go',
      },
    ],
    nearMisses: ['route to host added'],
  },
  {
    id: 'network/peer-address-changed',
    technology: 'network',
    category: 'connectivity',
    title: 'Host {peer} no longer resolves to its address',
    cause:
      'The network around the host {peer} changed: its name no longer leads to the address that it had, and connections to it are lost.',
    patterns: [/Address change detected\. Old: (?<peer>[\w.-]+)\//i],
    keywords: ['address change detected'],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'getent hosts {host}',
        description: 'See whether the name still resolves, and to which address.',
        estimatedTime: '1 min',
        verification: 'The name gives one reachable address.',
      },
    ],
    samples: [
      {
        line: 'Address change detected. Old: namenode-1/10.190.173.170:9000 New: namenode-1:9000',
        origin: 'apache hadoop, ipc.Client',
      },
      {
        line: 'Address change detected. Old: rm-1/10.0.0.4:8030 New: rm-1/10.0.0.9:8030',
        origin: 'apache hadoop, ipc.Client',
      },
    ],
    nearMisses: ['address change of customer saved'],
  },
  {
    id: 'network/timeout',
    technology: 'network',
    category: 'connectivity',
    title: '{peer} does not answer in time',
    cause: 'Connections to {peer} time out: it is overloaded, cut off by the network, or unavailable.',
    patterns: [
      /(?:connection|connect) to (?<peer>https?:\/\/[\w.:-]+|[\w.-]+:\d+).{0,40}?timed out/i,
      /ETIMEDOUT (?<peer>[\w.:-]+)/,
      /dial tcp (?<peer>[\w.:-]+): (?:i\/o|connect:? ?\w*) time/i,
      /connection timed out/i,
      /\bETIMEDOUT\b|ConnectTimeoutException|SocketTimeoutException|ReadTimeout(?:Error)?\b/,
      /context deadline exceeded/i,
    ],
    keywords: [
      'timed out',
      'etimedout',
      'dial tcp',
      'connecttimeout',
      'sockettimeout',
      'readtimeout',
      'deadline exceeded',
    ],
    blames: 'peer',
    specificity: 1,
    severity: 'high',
    commands: [REACHABLE],
    samples: [
      { line: 'Error: connect ETIMEDOUT 10.0.0.9:443', origin: 'nodejs docs, common system errors' },
      { line: 'dial tcp 10.0.0.9:443: i/o timeout', origin: 'golang source, net/net.go' },
    ],
    nearMisses: ['timeout set to 30 s'],
  },
  {
    id: 'network/connection-reset',
    technology: 'network',
    category: 'connectivity',
    title: '{peer} drops connections of {service}',
    cause:
      '{peer} ends connections in the middle of their use: it crashed, restarted, or closes what idles for too long.',
    patterns: [
      /\bread (?:tcp|udp) [\w.:[\]-]{1,60}->(?<peer>[\w.:[\]-]{1,60}): read: connection reset by peer/i,
      /\bwrite (?:tcp|udp) [\w.:[\]-]{1,60}->(?<peer>[\w.:[\]-]{1,60}): write: (?:broken pipe|connection reset by peer)/i,
      /connection reset(?: by peer)?\b/i,
      /\bECONNRESET\b|socket hang up|RemoteDisconnected/,
    ],
    keywords: ['connection reset', 'write: broken pipe', 'econnreset', 'socket hang up', 'remotedisconnected'],
    blames: 'peer',
    specificity: 1,
    severity: 'medium',
    commands: [
      diagnose(
        'nc -vz {peer}; ss -ti dst {host}',
        'See whether it accepts connections and whether packets are lost.',
        'The port answers.',
      ),
    ],
    samples: [
      {
        line: 'read tcp 10.0.0.5:41212->10.0.0.9:5432: read: connection reset by peer',
        origin: 'golang source, syscall/zerrors_linux_amd64.go',
      },
      { line: 'Error: read ECONNRESET', origin: 'nodejs docs, common system errors' },
    ],
    nearMisses: ['connection counter was reset'],
  },
  {
    id: 'network/address-in-use',
    technology: 'network',
    category: 'configuration',
    title: '{service} cannot listen: port {port} is in use',
    cause: 'Another process, often an older copy of {service}, listens on port {port}, so it cannot start.',
    otherwise: { port: 'of its configuration' },
    patterns: [
      /listen EADDRINUSE: address already in use (?:[\w.:[\]*]{0,60}:)?(?<port>\d{1,5})/,
      /listen (?:tcp|udp)[46]? [\w.:[\]]{0,60}:(?<port>\d{1,5}): bind: address already in use/i,
      /bind\(\) to [\w.:[\]]{1,60}:(?<port>\d{1,5}) failed \((?:98|48): Address (?:already )?in use\)/i,
      /Port (?<port>\d{1,5}) was already in use/i,
      /Failed to bind to address (?:https?:\/\/)?[\w.:[\]*]{0,60}:(?<port>\d{1,5}): address already in use/i,
      /Address already in use\b|\bEADDRINUSE\b|Only one usage of each socket address/i,
    ],
    keywords: [
      'address already in use',
      'address in use',
      'eaddrinuse',
      'was already in use',
      'only one usage of each',
    ],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [diagnose('ss -ltnp "sport = :{port}"', 'See which process listens there.', 'The process is known.')],
    samples: [
      { line: 'Error: listen EADDRINUSE: address already in use :::3000', origin: 'nodejs docs, common system errors' },
      {
        line: 'listen tcp :8080: bind: address already in use',
        origin: 'golang source, syscall/zerrors_linux_amd64.go',
      },
      {
        line: '[emerg] 1#1: bind() to 0.0.0.0:80 failed (98: Address already in use)',
        origin: 'nginx source, ngx_connection.c',
      },
    ],
    nearMisses: ['listening on port 8080'],
  },
  {
    id: 'network/ports-exhausted',
    technology: 'network',
    category: 'resource-exhaustion',
    title: '{service} has no local ports left for connections',
    cause:
      'The local (ephemeral) ports of the host are exhausted by open or just closed connections, so {service} cannot open further ones.',
    patterns: [/cannot assign requested address/i, /\bEADDRNOTAVAIL\b/],
    keywords: ['cannot assign requested address', 'eaddrnotavail'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'ss -s; sysctl net.ipv4.ip_local_port_range; ss -tan state time-wait | wc -l',
        'Compare connections in TIME-WAIT with the range of ports.',
        'Use and range are known.',
      ),
      fix(
        'sysctl -w net.ipv4.ip_local_port_range="1024 65000"',
        'Widen the range at once; then keep connections open and reuse them.',
        'Connections succeed.',
        'sysctl -w net.ipv4.ip_local_port_range="32768 60999"',
      ),
    ],
    samples: [
      {
        line: 'dial tcp 10.0.0.9:6379: connect: cannot assign requested address',
        origin: 'golang source, syscall/zerrors_linux_amd64.go',
      },
      { line: 'OSError: [Errno 99] Cannot assign requested address', origin: 'python docs, errno EADDRNOTAVAIL' },
    ],
    nearMisses: ['assigned address 10.0.0.9 to eth0'],
  },
  {
    id: 'network/packet-too-large',
    technology: 'network',
    category: 'configuration',
    title: 'Packets are too large for the network path',
    cause:
      'Packets are larger than a link on the way allows (MTU), so large answers hang or fail while small ones pass.',
    patterns: [
      /\bmessage too long\b(?=.{0,40}(?:mtu|sendto|write|udp|\[Errno 90\]|$))/i,
      /\bEMSGSIZE\b/,
      /Frag(?:mentation)? needed and DF set/i,
      /packet size \d+ .{0,20}exceeds MTU/i,
    ],
    keywords: ['message too long', 'emsgsize', 'needed and df set', 'exceeds mtu'],
    blames: 'host',
    specificity: 2,
    severity: 'medium',
    commands: [
      diagnose(
        'ip link | grep mtu; ping -M do -s 1472 -c 3 <peer>; tracepath <peer>',
        'Find the largest packet that passes.',
        'The path MTU is known.',
      ),
      fix(
        'ip link set dev <interface> mtu 1450',
        'Lower the MTU of the interface to what the path allows.',
        'Large transfers pass.',
        'ip link set dev <interface> mtu 1500',
      ),
    ],
    samples: [
      { line: 'ping: local error: message too long, mtu=1450', origin: 'iputils, ping.c' },
      { line: 'From 10.1.0.1 icmp_seq=1 Frag needed and DF set (mtu = 1400)', origin: 'iputils, ping.c' },
    ],
    nearMisses: ['eth0: mtu 1500 qdisc fq_codel state UP'],
  },
  {
    id: 'network/address-claimed-twice',
    technology: 'network',
    category: 'configuration',
    title: 'Two hosts claim the same address',
    cause:
      'Two hosts hold the same (virtual) IP address at once, as when both routers of a VRRP pair are master because they do not hear each other, or their priorities are wrong: connections to it go to one or the other and are cut off.',
    patterns: [
      /Received advert from \S{1,60} with lower priority \d{1,3}, ours \d{1,3}, forcing new election/i,
      /\bduplicate (?:IP )?address (?:\S{1,60} )?(?:used by \S{1,40} )?detected/i,
      /\b(?:IP address conflict|address conflict) (?:detected|with)\b/i,
    ],
    keywords: ['forcing new election', 'duplicate', 'address conflict'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    explains: ['network/connection-reset', 'network/connection-refused', 'network/timeout'],
    commands: [
      diagnose(
        'ip -brief address; arping -D -c 3 -I <interface> <address>; journalctl -u keepalived --since -15min',
        'See which hosts hold the address, and whether the advertisements of each reach the other.',
        'Both holders of the address are known.',
      ),
      fix(
        'systemctl stop keepalived',
        'On the host that should not be master: it gives up the address.',
        'arping -D finds one holder only.',
        'systemctl start keepalived',
      ),
    ],
    samples: [
      {
        line: 'Keepalived_vrrp[699]: (VI_1) Received advert from 10.0.0.12 with lower priority 90, ours 150, forcing new election',
        origin: 'keepalived source, vrrp.c',
      },
      {
        line: 'IPv6: eth0: IPv6 duplicate address fe80::1 used by 00:50:56:8f:11:02 detected!',
        origin: 'linux source, net/ipv6/addrconf.c',
      },
    ],
    nearMisses: ['(VI_1) Entering BACKUP STATE'],
  },
]

import { defineSignatures } from './define-signatures.ts'

export const NETWORK_SIGNATURES = defineSignatures([
  {
    id: 'network/connection-refused',
    mechanism: 'connection-refused',
    cause:
      '[{peer} refuses connections|Connections are refused]: nothing listens there, because it is down, restarting or not reachable under this address.',
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
    keywords: 'refused',
    blames: 'peer',
    samples: {
      'Error: connect ECONNREFUSED 10.2.0.15:5432': 'nodejs docs, common system errors',
      'dial tcp 10.0.0.5:6379: connect: connection refused': 'golang source, syscall/zerrors_linux_amd64.go',
      'could not connect to server: Connection refused\n\tIs the server running on host "ledger-db" (10.0.4.7) and accepting\n\tTCP/IP connections on port 5432?':
        'postgres source, fe-connect.c of libpq 13',
      'connection to server at "pg-main" (10.0.0.9), port 5432 failed: Connection refused':
        'postgres source, fe-connect.c of libpq 14',
    },
    nearMisses: ['order refused by customer'],
  },
  {
    id: 'network/peer-unavailable',
    mechanism: 'connection-refused',
    symptom: '[{peer} unreachable|peer unreachable]',
    cause:
      '[{service} cannot connect|No connection can be made][ to {peer}]: every attempt fails, so the service behind it is unavailable.',
    patterns: [
      /All host\(s\) tried for .{0,40}failed \(tried: \/?(?<peer>[\w.:-]+)/i,
      /(?:unable|failed) to (?:connect|establish (?:a )?connection) to (?:the |required |remote ){0,3}(?<peer>[\w.:/-]+)/i,
      /cannot connect to (?<peer>[\w.:/-]+(?: [A-Z]{2,5})?)/i,
    ],
    keywords: 'host(s) tried|unable to connect|failed to connect|to establish|cannot connect',
    blames: 'peer',
    samples: {
      'All host(s) tried for query failed (tried: /127.0.0.1:9042 (com.datastax.driver.core.exceptions.TransportException: [/127.0.0.1:9042] Cannot connect))':
        'datastax java driver, NoHostAvailableException.java',
      'java.net.ConnectException: Failed to connect to api.partner.example/203.0.113.9:443':
        'square/okhttp, RealConnection.kt',
    },
    nearMisses: ['connected to broker-1:9092'],
  },
  {
    id: 'network/no-route',
    mechanism: 'no-route',
    cause:
      'The network path[ to {peer}] is gone: there is no route to the host, so every service on it is unreachable.',
    patterns: [
      /No Route to Host from\s{1,4}\S{1,200} to (?<peer>[\w.:-]+)/i,
      /(?:connect|dial).{0,60}?(?<peer>[\w.-]{1,253}:\d{1,5}).{0,20}no route to host/i,
      /no ?route ?to ?host/i,
      /EHOSTUNREACH (?<peer>[\w.:-]+)/,
      /network is unreachable/i,
    ],
    keywords: 'no route to host|noroutetohost|ehostunreach|network is unreachable',
    blames: 'peer',
    look: 'ip route get {host} ; traceroute {host} # See where the path ends: interface, gateway or firewall.',
    samples: {
      'java.net.NoRouteToHostException: No Route to Host from  worker-7/10.1.2.3 to namenode-1:9000 failed on socket timeout exception':
        'apache hadoop wiki, NoRouteToHost',
      'dial tcp 10.0.0.7:443: connect: no route to host': 'golang source, syscall/zerrors_linux_amd64.go',
    },
    nearMisses: ['route to host added'],
  },
  {
    id: 'network/peer-address-changed',
    mechanism: 'name-unresolved',
    symptom: '[{peer} changed its address|a host changed its address]',
    cause:
      'The network around the host[ {peer}] changed: its name no longer resolves to the address that it had, and connections to it are lost.',
    patterns: [/Address change detected\. Old: (?<peer>[\w.-]+)\//i],
    keywords: 'address change detected',
    blames: 'peer',
    look: 'getent hosts {host} # See whether the name still resolves, and to which address.',
    samples: {
      'Address change detected. Old: namenode-1/10.190.173.170:9000 New: namenode-1:9000': 'apache hadoop, ipc.Client',
      'Address change detected. Old: rm-1/10.0.0.4:8030 New: rm-1/10.0.0.9:8030': 'apache hadoop, ipc.Client',
    },
    nearMisses: ['address change of customer saved'],
  },
  {
    id: 'network/timeout',
    mechanism: 'peer-timeout',
    cause:
      'Connections[ to {peer}][ from {service}] time out: [{peer}|the other side] is overloaded, cut off by the network, or unavailable.',
    patterns: [
      /(?:connection|connect) to (?<peer>https?:\/\/[\w.:-]+|[\w.-]+:\d+).{0,40}?timed out/i,
      /ETIMEDOUT (?<peer>[\w.:-]+)/,
      /dial tcp (?<peer>[\w.:-]+): (?:i\/o|connect:? ?\w*) time/i,
      /connection timed out/i,
      /\bETIMEDOUT\b|ConnectTimeoutException|SocketTimeoutException|ReadTimeout(?:Error)?\b/,
      /context deadline exceeded/i,
    ],
    keywords: 'timed out|etimedout|dial tcp|connecttimeout|sockettimeout|readtimeout|deadline exceeded',
    blames: 'peer',
    samples: {
      'Error: connect ETIMEDOUT 10.0.0.9:443': 'nodejs docs, common system errors',
      'dial tcp 10.0.0.9:443: i/o timeout': 'golang source, net/net.go',
    },
    nearMisses: ['timeout set to 30 s'],
  },
  {
    id: 'network/connection-reset',
    mechanism: 'connection-lost',
    severity: 'medium',
    cause:
      '[{peer} closes|The other side closes] connections[ of {service}] in mid-use (reset): it crashed, restarted, or closes what is idle.',
    patterns: [
      /\bread (?:tcp|udp) [\w.:[\]-]{1,60}->(?<peer>[\w.:[\]-]{1,60}): read: connection reset by peer/i,
      /\bwrite (?:tcp|udp) [\w.:[\]-]{1,60}->(?<peer>[\w.:[\]-]{1,60}): write: (?:broken pipe|connection reset by peer)/i,
      /connection reset(?: by peer)?\b/i,
      /\bECONNRESET\b|socket hang up|RemoteDisconnected/,
    ],
    keywords: 'connection reset|write: broken pipe|econnreset|socket hang up|remotedisconnected',
    blames: 'peer',
    look: 'nc -vz {peer}; ss -ti dst {host} # See whether it accepts connections and whether packets are lost.',
    samples: {
      'read tcp 10.0.0.5:41212->10.0.0.9:5432: read: connection reset by peer':
        'golang source, syscall/zerrors_linux_amd64.go',
      'Error: read ECONNRESET': 'nodejs docs, common system errors',
    },
    nearMisses: ['connection counter was reset'],
  },
  {
    id: 'network/address-in-use',
    mechanism: 'port-in-use',
    cause:
      'Another process, often an older copy[ of {service}], listens on port[ {port}] (address already in use), so it cannot start.',
    patterns: [
      /listen EADDRINUSE: address already in use (?:[\w.:[\]*]{0,60}:)?(?<port>\d{1,5})/,
      /listen (?:tcp|udp)[46]? [\w.:[\]]{0,60}:(?<port>\d{1,5}): bind: address already in use/i,
      /bind\(\) to [\w.:[\]]{1,60}:(?<port>\d{1,5}) failed \((?:98|48): Address (?:already )?in use\)/i,
      /Port (?<port>\d{1,5}) was already in use/i,
      /Failed to bind to address (?:https?:\/\/)?[\w.:[\]*]{0,60}:(?<port>\d{1,5}): address already in use/i,
      /Address already in use\b|\bEADDRINUSE\b|Only one usage of each socket address/i,
    ],
    keywords: 'address already in use|address in use|eaddrinuse|was already in use|only one usage of each',
    blames: 'self',
    look: 'ss -ltnp "sport = :{port}" # See which process listens there.',
    samples: {
      'Error: listen EADDRINUSE: address already in use :::3000': 'nodejs docs, common system errors',
      'listen tcp :8080: bind: address already in use': 'golang source, syscall/zerrors_linux_amd64.go',
      '[emerg] 1#1: bind() to 0.0.0.0:80 failed (98: Address already in use)': 'nginx source, ngx_connection.c',
    },
    nearMisses: ['listening on port 8080'],
  },
  {
    id: 'network/ports-exhausted',
    mechanism: 'slots-exhausted',
    symptom: 'local ports exhausted',
    cause:
      'The local (ephemeral) ports of the host are exhausted by open or just closed connections, so [{service}|a process] cannot open further ones.',
    patterns: [/cannot assign requested address/i, /\bEADDRNOTAVAIL\b/],
    keywords: 'cannot assign requested address|eaddrnotavail',
    blames: 'self',
    look: 'ss -s; sysctl net.ipv4.ip_local_port_range; ss -tan state time-wait | wc -l # Compare connections in TIME-WAIT with the range of ports.',
    fix: 'sysctl -w net.ipv4.ip_local_port_range="1024 65000" # Widen the range at once; then keep connections open and reuse them. # sysctl -w net.ipv4.ip_local_port_range="32768 60999"',
    samples: {
      'dial tcp 10.0.0.9:6379: connect: cannot assign requested address':
        'golang source, syscall/zerrors_linux_amd64.go',
      'OSError: [Errno 99] Cannot assign requested address': 'python docs, errno EADDRNOTAVAIL',
    },
    nearMisses: ['assigned address 10.0.0.9 to eth0'],
  },
  {
    id: 'network/packet-too-large',
    mechanism: 'network-misconfigured',
    severity: 'medium',
    symptom: 'packets exceed the MTU',
    cause:
      'Packets are larger than a link on the path allows (MTU), so large answers hang or fail while small ones pass.',
    patterns: [
      /\bmessage too long\b(?=.{0,40}(?:mtu|sendto|write|udp|\[Errno 90\]|$))/i,
      /\bEMSGSIZE\b/,
      /Frag(?:mentation)? needed and DF set/i,
      /packet size \d+ .{0,20}exceeds MTU/i,
    ],
    keywords: 'message too long|emsgsize|needed and df set|exceeds mtu',
    blames: 'host',
    look: 'ip link | grep mtu; ping -M do -s 1472 -c 3 <peer>; tracepath <peer> # Find the largest packet that passes.',
    fix: 'ip link set dev <interface> mtu 1450 # Lower the MTU of the interface to what the path allows. # ip link set dev <interface> mtu 1500',
    samples: {
      'ping: local error: message too long, mtu=1450': 'iputils, ping.c',
      'From 10.1.0.1 icmp_seq=1 Frag needed and DF set (mtu = 1400)': 'iputils, ping.c',
    },
    nearMisses: ['eth0: mtu 1500 qdisc fq_codel state UP'],
  },
  {
    id: 'network/address-claimed-twice',
    mechanism: 'network-misconfigured',
    symptom: 'duplicate IP address',
    cause:
      'Two hosts hold the same (virtual) IP address at once, as when both routers of a VRRP pair are master because they do not hear each other: connections go to one or the other and are cut off.',
    patterns: [
      /Received advert from \S{1,60} with lower priority \d{1,3}, ours \d{1,3}, forcing new election/i,
      /\bduplicate (?:IP )?address (?:\S{1,60} )?(?:used by \S{1,40} )?detected/i,
      /\b(?:IP address conflict|address conflict) (?:detected|with)\b/i,
    ],
    keywords: 'forcing new election|duplicate|address conflict',
    blames: 'self',
    unmistakable: true,
    look: 'ip -brief address; arping -D -c 3 -I <interface> <address>; journalctl -u keepalived --since -15min # See which hosts hold the address, and whether the advertisements of each reach the other.',
    fix: 'systemctl stop keepalived # On the host that should not be master: it releases the address. # systemctl start keepalived',
    samples: {
      'Keepalived_vrrp[699]: (VI_1) Received advert from 10.0.0.12 with lower priority 90, ours 150, forcing new election':
        'keepalived source, vrrp.c',
      'IPv6: eth0: IPv6 duplicate address fe80::1 used by 00:50:56:8f:11:02 detected!':
        'linux source, net/ipv6/addrconf.c',
    },
    nearMisses: ['(VI_1) Entering BACKUP STATE'],
  },
])

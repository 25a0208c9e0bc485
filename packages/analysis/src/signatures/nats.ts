import { defineSignatures } from './define-signatures.ts'

export const NATS_SIGNATURES = defineSignatures([
  {
    id: 'nats/slow-consumer',
    mechanism: 'backlog',
    severity: 'high',
    symptom: 'NATS drops slow consumers',
    cause:
      'A NATS subscriber reads more slowly than messages arrive (slow consumer), so the server closes it and messages are lost.',
    patterns: [/Slow Consumer Detected: (?:WriteDeadline|MaxPending) of/i, /nats: slow consumer, messages dropped/i],
    keywords: 'slow consumer detected|slow consumer, messages dropped',
    blames: 'self',
    unmistakable: true,
    look: 'nats server report connections --sort out-msgs --top 10; curl -s "<nats>:8222/connz?sort=pending&limit=10" # See which client has bytes pending.',
    samples: {
      '10.0.1.5:51234 - cid:12 - Slow Consumer Detected: WriteDeadline of 10s exceeded with 2 chunks of 65536 total bytes.':
        'nats-io/nats-server, client.go; nats docs, slow consumers',
      'nats: slow consumer, messages dropped': 'nats-io/nats.go, nats.go',
    },
    nearMisses: ['Client connection created, pending limit 67108864'],
  },
  {
    id: 'nats/authorization-violation',
    mechanism: 'credential-rejected',
    symptom: 'NATS login rejected',
    cause:
      'NATS rejects[ {service}] (authorization violation): its user, token or key is wrong, or it may not use the subject.',
    patterns: [
      /nats: (?:Authorization Violation|authentication (?:error|expired))/i,
      /'Authorization Violation'/i,
      /Permissions Violation for (?:Publish|Subscription) to "(?<subject>[^"]{1,120})"/i,
    ],
    keywords: 'authorization violation|nats: authentication|permissions violation for',
    blames: 'peer',
    look: 'nats account info --context <context> # See which account and rights the credentials give.',
    samples: {
      'nats: Authorization Violation': 'nats-io/nats.go, nats.go',
      'nats: Permissions Violation for Publish to "orders.created"':
        'nats docs, authorization; nats-io/nats-server, client.go',
    },
    nearMisses: ['Client authorized: user app, account SHOP'],
  },
  {
    id: 'nats/no-responders',
    mechanism: 'no-healthy-instance',
    symptom: 'NATS: no responders',
    cause:
      'No subscriber listens on the NATS subject that[ {service}] requests are sent to (no responders): the service behind it is down or listens elsewhere.',
    patterns: [/nats: no responders available for request/i, /\bNatsError: 503\b|NoRespondersError/],
    keywords: 'no responders available|natserror: 503|norespondererror|noresponderserror',
    blames: 'peer',
    look: 'curl -s "<nats>:8222/subsz?subs=1" | grep -c <subject> # Count subscribers of the subject.',
    samples: {
      'nats: no responders available for request': 'nats-io/nats.go, nats.go',
      'nats.errors.NoRespondersError: nats: no responders available for request': 'nats-io/nats.py, errors.py',
    },
    nearMisses: ['3 responders available for request orders.price'],
  },
  {
    id: 'nats/jetstream-storage-full',
    mechanism: 'disk-full',
    symptom: 'JetStream storage limit reached',
    cause:
      'NATS JetStream has no storage left for its streams: the limit is reached or the disk is full, so it accepts no further messages.',
    patterns: [
      /insufficient (?:storage|memory) resources available/i,
      /JetStream out of (?:File |Memory )?(?:resources|storage|space)/i,
      /JetStream resource limits exceeded for (?:account|server)/i,
      /JetStream failed to store a msg on stream .{1,120}: insufficient resources/i,
      /\berr_code=(?:10023|10047|10077)\b/,
      /maximum (?:bytes|messages) exceeded \(10077\)|nats: maximum bytes exceeded/i,
    ],
    keywords:
      'storage resources available|memory resources available|jetstream out of|maximum bytes exceeded|(10077)|resource limits exceeded|insufficient resources|err_code=10',
    blames: 'peer',
    look: 'nats stream report && nats account info && df -h <jetstream-directory> # See which stream is largest and what its limits are.',
    samples: {
      'nats: insufficient storage resources available': 'nats-io/nats-server, errors.json code 10047',
      'JetStream out of space, will be DISABLED': 'nats-io/nats-server, jetstream.go',
      'JetStream resource limits exceeded for account: "METERS"': 'nats-io/nats-server, jetstream.go',
    },
    nearMisses: ['JetStream Max Storage: 10.00 GB'],
  },
  {
    id: 'nats/stale-connection',
    mechanism: 'connection-lost',
    severity: 'medium',
    symptom: 'NATS connections go stale',
    cause:
      'Client and NATS server[ {service}] no longer hear each other: pings stay unanswered, so the connection is closed as stale.',
    patterns: [/Stale Client Connection - Closing/i, /nats: stale connection|'Stale Connection'/i],
    keywords: 'stale client connection|stale connection',
    blames: 'self',
    look: 'nats rtt; curl -s "<nats>:8222/connz?state=closed&limit=20" | grep reason # See how long answers take and why connections closed.',
    samples: {
      '10.42.0.5:39842 - cid:1183 - Stale Client Connection - Closing': 'nats-io/nats-server, client.go',
      'nats: stale connection': 'nats-io/nats.go, nats.go',
    },
    nearMisses: ['Client connection closed: Client Closed'],
  },
  {
    id: 'nats/payload-too-large',
    mechanism: 'too-large',
    symptom: 'NATS messages too large',
    cause:
      '[{service} publishes|Clients publish] messages above max_payload of the NATS server, which closes the connection.',
    patterns: [/nats: maximum payload exceeded/i, /maximum payload violation/i],
    keywords: 'maximum payload',
    blames: 'self',
    inClient: true,
    look: 'curl -s "<nats>:8222/varz" | grep max_payload # Compare the limit with what is sent.',
    samples: {
      'nats: maximum payload exceeded': 'nats-io/nats.go, nats.go',
      '127.0.0.1:51612 - cid:4 - maximum payload violation: 1048577 vs 1048576': 'nats-io/nats-server, client.go',
    },
    nearMisses: ['max_payload: 1048576'],
  },
])

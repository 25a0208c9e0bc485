import type { Signature } from '../model/signature.ts'
import { diagnose } from './propose-command.ts'

export const NATS_SIGNATURES: readonly Signature[] = [
  {
    id: 'nats/slow-consumer',
    technology: 'nats',
    category: 'capacity',
    title: 'NATS drops slow consumers',
    cause:
      'A subscriber takes its messages more slowly than NATS delivers them, so the server closes it and messages are lost.',
    patterns: [/Slow Consumer Detected: (?:WriteDeadline|MaxPending) of/i, /nats: slow consumer, messages dropped/i],
    keywords: ['slow consumer detected', 'slow consumer, messages dropped'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose(
        'nats server report connections --sort out-msgs --top 10; curl -s "<nats>:8222/connz?sort=pending&limit=10"',
        'See which client has bytes pending.',
        'The slow client is known.',
      ),
    ],
    samples: [
      {
        line: '10.0.1.5:51234 - cid:12 - Slow Consumer Detected: WriteDeadline of 10s exceeded with 2 chunks of 65536 total bytes.',
        origin: 'nats-io/nats-server, client.go; nats docs, slow consumers',
      },
      { line: 'nats: slow consumer, messages dropped', origin: 'nats-io/nats.go, nats.go' },
    ],
    nearMisses: ['Client connection created, pending limit 67108864'],
  },
  {
    id: 'nats/authorization-violation',
    technology: 'nats',
    category: 'authentication',
    title: 'NATS rejects the login of {service}',
    cause: 'NATS refuses the client: its user, token or key does not fit, or it may not use the subject.',
    patterns: [
      /nats: (?:Authorization Violation|authentication (?:error|expired))/i,
      /'Authorization Violation'/i,
      /Permissions Violation for (?:Publish|Subscription) to "(?<subject>[^"]{1,120})"/i,
    ],
    keywords: ['authorization violation', 'nats: authentication', 'permissions violation for'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'nats account info --context <context>',
        'See which account and rights the credentials give.',
        'Account and rights are known.',
      ),
    ],
    samples: [
      { line: 'nats: Authorization Violation', origin: 'nats-io/nats.go, nats.go' },
      {
        line: 'nats: Permissions Violation for Publish to "orders.created"',
        origin: 'nats docs, authorization; nats-io/nats-server, client.go',
      },
    ],
    nearMisses: ['Client authorized: user app, account SHOP'],
  },
  {
    id: 'nats/no-responders',
    technology: 'nats',
    category: 'dependency-failure',
    title: 'Nobody answers requests over NATS',
    cause:
      'No subscriber is there for the subject that {service} sends requests to: the service behind it is down or listens elsewhere.',
    patterns: [/nats: no responders available for request/i, /\bNatsError: 503\b|NoRespondersError/],
    keywords: ['no responders available', 'natserror: 503', 'norespondererror', 'noresponderserror'],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'curl -s "<nats>:8222/subsz?subs=1" | grep -c <subject>',
        'Count subscribers of the subject.',
        'At least one is there.',
      ),
    ],
    samples: [
      { line: 'nats: no responders available for request', origin: 'nats-io/nats.go, nats.go' },
      {
        line: 'nats.errors.NoRespondersError: nats: no responders available for request',
        origin: 'nats-io/nats.py, errors.py',
      },
    ],
    nearMisses: ['3 responders available for request orders.price'],
  },
  {
    id: 'nats/jetstream-storage-full',
    technology: 'nats',
    category: 'resource-exhaustion',
    title: 'NATS JetStream is out of storage',
    cause: 'JetStream has no storage left for its streams, so it accepts no further messages.',
    patterns: [
      /insufficient (?:storage|memory) resources available/i,
      /JetStream out of (?:File |Memory )?(?:resources|storage|space)/i,
      /JetStream resource limits exceeded for (?:account|server)/i,
      /JetStream failed to store a msg on stream .{1,120}: insufficient resources/i,
      /\berr_code=(?:10023|10047|10077)\b/,
      /maximum (?:bytes|messages) exceeded \(10077\)|nats: maximum bytes exceeded/i,
    ],
    keywords: [
      'storage resources available',
      'memory resources available',
      'jetstream out of',
      'maximum bytes exceeded',
      '(10077)',
      'resource limits exceeded',
      'insufficient resources',
      'err_code=10',
    ],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'nats stream report && nats account info && df -h <jetstream-directory>',
        'See which stream is largest and what its limits are.',
        'The largest stream is known.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      { line: 'nats: insufficient storage resources available', origin: 'nats-io/nats-server, errors.json code 10047' },
      { line: 'JetStream out of space, will be DISABLED', origin: 'nats-io/nats-server, jetstream.go' },
      { line: 'JetStream resource limits exceeded for account: "METERS"', origin: 'nats-io/nats-server, jetstream.go' },
    ],
    nearMisses: ['JetStream Max Storage: 10.00 GB'],
  },
  {
    id: 'nats/stale-connection',
    technology: 'nats',
    category: 'connectivity',
    title: 'Connections to NATS go stale',
    cause: 'Client and NATS server no longer hear each other: pings stay unanswered, so the connection is closed.',
    patterns: [/Stale Client Connection - Closing/i, /nats: stale connection|'Stale Connection'/i],
    keywords: ['stale client connection', 'stale connection'],
    blames: 'self',
    specificity: 2,
    severity: 'medium',
    commands: [
      diagnose(
        'nats rtt; curl -s "<nats>:8222/connz?state=closed&limit=20" | grep reason',
        'See how long answers take and why connections closed.',
        'The reason is known.',
      ),
    ],
    samples: [
      {
        line: '10.42.0.5:39842 - cid:1183 - Stale Client Connection - Closing',
        origin: 'nats-io/nats-server, client.go',
      },
      { line: 'nats: stale connection', origin: 'nats-io/nats.go, nats.go' },
    ],
    nearMisses: ['Client connection closed: Client Closed'],
  },
  {
    id: 'nats/payload-too-large',
    technology: 'nats',
    category: 'configuration',
    title: 'Messages are larger than NATS accepts',
    cause: '{service} publishes messages above the max_payload of the NATS server, which closes the connection.',
    patterns: [/nats: maximum payload exceeded/i, /maximum payload violation/i],
    keywords: ['maximum payload'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'medium',
    commands: [
      diagnose(
        'curl -s "<nats>:8222/varz" | grep max_payload',
        'Compare the limit with what is sent.',
        'Limit and size are known.',
      ),
    ],
    samples: [
      { line: 'nats: maximum payload exceeded', origin: 'nats-io/nats.go, nats.go' },
      {
        line: '127.0.0.1:51612 - cid:4 - maximum payload violation: 1048577 vs 1048576',
        origin: 'nats-io/nats-server, client.go',
      },
    ],
    nearMisses: ['max_payload: 1048576'],
  },
]

import type { Signature } from '../model/signature.ts'
import { diagnose } from './propose-command.ts'

export const ENVOY_SIGNATURES: readonly Signature[] = [
  {
    id: 'envoy/no-healthy-upstream',
    technology: 'envoy',
    category: 'dependency-failure',
    title: 'Envoy has no healthy upstream',
    cause:
      'Envoy knows no healthy endpoint of the service that a request is meant for: none is running, ready, or known to the control plane.',
    patterns: [/no healthy (?:upstream|host for (?:HTTP|TCP) connection pool)/i, /no_healthy_upstream/],
    keywords: ['no healthy upstream', 'no healthy host for', 'no_healthy_upstream'],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'curl -s localhost:15000/clusters | grep -E "health_flags|cx_connect_fail" | head -30; istioctl proxy-config endpoints <pod>',
        'See which endpoints Envoy knows and their health flags.',
        'The endpoints and their state are known.',
      ),
    ],
    samples: [
      {
        line: 'upstream connect error or disconnect/reset before headers. no healthy upstream',
        origin: 'envoy source, router.cc',
      },
      { line: 'no healthy host for HTTP connection pool', origin: 'envoy source, router.cc' },
    ],
    nearMisses: ['cm init: all clusters initialized'],
  },
  {
    id: 'envoy/upstream-connect-failed',
    technology: 'envoy',
    category: 'connectivity',
    title: 'Envoy cannot connect to the upstream',
    cause: 'Envoy cannot connect to the service behind it, or loses the connection before an answer: {reason}.',
    patterns: [
      /upstream connect error or disconnect\/reset before headers\. (?:retried and the latest )?reset reason: (?<reason>[\w -]{1,60})/i,
      /upstream_reset_before_response_started\{(?<reason>[\w,| -]{1,60})/i,
    ],
    keywords: ['upstream connect error or', 'upstream_reset_before'],
    blames: 'peer',
    specificity: 1,
    severity: 'high',
    commands: [
      diagnose(
        'curl -s localhost:15000/stats | grep -E "upstream_cx_connect_(fail|timeout)|upstream_rq_pending_overflow" | grep -v ": 0"',
        'See which cluster fails, and how.',
        'The cluster is known.',
      ),
    ],
    samples: [
      {
        line: 'upstream connect error or disconnect/reset before headers. reset reason: connection failure, transport failure reason: delayed connect error: 111',
        origin: 'envoy source, router.cc',
      },
      {
        line: 'upstream connect error or disconnect/reset before headers. reset reason: connection termination',
        origin: 'envoy docs, faq; istio docs, traffic management problems',
      },
    ],
    nearMisses: ['upstream cluster outbound|80||api.shop.svc.cluster.local warming complete'],
  },
  {
    id: 'envoy/overflow',
    technology: 'envoy',
    category: 'capacity',
    title: 'An Envoy circuit breaker refuses requests',
    cause:
      'More requests or connections wait for a service than the circuit breaker of Envoy allows, so the rest is refused at once.',
    patterns: [/reset reason: overflow/i, /upstream_overflow|upstream_reset_before_response_started\{overflow\}/],
    keywords: ['reset reason: overflow', 'upstream_overflow', 'started{overflow'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'curl -s localhost:15000/stats | grep -E "circuit_breakers.*(open|remaining)|pending_overflow" | grep -v ": 0"',
        'See which limit is reached for which cluster.',
        'The limit is known.',
      ),
    ],
    samples: [
      {
        line: 'upstream connect error or disconnect/reset before headers. reset reason: overflow',
        origin: 'envoy docs, circuit breaking; source, router.cc',
      },
      {
        line: 'response_code_details=upstream_reset_before_response_started{overflow}',
        origin: 'envoy docs, response code details',
      },
    ],
    nearMisses: ['circuit_breakers.default.cx_open: 0'],
  },
  {
    id: 'envoy/control-plane-lost',
    technology: 'envoy',
    category: 'connectivity',
    title: 'Envoy has lost its control plane',
    cause: 'Envoy is cut off from its control plane, so it keeps old routes and endpoints and learns of no change.',
    patterns: [
      /(?:DeltaAggregatedResources|StreamAggregatedResources|\w{1,40}) gRPC config stream (?:to \S{1,80} )?closed(?: since \d+s ago)?: (?:14|13|16|4|\d+),/i,
      /gRPC config: initial fetch timed out for/i,
    ],
    keywords: ['grpc config stream', 'initial fetch timed out'],
    blames: 'self',
    specificity: 2,
    severity: 'medium',
    commands: [
      diagnose(
        'istioctl proxy-status; kubectl -n istio-system logs deployment/istiod --since=30m | tail -30',
        'See which proxies are stale and what the control plane says.',
        'The control plane is healthy.',
      ),
    ],
    samples: [
      {
        line: 'DeltaAggregatedResources gRPC config stream to xds-grpc closed: 14, connection error: desc = "transport: Error while dialing: dial tcp 10.96.4.1:15012: connect: connection refused"',
        origin: 'envoy source, grpc_stream.h',
      },
      {
        line: 'StreamAggregatedResources gRPC config stream closed: 14, upstream connect error or disconnect/reset before headers. reset reason: connection failure',
        origin: 'envoy source, grpc_stream.h',
      },
    ],
    nearMisses: ['DeltaAggregatedResources gRPC config stream to xds-grpc established'],
  },
]

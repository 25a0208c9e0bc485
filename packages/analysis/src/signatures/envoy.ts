import { defineSignatures } from './define-signatures.ts'

export const ENVOY_SIGNATURES = defineSignatures([
  {
    id: 'envoy/no-healthy-upstream',
    mechanism: 'no-healthy-instance',
    symptom: 'no healthy upstream (503)',
    cause:
      'Envoy knows no healthy endpoint[ of {peer}] for the requests: none is running, ready, or known to the control plane.',
    patterns: [/no healthy (?:upstream|host for (?:HTTP|TCP) connection pool)/i, /no_healthy_upstream/],
    keywords: 'no healthy upstream|no healthy host for|no_healthy_upstream',
    blames: 'peer',
    look: 'curl -s localhost:15000/clusters | grep -E "health_flags|cx_connect_fail" | head -30; istioctl proxy-config endpoints <pod> # See which endpoints Envoy knows and their health flags.',
    samples: {
      'upstream connect error or disconnect/reset before headers. no healthy upstream': 'envoy source, router.cc',
      'no healthy host for HTTP connection pool': 'envoy source, router.cc',
    },
    nearMisses: ['cm init: all clusters initialized'],
  },
  {
    id: 'envoy/control-plane-lost',
    mechanism: 'connection-lost',
    severity: 'medium',
    symptom: 'Envoy lost its control plane',
    cause: 'Envoy is cut off from its control plane (xDS), so it keeps old routes and endpoints.',
    patterns: [
      /(?:DeltaAggregatedResources|StreamAggregatedResources|\w{1,40}) gRPC config stream (?:to \S{1,80} )?closed(?: since \d+s ago)?: (?:14|13|16|4|\d+),/i,
      /gRPC config: initial fetch timed out for/i,
    ],
    keywords: 'grpc config stream|initial fetch timed out',
    blames: 'self',
    look: 'istioctl proxy-status # Check which proxies are stale.',
    samples: {
      'DeltaAggregatedResources gRPC config stream to xds-grpc closed: 14, connection error: desc = "transport: Error while dialing: dial tcp 10.96.4.1:15012: connect: connection refused"':
        'envoy source, grpc_stream.h',
      'StreamAggregatedResources gRPC config stream closed: 14, upstream connect error or disconnect/reset before headers. reset reason: connection failure':
        'envoy source, grpc_stream.h',
    },
    nearMisses: ['DeltaAggregatedResources gRPC config stream to xds-grpc established'],
  },
  {
    id: 'envoy/upstream-connect-failed',
    mechanism: 'connection-refused',
    symptom: 'upstream connect error',
    cause: 'Envoy cannot connect to the upstream[ {peer}], or loses the connection before an answer[: {reason}].',
    patterns: [
      /upstream connect error or disconnect\/reset before headers\. (?:retried and the latest )?reset reason: (?<reason>[\w -]{1,60})/i,
      /upstream_reset_before_response_started\{(?<reason>[\w,| -]{1,60})/i,
    ],
    keywords: 'upstream connect error or|upstream_reset_before',
    blames: 'peer',
    look: 'curl -s localhost:15000/stats | grep -E "upstream_cx_connect_(fail|timeout)|upstream_rq_pending_overflow" | grep -v ": 0" # See which cluster fails, and how.',
    samples: {
      'upstream connect error or disconnect/reset before headers. reset reason: connection failure, transport failure reason: delayed connect error: 111':
        'envoy source, router.cc',
      'upstream connect error or disconnect/reset before headers. reset reason: connection termination':
        'envoy docs, faq; istio docs, traffic management problems',
    },
    nearMisses: ['upstream cluster outbound|80||api.shop.svc.cluster.local warming complete'],
  },
  {
    id: 'envoy/overflow',
    mechanism: 'overload',
    symptom: 'Envoy circuit breaker overflow',
    cause:
      'More requests or connections wait for an upstream than the Envoy circuit breaker allows (overflow), so the rest is rejected at once.',
    patterns: [/reset reason: overflow/i, /upstream_overflow|upstream_reset_before_response_started\{overflow\}/],
    keywords: 'reset reason: overflow|upstream_overflow|started{overflow',
    blames: 'peer',
    look: 'curl -s localhost:15000/stats | grep -E "circuit_breakers.*(open|remaining)|pending_overflow" | grep -v ": 0" # See which limit is reached for which cluster.',
    samples: {
      'upstream connect error or disconnect/reset before headers. reset reason: overflow':
        'envoy docs, circuit breaking; source, router.cc',
      'response_code_details=upstream_reset_before_response_started{overflow}': 'envoy docs, response code details',
    },
    nearMisses: ['circuit_breakers.default.cx_open: 0'],
  },
])

import { attribute, bytesField, fixed64 } from './encode-protobuf.ts'
import { benchLoad } from './bench-load.ts'

const names = ['GET /api/cart', 'POST /api/orders', 'authorize payment', 'select orders', 'publish order']
const kinds = [2, 2, 3, 3, 4]

/** A request of `count` spans of a busy web shop, different for every seed; no trace has the id zero, which is none. */
function benchSpans(seed: number, count: number): Buffer {
  const spans = Array.from({ length: count }, (_, index) => encodeSpan((seed + 1) * 100_003 + index * 7_919))
  const resource = bytesField(1, attribute(1, 'service.name', 'checkout'), attribute(1, 'host.name', 'node-7'))
  const scope = bytesField(1, bytesField(1, 'checkout.http'))
  return bytesField(1, resource, bytesField(2, scope, ...spans))
}

function encodeSpan(n: number): Buffer {
  const scramble = Math.imul(n, 2_654_435_761) >>> 0
  const trace = Buffer.alloc(16)
  trace.writeUInt32LE(scramble, 0)
  trace.writeUInt32LE(n >>> 0, 8)
  const startNs = 1_700_000_000_000_000_000n + BigInt(n) * 1_000_003n
  return bytesField(
    2,
    bytesField(1, trace),
    bytesField(2, trace.subarray(0, 8)),
    bytesField(4, trace.subarray(4, 12)),
    bytesField(5, names[scramble % names.length] ?? ''),
    Buffer.of(0x30, kinds[scramble % kinds.length] ?? 1),
    fixed64(7, startNs),
    fixed64(8, startNs + BigInt(scramble % 900) * 1_000_000n),
    attribute(9, 'http.route', `/api/orders/${scramble % 40}`),
    attribute(9, 'server.address', `payments-${scramble % 7}.internal`),
    attribute(9, 'thread.name', `worker-${scramble % 64}`),
    ...(scramble % 50 === 0 ? [bytesField(15, bytesField(2, 'deadline exceeded'), Buffer.of(0x18, 2))] : []),
  )
}

await benchLoad({
  name: 'spans',
  path: '/api/v1/otlp/v1/traces',
  bodyOf: benchSpans,
  itemsPerBatch: 512,
  floorPerSecond: 100_000,
  goalPerSecond: 300_000,
})

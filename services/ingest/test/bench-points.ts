import { attribute, bytesField, fixed64 } from './encode-protobuf.ts'
import { benchLoad } from './bench-load.ts'

const SERIES_PER_METRIC = 64
const names = ['http.server.active_requests', 'process.memory.usage', 'db.client.connections.usage', 'queue.depth']

/** A request of `count` points of gauges, as an exporter sends them every ten seconds. */
function benchPoints(seed: number, count: number): Buffer {
  const metrics = Array.from({ length: Math.ceil(count / SERIES_PER_METRIC) }, (_, index) =>
    encodeGauge(names[index % names.length] ?? '', seed * 100_003 + index * 7_919, SERIES_PER_METRIC),
  )
  const resource = bytesField(1, attribute(1, 'service.name', 'checkout'), attribute(1, 'host.name', `node-${seed}`))
  const scope = bytesField(1, bytesField(1, 'checkout.metrics'))
  return bytesField(1, resource, bytesField(2, scope, ...metrics))
}

function encodeGauge(name: string, seed: number, count: number): Buffer {
  const points = Array.from({ length: count }, (_, index) => {
    const value = Buffer.alloc(9)
    value[0] = (4 << 3) | 1
    value.writeDoubleLE((seed % 977) + index / 7, 1)
    return bytesField(
      1,
      fixed64(3, 1_700_000_000_000_000_000n + BigInt(seed) * 10_000_000n),
      value,
      attribute(7, 'worker', `worker-${index}`),
    )
  })
  return bytesField(2, bytesField(1, name), bytesField(3, '1'), bytesField(5, ...points))
}

await benchLoad({
  name: 'points',
  path: '/api/v1/otlp/v1/metrics',
  bodyOf: benchPoints,
  itemsPerBatch: 512,
  floorPerSecond: 100_000,
  goalPerSecond: 300_000,
})

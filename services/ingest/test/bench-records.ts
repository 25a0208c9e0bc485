import { attribute, bytesField, fixed64 } from './encode-protobuf.ts'

/** A request of `count` records of a busy web shop, 300 to 450 bytes each, different for every seed. */
export function benchRecords(seed: number, count: number): Buffer {
  const records = Array.from({ length: count }, (_, index) => encodeRecord(seed * 100_003 + index * 7_919))
  const resource = bytesField(1, attribute(1, 'service.name', 'checkout'), attribute(1, 'agent.fingerprint', 'bench'))
  const scope = bytesField(1, bytesField(1, 'checkout.http'))
  return bytesField(1, resource, bytesField(2, scope, ...records))
}

const paths = ['/api/cart', '/api/orders', '/api/payments/authorize', '/healthz', '/api/catalog/search?q=lamp']
const causes = ['connection refused', 'deadline exceeded', 'row lock wait', 'cache miss', 'ok']

function encodeRecord(n: number): Buffer {
  const scramble = Math.imul(n, 2_654_435_761) >>> 0
  const path = paths[scramble % paths.length] ?? ''
  const cause = causes[(scramble % 97) % causes.length] ?? ''
  const trace = Buffer.alloc(16)
  trace.writeUInt32LE(scramble, 0)
  trace.writeUInt32LE(n >>> 0, 8)
  const body =
    `request ${scramble.toString(36)} ${path} from 10.${scramble % 250}.${n % 250}.17 took ${scramble % 900} ms: ` +
    `${cause}; order=${n} customer=${scramble % 50_000} upstream=payments-${scramble % 7}.internal:8443`
  return bytesField(
    2,
    fixed64(1, 1_700_000_000_000_000_000n + BigInt(n) * 1_000_003n),
    Buffer.of(0x10, 1 + (scramble % 20)),
    bytesField(3, 'INFO'),
    bytesField(5, bytesField(1, body)),
    attribute(6, 'http.route', path),
    attribute(6, 'host.name', `node-${scramble % 40}`),
    attribute(6, 'thread.name', `worker-${scramble % 64}`),
    attribute(6, 'log.file.path', `/var/log/pods/shop_checkout-${scramble % 9}/checkout/0.log`),
    attribute(6, 'user.session', scramble.toString(16).padStart(16, '0')),
    bytesField(9, trace),
    bytesField(10, trace.subarray(0, 8)),
  )
}

/** A plain encoder for tests: nested arrays of [field, value] become protobuf bytes. */
export type Field = readonly [field: number, value: Uint8Array | string | number | bigint | Fixed | readonly Field[]]

export class Fixed {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
  static uint64(value: bigint): Fixed {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64LE(value)
    return new Fixed(bytes)
  }
  static double(value: number): Fixed {
    const bytes = Buffer.alloc(8)
    bytes.writeDoubleLE(value)
    return new Fixed(bytes)
  }
}

function varint(value: bigint): Buffer {
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, value)
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  return Buffer.of(...bytes, Number(rest))
}

export function encode(fields: readonly Field[]): Buffer {
  return Buffer.concat(fields.map(([field, value]) => encodeField(field, value)))
}

function encodeField(field: number, value: Field[1]): Buffer {
  const tag = (type: number) => varint((BigInt(field) << 3n) | BigInt(type))
  if (typeof value === 'number' || typeof value === 'bigint') return Buffer.concat([tag(0), varint(BigInt(value))])
  if (value instanceof Fixed) return Buffer.concat([tag(1), value.bytes])
  const content = value instanceof Uint8Array || typeof value === 'string' ? Buffer.from(value) : encode(value)
  return Buffer.concat([tag(2), varint(BigInt(content.length)), content])
}

export const text = (value: string): readonly Field[] => [[1, value]]
export const keyValue = (key: string, value: readonly Field[]): readonly Field[] => [
  [1, key],
  [2, value],
]

export interface TestRecord {
  readonly body?: readonly Field[]
  readonly attributes?: readonly (readonly Field[])[]
  readonly extra?: readonly Field[]
}

export function logRecord({ body, attributes = [], extra = [] }: TestRecord): readonly Field[] {
  return [...(body ? [[5, body] as const] : []), ...attributes.map((pair) => [6, pair] as const), ...extra]
}

export function logsRequest(
  records: readonly (readonly Field[])[],
  resource: readonly (readonly Field[])[] = [],
): Buffer {
  const scopeLogs: readonly Field[] = [[1, [[1, 'test']]], ...records.map((record) => [2, record] as const)]
  return encode([
    [
      1,
      [
        [1, resource.map((pair) => [1, pair] as const)],
        [2, scopeLogs],
      ],
    ],
  ])
}

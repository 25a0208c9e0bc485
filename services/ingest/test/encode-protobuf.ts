function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]
}

export function bytesField(number: number, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return Buffer.concat([Buffer.of((number << 3) | 2, ...varint(content.length)), content])
}

export function attribute(field: number, key: string, text: string): Buffer {
  return bytesField(field, bytesField(1, key), bytesField(2, bytesField(1, text)))
}

export function fixed64(field: number, value: bigint): Buffer {
  const bytes = Buffer.alloc(9)
  bytes[0] = (field << 3) | 1
  bytes.writeBigUInt64LE(value, 1)
  return bytes
}

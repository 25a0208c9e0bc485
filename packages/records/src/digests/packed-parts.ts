/** No zstd frame begins so: a digest in one part is its frame alone. */
const MARK = Buffer.from('parts\n')
const LENGTH_BYTES = 4

export function joinParts(parts: readonly Buffer[]): Buffer {
  const framed = parts.flatMap((part) => {
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32LE(part.length)
    return [length, part]
  })
  return Buffer.concat([MARK, ...framed])
}

export function splitParts(packed: Uint8Array): Uint8Array[] {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  if (!bytes.subarray(0, MARK.length).equals(MARK)) return [bytes]
  const parts: Uint8Array[] = []
  for (let at = MARK.length; at < bytes.length;) {
    const start = at + LENGTH_BYTES
    at = start + bytes.readUInt32LE(at)
    parts.push(bytes.subarray(start, at))
  }
  return parts
}

import { gzipSync } from 'node:zlib'

const FLAG_EXTRA_FIELD = 4
const HEADER_BYTES = 10

/** Gzip whose bytes differ at every call while the content stays: a counter stands in the header's extra field. */
export function createUniqueGzip(content: Buffer): (counter: number) => Buffer {
  const plain = gzipSync(content)
  return (counter) => {
    const header = Buffer.alloc(HEADER_BYTES + 2 + 12)
    plain.copy(header, 0, 0, HEADER_BYTES)
    header[3] = FLAG_EXTRA_FIELD
    header.writeUInt16LE(12, HEADER_BYTES)
    header.write('HF', HEADER_BYTES + 2)
    header.writeUInt16LE(8, HEADER_BYTES + 4)
    header.writeBigUInt64LE(BigInt(counter), HEADER_BYTES + 6)
    return Buffer.concat([header, plain.subarray(HEADER_BYTES)])
  }
}

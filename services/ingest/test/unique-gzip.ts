import { gzipSync } from 'node:zlib'

const flagExtraField = 4
const headerBytes = 10

/** Gzip whose bytes differ at every call while the content stays: a counter stands in the header's extra field. */
export function createUniqueGzip(content: Buffer): (counter: number) => Buffer {
  const plain = gzipSync(content)
  return (counter) => {
    const header = Buffer.alloc(headerBytes + 2 + 12)
    plain.copy(header, 0, 0, headerBytes)
    header[3] = flagExtraField
    header.writeUInt16LE(12, headerBytes)
    header.write('HF', headerBytes + 2)
    header.writeUInt16LE(8, headerBytes + 4)
    header.writeBigUInt64LE(BigInt(counter), headerBytes + 6)
    return Buffer.concat([header, plain.subarray(headerBytes)])
  }
}

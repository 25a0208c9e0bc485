import { randomBytes } from 'node:crypto'

let lastMs = 0
let sequence = 0

/** RFC 9562 version 7. Ids made in one process in one millisecond still sort in the order they were made. */
export function uuidV7(nowMs: number = Date.now()): string {
  const random = randomBytes(10)
  if (nowMs > lastMs) {
    lastMs = nowMs
    sequence = random.readUInt16BE(0) & 0x7ff
  } else if (++sequence > 0xfff) {
    lastMs++
    sequence = random.readUInt16BE(0) & 0x7ff
  }
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  random.copy(bytes, 8, 2)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

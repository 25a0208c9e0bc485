import fs from 'node:fs'
import { createGunzip } from 'node:zlib'

const BLOCK_BYTES = 512

/** @param {Buffer} header @param {number} from @param {number} length */
const text = (header, from, length) => header.toString('utf8', from, from + length).split('\0', 1)[0] ?? ''

/** @param {Buffer} header */
function parseHeader(header) {
  const prefix = text(header, 345, 155)
  const name = text(header, 0, 100)
  return { path: prefix ? `${prefix}/${name}` : name, sizeBytes: Number.parseInt(text(header, 124, 12).trim(), 8) || 0 }
}

/**
 * Writes one file of an npm tarball (its paths begin with one folder, usually `package/`) to `target`.
 * @param {string} tarball @param {string} wanted @param {string} target
 * @returns {Promise<boolean>} whether the tarball had it
 */
export async function extractFile(tarball, wanted, target) {
  const input = fs.createReadStream(tarball).pipe(createGunzip())
  /** @type {Buffer} */
  let pending = Buffer.alloc(0)
  let dataLeft = 0
  let paddingLeft = 0
  /** @type {number | undefined} */
  let output
  let found = false
  try {
    for await (const chunk of input) {
      pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
      for (;;) {
        if (dataLeft > 0) {
          const data = pending.subarray(0, dataLeft)
          if (output !== undefined) fs.writeSync(output, data)
          dataLeft -= data.length
          pending = pending.subarray(data.length)
          if (dataLeft > 0) break
          if (output !== undefined) fs.closeSync(output)
          output = undefined
        }
        if (paddingLeft > 0) {
          const skipped = Math.min(paddingLeft, pending.length)
          paddingLeft -= skipped
          pending = pending.subarray(skipped)
        }
        if (paddingLeft > 0 || pending.length < BLOCK_BYTES) break
        const entry = parseHeader(pending.subarray(0, BLOCK_BYTES))
        pending = pending.subarray(BLOCK_BYTES)
        dataLeft = entry.sizeBytes
        paddingLeft = (BLOCK_BYTES - (entry.sizeBytes % BLOCK_BYTES)) % BLOCK_BYTES
        if (entry.path.replace(/^[^/]+\//, '') === wanted) {
          output = fs.openSync(target, 'w', 0o755)
          found = true
        }
      }
    }
  } finally {
    if (output !== undefined) fs.closeSync(output)
  }
  return found && output === undefined
}

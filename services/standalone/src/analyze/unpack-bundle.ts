import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { openPromise } from 'yauzl'
import { BundleBudget, DEFAULT_LIMITS, type BundleLimits } from './bundle-budget.ts'
import { UsageError } from './parse-arguments.ts'

/** Files of a folder, or of an archive once it is unpacked into `into`; null for an ordinary file. */
export async function unpackBundle(
  path: string,
  into: string,
  limits: BundleLimits = DEFAULT_LIMITS,
): Promise<readonly string[] | null> {
  const info = await stat(path).catch(() => null)
  if (info === null) return null
  if (info.isDirectory()) return listFolder(path, limits)
  const kind = await kindOfArchive(path)
  if (kind === null) return null
  const budget = new BundleBudget(path, info.size, limits)
  const keep = async (name: string, content: Readable): Promise<void> => {
    const file = join(into, budget.admit(name))
    await mkdir(join(file, '..'), { recursive: true })
    await pipeline(content, budget.meter(), createWriteStream(file, { flags: 'wx' }))
  }
  await (kind === 'zip' ? unpackZip(path, keep) : unpackTar(path, kind === 'tar.gz', keep))
  return listFolder(into, limits)
}

type Keep = (name: string, content: Readable) => Promise<void>

const TAR_MAGIC_AT = 257

/** By what it holds, not by its name. */
async function kindOfArchive(path: string): Promise<'zip' | 'tar' | 'tar.gz' | null> {
  const handle = await open(path)
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(512), position: 0 })
    if (buffer.readUInt32BE(0) === 0x504b0304) return 'zip'
    if (buffer.readUInt16BE(0) === 0x1f8b) return /\.(?:tar\.gz|tgz)$/i.test(path) ? 'tar.gz' : null
    return buffer.toString('latin1', TAR_MAGIC_AT, TAR_MAGIC_AT + 5) === 'ustar' ? 'tar' : null
  } finally {
    await handle.close()
  }
}

async function unpackZip(path: string, keep: Keep): Promise<void> {
  const zip = await openPromise(path).catch((error: Error) => {
    throw new UsageError(`${path} is not a readable archive: ${error.message}`)
  })
  try {
    for await (const entry of zip.eachEntry()) {
      const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000
      if (entry.fileName.endsWith('/') || isLink) continue
      await keep(entry.fileName, await zip.openReadStreamPromise(entry))
    }
  } finally {
    zip.close()
  }
}

async function unpackTar(path: string, isZipped: boolean, keep: Keep): Promise<void> {
  const entries = extract()
  const source = createReadStream(path)
  const feeding = isZipped ? pipeline(source, createGunzip(), entries) : pipeline(source, entries)
  feeding.catch(() => entries.destroy())
  for await (const entry of entries) {
    if (entry.header.type === 'file') await keep(entry.header.name, entry as unknown as Readable)
    else entry.resume()
  }
  await feeding
}

async function listFolder(folder: string, limits: BundleLimits): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  if (files.length > limits.maxFiles) throw new UsageError(`${folder} holds more than ${limits.maxFiles} files.`)
  return files.sort()
}

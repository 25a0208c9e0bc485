import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unpackBundle } from './unpack-bundle.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'bundle-test-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

const limits = { maxFiles: 10, maxBytes: 64 * 2 ** 20, maxRatio: 50 }

async function archive(entries: readonly (readonly [name: string, content: string | Buffer])[]): Promise<string> {
  const path = join(await folder(), 'bundle.tar.gz')
  const tar = pack()
  for (const [name, content] of entries) tar.entry({ name }, content as string)
  tar.finalize()
  await pipeline(tar, createGzip(), createWriteStream(path))
  return path
}

describe('a support bundle', () => {
  it('is a folder with all files below it', async () => {
    const path = await folder()
    await mkdir(join(path, 'logs'))
    await writeFile(join(path, 'logs', 'web.log'), 'ready')
    await writeFile(join(path, 'pods.txt'), 'NAME')
    expect(await unpackBundle(path, await folder(), limits)).toEqual([
      join(path, 'logs/web.log'),
      join(path, 'pods.txt'),
    ])
  })

  it('is an archive, unpacked where it is told', async () => {
    const into = await folder()
    const files = await unpackBundle(await archive([['./logs/web.log', 'ready']]), into, limits)
    expect(files).toEqual([join(into, 'logs/web.log')])
    expect(await readFile(files?.[0] ?? '', 'utf8')).toBe('ready')
  })

  it('is not an ordinary file', async () => {
    const path = join(await folder(), 'web.log')
    await writeFile(path, 'ready')
    expect(await unpackBundle(path, await folder(), limits)).toBeNull()
  })

  it.each(['../out.log', 'logs/../../out.log', '/etc/out.log', 'C:\\out.log'])('may not write to %s', async (name) => {
    await expect(unpackBundle(await archive([[name, 'x']]), await folder(), limits)).rejects.toThrow('outside of it')
  })

  it('may not hold more files than allowed', async () => {
    const many = Array.from({ length: 11 }, (_, index) => [`${index}.log`, 'x'] as const)
    await expect(unpackBundle(await archive(many), await folder(), limits)).rejects.toThrow('more than 10 files')
  })

  it('may not unpack to far more than its size', async () => {
    const bomb = await archive([['zeros.log', Buffer.alloc(17 * 2 ** 20)]])
    await expect(unpackBundle(bomb, await folder(), limits)).rejects.toThrow('far more than its size')
  })
})

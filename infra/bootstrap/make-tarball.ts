import { gzipSync } from 'node:zlib'

function header(path: string, sizeBytes: number): Buffer {
  const block = Buffer.alloc(512)
  block.write(path, 0)
  block.write(sizeBytes.toString(8).padStart(11, '0'), 124)
  block.write('0', 156)
  return block
}

/** What a registry serves: a gzipped tar whose paths begin with `package/`. */
export function makeTarball(files: Record<string, string | Buffer>): Buffer {
  const blocks = Object.entries(files).flatMap(([path, content]) => {
    const data = Buffer.from(content)
    return [header(`package/${path}`, data.length), data, Buffer.alloc((512 - (data.length % 512)) % 512)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}

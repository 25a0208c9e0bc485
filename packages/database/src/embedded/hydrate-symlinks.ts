import { mkdir, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm archives carry no symbolic links, so the package lists them. Makes those that are missing. */
export async function hydrateSymlinks(packageDir: string): Promise<void> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    const link = path.join(packageDir, target)
    await mkdir(path.dirname(link), { recursive: true })
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

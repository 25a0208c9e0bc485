import { createHash } from 'node:crypto'
import { chmod, chown, cp, mkdir, realpath, rename, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { canReach, type ServerAccount } from './server-account.ts'

export interface ServerHome {
  readonly dataDir: string
  readonly nativeDir: string
}

const systemDir = '/var/lib/holdfast'

/**
 * Where data and binaries are, once each is somewhere that the server's account can reach. Root's checkout may stand in
 * root's own closed home: then both live in /var/lib/holdfast, under a name made from the wanted folder.
 */
export async function chooseServerHome(wanted: ServerHome, account: ServerAccount | undefined): Promise<ServerHome> {
  await mkdir(wanted.dataDir, { recursive: true, mode: 0o700 })
  if (!account) {
    await chmod(wanted.dataDir, 0o700)
    return { dataDir: await realpath(wanted.dataDir), nativeDir: wanted.nativeDir }
  }
  const dataDir = await reachableDataDir(await realpath(wanted.dataDir), account)
  const nativeDir = (await canReach(account, wanted.nativeDir))
    ? wanted.nativeDir
    : await copyBinaries(wanted.nativeDir, dataDir)
  return { dataDir, nativeDir }
}

async function reachableDataDir(wanted: string, account: ServerAccount): Promise<string> {
  const parent = path.dirname(wanted)
  const { mode, uid } = await stat(parent)
  // The parent is our own data folder, and its secrets have modes of their own: others may walk through, not look.
  if (uid === 0 && (mode & 0o001) === 0 && (await canReach(account, path.dirname(parent)))) {
    await chmod(parent, (mode & 0o777) | 0o001)
  }
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16)
  const dataDir = (await canReach(account, parent)) ? wanted : path.join(systemDir, name)
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await chown(dataDir, account.uid, account.gid)
  await chmod(dataDir, 0o700)
  return dataDir
}

async function copyBinaries(nativeDir: string, dataDir: string): Promise<string> {
  const copy = path.join(dataDir, 'native')
  const version = path.basename(path.dirname(nativeDir))
  const done = path.join(copy, `.complete-${version}-${(await stat(path.join(nativeDir, 'bin'))).mtimeMs}`)
  if (await stat(done).catch(() => undefined)) return copy
  const unfinished = `${copy}.unfinished-${os.hostname()}`
  await rm(unfinished, { recursive: true, force: true })
  await rm(copy, { recursive: true, force: true })
  await cp(nativeDir, unfinished, { recursive: true, verbatimSymlinks: true })
  await mkdir(path.join(unfinished, path.basename(done)))
  await rename(unfinished, copy)
  return copy
}

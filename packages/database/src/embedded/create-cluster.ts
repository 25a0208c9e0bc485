import { randomBytes } from 'node:crypto'
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { runProgram } from './run-program.ts'
import type { ServerAccount } from './server-account.ts'
import { migrationOwner } from './server-urls.ts'

const Secrets = z.object({
  ownerPassword: z.string(),
  appPassword: z.string(),
  walCompression: z.enum(['lz4', 'pglz']),
})
type Secrets = z.infer<typeof Secrets>

export interface Cluster {
  readonly clusterDir: string
  readonly secrets: Secrets
}

export interface CreateClusterOptions {
  readonly nativeDir: string
  readonly dataDir: string
  readonly account: ServerAccount | undefined
  /** The folder is thrown away after use, so a power cut while it is made does not matter. */
  readonly ephemeral: boolean
}

/** Returns the folder's cluster; makes one where there is none, or where making it was interrupted. */
export async function createCluster(options: CreateClusterOptions): Promise<Cluster> {
  const clusterDir = path.join(options.dataDir, 'cluster')
  if (await exists(clusterDir)) return { clusterDir, secrets: await readClusterSecrets(options.dataDir) }
  const secrets: Secrets = {
    ownerPassword: randomBytes(24).toString('hex'),
    appPassword: randomBytes(24).toString('hex'),
    walCompression: 'pglz',
  }
  const unfinished = `${clusterDir}.unfinished`
  await initialise(options, unfinished, secrets.ownerPassword)
  if (await supportsLz4(options, unfinished)) secrets.walCompression = 'lz4'
  await writeFile(secretsFile(options.dataDir), JSON.stringify(secrets), { mode: 0o600 })
  await rename(unfinished, clusterDir)
  return { clusterDir, secrets }
}

const secretsFile = (dataDir: string): string => path.join(dataDir, 'cluster.json')

export const readClusterSecrets = async (dataDir: string): Promise<Secrets> =>
  Secrets.parse(JSON.parse(await readFile(secretsFile(dataDir), 'utf8')))

async function initialise(options: CreateClusterOptions, folder: string, password: string): Promise<void> {
  const { nativeDir, dataDir, account } = options
  const passwordFile = path.join(dataDir, 'initial-password')
  await rm(folder, { recursive: true, force: true })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  const args = [
    `--pgdata=${folder}`,
    `--username=${migrationOwner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(options.ephemeral ? ['--no-sync'] : []),
  ]
  try {
    await runProgram({ file: path.join(nativeDir, 'bin', 'initdb'), args, account, cwd: dataDir })
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Not every platform's build has it. */
async function supportsLz4({ nativeDir, dataDir, account }: CreateClusterOptions, folder: string): Promise<boolean> {
  const args = ['-C', 'wal_compression', '-D', folder, '-c', 'wal_compression=lz4']
  return runProgram({ file: path.join(nativeDir, 'bin', 'postgres'), args, account, cwd: dataDir }).then(
    () => true,
    () => false,
  )
}

async function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  )
}

import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { chooseServerHome } from './choose-server-home.ts'
import { readClusterSecrets } from './create-cluster.ts'
import { isServerOf } from './process-identity.ts'
import { chooseServerAccount } from './server-account.ts'
import { migrationOwner, serverUrl } from './server-urls.ts'

/** The owner's address of the server that runs on this folder right now, or undefined when none does. */
export async function findRunningPostgres(options: {
  nativeDir: string
  dataDir: string
}): Promise<string | undefined> {
  if (!(await stat(options.dataDir).catch(() => undefined))) return undefined
  const { dataDir } = await chooseServerHome(options, await chooseServerAccount())
  const clusterDir = path.join(dataDir, 'cluster')
  const text = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n')
  if (!(await isServerOf(Number(pid), clusterDir))) return undefined
  const { ownerPassword } = await readClusterSecrets(dataDir)
  return serverUrl(Number(port), migrationOwner, ownerPassword)
}

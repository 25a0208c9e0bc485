import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '../start-error.ts'

const Secrets = z.object({ JWT_SECRET: z.string().min(32), ENCRYPTION_KEY: z.string().min(1) })
export type Secrets = z.infer<typeof Secrets>

const newSecrets = (): Secrets => ({
  JWT_SECRET: randomBytes(48).toString('base64url'),
  ENCRYPTION_KEY: randomBytes(32).toString('hex'),
})

/** What signs and encrypts in this data folder: made on the first start, for this user's eyes alone. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const known = await readSecrets(dataDir)
  if (known) return known
  const file = secretsFile(dataDir)
  const secrets = newSecrets()
  await writeFile(`${file}.tmp`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true })
  await rename(`${file}.tmp`, file)
  return secrets
}

const secretsFile = (dataDir: string): string => path.join(dataDir, 'secrets.json')

/** Undefined where there are none yet. */
export async function readSecrets(dataDir: string): Promise<Secrets | undefined> {
  const file = secretsFile(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const known = Secrets.safeParse(parseJson(text))
  // Without the old key nothing that it encrypted can be read again: never replace it silently.
  if (!known.success) throw new StartError(`${file} is damaged: bring it back from a backup.`)
  return known.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { randomBytes } from 'node:crypto'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { rotateApiKey, signIn } from './account.ts'
import { rootDir } from './build-images.ts'
import type { Fleet } from './fleet.ts'
import { runCommand } from './run-command.ts'
import { say, type Stage } from './stage.ts'
import { waitUntil } from './wait-until.ts'

/** The steps of infra/security/secrets-runbook.md on a fleet that is under load, each with the proof that it took. */
export async function rotateSecrets({ fleet, account }: Stage): Promise<void> {
  const upgrade = () => runCommand(path.join(rootDir, 'infra/docker/upgrade'), [], fleet.env)
  const answers = async (token: string, wanted: number) =>
    waitUntil(`an answer of ${wanted}`, async () => (await askWhoIAm(fleet, token)) === wanted, 60_000)

  const [oldJwt, oldEncryption] = await Promise.all([read(fleet, 'jwt_secret'), read(fleet, 'encryption_key')])
  const [newJwt, newEncryption] = [makeSecret(), makeSecret()]
  say('the new signing secret and the new encryption key in front of the old ones')
  await write(fleet, 'jwt_secret', `${newJwt},${oldJwt}`)
  await write(fleet, 'encryption_key', `${newEncryption},${oldEncryption}`)
  await upgrade()
  await answers(account.token, 200)
  const oldToken = account.token
  account.token = (await signIn(fleet.webUrl, account.email)).token
  const command = ['node', 'services/api-gateway/src/reencrypt.ts']
  say((await fleet.compose('exec', '-T', 'api-gateway', ...command)).trim())

  say('the old ones out')
  await write(fleet, 'jwt_secret', newJwt)
  await write(fleet, 'encryption_key', newEncryption)
  await upgrade()
  await answers(account.token, 200)
  await answers(oldToken, 401)

  say('the passwords of the services and of the owner in the database')
  await write(fleet, 'database_url', withNewPassword(await read(fleet, 'database_url')))
  await upgrade()
  await write(fleet, 'owner_database_url', withNewPassword(await read(fleet, 'owner_database_url')))
  await fleet.compose('restart', 'postgres')
  await fleet.compose('run', '--rm', '--no-deps', '-T', 'migrate')

  say('the password of the queue')
  await write(fleet, 'redis_url', withNewPassword(await read(fleet, 'redis_url')))
  await fleet.compose('restart', 'valkey')
  await upgrade()

  say('the API key of a company')
  const oldKey = account.apiKey
  account.apiKey = await rotateApiKey(fleet.webUrl, account)
  if (account.apiKey === oldKey) throw new Error('The API key is the one that was there before.')
}

const makeSecret = (): string => randomBytes(32).toString('hex')
const withNewPassword = (url: string): string => url.replace(/:[^:@/]+@/, `:${makeSecret()}@`)
const read = (fleet: Fleet, name: string): Promise<string> => readFile(path.join(fleet.secretsDir, name), 'utf8')

/** In the place of the old file, which running containers go on seeing until they are replaced. */
async function write(fleet: Fleet, name: string, text: string): Promise<void> {
  const file = path.join(fleet.secretsDir, name)
  await writeFile(`${file}.new`, text)
  await chmod(`${file}.new`, 0o444)
  await rename(`${file}.new`, file)
}

async function askWhoIAm({ webUrl }: Fleet, token: string): Promise<number> {
  const response = await fetch(`${webUrl}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  await response.text()
  return response.status
}

import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** Who the server runs as. */
export interface ServerAccount {
  readonly uid: number
  readonly gid: number
}

const preferredNames = ['postgres', 'nobody']

/** Postgres refuses to run as root, so root lends it an account without rights. Undefined: it may run as ourselves. */
export async function chooseServerAccount(): Promise<ServerAccount | undefined> {
  if (process.geteuid?.() !== 0) return undefined
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8').catch(() => ''))
  for (const name of preferredNames) {
    const account = accounts.get(name)
    if (account) return account
  }
  throw new Error(
    `Postgres must not run as root, and this machine has no user named ${preferredNames.join(' or ')} to run it as.`,
  )
}

export function parsePasswd(text: string): Map<string, ServerAccount> {
  const accounts = new Map<string, ServerAccount>()
  for (const line of text.split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && uid && gid && Number(uid) > 0) accounts.set(name, { uid: Number(uid), gid: Number(gid) })
  }
  return accounts
}

/** Whether the account may walk through every folder down to this one. */
export async function canReach(account: ServerAccount, folder: string): Promise<boolean> {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const { mode, uid, gid } = await stat(current)
    const mayEnter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & mayEnter) === 0) return false
    if (current === path.dirname(current)) return true
  }
}

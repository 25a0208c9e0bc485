import { spawn } from 'node:child_process'
import type { ServerAccount } from './server-account.ts'

export interface Program {
  readonly file: string
  readonly args: readonly string[]
  readonly account: ServerAccount | undefined
  readonly cwd: string
}

/** Nothing of our own environment, where secrets stand, reaches Postgres. */
export const programEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Runs a program to its end; rejects with what it complained about. */
export async function runProgram({ file, args, account, cwd }: Program): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  const child = spawn(file, args, { ...account, cwd, env: programEnvironment, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4_000)
  })
  child.on('error', reject)
  child.on('close', (code) => {
    if (code === 0) resolve(undefined)
    else reject(new Error(complaint.trim() === '' ? `${file} ended with code ${code}` : complaint.trim()))
  })
  await promise
}

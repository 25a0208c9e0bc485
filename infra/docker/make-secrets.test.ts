import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// Each runs a shell, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const script = path.resolve(import.meta.dirname, 'make-secrets')
let home: string
beforeAll(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'make-secrets-'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

function makeSecrets(args: string[], env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(script, args, { encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } })
  return { status, stderr }
}

const folder = (name: string): string => path.join(home, name)
const secret = (name: string, file: string): string => readFileSync(path.join(folder(name), file), 'utf8')

it('makes secrets that only their owner can reach, each of its own', () => {
  expect(makeSecrets([folder('one')], { SMTP_URL: 'smtps://a:b@mail.example' })).toEqual({ status: 0, stderr: '' })
  makeSecrets(['--mail-catcher', folder('two')])
  expect(statSync(folder('one')).mode & 0o777).toBe(0o700)
  const files = readdirSync(folder('one'))
  for (const file of files) expect(statSync(path.join(folder('one'), file)).mode & 0o222).toBe(0)
  const alike = files.filter((file) => secret('one', file) === secret('two', file))
  expect(alike).toEqual(['github_client_secret', 'github_webhook_secret', 'openai_api_key'])
  expect(secret('one', 'encryption_key')).toMatch(/^[\da-f]{64}$/)
  expect(secret('one', 'smtp_url')).toBe('smtps://a:b@mail.example')
})

it('never replaces what is there', () => {
  makeSecrets(['--mail-catcher', folder('kept')])
  const key = secret('kept', 'encryption_key')
  const again = makeSecrets(['--mail-catcher', folder('kept')])
  expect(again.status).toBe(1)
  expect(again.stderr).toContain('is there already')
  expect(secret('kept', 'encryption_key')).toBe(key)
})

it('has no default for where mails go', () => {
  expect(makeSecrets([folder('none')])).toMatchObject({ status: 1, stderr: expect.stringContaining('SMTP_URL') })
  expect(makeSecrets([folder('none')], { SMTP_URL: 'mail.example' }).status).toBe(1)
  expect(() => statSync(folder('none'))).toThrow('ENOENT')
})

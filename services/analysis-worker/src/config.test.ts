import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const required = {
  DATABASE_URL: 'postgres://app@db/holdfast',
  SMTP_URL: 'smtp://mail.example:25',
  MAIL_FROM: 'Holdfast <noreply@holdfast.example>',
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
}

it.each([
  ['SMTP_URL', undefined],
  ['MAIL_FROM', undefined],
  ['GITHUB_CLIENT_ID', 'Iv23liAlone'],
  ['GITHUB_API_URL', 'git.acme.example'],
  ['RETENTION_DAYS', 'some'],
])('names a wrong %s (%s)', (name, value) => {
  expect(() => readConfig({ ...required, [name]: value })).toThrow(new RegExp(String.raw`\n  ${name}: `))
})

it('needs no mail server where mails stay on the machine', () => {
  expect(readConfig({ ...required, SMTP_URL: undefined, MAIL_FROM: undefined, MAIL_OUTBOX: 'off' })).toMatchObject({
    MAIL_OUTBOX: 'off',
    RETENTION_DAYS: 14,
  })
})

import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const required = {
  DATABASE_URL: 'postgres://app@db/holdfast',
  PUBLIC_URL: 'https://holdfast.example',
  JWT_SECRET: randomBytes(32).toString('hex'),
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
}

it('fills in defaults and splits lists', () => {
  expect(readConfig({ ...required, OPERATOR_EMAILS: 'Ops@Example.com, second@example.com,' })).toMatchObject({
    PORT: 8000,
    OPERATOR_EMAILS: ['ops@example.com', 'second@example.com'],
    TRUSTED_PROXIES: [],
  })
})

it.each([
  ['JWT_SECRET', undefined],
  ['JWT_SECRET', 'short'],
  ['JWT_SECRET', `${randomBytes(32).toString('hex')},short`],
  ['ENCRYPTION_KEY', 'short'],
  ['DATABASE_URL', 'mysql://db'],
  ['REDIS_URL', 'http://redis'],
  ['PUBLIC_URL', 'holdfast.example'],
  ['PORT', 'eighty'],
  ['OPENAI_BASE_URL', 'models.example'],
  ['GITHUB_CLIENT_ID', 'Iv23liAlone'],
  ['GITHUB_WEBHOOK_SECRET', 'short'],
  ['GITHUB_URL', 'git.acme.example'],
  ['OPENAI_TIMEOUT_SECONDS', 'soon'],
])('names a wrong %s (%s)', (name, value) => {
  expect(() => readConfig({ ...required, [name]: value })).toThrow(new RegExp(String.raw`\n  ${name}: `))
})

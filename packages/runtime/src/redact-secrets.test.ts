import { expect, it } from 'vitest'
import { redactSecrets } from './redact-secrets.ts'

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'

it.each([
  ['an api_key query parameter', 'GET /api/v1/incidents?limit=5&api_key=s3cr3t-value&offset=1', 's3cr3t-value'],
  ['a token query parameter', '/api/v1/auth/verify-email?token=s3cr3t-value', 's3cr3t-value'],
  ['an OAuth code and state', '/callback?code=s3cr3t-value&state=other-secret', 's3cr3t-value'],
  ['a JSON member', '{"password":"s3cr3t-value"}', 's3cr3t-value'],
  ['a JSON member with an escaped quote', String.raw`{"new_password":"s3cr3t\"-value"}`, String.raw`s3cr3t\"-value`],
  ['JSON inside JSON', String.raw`{"body":"{\"api_key\":\"s3cr3t-value\"}"}`, 's3cr3t-value'],
  ['a header', '{"authorization":"Basic s3cr3t-value"}', 's3cr3t-value'],
  ['an OAuth code in JSON', '{"code":"4f9a8s3cr3t0001"}', '4f9a8s3cr3t0001'],
  ['a bearer in prose', 'sent Bearer s3cr3t-value', 's3cr3t-value'],
  ['an API key in prose', 'the key hf_0123456789abcdef failed', 'hf_0123456789abcdef'],
  ['a web token in prose', `got ${token} there`, token],
  ['a password in a URL', 'connecting to postgres://app:s3cr3t-value@db:5432/x', 's3cr3t-value'],
])('masks %s', (_name, line, secret) => {
  const redacted = redactSecrets(line)
  expect(redacted).not.toContain(secret)
  expect(redacted).toContain('[redacted]')
})

it.each([
  '{"code":"ECONNREFUSED","msg":"connect failed"}',
  '{"code":"not_found","status":404}',
  '{"code":"23505"}',
  'GET /api/v1/incidents?limit=5&severity=high',
])('leaves %s alone', (line) => {
  expect(redactSecrets(line)).toBe(line)
})

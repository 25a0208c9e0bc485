import { expect, it } from 'vitest'
import { plainName } from './plain-name.ts'

it.each([
  ['Acme & Söhne', 'Acme & Söhne'],
  ["O'Reilly, Inc.", "O'Reilly, Inc."],
  ['Win at https://evil.example/now', 'Win at https evil example now'],
  ['evil.example', 'evil example'],
  ['a\r\nBcc: all@example.com', 'a Bcc all example com'],
  ['\u202Egnp.exe', 'gnp exe'],
  ['\u0000\u001b[31m', '31m'],
  ['<>', 'a company'],
  ['名前', '名前'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('makes %j %j', (name, plain) => {
  expect(plainName(name, 'a company')).toBe(plain)
})

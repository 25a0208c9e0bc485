import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  ['*ERROR* relay refused the mail', 'error', 'relay refused the mail'],
  ['**WARN** relay refused the mail', 'warn', 'relay refused the mail'],
  ['!ERROR! relay refused the mail', 'error', 'relay refused the mail'],
  ['-ERROR- relay refused the mail', 'error', 'relay refused the mail'],
  ['>>ERROR<< relay refused the mail', 'error', 'relay refused the mail'],
  ['{E} relay refused the mail', 'error', 'relay refused the mail'],
  ['(C) relay refused the mail', 'fatal', 'relay refused the mail'],
  ['{Q} relay refused the mail', null, '{Q} relay refused the mail'],
  ['*QUEUE* relay refused the mail', null, '*QUEUE* relay refused the mail'],
])('reads the level between marks of its own in %s', (text, level, message) =>
  expect(readLine(`2026-04-22 13:02:53 ${text}`)).toMatchObject({ level, message }),
)

import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  ['*ERROR* relay refused the mail', 'error', 'relay refused the mail'],
  ['**WARN** relay refused the mail', 'warn', 'relay refused the mail'],
  ['!ERROR! relay refused the mail', 'error', 'relay refused the mail'],
  ['-ERROR- relay refused the mail', 'error', 'relay refused the mail'],
  ['>>ERROR<< relay refused the mail', 'error', 'relay refused the mail'],
  ['{E} relay refused the mail', 'error', 'relay refused the mail'],
  ['{Q} relay refused the mail', null, '{Q} relay refused the mail'],
  ['*QUEUE* relay refused the mail', null, '*QUEUE* relay refused the mail'],
])('reads the level between marks of its own in %s', (text, level, message) =>
  expect(readLine(`2026-04-22 13:02:53 ${text}`)).toMatchObject({ level, message }),
)

it.each([
  ['(C) relay refused the mail', 'fatal', 'relay refused the mail'],
  ['(C) 2024 by those who wrote it', null, '(C) 2024 by those who wrote it'],
])('reads the letter behind a program in %s', (text, level, message) =>
  expect(readLine(`2026-04-22T13:02:53.738+00:00 mx-2 relayd[812]: ${text}`)).toMatchObject({ level, message }),
)

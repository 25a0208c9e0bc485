import { expect, it } from 'vitest'
import { isTyped } from './is-typed.ts'

it.each([
  ['ops@web-1:~$ dmesg | tail', true],
  ['edge1$ journalctl -u varnish -n 90', true],
  ['##[group]Run npx lerna publish', true],
  ['##[error]Process completed with exit code 1.', false],
  ['npm ERR! code E403', false],
])('knows a command from what it prints: %s', (text, expected) => expect(isTyped(text)).toBe(expected))

import { expect, it } from 'vitest'
import { kindOfChange } from './kind-of-change.ts'

it.each([
  ['14 seats purged by anna', 'deletion'],
  ['running mysqldump --set-gtid-purged=ON hall', undefined],
])('reads what was done, and no option of a command: %s', (text, kind) => expect(kindOfChange(text)).toBe(kind))

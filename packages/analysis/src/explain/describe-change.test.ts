import { describe, expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import type { ChangeKind } from '../detect/find-changes.ts'
import { describeChange } from './describe-change.ts'

const tell = (kind: ChangeKind, line: string): string => {
  const [event] = readTexts({ 'changes.log': `2026-03-02T10:00:00Z INFO ${line}` })
  return describeChange({ kind, event: event!, timestampMs: 0, service: null, subject: null, version: null, count: 1 })
}

describe('what was changed', () => {
  it.each([
    [
      'configuration',
      'applied config limits/web, mode PERMISSIVE -> STRICT',
      ' (limits/web; mode is now STRICT instead of PERMISSIVE)',
    ],
    ['configuration', 'rollout 1% -> 100%', ' (rollout is now 100% instead of 1%)'],
    ['deletion', '4120 keys deleted', ' (gone are keys)'],
    ['configuration', 'default_pool_size changed from 60 to 6', ' (default_pool_size is now 6 instead of 60)'],
    ['configuration', 'write cache set to write-through', ' (write cache is now write-through)'],
    ['configuration', 'settings changed', ''],
  ] as const)('%s: %s', (kind, line, told) => expect(tell(kind, line)).toBe(told))
})

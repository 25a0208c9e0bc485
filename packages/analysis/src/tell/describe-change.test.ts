import { describe, expect, it } from 'vitest'
import { eventOf } from '../../test/event-of.ts'
import { firstOf } from '../../test/first-of.ts'
import { readTexts } from '../../test/analyze-texts.ts'
import type { ChangeKind } from '../changes/kind-of-change.ts'
import { describeChange, wordChange } from './describe-change.ts'

const tell = (kind: ChangeKind, line: string): string => {
  const event = firstOf(readTexts({ 'changes.log': `2026-03-02T10:00:00Z INFO ${line}` }))
  return describeChange({ kind, event })
}

describe('what was changed', () => {
  it.each([
    [
      'configuration',
      'applied config limits/web, mode PERMISSIVE -> STRICT',
      'limits/web; mode from PERMISSIVE to STRICT',
    ],
    ['configuration', 'rollout 1% -> 100%', 'rollout from 1% to 100%'],
    ['deletion', '4120 keys deleted', 'keys gone'],
    ['configuration', 'default_pool_size changed from 60 to 6', 'default_pool_size lowered from 60 to 6'],
    ['configuration', 'account=uids limit 46TiB -> 0B applied', 'limit lowered from 46TiB to 0B; applied'],
    ['configuration', 'max_wait: 900s -> 1200s', 'max_wait raised from 900s to 1200s'],
    ['configuration', "flag 'inline-tier' rollout 0% -> 100%", 'inline-tier; rollout from 0% to 100%'],
    [
      'configuration',
      'alias halls: halls_v7 -> halls_v8 docs=0, old index is kept',
      'halls from halls_v7 to halls_v8; docs=0, old index is kept',
    ],
    ['configuration', 'slots changed from 60 to 6 by release 16', 'slots from 60 to 6; by release 16'],
    ['configuration', 'write cache set to write-through', 'write cache now write-through'],
    [
      'configuration',
      'applied revision 712: atlas.resultCache.enabled: true -> false',
      'atlas.resultCache.enabled from true to false',
    ],
    ['configuration', 'settings reloaded (smsc.d/teliq.conf)', 'settings reloaded (smsc.d/teliq.conf)'],
  ] as const)('%s: %s', (kind, line, told) => expect(tell(kind, line)).toBe(told))

  it('takes nothing of a line whose values stand in fields for what follows them', () =>
    expect(tell('configuration', '{"msg":"flag updated","key":"banner","from":"false","to":"true"}')).not.toContain(
      'updated',
    ))

  it('keeps the words around values that have no name', () =>
    expect(tell('configuration', 'ruleset 9 published by tom: key host,path -> host,path,cookie')).toMatch(
      /^ruleset 9 published/,
    ))

  it('takes the fields of an object, also those whose keys nobody knows', () => {
    const said = tell(
      'configuration',
      '{"msg":"queue updated","attributes":{"VisibilityTimeout":"30"},"labels":"step,status","region":"eu-1"}',
    )
    expect(said).toContain('VisibilityTimeout 30')
    expect(said).toContain('labels step,status')
    expect(said).not.toContain('eu-1')
  })
})

it('says beside what moved what else the line states', () => {
  const event = eventOf('rates loaded', { source: 'builtin', default_exponent: '2' })
  const told = wordChange({
    kind: 'configuration',
    timestampMs: 0,
    service: 'rates',
    subject: null,
    version: null,
    event,
    count: 2,
    moves: [{ name: 'source', from: 'rates.csv', to: 'builtin' }],
  })
  expect(told).toContain('source of rates changed from rates.csv to builtin')
  expect(told).toContain('default_exponent 2')
})

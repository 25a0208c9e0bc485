import { expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { readRecord } from '../read/read-record.ts'
import { evictDigest } from './evict-digest.ts'
import { mergeDigests } from './merge-digests.ts'

const NODES = 'NAME   STATUS   ROLES    AGE   VERSION\nn0     Ready    <none>   3d    v1.31.2\n'
const HOUR_MS = 3_600_000

const logAt = (time: string) => digestEvents(readTexts({ 'web.log': `${time} INFO served\n` }))
const kinds = ({ objects }: ReturnType<typeof logAt>): string[] =>
  Object.values(objects?.sightings ?? {}).map(({ kind, name }) => `${kind}/${name}`)

const watched = (time: string, name: string) =>
  digestEvents([
    readRecord({
      ref: { source: 'agent', line: 1, offset: 0 },
      body: JSON.stringify({ apiVersion: 'v1', kind: 'Service', metadata: { name, namespace: 'shop' }, spec: {} }),
      attributes: { 'k8s.resource.name': 'services' },
      observedTimeUnixNano: String(Date.parse(time) * 1_000_000),
    }),
  ])

it('forgets objects that were last told of before what is kept', () => {
  const old = watched('2026-11-21T06:00:00Z', 'old')
  const fresh = watched('2026-11-21T09:30:00Z', 'fresh')
  const all = mergeDigests(mergeDigests(old, fresh), logAt('2026-11-21T10:00:00Z'))
  expect(kinds(all).toSorted()).toEqual(['Service/fresh', 'Service/old'])
  expect(kinds(evictDigest(all, HOUR_MS))).toEqual(['Service/fresh'])
})

it('counts the age of a text without a time from the first eviction that meets it', () => {
  const all = mergeDigests(digestEvents(readTexts({ nodes: NODES })), logAt('2026-11-21T10:00:00Z'))
  const kept = evictDigest(all, HOUR_MS)
  expect(kinds(kept)).toEqual(['Node/n0'])
  expect(kinds(evictDigest(mergeDigests(kept, logAt('2026-11-21T10:50:00Z')), HOUR_MS))).toEqual(['Node/n0'])
  expect(kinds(evictDigest(mergeDigests(kept, logAt('2026-11-21T11:30:00Z')), HOUR_MS))).toEqual([])
})

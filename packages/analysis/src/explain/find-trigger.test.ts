import { expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import type { Change } from '../detect/find-changes.ts'
import { observeWorld } from '../detect/world.ts'
import { noticeSymptoms } from '../weigh/notice-symptoms.ts'
import { findTrigger } from './find-trigger.ts'

const minute = (at: number): string => new Date(Date.UTC(2026, 2, 2, 10, at)).toISOString()
const lines = Array.from({ length: 40 }, (_, at) => `${minute(at)} INFO order ${at} placed`)
const failing = [41, 42, 43, 44].map((at) => `${minute(at)} ERROR cannot place the order`)
const events = readTexts({ 'shop.log': [...lines, `${minute(40)} INFO deployed 4.2.0`, ...failing, ''].join('\n') })
const root = noticeSymptoms(observeWorld(digestEvents(events))).find(({ badness }) => badness >= 2)

const triggerOf = (event: Change['event']): Change | null => {
  if (root === undefined) throw new Error('The failure was not noticed.')
  const cluster = { root, members: [], culprit: root.service, onsetMs: root.onsetMs, endMs: root.lastMs }
  const { service } = root
  const timestampMs = event.timestampMs ?? 0
  return findTrigger(cluster, [{ kind: 'deploy', timestampMs, service, subject: null, version: null, event, count: 1 }])
}

it('is the release right before the failure, but never the first line of the failure itself', () => {
  expect(triggerOf(firstOf(events.filter(({ message }) => message.includes('deployed'))))).not.toBeNull()
  expect(triggerOf(firstOf(root?.samples ?? []))).toBeNull()
})

import { expect, it } from 'vitest'
import { changesOf, hasChanges } from './draft-store.ts'

const live = { live_status: 'open', live_assigned_to: { id: 'u1' } }

it.each([
  { name: 'nothing touched', draft: {}, changes: {} },
  { name: 'set back to what it is', draft: { status: 'open', assigneeId: 'u1' }, changes: {} },
  { name: 'another status', draft: { status: 'resolved', assigneeId: 'u1' }, changes: { status: 'resolved' } },
  { name: 'unassigned', draft: { assigneeId: null }, changes: { assigneeId: null } },
])('$name', ({ draft, changes }) => {
  expect(changesOf(draft, live)).toEqual(changes)
  expect(hasChanges(changesOf(draft, live))).toBe(Object.keys(changes).length > 0)
})

it('unassigned stays unassigned', () => {
  expect(changesOf({ assigneeId: null }, { ...live, live_assigned_to: null })).toEqual({})
})

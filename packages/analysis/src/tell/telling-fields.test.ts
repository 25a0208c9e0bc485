import { expect, it } from 'vitest'
import { allFields, tellingFields } from './telling-fields.ts'

const SYNC = {
  message: 'tasks (dry-run)',
  fields: {
    tasks: `[Sync/0 NetworkPolicy:loyalty/restrict-egress nil->obj, ${'Sync/0 Deployment:loyalty/points '.repeat(5)}]`,
  },
}

it('tells of a change what a long field begins with', () => {
  const [tasks = ''] = allFields(SYNC)
  expect(tasks).toContain('NetworkPolicy:loyalty/restrict-egress')
  expect(tasks.length).toBeLessThan(SYNC.fields.tasks.length)
})

it('leaves long fields of unknown keys out beside a message that says something', () =>
  expect(tellingFields(SYNC)).toEqual([]))

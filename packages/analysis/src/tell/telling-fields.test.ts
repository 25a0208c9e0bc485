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

it('takes a value for said only where it is a word of its own', () => {
  const event = { message: 'SetLimit2023 by ops', fields: { 'requestParameters.maxInstances': '2', actor: 'ops' } }
  expect(allFields(event)).toEqual(['requestParameters.maxInstances 2'])
})

it('tells a host that is part of a setting, and not the host that logs', () => {
  const fields = { 'push.host': 'sandbox.partner.example', host: 'web-3', client_host: 'tablet-7' }
  expect(allFields({ message: 'config reloaded', fields })).toEqual(['push.host sandbox.partner.example'])
})

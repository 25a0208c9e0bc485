import { createLogger } from '@holdfast/runtime/logger'
import { expect, it } from 'vitest'
import { createOutageLog } from './create-outage-log.ts'

function listen() {
  const lines: string[] = []
  const logger = createLogger({ name: 'test', destination: { write: (line) => void lines.push(line) } })
  return { log: createOutageLog(logger), lines }
}

it.each(['Connection is closed.', 'connect ECONNREFUSED 10.0.0.9:6379', 'WRONGPASS invalid username-password pair'])(
  'leaves what the connections tell to them: %s',
  (message) => {
    const { log, lines } = listen()
    log.complain(new Error(message))
    expect(lines).toEqual([])
  },
)

it('tells what no connection tells', () => {
  const { log, lines } = listen()
  log.complain(new Error('OOM command not allowed when used memory > maxmemory'))
  expect(lines).toEqual([expect.stringContaining('job queue error')])
})

it('reports a changed password once, and not what it was', () => {
  const { log, lines } = listen()
  const command = { name: 'hello', args: ['3', 'AUTH', 'default', 'horse-battery'] }
  const refused = Object.assign(new Error('WRONGPASS invalid username-password pair'), { command })
  const link = log.link()
  for (let attempt = 0; attempt < 3; attempt++) link.down(refused)
  expect(lines).toEqual([expect.stringContaining('WRONGPASS')])
  expect(lines[0]).not.toContain('horse-battery')
})

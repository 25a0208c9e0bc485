import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runAsWork } from './current-work.ts'
import { createLogger } from './logger.ts'

function captured() {
  const lines: string[] = []
  return { lines, logger: createLogger({ name: 'test', destination: { write: (line) => void lines.push(line) } }) }
}

it('writes one JSON line with name, time and fields', () => {
  const { lines, logger } = captured()
  logger.info({ request_id: 'r1' }, 'done')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ name: 'test', msg: 'done', request_id: 'r1', level: 30 })
})

it('masks secrets in fields, messages, errors and their causes', () => {
  const { lines, logger } = captured()
  const cause = new Error('GET https://host/x?api_key=hunter2-secret failed')
  logger.error({ err: new Error('signing in', { cause }), body: { password: 'hunter2-secret' } }, 'hf_hunter2secret')
  expect(lines.join('')).not.toMatch(/hunter2/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ body: { password: '[redacted]' } })
})

it('says in every line of a job which one it was, however deep in it', async () => {
  const { lines, logger } = captured()
  const jobs = ['a', 'b'].map((id) =>
    runAsWork({ logFields: { job_id: id, request_id: `r-${id}` } }, async () => {
      await nextTurn()
      logger.info({ id }, 'reading')
    }),
  )
  await Promise.all(jobs)
  logger.info('between jobs')
  const logged = lines.map((line) => JSON.parse(line))
  expect(logged).toMatchObject([
    { id: 'a', job_id: 'a', request_id: 'r-a' },
    { id: 'b', job_id: 'b', request_id: 'r-b' },
    { msg: 'between jobs' },
  ])
  expect(logged[2]).not.toHaveProperty('job_id')
})

it('leaves out what a client had sent when its server refused it', () => {
  const { lines, logger } = captured()
  const refused = Object.assign(new Error('WRONGPASS'), { command: { name: 'auth', args: ['horse-battery'] } })
  logger.warn({ err: new Error('no queue', { cause: refused }) }, 'away')
  expect(lines.join('')).toContain('WRONGPASS')
  expect(lines.join('')).not.toContain('horse-battery')
})

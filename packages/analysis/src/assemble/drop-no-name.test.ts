import { describe, expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (name: string, ...lines: readonly string[]) =>
  readTexts({ [name]: `${lines.join('\n')}\n` }).map(({ message, entities: { service, requestId } }) => ({
    message: message.trim(),
    service,
    requestId,
  }))

describe('what stands in the place of who speaks, and is no name', () => {
  it('is the id of the request between the tabs of a function, or nothing', () => {
    const id = 'fefce77a-7307-3b82-52f3-51bb7da09fa0'
    const records = read(
      'orders.log',
      `2026-07-03T14:44:46.789Z\tundefined\tERROR\tUncaught Exception`,
      `2026-07-03T14:44:47.789Z\t${id}\tINFO\torder stored`,
    )
    expect(records.map(({ service }) => service)).toEqual(['orders', 'orders'])
    expect(records[1]?.requestId).toBe(id)
  })

  it('is the container that a name is followed by', () => {
    const line = 'mailer/b9d0dc221984 [2024-06-02 10:10:01] production.INFO: scheduled task skipped'
    expect(read('night.log', line)[0]?.service).not.toBe('b9d0dc221984')
  })

  it('is what was thrown, which stays in the message', () => {
    const thrown = 'org.apache.kafka.common.errors.DisconnectException: broker 1 disconnected'
    const [record] = read('job.log', `2026-08-14T11:08:37.792Z 01O     ${thrown}`)
    expect(record).toMatchObject({ service: 'job', message: thrown })
  })
})

it('each submission of Spark is of one service', () => {
  const line = (id: string) =>
    `[pod/settle-join-${id}-exec-7/spark-kubernetes-executor] 24/10/12 16:25:55 INFO Executor: Running task 1`
  const records = read('spark.log', line('1df0ac481f7e9d1c'), line('f63b23254bf675a9'))
  expect(new Set(records.map(({ service }) => service)).size).toBe(1)
})

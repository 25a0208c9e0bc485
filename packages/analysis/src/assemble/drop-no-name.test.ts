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
    const idOf = (count: number): string => `fefce77a-7307-3b82-52f3-51bb7da09fa${count}`
    const records = read(
      'orders.log',
      ...[0, 1, 2, 3].map(
        (count) => `2026-07-03T14:44:4${count}.789Z\t${idOf(count)}\tINFO\torder stored {"id":${count}}`,
      ),
      '2026-07-03T14:44:46.789Z\tundefined\tERROR\tUncaught Exception \t{"errorType":"Error","errorMessage":"no module"}',
    )
    expect(records.map(({ service }) => service)).toEqual(records.map(() => 'orders'))
    expect(records[1]?.requestId).toBe(idOf(1))
  })

  it('is the container behind the name of a compose service', () => {
    const lines = ['b9d0dc221984', '8b965a231980'].flatMap((id) =>
      [0, 1, 2].map(
        (minute) => `mailer/${id} [2024-06-02 10:1${minute}:01] production.INFO: mail ${minute} sent {"due":12}`,
      ),
    )
    expect(read('night.log', ...lines).map(({ service }) => service)).toEqual(lines.map(() => 'night'))
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

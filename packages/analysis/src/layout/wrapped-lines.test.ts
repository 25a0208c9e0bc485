import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const time = (n: number): string => `19:${String(10 + Math.floor(n / 60))}:${String(n % 60).padStart(2, '0')}`

/** What is read of the last of many lines that a collector wrote with its own columns before them. */
function readLast(lines: readonly string[]) {
  const { level, entities, message } = readTexts({ 'all.log': lines.join('\n') }).at(-1) ?? {}
  return { level, service: entities?.service, message }
}

it('reads the level of a program behind the columns of its pod and container', () => {
  const edges = ['waw2', 'ams1', 'mad1', 'fra3']
  const others = Array.from(
    { length: 48 },
    (_, n) =>
      `2026-01-14T${time(n)}.223Z edge-${edges[(n * 7) % 4] ?? ''} cdn client=217.98.${n}.${(n * 7) % 250} uri=/p/lamp-${n} status=200 cache=HIT`,
  )
  const ours = '2026-01-14T19:12:17.223Z catalog-api-q9nrc5g4rk-grtqj api ERROR [pool-2-thread-23] c.n.Catalog rejected'
  expect(readLast([...others, ours])).toMatchObject({ level: 'error', message: 'rejected' })
})

it('takes the number of a worker for no level', () => {
  const workers = [4, 4, 3, 6, 2, 6, 1, 2, 5, 2, 6, 3, 1, 2, 6, 4, 3, 2, 6, 5, 2, 6, 1, 3]
  const kinds = ['webhook', 'mail', 'mail', 'webhook', 'invoice', 'thumbnail']
  const claimed = [...workers, ...workers].map(
    (worker, n) =>
      `2025-01-26T${time(n)}.966Z worker[${worker}] claimed job=${955_294 - n * 977} kind=${kinds[n % 6] ?? ''} claim_ms=${(n * 5) % 12} lag_s=${n % 3}`,
  )
  expect(readLast([...claimed, '2025-01-26T19:31:12.871Z worker[1] ERROR webhook job=900941 discarded'])).toMatchObject(
    {
      level: 'error',
      service: 'worker',
      message: 'webhook job=900941 discarded',
    },
  )
  expect(readLast(claimed)).toMatchObject({ level: null, service: 'worker' })
})

import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

const GRADES = ['Low', 'Low', 'Medium', 'Low', 'High', 'Very-High']

it.each<[string, (grade: string, n: number) => string]>([
  ['pairs', (grade, n) => `time="Sep 19 2022 10:15:${10 + n}" severity=${grade} name="Category ${n} allowed"`],
  ['objects', (grade, n) => `{"time":"2022-09-19T10:15:${10 + n}Z","severity":"${grade}","message":"rule ${n} hit"}`],
])('takes how grave events are for levels where a field of %s says nothing else', (_, write) => {
  const levels = readLines(Array.from({ length: 36 }, (_line, n) => write(GRADES[n % 6] ?? '', n))).map(
    ({ level }) => level,
  )
  expect(levels.slice(0, 6)).toEqual(['info', 'info', 'warn', 'info', 'error', 'fatal'])
})

it('takes a fault in such a field for a failure', () => {
  const lines = Array.from({ length: 30 }, (_line, n) => {
    const payload = { severity: ['NORMAL', 'FAULT', 'ATTENTION'][n % 3], detail: `receipt ${n} closed` }
    return JSON.stringify({ meta: { at: `16/08/2022 07:17:${10 + n}`, origin: `till-${n % 4}` }, payload })
  })
  expect(readLines(lines)[1]?.level).toBe('error')
  expect(readLines(['{"level":"FAULT","msg":"drawer stuck"}'])[0]?.level).toBe('error')
})

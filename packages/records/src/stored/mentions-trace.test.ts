import { expect, it } from 'vitest'
import { mentionsTrace } from './mentions-trace.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

it.each([
  { name: 'its bytes', bytes: Buffer.concat([Buffer.from([10, 16]), Buffer.from(traceId, 'hex')]), isMentioned: true },
  { name: 'text', bytes: Buffer.from(`{"traceId":"${traceId}"}`), isMentioned: true },
  { name: 'capital letters', bytes: Buffer.from(traceId.toUpperCase()), isMentioned: true },
  { name: 'another one', bytes: Buffer.from(traceId.replace('4b', '4c')), isMentioned: false },
])('a trace is mentioned by $name: $isMentioned', ({ bytes, isMentioned }) => {
  expect(mentionsTrace(traceId)(bytes)).toBe(isMentioned)
})

import { describe, expect, it } from 'vitest'
import { findStray, usualWayMs } from './find-stray.ts'
import type { JoinedSpan } from './join-traces.ts'
import type { Observed } from './observe-calls.ts'

const START_MS = 1_700_000_000_000

/** A call at a second, which was so long on its way. */
function call(from: string, to: string, second: number, wayMs: number): JoinedSpan {
  const span = {
    service: from,
    operation: `${from}\u001fGET`,
    startMs: START_MS + second * 1000,
    selfMs: wayMs,
    peer: null,
    parent: null,
    children: [] as JoinedSpan[],
  } as unknown as JoinedSpan
  span.children.push({ ...span, service: to, operation: `${to}\u001f/`, parent: span, children: [] })
  return span
}

const observed = (service: string, spans: readonly JoinedSpan[], operation = ''): Observed => ({
  kind: 'wire',
  operation,
  service,
  peer: null,
  child: null,
  readings: spans.map(({ startMs, selfMs }) => ({ atMs: startMs, value: selfMs })),
  spans,
})

const USUAL_MS = 3
const early = call('shop', 'food', 1, 3)
const late = [10, 20, 30, 40, 50].map((second) => call('shop', 'food', second, 2000))

describe('a service that is rarely called', () => {
  it('is seen to be slow to reach by what is usual among others', () => {
    expect(findStray(observed('food', [early, ...late]), USUAL_MS)).toMatchObject({ ways: 1, share: 1, asked: 1 })
    expect(findStray(observed('shop', [early, ...late]), USUAL_MS)).toMatchObject({ ways: 1, share: 1, asked: 0 })
  })

  it.each([
    ['was so from the first call on, as that to another region is', late],
    ['is so in few calls', [early, ...late.slice(0, 4)]],
    ['is so now and then', [early, ...late, ...[11, 21, 31, 41, 51].map((at) => call('shop', 'food', at, 3))]],
    [
      'is only somewhat slower',
      [early, ...late.map(({ startMs }) => call('shop', 'food', (startMs - START_MS) / 1000, 40))],
    ],
  ])('is left alone where it %s', (_, spans) => expect(findStray(observed('food', spans), USUAL_MS)).toBeNull())

  it('counts the ways on which it is slow, and leaves out those on which it is not', () => {
    const others = [12, 22, 32].map((second) => call('bank', 'food', second, 2000))
    const fine = [13, 23, 33, 43].map((second) => call('desk', 'food', second, 3))
    expect(findStray(observed('food', [early, ...late, ...others, ...fine]), USUAL_MS)).toMatchObject({
      ways: 2,
      share: 8 / 12,
    })
  })
})

describe('the usual way', () => {
  it('is that of most pairs, and unknown where few are seen', () => {
    const pairs = Array.from({ length: 9 }, (_, at) =>
      observed(`s${at}`, [call(`s${at}`, `t${at}`, at, at < 7 ? 2 : 900)], 'x'),
    )
    expect(usualWayMs(pairs)).toBe(2)
    expect(usualWayMs(pairs.slice(0, 7))).toBeNull()
  })
})

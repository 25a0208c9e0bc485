import { describe, expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'
import { failureOf } from './failure-of.ts'
import { isAboutClients } from './is-about-clients.ts'
import { judgeBadness } from './judge-badness.ts'

const mechanismOf = (text: string) => failureOf({ samples: [], text }).known?.mechanism

describe('counters and limits', () => {
  it.each(['rows 919833 errors 0 rejects 1', 'rows 919833 errors 0'])('%s is no failure', (text) =>
    expect(judgeBadness(null, text, false)).toBe(0),
  )

  it.each(['rows 919833 errors 3', 'exit status 1: failed 0.5 s'])('%s is one', (text) =>
    expect(judgeBadness(null, text, false)).toBe(2),
  )

  it('a tolerance of 500 is no answer of a server', () => {
    expect(mechanismOf('day 1: rejects 1 (tolerance 500)')).not.toBe('peer-failing')
    expect(mechanismOf('payment answered 500')).toBe('peer-failing')
  })
})

it('a card without funds is the customer’s, a pool without connections is not', () => {
  const about = (text: string) => isAboutClients([readLine(`2026-05-17T09:40:34.638Z ${text}`)])
  expect(about('58.52 EUR DECLINED insufficient funds')).toBe(true)
  expect(about('insufficient connections left')).toBe(false)
  expect(mechanismOf('insufficient connections left')).toBe('slots-exhausted')
  expect(mechanismOf('DECLINED insufficient funds')).not.toBe('slots-exhausted')
})

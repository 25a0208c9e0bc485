import { expect, it } from 'vitest'
import { statementFeatures } from './statement-features.ts'

it('takes words, what follows on what, the beginnings of long words, and the length', () =>
  expect(statementFeatures('Certificate expired')).toEqual([
    'certificate',
    '^ certificate',
    'certi~',
    'expired',
    'certificate expired',
    '^ certificate expired',
    'expir~',
    'expired $',
    '3/',
  ]))

it('tells a key and its value from the same words elsewhere', () => {
  expect(statementFeatures('flag rollout=enabled')).toEqual(expect.arrayContaining(['rollout:', ':enabled']))
  expect(statementFeatures('flag rollout is enabled').filter((feature) => feature.includes(':'))).toEqual([])
})

it('keeps statuses and tells other numbers only as numbers', () => {
  expect(statementFeatures('answered 503 in 12034 ms')).toContain('503')
  expect(statementFeatures('answered 503 in 12034 ms')).toContain('in #')
})

it('is the same for all ids and numbers of one statement', () =>
  expect(statementFeatures('order 81723 of user 4 failed')).toEqual(statementFeatures('order 5 of user 99120 failed')))

it('knows trouble that is denied', () => {
  expect(statementFeatures('finished with 0 errors')).not.toContain('errors')
  expect(statementFeatures('finished with 7 errors')).toContain('errors')
})

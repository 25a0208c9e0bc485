import { expect, it } from 'vitest'
import { announcesWork, saysOrder } from './announces-work.ts'

it.each([
  ['entering maintenance window', true],
  ['Connector requested to resume after maintenance window', false],
  ['maintenance window is over', false],
  ['upgrade failed, node drained', false],
  ['cart.service: Scheduled restart job, restart counter is at 2.', false],
])('tells announced work from work that is over: %s', (text, expected) => expect(announcesWork(text)).toBe(expected))

it.each([
  ['draining node for planned upgrade', true],
  ['consumer resumed after planned maintenance', false],
  ['scheduled restart of cart', true],
  ['cart.service: Scheduled restart job, restart counter is at 2.', false],
])('tells an order from what comes behind it: %s', (text, expected) => expect(saysOrder(text)).toBe(expected))

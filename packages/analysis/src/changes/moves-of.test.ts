import { describe, expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { readTexts } from '../../test/analyze-texts.ts'
import { movesOf } from './moves-of.ts'

const movesIn = (line: string) => movesOf(firstOf(readTexts({ 'app.log': `2026-03-02T10:00:00Z INFO ${line}\n` })))

describe('the moves that a line states', () => {
  it.each([
    ['pool_size changed from 60 to 6', { name: 'pool_size', from: '60', to: '6' }],
    ['change 1 of 1: seat.hold.seconds 360 -> 300', { name: 'seat.hold.seconds', from: '360', to: '300' }],
    ['Scaled down replica set till-5d9c7 to 0 from 3', { name: 'till-5d9c7', from: '3', to: '0' }],
    ['release 44 PREFIX=uploads/ (was thumbs/)', { name: 'PREFIX', from: 'thumbs/', to: 'uploads/' }],
    ['item=eviction-policy before=none after=all-lru', { name: 'eviction-policy', from: 'none', to: 'all-lru' }],
    ['setting page.cache changed old=on new=off', { name: 'page.cache', from: 'on', to: 'off' }],
    ['{"msg":"flag updated","key":"banner","from":"false","to":"true"}', { name: 'banner', from: 'false', to: 'true' }],
  ])('%s', (line, move) => expect(movesIn(line)[0]).toMatchObject(move))

  it('are none where a number stands beside the name of a thing', () =>
    expect(movesIn('Scaled up replica set till-5d9c7 to 4')).toEqual([]))

  it.each(['application billing: status Synced -> OutOfSync', 'neighbor eth1 Full -> Down'])(
    'are none where a thing is in another state: %s',
    (line) => expect(movesIn(line)).toEqual([]),
  )

  it.each(['case 4: request without token -> ERROR', 'probe injected -> WARN', 'GET /cart -> 404'])(
    'are none where the arrow points to what came of it: %s',
    (line) => expect(movesIn(line)).toEqual([]),
  )

  it.each(['transfer from=1001 to=2002 amount=5', 'mail from=a@shop.example to=b@shop.example', 'before=3 after=3'])(
    'are none where things only go from one to another: %s',
    (line) => expect(movesIn(line)).toEqual([]),
  )
})

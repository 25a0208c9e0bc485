import { describe, expect, it } from 'vitest'
import { gistOfTelling } from './plain-text.ts'
import { shedDetails } from './shed-details.ts'

const FLOW =
  'gateway=nat-2 router=core-7 region=north1 src=10.4.0.12:40122 nat=- dst=198.51.100.9:443 flow=77120093 vm=null protocol=tcp allocation=DROPPED'

describe('a line too long to be told', () => {
  it('loses ids, addresses and what is empty before the pairs that say something', () => {
    expect(gistOfTelling(FLOW, 100)).toBe('gateway=nat-2 router=core-7 region=north1 protocol=tcp allocation=DROPPED')
  })

  it('keeps of a row of values those that are words', () =>
    expect(
      shedDetails(
        '1,2026/07/02 04:25:56,01300105,SYSTEM,general,0,2026/07/02 04:25:56,,update installed by agent,0x0,0,fw-2',
      ),
    ).toBe('SYSTEM, general, update installed by agent'))

  it('keeps a sentence as it is', () => {
    const sentence = 'could not write 12 rows to orders, retry in 5s, attempt=2'
    expect(shedDetails(sentence)).toBe(sentence.replace(', attempt=2', ''))
  })

  it('is told with all its pairs where there is room', () => expect(gistOfTelling(FLOW, 400)).toBe(FLOW))
})

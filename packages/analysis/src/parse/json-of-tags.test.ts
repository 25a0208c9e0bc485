import { expect, it } from 'vitest'
import { jsonOfTags } from './json-of-tags.ts'

it.each(['|', '\u0001', '^A'])('names what the protocol tells of its tags between %j', (mark) => {
  const text = ['8=FIX.4.4', '35=B', '49=OMS', '52=20231023-05:09:00.964', '58=a=b', ''].join(mark)
  expect(JSON.parse(jsonOfTags(text) ?? 'null')).toEqual({
    tag8: 'FIX.4.4',
    tag35: 'B',
    service: 'OMS',
    timestamp: '20231023-05:09:00.964',
    message: 'a=b',
  })
})

it('keeps the numbers of a house', () =>
  expect(JSON.parse(jsonOfTags('1=a|2=b|3=c|52=d') ?? 'null')).toEqual({ tag1: 'a', tag2: 'b', tag3: 'c', tag52: 'd' }))

it.each(['1=1|2=2', '2=3|a=4|5=6|7=8', '4=four words'])('leaves %s alone', (text) =>
  expect(jsonOfTags(text)).toBeNull(),
)

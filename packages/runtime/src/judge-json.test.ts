import { describe, expect, it } from 'vitest'
import { judgeJson } from './judge-json.ts'

const limits = { maxDepth: 3, maxNodes: 6 }
const judge = (text: string) => judgeJson(Buffer.from(text), limits)?.text

describe('JSON before it is parsed', () => {
  it.each([
    ['{"a":[1,{"b":2}]}', undefined],
    ['[[[]]]', undefined],
    ['[[[[]]]]', 'is nested deeper than 3 levels'],
    ['{"a":{"a":{"a":{"a":1}}}}', 'is nested deeper than 3 levels'],
    ['[0,0,0,0,0,0]', undefined],
    ['[0,0,0,0,0,0,0]', 'has more than 6 values'],
    ['[[],[],[],[]]', 'has more than 6 values'],
    ['{"a":"[[[[,,,,,,,,","b":"\\"[[[[,,,,,,,,"}', undefined],
    ['{"a":"\\\\"},[[[', undefined],
    ['"unterminated [[[[', undefined],
  ])('%s: %s', (text, verdict) => {
    expect(judge(text)).toBe(verdict)
  })

  it('agrees with the parser on what is a text', () => {
    const value = { '[[[[': ['\\', '"', '\\"', '[{,'] }
    expect(judgeJson(Buffer.from(JSON.stringify(value)), { maxDepth: 2, maxNodes: 5 })).toBeUndefined()
  })
})

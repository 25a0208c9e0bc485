import { describe, expect, it } from 'vitest'
import { findNegated } from './find-negated.ts'
import { scanWords } from './scan-words.ts'

function deniedIn(message: string): string[] {
  const tokens = scanWords(message)
  const negated = findNegated(tokens)
  return tokens.filter((_, index) => negated[index]).map(({ start, end }) => message.slice(start, end))
}

describe('findNegated', () => {
  it.each([
    ['no errors or warnings', ['errors', 'warnings']],
    ['12 passed, 0 failed', ['failed']],
    ['packet loss: 0%', ['loss']],
    ['error rate 0.0%', ['error']],
    ['failed_count=0 errors=none', ['failed', 'errors']],
    ['errors=0 dropped=3', ['errors']],
    ['completed without any errors', ['errors']],
  ])('finds what %j denies', (message, denied) => {
    expect(deniedIn(message)).toEqual(denied)
  })

  it.each([
    'no space left on device',
    'no leader, failed to elect',
    '3 failed',
    'failed to start: 0/3 nodes available',
    'error 10',
    'failed after 0 retries',
    'no route to host',
  ])('denies nothing in %j', (message) => {
    expect(deniedIn(message)).toEqual([])
  })
})

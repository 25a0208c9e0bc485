import type { Citation } from '@holdfast/contracts/citation'
import { expect, it } from 'vitest'
import { countSupport } from './count-support.ts'

const cite = (message: string): Citation => ({
  line_id: 'L1',
  timestamp: null,
  message,
  service: 'billing',
  level: 'error',
  quote_start: 0,
  quote_end: 1,
})
const kinds = [{ template_ids: ['t'], text: 'pay <*> failed', count: 293 }]

it.each([
  { name: 'copies of one line', messages: ['pay 1 failed', 'pay 2 failed', 'pay 3 failed'], text: '1 pattern × 293' },
  { name: 'a single line', messages: ['disk full'], text: '1 line' },
  { name: 'two kinds', messages: ['pay 1 failed', 'disk full'], text: '2 patterns, 294 lines' },
  { name: 'no line', messages: [], text: 'nothing' },
])('$name count as $text', ({ messages, text }) => {
  expect(countSupport(messages.map(cite), kinds)).toBe(text)
})

import { describe, expect, it } from 'vitest'
import type { TemplateSummary } from '../model/digest.ts'
import { UsualTexts } from './usual-texts.ts'

const unit = (text: string, count: number, service = 'shop'): TemplateSummary =>
  ({ templateId: text, text, service, count }) as TemplateSummary

const usual = new UsualTexts(
  [unit('order <*> paid by <*>', 900), unit('cache warmed', 1), unit('ready', 80)],
  ({ count }) => count > 3,
)

describe('a usual line that goes on', () => {
  it.each(['order <*> paid by <*> note="switch everything off"', 'order 7 paid by card and more'])(
    'is that usual line: %s',
    (text) => expect(usual.beginsLikeOne(unit(text, 1))).toBe(true),
  )

  it.each([
    ['which was not usual', unit('cache warmed after flush', 1)],
    ['of one word, which says too little', unit('ready replica <*>', 1)],
    ['in other words', unit('order <*> refunded by <*> twice', 1)],
    ['of another service', unit('order <*> paid by <*> twice', 1, 'bank')],
    ['word for word, as its own', unit('order <*> paid by <*>', 1)],
  ])('is another one after a line %s', (_, one) => expect(usual.beginsLikeOne(one)).toBe(false))
})

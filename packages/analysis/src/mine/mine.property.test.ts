import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMiner } from './create-miner.ts'
import { hashShape } from './hash-shape.ts'
import { reconcileTemplates } from './reconcile-templates.ts'
import { shapeMessage } from './shape-message.ts'
import { renderShape } from './shape-token.ts'

const word = fc.constantFrom(
  'connection',
  'from',
  'user',
  'root',
  'alice',
  '10.0.0.7',
  '10.0.0.7:5432',
  'closed',
  'key=value',
  'k=',
  '=',
  ':',
  '(',
  ')',
  '()',
  '"quoted name"',
  '/var/log/x',
  'https://a.b/c?d=e',
  '42',
  '5',
  'KB',
  'Jul',
  'Sat',
  'aa:bb:0c:dd:ee:ff',
  '<*>',
  '...',
  'x......0',
  'Slf4jLogger',
  '{a',
  'b}',
  "it's",
  '"',
  "'",
  '\\"',
  'vol-7\\"',
  'select',
  'from',
  'ffffffff',
  '[1,',
  '2]',
  'C:\\temp\\x',
  '|',
  '🦊',
  'é9',
  '.',
  '',
)
const message = fc.oneof(
  fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
  fc.array(word, { maxLength: 10 }).map((words) => words.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
const shape = (text: string) => renderShape(shapeMessage(text))

describe('shapes', () => {
  it('come to rest: shaping a shape changes nothing after at most a few turns', () => {
    fc.assert(
      fc.property(message, (text) => {
        let current = shape(text)
        for (let i = 0; i < 5; i++) current = shape(current)
        expect(shape(current)).toBe(current)
      }),
      { numRuns: 2_000 },
    )
  })

  it('are told apart by the hash: equal hashes mean equal shapes', () => {
    const shapesOf = new Map<string, Set<string>>()
    const collect = fc.property(message, (text) => {
      const hash = { low: 0, high: 0 }
      hashShape(text, hash)
      const key = `${hash.low}/${hash.high}`
      shapesOf.set(key, (shapesOf.get(key) ?? new Set()).add(shape(text)))
    })
    fc.assert(collect, { numRuns: 5_000 })
    expect([...shapesOf.values()].filter((shapes) => shapes.size > 1)).toEqual([])
  })
})

describe('reconcileTemplates', () => {
  const texts = fc.array(message.map(shape), { maxLength: 30 })

  it('depends on the set of texts alone, not on order or repetition', () => {
    fc.assert(
      fc.property(texts, fc.infiniteStream(fc.nat()), (all, keys) => {
        const shuffled = all
          .map((text) => ({ text, key: keys.next().value as number }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ text }) => text)
        const merged = reconcileTemplates([...shuffled, ...all])
        for (const [text, template] of reconcileTemplates(all)) expect(merged.get(text)).toEqual(template)
      }),
    )
  })

  it('gives every text a template whose id follows from its text', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const result = reconcileTemplates(all)
        for (const text of all) expect(result.get(text)?.id).toMatch(/^[0-9a-f]{16}$/)
        const byText = new Map([...result.values()].map((template) => [template.text, template.id]))
        expect(new Set(byText.values()).size).toBe(byText.size)
      }),
    )
  })
})

const mineAll = (all: readonly string[]) => {
  const miner = createMiner()
  for (const text of all) miner.mine(text)
  return miner
    .templates()
    .map(({ template, count }) => `${count} ${template.id} ${template.text}`)
    .toSorted()
}

const textsOf = (all: readonly string[]): string[] => {
  const miner = createMiner()
  for (const text of all) miner.mine(text)
  return miner.templates().map(({ template }) => template.text)
}

describe('a miner', () => {
  it('keeps within its bound and counts every message once, whatever it is fed', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 200 }), fc.integer({ min: 2, max: 12 }), (messages, maxTemplates) => {
        const counted = new Map<number, number>()
        const miner = createMiner({
          maxTemplates,
          onMerge: (from, into) => {
            counted.set(into, (counted.get(into) ?? 0) + (counted.get(from) ?? 0))
            counted.delete(from)
          },
        })
        for (const text of messages) {
          const number = miner.mine(text)
          counted.set(number, (counted.get(number) ?? 0) + 1)
        }
        const live = miner.templates()
        expect(live.length).toBeLessThanOrEqual(maxTemplates)
        expect(live.reduce((sum, { count }) => sum + count, 0)).toBe(messages.length)
        expect(new Map(live.map(({ number, count }) => [number, count]))).toEqual(counted)
      }),
    )
  })

  it('unites what several workers mined to what one would have mined', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 60 }), fc.nat(60), (messages, at) => {
        const parts = [...textsOf(messages.slice(at)), ...textsOf(messages.slice(0, at))]
        expect(reconcileTemplates(parts)).toEqual(reconcileTemplates(textsOf(messages)))
      }),
    )
  })

  it('finds the same templates in any order of messages, as long as they fit', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 60 }), (messages) => {
        expect(mineAll(messages.toReversed())).toEqual(mineAll(messages))
      }),
    )
  })
})

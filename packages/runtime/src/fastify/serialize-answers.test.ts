import { IncidentPage } from '@holdfast/contracts/incidents'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fitsAsItIs } from './fits-as-it-is.ts'
import { serializeAnswers } from './serialize-answers.ts'

const ID = '0199a1b2-c3d4-7e5f-8a6b-000000000001'
const AT = '2026-01-02T03:04:05.678Z'

const Row = z.object({
  id: z.uuid(),
  at: z.iso.datetime({ offset: true }).nullable().default(null),
  kind: z.enum(['open', 'closed']),
  count: z.number().int().min(1).default(1),
  share: z.number().min(0).max(1),
  note: z.string().max(5).optional(),
  isDone: z.boolean(),
  parts: z.array(z.number().int().min(0)).max(3),
  version: z.literal([1, 2]),
})
const row = { id: ID, at: AT, kind: 'open', count: 2, share: 0.5, isDone: false, parts: [0, 7], version: 2 }
const Self = z.object({
  name: z.string(),
  get inside() {
    return z.array(Self)
  },
})

function answer(compiler: typeof serializeAnswers, schema: z.ZodType, data: unknown): string {
  try {
    return compiler({ schema, method: 'GET', url: '/', httpStatus: '200' })(data)
  } catch (error) {
    return String(error)
  }
}

describe('an answer', () => {
  it.each([
    { name: 'as its schema says', schema: Row, data: row, goesAsItIs: true },
    { name: 'with what may be absent', schema: Row, data: { ...row, note: 'brief' }, goesAsItIs: true },
    { name: 'with an absent value named', schema: Row, data: { ...row, note: undefined }, goesAsItIs: true },
    { name: 'with null', schema: Row, data: { ...row, at: null }, goesAsItIs: true },
    { name: 'that says more', schema: Row, data: { ...row, passwordHash: 'secret' } },
    { name: 'that says more inside', schema: z.array(Row), data: [row, { ...row, passwordHash: 'secret' }] },
    { name: 'without what has a default', schema: Row, data: { ...row, at: undefined, count: undefined } },
    { name: 'without what is needed', schema: Row, data: { ...row, id: undefined } },
    { name: 'with another id', schema: Row, data: { ...row, id: 'me' } },
    { name: 'with a time that is none', schema: Row, data: { ...row, at: '2026-02-30T00:00:00Z' } },
    { name: 'with a Date', schema: Row, data: { ...row, at: new Date(AT) } },
    { name: 'with another word', schema: Row, data: { ...row, kind: 'gone' } },
    { name: 'with another version', schema: Row, data: { ...row, version: 3 } },
    { name: 'with a count that is too small', schema: Row, data: { ...row, count: 0 } },
    { name: 'with half a count', schema: Row, data: { ...row, count: 1.5 } },
    { name: 'with a share that is too large', schema: Row, data: { ...row, share: 2 } },
    { name: 'with no number', schema: Row, data: { ...row, share: Number.NaN } },
    { name: 'with a long note', schema: Row, data: { ...row, note: 'longer' } },
    { name: 'with too many parts', schema: Row, data: { ...row, parts: [1, 2, 3, 4] } },
    { name: 'with a part that is none', schema: Row, data: { ...row, parts: ['1'] } },
    { name: 'that is a list', schema: z.object({}), data: [] },
    { name: 'that is nothing', schema: Row, data: null },
    { name: 'that writes itself', schema: z.object({}), data: new Date(AT) },
    { name: 'of what zod changes', schema: z.object({ name: z.string().trim() }), data: { name: ' Ada ' } },
    { name: 'of what only zod can judge', schema: z.object({ url: z.url() }), data: { url: 'http://x' } },
    { name: 'that is refused for a reason of its own', schema: z.boolean().refine((is) => !is), data: true },
    { name: 'that contains its like', schema: Self, data: { name: 'a', inside: [{ name: 'b', inside: [] }] } },
    { name: 'of several shapes', schema: z.union([z.object({ a: z.string() }), Row]), data: { ...row, a: 'x' } },
  ])('$name is what zod alone would send', ({ schema, data, goesAsItIs = false }) => {
    const sent = answer(serializeAnswers, schema, data)
    const byZod = answer(serializerCompiler as typeof serializeAnswers, schema, data)
    expect(sent.startsWith('{') ? JSON.parse(sent) : sent).toEqual(byZod.startsWith('{') ? JSON.parse(byZod) : byZod)
    expect(fitsAsItIs(schema)?.(data) ?? false).toBe(goesAsItIs)
  })
})

it('knows all parts of the page that dashboards poll', () => {
  expect(fitsAsItIs(IncidentPage)?.({ customer_id: ID, incidents: [], total: { value: 0, more: false } })).toBe(true)
})

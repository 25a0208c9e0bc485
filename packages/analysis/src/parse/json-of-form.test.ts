import { expect, it } from 'vitest'
import { jsonOfForm } from './json-of-form.ts'

it.each([
  ['lists', '(log (at "2026-05-07 10:15") (level warn) (text "the \\"a\\" (b) went"))'],
  ['keywords', '(log :at "2026-05-07 10:15" :level :warn :text "the \\"a\\" (b) went")'],
  ['pairs', `((at . "2026-05-07 10:15") (level . warn) (text . "the \\"a\\" (b) went"))`],
  ['Clojure', '{:at #inst "2026-05-07 10:15", :level :warn, :text "the \\"a\\" (b) went"}'],
])('reads a record of %s', (_, text) => {
  expect(JSON.parse(jsonOfForm(text) ?? 'null')).toEqual({
    at: '2026-05-07 10:15',
    level: 'warn',
    text: 'the "a" (b) went',
  })
})

it('keeps what a record of Clojure holds in a map or a vector', () =>
  expect(JSON.parse(jsonOfForm('{:level :warn, :ns shop.cart, :data {:id 4 :by "x"}, :tags [:a :b]}') ?? '')).toEqual({
    level: 'warn',
    logger: 'shop.cart',
    data: '{:id 4 :by "x"}',
    tags: '[:a :b]',
  }))

it.each([
  '(see below)',
  '(log (at "10:15")',
  '(log (at 10) and more)',
  '(a :b c) is a plist',
  '(II) Loading module :dri',
])('leaves %s alone', (text) => expect(jsonOfForm(text)).toBeNull())

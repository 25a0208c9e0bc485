import { expect, it } from 'vitest'
import { mapQuoted } from './scan-quoted.ts'

const shout = (text: string): string =>
  mapQuoted(text, { quoted: (inner) => `<${inner.toUpperCase()}>`, plain: (outside) => outside })

it.each([
  { name: 'one of each kind', text: `a("b", 'c', \`d\`)`, read: 'a(<B>, <C>, <D>)' },
  { name: 'a quote within others', text: `"it's"`, read: "<IT'S>" },
  { name: 'an escaped quote', text: String.raw`"a\"b" c`, read: String.raw`<A\"B> c` },
  { name: 'a backslash at the end', text: String.raw`"C:\" + name`, read: String.raw`<C:\> + name` },
  { name: 'an escaped backslash at the end', text: String.raw`"a\\" b`, read: String.raw`<A\\> b` },
  { name: 'a quote without end', text: `don't say "so"`, read: `don't say <SO>` },
  { name: 'a quote that its line does not close', text: '"a\nb"', read: '"a\nb"' },
  { name: 'nothing', text: '""', read: '<>' },
])('reads $name', ({ text, read }) => expect(shout(text)).toBe(read))

/** Minutes to ages for an expression that tries each way to read a backslash. */
it('reads a million backslashes behind a quote that nothing closes', () => {
  const text = `"${'\\'.repeat(1_000_000)}`
  expect(shout(text)).toBe(text)
})

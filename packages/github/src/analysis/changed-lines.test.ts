import { expect, it } from 'vitest'
import { changedLines } from './changed-lines.ts'
import { parsePatch } from './parse-patch.ts'

const textsOf = (path: string, ...rows: string[]) =>
  changedLines(path, parsePatch(['@@ -1,9 +1,9 @@', ...rows].join('\n'))).map(
    ({ kind, text }) => `${kind === 'added' ? '+' : '-'}${text.trim()}`,
  )

it.each([
  { name: 'wrapped lines', path: 'a.ts', rows: ['-const a = f(x, y)', '+const a = f(', '+  x,', '+  y,', '+)'] },
  { name: 'other quotes', path: 'a.ts', rows: ["-import { a } from 'b'", '+import { a } from "b";'] },
  { name: 'indentation', path: 'a.ts', rows: ['-a()', '+  a()'] },
  { name: 'moved lines', path: 'a.ts', rows: ['-a()', ' b()', '+a()'] },
  { name: 'a line comment', path: 'a.go', rows: ['+// a := 1'] },
  { name: 'a comment behind code', path: 'a.ts', rows: ['-a()', '+a() // and b'] },
  { name: 'a block comment', path: 'A.java', rows: ['+/*', '+ a = 1;', '+*/', ' b();'] },
  { name: 'the inside of one', path: 'a.c', rows: ['+ a = 1;', ' and so on */', ' b();'] },
  { name: 'a docstring', path: 'a.py', rows: [' def f():', '+    """Says', '+    a = 1', '+    """'] },
  { name: 'a comment of SQL', path: 'a.sql', rows: ['+-- drop table orders;'] },
  { name: 'a comment of YAML', path: 'a.yaml', rows: ['+# port: 80'] },
  { name: 'a fixed text for the log', path: 'a.ts', rows: ["-logger.info('a')", "+logger.info('b')"] },
])('finds no meaning in $name', ({ path, rows }) => {
  expect(textsOf(path, ...rows)).toEqual([])
})

it.each([
  { name: 'a private field', path: 'a.ts', rows: ['+  #count = 0'], lines: ['+#count = 0'] },
  { name: 'text within quotes', path: 'a.ts', rows: ["-a('x y')", "+a('xy')"], lines: ["-a('x y')", "+a('xy')"] },
  { name: 'an address', path: 'a.ts', rows: ["+const u = 'http://a//b'"], lines: ["+const u = 'http://a//b'"] },
  { name: 'a value in the log', path: 'a.ts', rows: ['+log.info(`${a.b.c}`)'], lines: ['+log.info(`${a.b.c}`)'] },
  {
    name: 'a query in quotes',
    path: 'a.py',
    rows: ['+q = """', '+select 1', '+"""'],
    lines: ['+q = """', '+select 1'],
  },
  { name: 'what follows a comment', path: 'a.c', rows: ['+ a */', '+b();'], lines: ['+b();'] },
])('finds meaning in $name', ({ path, rows, lines }) => {
  expect(textsOf(path, ...rows)).toEqual(expect.arrayContaining(lines))
})

it('knows what took whose place, and what holds it', () => {
  const rows = [' hikari:', '-  size: 50', '+  size: 5', '   wait: 1']
  const lines = changedLines('a.yaml', parsePatch(['@@ -1,3 +1,3 @@', ...rows].join('\n')))
  expect(lines.map(({ counterpart }) => counterpart)).toEqual(['  size: 5', '  size: 50'])
  expect(lines[1]?.within).toEqual(['hikari:'])
})

import { expect, it } from 'vitest'
import { judgePattern } from './judge-pattern.ts'

it.each([
  [/(["'`])((?:\\.|(?!\1).)*)\1|[\s;,]+/, '\\1'],
  [/^(?:a|aa)+$/, 'split the same text'],
  [/^(?:ab?|b)*$/, 'split the same text'],
  [/^(?:\d{1,2})+$/, 'split the same text'],
  [/^(?:\w+,?)+$/, 'split the same text'],
  [/^\s*(.*)$/, 'take the same text'],
  [/\s+$/, 'begins again'],
  [/"(?:\\.|[^"])*"/, 'split the same text'],
  [/error.*timeout/, 'from each of its beginnings'],
  [/^thread '.*?' .*?panicked at/, 'can both run over'],
  [/(?:(?=a)b)+c/, 'within a loop'],
])('refuses %s', ({ source, flags }, why) => expect(judgePattern(source, flags)).toContain(why))

it.each([
  /^\s*\w+=/,
  /(?<!\s)\s+$/,
  /"[^"]*"/,
  /"(?:\\.|[^"\\])*"/,
  /error.{0,80}timeout/,
  /^error.*timeout/,
  /\b\w+:/,
  /^(?:[\w$]+\.)*[A-Z]\w*$/,
  /error \S+ at/,
])('lets %s through', ({ source, flags }) => expect(judgePattern(source, flags)).toBeUndefined())

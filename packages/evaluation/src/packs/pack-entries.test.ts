import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { UsageError } from '../parse-arguments.ts'
import { dropEntries, packEntries } from './pack-entries.ts'
import { entriesOf, listingOf, packOf } from './packed-folder.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'packs-'))
})
afterEach(() => rmSync(home, { recursive: true }))

function write(path: string, text: string): string {
  const file = join(home, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  return file
}
const stories = (): string => join(home, 'stories')
const told = (): string[] => entriesOf(stories()).map(({ name, path }) => `${name} ${readFileSync(path, 'utf8')}`)

it('counts what lies beside a pack, and takes it in with nothing changed', () => {
  const first = write('stories/10-a.jsonl', 'ä\r\n')
  write('stories/9-b.jsonl', 'b')
  const before = told()
  expect(before).toEqual(['10-a.jsonl ä\r\n', '9-b.jsonl b'])
  expect(packEntries([first], home)).toEqual({ stories: 1 })
  expect(() => readFileSync(first)).toThrow('ENOENT')
  expect(told()).toEqual(before)
})

it('replaces what it holds by that name; a plain one goes before it until then', () => {
  packEntries([write('elsewhere/a.jsonl', 'old'), write('elsewhere/b.jsonl', 'b')], home)
  const changed = write('stories/a.jsonl', 'new')
  expect(told()).toEqual(['a.jsonl new', 'b.jsonl b'])
  expect(packEntries([changed], home)).toEqual({ stories: 2 })
  expect(told()).toEqual(['a.jsonl new', 'b.jsonl b'])
  expect(readFileSync(join(home, 'elsewhere/a.jsonl'), 'utf8')).toBe('old')
})

it('writes the same pack whatever came first', () => {
  const files = ['a', 'b'].map((name) => write(`elsewhere/${name}.jsonl`, name))
  packEntries(files, home)
  const [pack, listing] = [readFileSync(packOf(stories())), readFileSync(listingOf(stories()), 'utf8')]
  rmSync(stories(), { recursive: true })
  for (const file of files.toReversed()) packEntries([file], home)
  expect(readFileSync(packOf(stories()))).toEqual(pack)
  expect(readFileSync(listingOf(stories()), 'utf8')).toBe(listing)
})

it('knows each kind by what it holds', () => {
  const paths = [
    write('x/s/truth.json', '{}'),
    write('x/b/batch.mjs', ''),
    write('x/l/generate.mjs', ''),
    write('x/i.json', '{"turns":[]}'),
    write('x/r.json', '{"purpose":"ask"}'),
  ].map((file) => (file.endsWith('.json') && !file.endsWith('truth.json') ? file : join(file, '..')))
  expect(packEntries(paths, home)).toEqual({ scenarios: 1, batches: 1, layouts: 1, investigations: 1, recordings: 1 })
})

it('gives packed files what they import', () => {
  packEntries([join(write('batches/one/batch.mjs', 'one'), '..')], home)
  write('batches/case.mjs', 'shared')
  const [batch, ...others] = entriesOf(join(home, 'batches'), ['case.mjs'])
  expect(others).toEqual([])
  expect(readFileSync(join(batch?.path ?? '', 'batch.mjs'), 'utf8')).toBe('one')
  expect(readFileSync(join(batch?.path ?? '', '..', 'case.mjs'), 'utf8')).toBe('shared')
})

it.each(['nowhere', 'x/notes.txt', 'x/other.json'])('refuses %s', (path) => {
  write('x/notes.txt', '')
  write('x/other.json', '[]')
  expect(() => packEntries([join(home, path)], home)).toThrow(UsageError)
})

it('lets entries go', () => {
  packEntries([write('elsewhere/a.jsonl', 'a'), write('elsewhere/b.jsonl', 'b')], home)
  dropEntries(stories(), new Set(['a.jsonl']))
  expect(told()).toEqual(['b.jsonl b'])
  expect(readFileSync(listingOf(stories()), 'utf8')).toMatch(/^b\.jsonl /)
})

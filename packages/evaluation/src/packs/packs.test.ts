import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listEntries } from './file-pack.ts'
import { entriesOf, listingOf, unpackedFolder } from './packed-folder.ts'

const HOME = fileURLToPath(new URL('../../', import.meta.url))

describe.each([
  ['batches', ['case.mjs']],
  ['investigations', []],
  ['layouts', []],
  ['recordings', []],
  ['scenarios', []],
  ['stories', []],
])('the pack of %s', (kind, shared) => {
  const folder = join(HOME, kind)

  it('holds what its listing says', () => {
    const unpacked = unpackedFolder(folder, shared)
    const files = readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
      .filter((path) => !shared.includes(path) && statSync(join(unpacked, path)).isFile())
      .map((path) => ({ path, bytes: readFileSync(join(unpacked, path)) }))
    expect(listEntries(files)).toBe(readFileSync(listingOf(folder), 'utf8'))
  })

  it('holds none that lies in the checkout as well, and all are found by name', () => {
    const packed = readFileSync(listingOf(folder), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0] ?? '')
    expect(packed.filter((name) => existsSync(join(folder, name)))).toEqual([])
    const names = entriesOf(folder, shared).map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(names).toEqual(expect.arrayContaining(packed))
  })
})

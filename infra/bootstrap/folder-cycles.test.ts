import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootDir } from './paths.mjs'

/** The engine and what measures it are laid out by their stages, which look back. */
const LEFT_OUT = new Set(['packages/analysis', 'packages/evaluation'])

const homes = ['packages', 'services']
  .flatMap((top) => fs.readdirSync(path.join(rootDir, top)).map((name) => `${top}/${name}`))
  .concat('frontend')
  .filter((home) => !LEFT_OUT.has(home) && fs.existsSync(path.join(rootDir, home, 'src')))

/** Each folder under `src` with those that its files import. `src` itself puts them together, so it stands above them. */
function foldersOf(home: string): Map<string, Set<string>> {
  const src = path.join(rootDir, home, 'src')
  const folders = new Map<string, Set<string>>()
  for (const file of fs.readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    const folder = path.dirname(file)
    if (folder === '.' || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    const needed = folders.get(folder) ?? new Set()
    folders.set(folder, needed)
    for (const [, target = ''] of fs.readFileSync(path.join(src, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const other = path.dirname(path.join(folder, target))
      if (other !== folder && other !== '.') needed.add(other)
    }
  }
  return folders
}

function findCycle(folders: Map<string, Set<string>>): readonly string[] | undefined {
  const done = new Set<string>()
  const walk = (folder: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(folder)) return [...trail.slice(trail.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const next of folders.get(folder) ?? []) {
      const cycle = walk(next, [...trail, folder])
      if (cycle) return cycle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of folders.keys()) {
    const cycle = walk(folder, [])
    if (cycle) return cycle
  }
  return undefined
}

describe('the folders of a package', () => {
  it.each(homes)('import each other in no cycle: %s', (home) => {
    expect(findCycle(foldersOf(home))).toBeUndefined()
  })

  it('would be found in one', () => {
    const folders = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a'])],
    ])
    expect(findCycle(folders)).toEqual(['a', 'b', 'c', 'a'])
  })
})

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
function roomsOf(home: string): Map<string, Set<string>> {
  const src = path.join(rootDir, home, 'src')
  const rooms = new Map<string, Set<string>>()
  for (const file of fs.readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    const room = path.dirname(file)
    if (room === '.' || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    const needed = rooms.get(room) ?? new Set()
    rooms.set(room, needed)
    for (const [, target = ''] of fs.readFileSync(path.join(src, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const other = path.dirname(path.join(room, target))
      if (other !== room && other !== '.') needed.add(other)
    }
  }
  return rooms
}

function findCircle(rooms: Map<string, Set<string>>): readonly string[] | undefined {
  const done = new Set<string>()
  const walk = (room: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(room)) return [...trail.slice(trail.indexOf(room)), room]
    if (done.has(room)) return undefined
    for (const next of rooms.get(room) ?? []) {
      const circle = walk(next, [...trail, room])
      if (circle) return circle
    }
    done.add(room)
    return undefined
  }
  for (const room of rooms.keys()) {
    const circle = walk(room, [])
    if (circle) return circle
  }
  return undefined
}

describe('the folders of a package', () => {
  it.each(homes)('import each other in no circle: %s', (home) => {
    expect(findCircle(roomsOf(home))).toBeUndefined()
  })

  it('would be found in one', () => {
    const rooms = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a'])],
    ])
    expect(findCircle(rooms)).toEqual(['a', 'b', 'c', 'a'])
  })
})

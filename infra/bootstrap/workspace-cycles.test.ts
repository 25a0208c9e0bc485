import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { rootDir } from './paths.mjs'

interface Manifest {
  readonly name: string
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
}

const folders = [
  'frontend',
  ...['packages', 'services'].flatMap((top) => fs.readdirSync(path.join(rootDir, top)).map((name) => `${top}/${name}`)),
]
const manifests = folders
  .map((folder) => path.join(rootDir, folder, 'package.json'))
  .filter((file) => fs.existsSync(file))
  .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest)
const needs = new Map(
  manifests.map(({ name, dependencies, devDependencies }) => [
    name,
    Object.keys({ ...dependencies, ...devDependencies }).filter((needed) =>
      manifests.some((other) => other.name === needed),
    ),
  ]),
)

function findCycle(name: string, trail: readonly string[]): readonly string[] | undefined {
  if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name]
  for (const needed of needs.get(name) ?? []) {
    const cycle = findCycle(needed, [...trail, name])
    if (cycle) return cycle
  }
  return undefined
}

it.each([...needs.keys()])('%s is in no cycle of packages, of which an install would warn', (name) => {
  expect(findCycle(name, [])).toBeUndefined()
})

import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const script = path.resolve(import.meta.dirname, 'settle-files.mjs')
let home: string
beforeAll(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'settle-files-'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

const names = ['pkg:npm/zod@4', 'pkg:npm/%40acme/tool@1', 'pkg:npm/pg@8']

/** What the package manager writes, in the order in which its answers came. */
function settle(name: string, order: readonly string[]): string {
  const folder = path.join(home, name)
  mkdirSync(path.join(folder, '.cache'), { recursive: true })
  const sbom = {
    serialNumber: `urn:uuid:${name}`,
    metadata: { timestamp: new Date().toISOString() },
    components: order.map((reference) => ({ 'bom-ref': reference })),
    dependencies: order.map((ref) => ({ ref, dependsOn: order.filter((other) => other !== ref) })),
  }
  writeFileSync(path.join(folder, 'sbom.cdx.json'), JSON.stringify(sbom))
  execFileSync(process.execPath, [script, 'dependencies', folder], {
    env: { ...process.env, SOURCE_DATE_EPOCH: '1000' },
  })
  return readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8')
}

it('makes two builds alike: no time, number or order of their own, and one date on every file', () => {
  const first = settle('first', names)
  expect(settle('second', names.toReversed())).toBe(first)
  expect(JSON.parse(first).metadata).toEqual({ timestamp: '1970-01-01T00:16:40.000Z' })
  expect(statSync(path.join(home, 'first', 'sbom.cdx.json')).mtimeMs).toBe(1_000_000)
  expect(() => statSync(path.join(home, 'first', '.cache'))).toThrow('ENOENT')
})

it('forgets who may read a checkout, and whose umask it has', () => {
  const modesOf = (name: string, fileMode: number, folderMode: number) => {
    const root = path.join(home, name)
    const folder = path.join(root, 'src')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'main.ts'), '')
    writeFileSync(path.join(folder, 'start'), '')
    chmodSync(path.join(folder, 'main.ts'), fileMode)
    chmodSync(path.join(folder, 'start'), fileMode | 0o100)
    chmodSync(folder, folderMode)
    execFileSync(process.execPath, [script, 'sources', root])
    return ['src', 'src/main.ts', 'src/start'].map((file) => statSync(path.join(root, file)).mode & 0o777)
  }
  expect(modesOf('strict', 0o600, 0o700)).toEqual([0o755, 0o644, 0o755])
  expect(modesOf('shared', 0o664, 0o775)).toEqual([0o755, 0o644, 0o755])
})

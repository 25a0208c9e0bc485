import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PinnedPackage } from './pinned-packages.ts'

const run = promisify(execFile)
const PIP_OPTIONS = ['--quiet', '--no-deps', '--no-compile', '--only-binary=:all:', '--ignore-requires-python']
const OUTPUT_LIMIT_BYTES = 64_000_000

/** Where a package of the list lies once it is fetched. */
export function folderOf(cache: string, { registry, name, version }: PinnedPackage): string {
  if (registry === 'go') return join(cache, 'go', `${escaped(name)}@${escaped(version)}`)
  if (registry !== 'crates') return join(cache, registry, `${name}@${version}`)
  const [folder] = globSync(join(cache, 'cargo/registry/src/*', `${name}-${version}`))
  return folder ?? join(cache, 'cargo', `${name}-${version}`)
}

/** The module cache writes 'Azure' as '!azure'. */
const escaped = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`)

/** Fetches what is not in the cache yet, each by the ordinary client of its registry, without what it depends on. */
export async function fetchPackages(cache: string, packages: readonly PinnedPackage[]): Promise<void> {
  const missing = packages.filter((entry) => !existsSync(folderOf(cache, entry)))
  const of = (registry: PinnedPackage['registry']): PinnedPackage[] =>
    missing.filter((entry) => entry.registry === registry)
  mkdirSync(cache, { recursive: true })
  for (const entry of of('npm')) await into(folderOf(cache, entry), (folder) => fetchFromNpm(entry, folder))
  for (const entry of of('pypi')) await into(folderOf(cache, entry), (folder) => fetchFromPypi(entry, folder))
  for (const entry of of('maven')) await into(folderOf(cache, entry), (folder) => fetchFromMaven(cache, entry, folder))
  await fetchFromGo(cache, of('go'))
  await fetchFromCrates(cache, of('crates'))
}

/** A folder is there only once it is complete. */
async function into(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = `${folder}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  await fill(unfinished)
  renameSync(unfinished, folder)
}

const call = async (
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  await run('env', [...settings, command, ...args], { cwd, maxBuffer: OUTPUT_LIMIT_BYTES })
}

async function fetchFromNpm({ name, version }: PinnedPackage, folder: string): Promise<void> {
  await call('npm', ['pack', '--ignore-scripts', '--silent', `${name}@${version}`], folder)
  await call('tar', ['-xzf', globSync('*.tgz', { cwd: folder })[0] ?? ''], folder)
}

const fetchFromPypi = ({ name, version }: PinnedPackage, folder: string): Promise<void> =>
  call('python3', ['-m', 'pip', 'install', ...PIP_OPTIONS, '--target', '.', `${name}==${version}`], folder)

async function fetchFromMaven(cache: string, { name, version }: PinnedPackage, folder: string): Promise<void> {
  const pom = `<project><modelVersion>4.0.0</modelVersion><groupId>a</groupId><artifactId>a</artifactId><version>1</version></project>`
  writeFileSync(join(folder, 'pom.xml'), pom)
  const artifact = `${name}:${version}:jar:sources`
  const repository = `-Dmaven.repo.local=${join(cache, 'm2')}`
  await call(
    'mvn',
    ['-q', '-B', repository, 'dependency:unpack', `-Dartifact=${artifact}`, '-DoutputDirectory=.'],
    folder,
  )
}

async function fetchFromGo(cache: string, modules: readonly PinnedPackage[]): Promise<void> {
  if (modules.length === 0) return
  const wanted = modules.map(({ name, version }) => `${name}@${version}`)
  await call('go', ['mod', 'download', '-modcacherw', ...wanted], cache, { GOMODCACHE: join(cache, 'go') })
}

/** Cargo fetches crates only for a manifest, and with them what they depend on. */
async function fetchFromCrates(cache: string, crates: readonly PinnedPackage[]): Promise<void> {
  if (crates.length === 0) return
  const folder = join(cache, 'crates')
  mkdirSync(join(folder, 'src'), { recursive: true })
  writeFileSync(join(folder, 'src/lib.rs'), '')
  const head = ['[package]', 'name = "training"', 'version = "0.1.0"', 'edition = "2021"', '', '[dependencies]']
  const lines = crates.map(({ name, version }) => `${name} = "=${version}"`)
  writeFileSync(join(folder, 'Cargo.toml'), [...head, ...lines, ''].join('\n'))
  await call('cargo', ['fetch'], folder, { CARGO_HOME: join(cache, 'cargo') })
}

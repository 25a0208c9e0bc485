import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gates } from './gates.ts'
import { rootDir } from './paths.mjs'

/** A small workspace under the real configuration, clean at first: what the gates say of it is about the seeds alone. */
const clean: Record<string, string> = {
  'packages/contracts/src/incident.ts': `export interface Incident {\n  id: string\n}\n`,
  'packages/analysis/src/count.ts': `export const count = (lines: string[]): number => lines.length\n`,
  'packages/runtime/src/say.ts': `export const say = (text: string): string => text.trim()\n`,
  'packages/queue/src/send.ts': `import { say } from '@holdfast/runtime/say'\n\nexport const send = (): string => say('sent')\n`,
  'services/ingest/src/app.ts': `import { send } from '@holdfast/queue/send'\n\nexport const app = (): string => send()\n`,
  'services/standalone/src/main.ts': [
    `import { count } from '@holdfast/analysis/count'`,
    `import type { Incident } from '@holdfast/contracts/incident'`,
    `import { app } from '@holdfast/ingest/app'`,
    '',
    `const incident: Incident = { id: app() }`,
    `console.log(count([incident.id]))`,
    '',
  ].join('\n'),
}

const dependencies: Record<string, string[]> = {
  'packages/contracts': [],
  'packages/analysis': [],
  'packages/runtime': [],
  'packages/queue': ['runtime'],
  'services/ingest': ['queue'],
  'services/standalone': ['analysis', 'contracts', 'ingest'],
}

/** Each file breaks one rule of the linter. */
const lintSeeds: Record<string, [rule: string, source: string]> = {
  'frontend/src/uses-runtime.ts': [
    'house(boundaries)',
    `export { say } from '@holdfast/runtime/say'\nexport const a = 1\n`,
  ],
  'frontend/src/features/logs/uses-incidents.ts': ['house(boundaries)', `import '../incidents/list.ts'\n`],
  'frontend/src/ui/long-component.tsx': [
    'eslint(max-lines-per-function)',
    `export function LongComponent() {\n${'  console.info(1)\n'.repeat(80)}  return null\n}\n`,
  ],
  'frontend/src/ui/uses-feature.ts': ['house(boundaries)', `import '../features/incidents/list.ts'\n`],
  'frontend/src/lib/uses-ui.ts': ['house(boundaries)', `import '../ui/button.tsx'\n`],
  'packages/analysis/src/uses-contracts.ts': [
    'house(boundaries)',
    `import type {} from '@holdfast/contracts/incident'\n`,
  ],
  'packages/contracts/src/uses-fastify.ts': ['house(boundaries)', `import 'fastify'\n`],
  'packages/queue/src/uses-database.ts': ['house(boundaries)', `import '@holdfast/database/connect'\n`],
  'packages/queue/src/runs-analysis.ts': ['house(boundaries)', `import '@holdfast/analysis/count'\n`],
  'packages/queue/src/uses-testing.ts': ['house(boundaries)', `import '@holdfast/testing/start-redis'\n`],
  'packages/queue/src/leaves-home.ts': ['house(boundaries)', `import '../../runtime/src/say.ts'\n`],
  'services/ingest/src/uses-gateway.ts': ['house(boundaries)', `import '@holdfast/api-gateway/app'\n`],
  'services/standalone/src/digs-deep.ts': ['house(boundaries)', `import '@holdfast/ingest/routes/forward'\n`],
  'services/ingest/src/routes/names-queue.ts': ['house(boundaries)', `import '@holdfast/contracts/jobs'\n`],
  'packages/queue/src/re-exports.ts': ['house(no-barrel)', `export { send } from './send.ts'\n`],
  'packages/queue/src/re-exports-all.ts': ['house(no-barrel)', `export * from './send.ts'\nexport const more = 1\n`],
  'packages/queue/src/utils.ts': ['house(file-names)', `export const one = 1\n`],
  'packages/queue/src/camelCase.ts': ['house(file-names)', `export const one = 1\n`],
  'packages/queue/src/branches.ts': [
    'eslint(complexity)',
    `export function branches(n: number): string {\n${'  if (n % 2 === 0) return "even"\n'.repeat(15)}  return 'odd'\n}\n`,
  ],
  'packages/analysis/src/parse/branches.ts': [
    'eslint(complexity)',
    `export function branches(n: number): string {\n${'  if (n % 2 === 0) return "even"\n'.repeat(15)}  return 'odd'\n}\n`,
  ],
  'packages/queue/src/turns.ts': [
    'import(no-cycle)',
    `import { round } from './round.ts'\n\nexport const turns = () => round()\n`,
  ],
  'packages/queue/src/round.ts': [
    'import(no-cycle)',
    `import { turns } from './turns.ts'\n\nexport const round = (): number => turns()\n`,
  ],
  'packages/queue/src/sender.ts': [
    'import(no-cycle)',
    `import type { Receiver } from './receiver.ts'\n\nexport type Sender = { to: Receiver }\n`,
  ],
  'packages/queue/src/receiver.ts': [
    'import(no-cycle)',
    `import type { Sender } from './sender.ts'\n\nexport type Receiver = { from: Sender }\n`,
  ],
  'packages/queue/src/asserts.ts': [
    'typescript(no-non-null-assertion)',
    `export const first = (items: readonly string[]): string => items[0]!\n`,
  ],
  'packages/queue/src/floats.ts': [
    'typescript(no-floating-promises)',
    `export const go = (): void => {\n  Promise.resolve(1)\n}\n`,
  ],
  'packages/queue/src/is-any.ts': [
    'typescript(no-explicit-any)',
    `export const whatever = (value: any): void => void value\n`,
  ],
  'packages/queue/src/prints.ts': ['eslint(no-console)', `console.log('hello')\n`],
  'packages/queue/src/reads-env.ts': ['node(no-process-env)', `export const home = process.env.HOME\n`],
  'packages/queue/src/splits-in-many-ways.ts': [
    'house(linear-patterns)',
    `export const isList = (text: string): boolean => /^(?:\\w+,?)+$/.test(text)\n`,
  ],
  'packages/queue/src/begins-anywhere.ts': [
    'house(linear-patterns)',
    `export const trim = (text: string): string => text.replace(/ +$/, '')\n`,
  ],
  'packages/queue/src/refers-back.ts': [
    'house(linear-patterns)',
    `export const isQuoted = (text: string): boolean => /(["'])(?:\\\\.|(?!\\1).)*\\1/.test(text)\n`,
  ],
  'packages/queue/src/begins-in-itself.ts': [
    'house(linear-patterns)',
    `export const fails = (text: string): boolean => /error.*timeout/.test(text)\n`,
  ],
  'packages/analysis/src/detect/runs-over-itself.ts': [
    'house(linear-patterns)',
    `export const fails = (text: string): boolean => /error.*timeout/.test(text)\n`,
  ],
  'packages/queue/src/puts-together.ts': [
    'house(linear-patterns)',
    `const WORDS = 'a+'\nexport const isWords = (text: string): boolean => new RegExp(\`^(?:\${WORDS})+$\`).test(text)\n`,
  ],
  'packages/analysis/src/reads-clock.ts': ['house(pure-analysis)', `export const now = (): number => Date.now()\n`],
  'packages/analysis/src/makes-date.ts': ['house(pure-analysis)', `export const now = (): Date => new Date()\n`],
  'packages/analysis/src/rolls-dice.ts': ['house(pure-analysis)', `export const roll = (): number => Math.random()\n`],
  'packages/analysis/src/measures.ts': ['house(pure-analysis)', `export const now = (): number => performance.now()\n`],
  'packages/analysis/src/knows-process.ts': ['house(pure-analysis)', `export const id = (): number => process.pid\n`],
  'packages/analysis/src/reads-file.ts': ['house(pure-analysis)', `import 'node:fs'\n`],
  'packages/analysis/src/remembers.ts': [
    'house(no-module-state)',
    `const known = new Map<string, number>()\nexport const lengthOf = (text: string): number => known.get(text) ?? text.length\n`,
  ],
  'packages/analysis/src/parse/counts.ts': [
    'house(no-module-state)',
    `let count = 0\nexport const next = (): number => (count += 1)\n`,
  ],
  'packages/analysis/src/digest/asserts.ts': [
    'typescript(no-non-null-assertion)',
    `export const first = (items: readonly string[]): string => items[0]!\n`,
  ],
}

let folder: string
let cleanOutcome: ReturnType<typeof runGates>
let seededOutcome: ReturnType<typeof runGates>

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), content)
  }
}

function writePackage(home: string, uses: string[], extra: Record<string, string> = {}): void {
  const workspace = uses.map((name) => [`@holdfast/${name}`, 'workspace:*'])
  const manifest = {
    name: `@holdfast/${path.basename(home)}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: { './*': './src/*.ts' },
    dependencies: { ...Object.fromEntries(workspace), ...extra },
  }
  const tsconfig = { extends: '../../tsconfig.base.json', include: ['src'] }
  write({ [`${home}/package.json`]: JSON.stringify(manifest), [`${home}/tsconfig.json`]: JSON.stringify(tsconfig) })
  const links = path.join(folder, home, 'node_modules/@holdfast')
  fs.rmSync(links, { recursive: true, force: true })
  fs.mkdirSync(links, { recursive: true })
  for (const name of uses) {
    const target = Object.keys(dependencies).find((other) => other.endsWith(`/${name}`)) ?? ''
    fs.symlinkSync(path.join(folder, target), path.join(links, name))
  }
}

/** Real configuration, real tools; the manifest of the root keeps only what the tools themselves need. */
function writeRoot(): void {
  const configuration = [
    '.gitignore',
    '.oxlintrc.json',
    '.oxfmtrc.json',
    'turbo.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ]
  for (const file of [...configuration, 'pnpm-lock.yaml'])
    fs.copyFileSync(path.join(rootDir, file), path.join(folder, file))
  fs.cpSync(path.join(rootDir, 'infra/lint'), path.join(folder, 'infra/lint'), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  })
  fs.mkdirSync(path.join(folder, 'node_modules'))
  for (const entry of fs.readdirSync(path.join(rootDir, 'node_modules'))) {
    fs.symlinkSync(path.join(rootDir, 'node_modules', entry), path.join(folder, 'node_modules', entry))
  }
  const knip = JSON.parse(fs.readFileSync(path.join(rootDir, 'knip.json'), 'utf8'))
  knip.workspaces = { '.': { ...knip.workspaces['.'], entry: [], project: ['infra/**/*.ts'] } }
  delete knip.ignoreDependencies
  delete knip.ignoreBinaries
  const devDependencies = { '@eslint-community/regexpp': '*', oxlint: '*', scslre: '*', typescript: '*' }
  const devEngines = { packageManager: { name: 'pnpm', version: '12.21.0', onFail: 'ignore' } }
  write({
    'pnpm-workspace.yaml': 'packages:\n  - services/*\n  - packages/*\nverifyDepsBeforeRun: false\n',
    'knip.json': JSON.stringify(knip),
    'package.json': JSON.stringify({
      name: 'seeded',
      private: true,
      type: 'module',
      scripts: { types: 'tsc --noEmit' },
      devDependencies,
      devEngines,
    }),
  })
}

const tools = [path.dirname(process.execPath), path.join(rootDir, 'node_modules/.bin'), process.env['PATH']]

function runGates() {
  return Object.fromEntries(
    gates.map(({ name, command, args, env }) => {
      const isScript = command.endsWith('.js')
      const unix = name === 'lint' ? ['--format=unix'] : []
      const { status, stdout, stderr } = spawnSync(
        isScript ? process.execPath : command,
        [...(isScript ? [command] : []), ...args, ...unix],
        {
          cwd: folder,
          encoding: 'utf8',
          timeout: 60_000,
          env: { ...process.env, ...env, NO_COLOR: '1', PATH: tools.join(path.delimiter) },
        },
      )
      return [name, { status, output: stdout + stderr }]
    }),
  )
}

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gates-')))
  writeRoot()
  for (const [home, uses] of Object.entries(dependencies)) writePackage(home, uses)
  write(clean)
  execFileSync(path.join(rootDir, 'node_modules/.bin/oxfmt'), ['.'], { cwd: folder, stdio: 'ignore' })
  cleanOutcome = runGates()

  writePackage('packages/queue', ['runtime'], { ioredis: '*' })
  write(Object.fromEntries(Object.entries(lintSeeds).map(([file, [, source]]) => [file, source])))
  write({
    'packages/runtime/src/say.ts': `${clean['packages/runtime/src/say.ts']}export const nobodyCalls = (): number => 1\n`,
    'packages/runtime/src/slip.ts': `export const slip = "double quotes";\n`,
    'packages/runtime/src/wrong-type.ts': `export const wrong: number = 'text'\n`,
  })
  seededOutcome = runGates()
}, 120_000)

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

it.each(gates.map(({ name }) => name))('lets a clean workspace through: %s', (name) => {
  const { status, output } = cleanOutcome[name] ?? {}
  expect(status === 0 ? '' : output).toBe('')
})

describe('catches', () => {
  it.each(Object.entries(lintSeeds))('%s', (file, [rule]) => {
    const lines = seededOutcome['lint']?.output.split('\n').filter((line) => line.startsWith(`${file}:`))
    expect(lines?.join('\n')).toContain(rule)
    expect(seededOutcome['lint']?.status).not.toBe(0)
  })

  it.each([
    { what: 'a formatting slip', gate: 'format', says: 'packages/runtime/src/slip.ts' },
    { what: 'a type error', gate: 'types', says: `src/wrong-type.ts(1,14): error TS2322` },
    { what: 'an unused export', gate: 'dead code', says: 'nobodyCalls' },
    { what: 'an unused dependency', gate: 'dead code', says: 'ioredis' },
  ])('$what', ({ gate, says }) => {
    expect(seededOutcome[gate]?.output).toContain(says)
    expect(seededOutcome[gate]?.status).not.toBe(0)
  })
})

import fs from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithParent } from './end-with-parent.mjs'
import { ensureTool } from './ensure-tool.mjs'
import { forward } from './forward.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { cacheDir, rootDir } from './paths.mjs'
import { asSetupError, SetupError } from './setup-error.mjs'

const OLDEST_NODE = 24

const commands = {
  start: 'start Holdfast; `start analyze FILE…` analyzes files without a server',
  dev: 'start Holdfast and start each part again when its files change',
  analyze: 'analyze log files (- for stdin) and print the incidents, --json for machines',
  test: 'every gate and every test',
  'test:nightly': 'the long tests',
  check: 'format, lint, types, dead code and unit tests',
  eval: 'score the engine on labelled scenarios',
  train: 'learn the weights of the engine, or of its lexicon, from scratch',
  backup: 'write all data into a folder, while everything runs',
  restore: 'bring a backup into an empty data folder or database',
  recordings: 'write what models were told and said for a company into a folder',
  operators: 'confirm ADDRESS: give operator rights, as the owner of the installation',
  bench: 'measure speed; names choose what, --json for machines',
}

const usage = () =>
  ['Usage: node infra/bootstrap/run.mjs COMMAND [args]', '']
    .concat(Object.entries(commands).map(([name, does]) => `  ${name.padEnd(13)} ${does}`))
    .join('\n')

/** What a command starts by name must be this Node and these dependencies, never the machine's. */
async function usePinnedTools() {
  const pnpm = await ensureTool('pnpm')
  const folders = [path.dirname(process.execPath), path.dirname(pnpm), path.join(rootDir, 'node_modules/.bin')]
  const compileCache = path.join(cacheDir, 'compile')
  process.env['PATH'] = [...folders, process.env['PATH']].join(path.delimiter)
  process.env['NODE_COMPILE_CACHE'] ??= compileCache
  process.env['TURBO_TELEMETRY_DISABLED'] = '1'
  process.env['DO_NOT_TRACK'] = '1'
  module.enableCompileCache?.(compileCache)
}

async function main() {
  const [command = '', ...args] = process.argv.slice(2)
  if (!Object.hasOwn(commands, command)) throw new SetupError(`There is no command '${command}'.\n\n${usage()}`)
  endWithParent()
  fs.mkdirSync(cacheDir, { recursive: true })
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    const node = await ensureTool('node')
    await forward(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], process.env)
    return
  }
  await usePinnedTools()
  await installDependencies()
  const { run } = await import(`./commands/${command.replace(':', '-')}.ts`)
  await run(args)
}

main().catch((thrown) => {
  const error = asSetupError(thrown)
  console.error(error instanceof SetupError ? `holdfast: ${error.message}` : error)
  process.exit(1)
})

import fs from 'node:fs'
import path from 'node:path'
import { buildFrontend } from '../build-frontend.ts'
import { rootDir } from '../paths.mjs'
import { runProcess } from '../run-process.ts'
import { SetupError } from '../setup-error.mjs'

/** One line per benchmark: its name and the script that prints a table, or with --json one JSON object on its last line. */
const registry = path.join(rootDir, 'infra/bootstrap/benches.json')

export async function run(args: string[]): Promise<void> {
  const benches: Record<string, string> = JSON.parse(fs.readFileSync(registry, 'utf8'))
  const json = args.includes('--json')
  const wanted = args.filter((argument) => !argument.startsWith('--'))
  const unknown = wanted.find((name) => !Object.hasOwn(benches, name))
  if (unknown) throw new SetupError(`There is no benchmark '${unknown}'; there are ${Object.keys(benches).join(', ')}.`)
  await buildFrontend()
  const figures: Record<string, unknown> = {}
  for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
    if (!json) console.log(`\n=== ${name} ===`)
    const { exitCode, output } = await runProcess(benches[name] ?? '', json ? ['--json'] : [], { capture: json })
    if (exitCode !== 0) process.exitCode = 1
    if (json) figures[name] = exitCode === 0 ? JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') : { error: output }
  }
  if (json) console.log(JSON.stringify(figures))
}

import fs from 'node:fs'
import path from 'node:path'
import { buildFrontend } from '../build-frontend.ts'
import { calibrate, describeCalibration } from '../calibrate.ts'
import { rootDir } from '../paths.mjs'
import { runProcess } from '../run-process.ts'
import { SetupError } from '../setup-error.mjs'

/** One line per benchmark: its name and the script that prints a table, or with --json one JSON object on its last line. */
const registry = path.join(rootDir, 'infra/bootstrap/benches.json')

export async function run(args: string[]): Promise<void> {
  const benches: Record<string, string> = JSON.parse(fs.readFileSync(registry, 'utf8'))
  const json = args.includes('--json')
  const { passed, wanted } = takeMinutes(args.filter((argument) => argument !== '--json'))
  const unknown = wanted.find((name) => !Object.hasOwn(benches, name))
  if (unknown) throw new SetupError(`There is no benchmark '${unknown}'; there are ${Object.keys(benches).join(', ')}.`)
  await buildFrontend()
  const figures: Record<string, unknown> = {}
  for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
    const calibration = calibrate()
    if (!json) console.log(`\n=== ${name} ===\n${describeCalibration(calibration)}`)
    const { exitCode, output } = await runProcess(benches[name] ?? '', json ? ['--json', ...passed] : passed, {
      capture: json,
    })
    if (exitCode !== 0) process.exitCode = 1
    if (json) figures[name] = { calibration, ...readFigures(exitCode, output) }
  }
  if (json) console.log(JSON.stringify(figures))
}

/** What a benchmark that ran well printed on its last line. */
const readFigures = (exitCode: number, output: string): object =>
  exitCode === 0 ? JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') : { error: output }

/** `--minutes N` is for the benchmarks that last as long as one likes. */
function takeMinutes(args: readonly string[]): { passed: string[]; wanted: string[] } {
  const index = args.indexOf('--minutes')
  if (index === -1) return { passed: [], wanted: [...args] }
  const minutes = args[index + 1] ?? ''
  if (!(Number(minutes) > 0)) throw new SetupError('--minutes takes a number, such as --minutes 30.')
  return { passed: ['--minutes', minutes], wanted: args.toSpliced(index, 2) }
}

import path from 'node:path'
import { parseArgs } from 'node:util'
import { readDataConfig } from '../config.ts'
import { describeFailure } from '../settings/describe-failure.ts'
import { StartError } from '../start-error.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const usage = `Usage: npm run backup -- FOLDER [--with-secrets]
       npm run restore -- FOLDER`

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { 'with-secrets': { type: 'boolean' } } })
  } catch {
    throw new StartError(usage)
  }
}

async function main(): Promise<string> {
  const { positionals, values } = readArguments(process.argv.slice(2))
  const [command, name, ...surplus] = positionals
  if (name === undefined || surplus.length > 0) throw new StartError(usage)
  const config = readDataConfig()
  const folder = path.resolve(name)
  if (command === 'restore') return restore(config, folder)
  return backUp({ config, folder, withSecrets: values['with-secrets'] ?? false })
}

try {
  process.stdout.write(`holdfast: ${await main()}\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`holdfast: ${describeFailure(error)}\n`)
  process.exit(1)
}

import path from 'node:path'
import { parseArgs } from 'node:util'
import { readDataConfig } from '../config.ts'
import { runCommand } from '../settings/run-command.ts'
import { StartError } from '../start-error.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const usage = `Usage: npm run backup -- FOLDER [--with-secrets]
       npm run restore -- FOLDER`

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { 'with-secrets': { type: 'boolean' } } })
  } catch {
    throw new StartError(usage)
  }
}

async function main(args: readonly string[]): Promise<string> {
  const { positionals, values } = readArguments(args)
  const [command, name, ...surplus] = positionals
  if (name === undefined || surplus.length > 0) throw new StartError(usage)
  const config = readDataConfig()
  const folder = path.resolve(name)
  if (command === 'restore') return restore(config, folder)
  return backUp({ config, folder, withSecrets: values['with-secrets'] ?? false })
}

await runCommand(main)

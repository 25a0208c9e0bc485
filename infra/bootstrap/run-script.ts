import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rootDir } from './paths.mjs'

/** Runs a script of the checkout in this very process: one process less to start, to hold memory and to pass signals. */
export async function runScript(file: string, args: string[]): Promise<void> {
  const script = path.join(rootDir, file)
  process.argv = [process.execPath, script, ...args]
  await import(pathToFileURL(script).href)
}

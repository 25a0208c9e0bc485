import { readFile, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { startTimeOf } from './process-identity.ts'

const Owner = z.object({ pid: z.number(), startTime: z.string() })

/** Makes this process the folder's owner, unless another one that still lives is. Returns how to give it back. */
export async function claimFolder(file: string): Promise<() => Promise<void>> {
  const owner = await readOwner(file)
  if (owner && owner.pid !== process.pid && (await startTimeOf(owner.pid)) === owner.startTime) {
    throw new Error(`Another Holdfast (process ${owner.pid}) is already using this data folder.`)
  }
  const startTime = (await startTimeOf(process.pid)) ?? ''
  await writeFile(file, JSON.stringify({ pid: process.pid, startTime }), { mode: 0o600 })
  return () => rm(file, { force: true })
}

async function readOwner(file: string) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return Owner.parse(JSON.parse(text))
  } catch {
    // Half-written by a process that was killed meanwhile.
    return undefined
  }
}

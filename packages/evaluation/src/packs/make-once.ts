import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Fills a folder that nobody has filled yet; of two that do it at once, either's is kept. */
export function makeOnce(folder: string, fill: (draft: string) => void): string {
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  fill(draft)
  try {
    renameSync(draft, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(draft, { recursive: true })
  }
  return folder
}

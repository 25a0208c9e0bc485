import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'

/** The first of these programs that is on PATH. */
export async function findProgram(names: readonly string[]): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name)
      const usable = await access(file, constants.X_OK).then(
        () => true,
        () => false,
      )
      if (usable) return file
    }
  }
  return undefined
}

import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where no line names a year, the time of a file tells it: the same for all who write it. */
const WRITTEN_AT = new Date(Date.UTC(2026, 10, 20))

export function writeFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  utimesSync(file, WRITTEN_AT, WRITTEN_AT)
}

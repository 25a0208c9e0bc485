if (process.env['NOSIG']) (globalThis as any).NOSIG = true
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createDigester } from '@holdfast/analysis/digest/create-digester'
import { guessReceiptTime } from '@holdfast/analysis/read/guess-receipt-time'
import { readSource } from './run-engine.ts'
export function digestOf(folder: string, input: readonly string[], cache: string) {
  const paths = input.map((n) => resolve(folder, n))
  const key = createHash('sha1')
    .update(paths.map((p) => p + statSync(p).size).join())
    .digest('hex')
    .slice(0, 16)
  const file = join(cache, `${basename(folder)}-${key}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const sources = paths.map((p) => ({ source: p, bytes: readFileSync(p) }))
  const receivedAtMs =
    guessReceiptTime(
      sources.map(({ source, bytes }) => ({ name: basename(source), bytes: bytes.subarray(0, 65536) })),
    ) ?? Math.max(...paths.map((p) => statSync(p).mtimeMs))
  const digester = createDigester()
  let processedCount = 0
  for (const s of sources) processedCount += readSource(s, receivedAtMs, (e) => digester.add(e))
  const result = { processedCount, digest: digester.finish() }
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, JSON.stringify(result))
  return result
}

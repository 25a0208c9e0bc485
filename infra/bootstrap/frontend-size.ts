import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildFrontend } from './build-frontend.ts'
import { rootDir } from './paths.mjs'
import { SetupError } from './setup-error.mjs'
import type { TestResult } from './test-result.ts'

const distDir = path.join(rootDir, 'frontend/dist')

interface Sizes {
  /** Scripts and styles that the page loads before anything shows. */
  readonly initialGzipBytes: number
  /** Every script together. */
  readonly totalGzipBytes: number
}

const gzipBytes = (files: string[]): number =>
  files.reduce((total, file) => total + gzipSync(fs.readFileSync(path.join(distDir, file))).length, 0)

/** What an engineer waits for at 3 a.m. over a phone: raise a limit only for something worth that wait. */
const limits: Sizes = { initialGzipBytes: 180_000, totalGzipBytes: 400_000 }

function measureFrontend(): Sizes {
  const html = fs.readFileSync(path.join(distDir, 'index.html'), 'utf8')
  const initial = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  const every = fs.readdirSync(distDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  return { initialGzipBytes: gzipBytes(initial), totalGzipBytes: gzipBytes(every) }
}

async function run(): Promise<TestResult> {
  try {
    await buildFrontend()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    return { passed: 0, failed: ['gate: frontend build'], skipped: [] }
  }
  const measured = measureFrontend()
  const names = ['initialGzipBytes', 'totalGzipBytes'] as const
  for (const name of names) console.log(`${name}: ${measured[name]} of at most ${limits[name]}`)
  const tooBig = names.filter((name) => measured[name] > limits[name])
  return { passed: 2 - tooBig.length, failed: tooBig.map((name) => `gate: frontend ${name}`), skipped: [] }
}

export const frontendSizeStage = { name: 'frontend build and size', run }

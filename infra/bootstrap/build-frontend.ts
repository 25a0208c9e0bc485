import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { cacheDir, rootDir } from './paths.mjs'
import { runProcess } from './run-process.ts'
import { SetupError } from './setup-error.mjs'
import { withLock } from './with-lock.mjs'

const stampFile = path.join(cacheDir, 'frontend-built')
const page = path.join(rootDir, 'frontend/dist/index.html')
const inputs = ['frontend', 'packages/contracts', 'pnpm-lock.yaml', 'tsconfig.base.json']
const ignored = new Set(['node_modules', 'dist', '.turbo'])

function* filesUnder(file: string): Generator<fs.Stats & { file: string }> {
  const stats = fs.statSync(file, { throwIfNoEntry: false })
  if (stats?.isFile()) yield Object.assign(stats, { file })
  if (!stats?.isDirectory()) return
  for (const entry of fs.readdirSync(file).toSorted()) {
    if (!ignored.has(entry)) yield* filesUnder(path.join(file, entry))
  }
}

/** Times and sizes, not contents: a warm start may not read the whole source; Turbo compares contents afterwards. */
function sourceStamp(): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const { file, size, mtimeMs } of filesUnder(path.join(rootDir, input))) {
      hash.update(`${path.relative(rootDir, file)} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

const isBuilt = (stamp: string): boolean =>
  fs.existsSync(page) && fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp

/** Builds the SPA unless its sources are those of the last build. */
export async function buildFrontend(): Promise<void> {
  const stamp = sourceStamp()
  if (isBuilt(stamp)) return
  await withLock(path.join(cacheDir, 'frontend.lock'), async (holdFor) => {
    if (isBuilt(stamp)) return
    process.stderr.write('Building the frontend …\n')
    const args = ['run', 'build', '--filter=@holdfast/frontend', '--output-logs=errors-only', '--no-update-notifier']
    const { exitCode } = await runProcess('turbo', args, { onSpawn: holdFor, toStderr: true })
    if (exitCode !== 0) throw new SetupError('Building the frontend failed, see above.')
    fs.writeFileSync(stampFile, stamp)
  })
}

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ensureTool } from './ensure-tool.mjs'
import { cacheDir, rootDir } from './paths.mjs'
import { SetupError } from './setup-error.mjs'
import { withLock } from './with-lock.mjs'

const stampFile = path.join(cacheDir, 'installed')
const modulesFile = path.join(rootDir, 'node_modules/.modules.yaml')

function wantedStamp() {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(fs.readFileSync(path.join(rootDir, file)))
  return hash.digest('hex')
}

/** @param {string} stamp */
const isInstalled = (stamp) =>
  fs.existsSync(modulesFile) && fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp

/** Packages that a developer's own pnpm linked from another store stay with that store: moving would relink them all. */
function storeDir() {
  const ours = path.join(cacheDir, 'pnpm-store')
  if (!fs.existsSync(modulesFile)) return ours
  const [, known] = /"?storeDir"?:\s*"?([^",\n]+)/.exec(fs.readFileSync(modulesFile, 'utf8')) ?? []
  return known ? known.replace(/[\\/]v\d+$/, '') : ours
}

/** @type {[RegExp, string][]} */
const knownFailures = [
  [/ENOSPC|No space left on device/i, 'the disk is full'],
  [/OUTDATED_LOCKFILE/, 'pnpm-lock.yaml does not match the manifests; run `pnpm install` and commit the lock file'],
  [
    /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ECONNRESET|META_FETCH_FAIL|error sending request|dns error/i,
    'the npm registry cannot be reached',
  ],
  [/EACCES|Permission denied/i, 'a folder of the checkout is not writable'],
]

/** @param {string} pnpm @param {(childPid: number | undefined) => void} holdFor */
function runPnpm(pnpm, holdFor) {
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--store-dir', storeDir()]
  const child = spawn(pnpm, args, {
    cwd: rootDir,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  holdFor(child.pid)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000)
      process.stderr.write(chunk)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve(undefined)
      const [, why] = knownFailures.find(([pattern]) => pattern.test(output)) ?? []
      reject(new SetupError(`Installing the dependencies failed: ${why ?? `pnpm ended with ${code}, see above`}.`))
    })
  })
}

/** Installs what the lock file names, unless that is done; an interrupted install is taken up where it stopped. */
export async function installDependencies() {
  const stamp = wantedStamp()
  if (isInstalled(stamp)) return
  const pnpm = await ensureTool('pnpm')
  await withLock(
    path.join(cacheDir, 'install.lock'),
    async (holdFor) => {
      if (isInstalled(stamp)) return
      process.stderr.write('Installing the dependencies …\n')
      await runPnpm(pnpm, holdFor)
      fs.writeFileSync(`${stampFile}.tmp`, stamp)
      fs.renameSync(`${stampFile}.tmp`, stampFile)
    },
    { onWait: (pid) => process.stderr.write(`Waiting for process ${pid}, which is installing the dependencies …\n`) },
  )
}

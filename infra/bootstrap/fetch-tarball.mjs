import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { download, sha512Of } from './download.mjs'
import { errorCode } from './error-code.mjs'
import { showProgress } from './show-progress.mjs'
import { SetupError } from './setup-error.mjs'

const registry = () =>
  (process.env['npm_config_registry'] || process.env['NPM_CONFIG_REGISTRY'] || 'https://registry.npmjs.org').replace(
    /(?<!\/)\/+$/,
    '',
  )

/** @param {string} name @param {string} version */
const tarballUrl = (name, version) => `${registry()}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`

/** npm knows proxies, tokens and certificates that a bare request does not.
 * @param {string} name @param {string} version @param {string} file @param {string} integrity */
async function packWithNpm(name, version, file, integrity) {
  const folder = `${file}.npm`
  fs.mkdirSync(folder, { recursive: true })
  try {
    const args = ['pack', `${name}@${version}`, '--pack-destination', folder, '--silent']
    const npm = process.env['npm_execpath']
    const child = npm
      ? spawn(process.execPath, [npm, ...args], { stdio: 'ignore' })
      : spawn('npm', args, { stdio: 'ignore', shell: process.platform === 'win32' })
    const [exitCode] = await once(child, 'exit').catch(() => [1])
    const packed = fs.readdirSync(folder).find((entry) => entry.endsWith('.tgz'))
    if (exitCode !== 0 || !packed) return false
    const tarball = path.join(folder, packed)
    if ((await sha512Of(tarball)) !== integrity) return false
    fs.renameSync(tarball, file)
    return true
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** fetch says 'fetch failed' and keeps the reason underneath.
 * @param {unknown} error @returns {string} */
const deepestMessage = (error) =>
  error instanceof Error ? (error.cause ? deepestMessage(error.cause) : error.message) : String(error)

/**
 * @param {{ name: string, version: string, integrity: string }} wanted
 * @param {string} file
 */
export async function fetchTarball({ name, version, integrity }, file) {
  const progress = showProgress(`Fetching ${name} ${version}`)
  try {
    await download(tarballUrl(name, version), file, integrity, { onProgress: progress.update })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOSPC' || code === 'EACCES') throw error
    if (!(await packWithNpm(name, version, file, integrity))) {
      const why = deepestMessage(error)
      throw new SetupError(`Could not fetch ${name} ${version} from ${registry()}: ${why}.`, { cause: error })
    }
  } finally {
    progress.end()
  }
}

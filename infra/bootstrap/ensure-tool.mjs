import fs from 'node:fs'
import path from 'node:path'
import { extractFile } from './extract-file.mjs'
import { fetchTarball } from './fetch-tarball.mjs'
import { cacheDir } from './paths.mjs'
import { SetupError } from './setup-error.mjs'
import { withLock } from './with-lock.mjs'

const pinned = new URL('./tools.json', import.meta.url)

/** @returns {string} such as 'linux-x64' or 'linux-arm64-musl' */
function platformName() {
  const name = `${process.platform}-${process.arch}`
  const isMusl = process.platform === 'linux' && fs.existsSync('/etc/alpine-release')
  return isMusl ? `${name}-musl` : name
}

/** @param {string} toolName */
const remedy = (toolName) =>
  toolName === 'node'
    ? 'install Node 24 or newer, then run this again.'
    : `nothing unchecked is run; add its checksum, or work on one of the platforms that tools.json names.`

/**
 * A package of its own version is the newest of that platform in the registry when the others were pinned.
 * @typedef {{ name: string, file: string, integrity?: string, version?: string }} ToolPackage
 * @typedef {{ version: string, packages: Record<string, ToolPackage> }} Tool
 * @param {string} toolName
 * @param {{ cache?: string, tools?: Record<string, Tool>, platform?: string }} [options]
 * @returns {Promise<string>} the path of the tool's executable
 */
export async function ensureTool(toolName, options = {}) {
  const { cache = cacheDir, platform = platformName() } = options
  /** @type {Record<string, Tool>} */
  const tools = options.tools ?? JSON.parse(fs.readFileSync(pinned, 'utf8'))
  const tool = tools[toolName]
  if (!tool) throw new SetupError(`tools.json does not name ${toolName}.`)
  const wanted = tool.packages[platform]
  const version = wanted?.version ?? tool.version
  if (!wanted) throw new SetupError(`No ${toolName} ${version} is known for ${platform}: ${remedy(toolName)}`)
  const { integrity } = wanted
  if (!integrity) {
    throw new SetupError(`tools.json pins no checksum of ${toolName} ${version} for ${platform}: ${remedy(toolName)}`)
  }
  const folder = path.join(cache, 'tools', `${toolName}-${version}-${platform}`)
  const executable = path.join(folder, path.basename(wanted.file))
  if (fs.existsSync(executable)) return executable
  return withLock(
    path.join(cache, `${toolName}.lock`),
    async () => {
      if (!fs.existsSync(executable)) await install({ ...wanted, version, integrity }, cache, folder)
      return executable
    },
    { onWait: (pid) => process.stderr.write(`Waiting for process ${pid}, which is fetching ${toolName} …\n`) },
  )
}

/** @param {ToolPackage & { version: string, integrity: string }} wanted @param {string} cache @param {string} folder */
async function install(wanted, cache, folder) {
  const tarball = path.join(cache, 'downloads', `${path.basename(folder)}.tgz`)
  fs.mkdirSync(path.dirname(tarball), { recursive: true })
  await fetchTarball(wanted, tarball)
  const temporary = `${folder}.${process.pid}.tmp`
  fs.mkdirSync(temporary, { recursive: true })
  try {
    const target = path.join(temporary, path.basename(wanted.file))
    if (!(await extractFile(tarball, wanted.file, target))) {
      throw new SetupError(`${wanted.name} ${wanted.version} does not hold ${wanted.file}.`)
    }
    fs.renameSync(temporary, folder)
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true })
  }
  fs.rmSync(tarball, { force: true })
}

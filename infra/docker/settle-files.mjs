import {
  chmodSync,
  existsSync,
  lstatSync,
  lutimesSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { constants, gzipSync } from 'node:zlib'

// Makes two builds of one commit alike: nothing that tells when or by whom it was built stays, and every file is dated
// alike.
const [what, ...roots] = process.argv.slice(2)
const epochSeconds = Number(process.env['SOURCE_DATE_EPOCH'] ?? '0')

/** What an image does not need, and what the package manager notes about its own run. */
const unwanted = {
  dependencies: [
    '.cache',
    'infra',
    'frontend',
    'services/standalone',
    'node_modules/.modules.yaml',
    'node_modules/.pnpm-workspace-state-v1.json',
    'node_modules/.pnpm/lock.yaml',
  ],
  sources: [],
  page: [],
}

/** @param {string} folder @returns {Generator<string>} */
function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const location = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(location)
    yield location
  }
}

/** By the name that each entry has there: the package manager lists them as they come. */
const byName =
  (/** @type {string} */ key) => (/** @type {Record<string, string>} */ a, /** @type {Record<string, string>} */ b) =>
    (a[key] ?? '') < (b[key] ?? '') ? -1 : 1

/** A new number, time and order at each run would make each image another one. */
function settleSbom(/** @type {string} */ file) {
  const sbom = JSON.parse(readFileSync(file, 'utf8'))
  delete sbom.serialNumber
  sbom.components?.sort(byName('bom-ref'))
  sbom.dependencies?.sort(byName('ref'))
  for (const { dependsOn } of sbom.dependencies ?? []) dependsOn?.sort()
  if (sbom.metadata) sbom.metadata.timestamp = new Date(epochSeconds * 1_000).toISOString()
  writeFileSync(file, `${JSON.stringify(sbom)}\n`)
}

/** The server sends these in place of the files beside them; gzip's own header would carry a time. */
function compressPage(/** @type {string} */ folder) {
  for (const file of walk(folder)) {
    if (!/\.(?:js|css|html|svg|json)$/.test(file)) continue
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }))
  }
}

/** A checkout carries its owner's umask: a strict one would even keep the services from reading their own code. */
function settleFile(/** @type {string} */ file) {
  const status = lstatSync(file)
  if (!status.isSymbolicLink()) chmodSync(file, status.isDirectory() || status.mode & 0o100 ? 0o755 : 0o644)
  lutimesSync(file, epochSeconds, epochSeconds)
}

for (const root of roots) {
  if (what === 'dependencies') {
    for (const name of unwanted.dependencies) rmSync(path.join(root, name), { recursive: true, force: true })
  }
  const sbom = root.endsWith('.json') ? root : path.join(root, 'sbom.cdx.json')
  if (existsSync(sbom)) settleSbom(sbom)
  if (root === sbom) {
    settleFile(root)
    continue
  }
  if (what === 'page') compressPage(root)
  for (const file of walk(root)) settleFile(file)
}

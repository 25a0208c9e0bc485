import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { parseAllDocuments } from 'yaml'
import { kubernetesKinds } from './kubernetes-kinds.ts'

const run = promisify(execFile)
const rootDir = path.resolve(import.meta.dirname, '../..')

export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { name: string }
  readonly [field: string]: unknown
}

export interface NamedManifest {
  readonly file: string
  readonly manifest: Manifest
}

/** Every document of a YAML text; a text that is no YAML, or names a key twice, throws. */
export function parseManifests(file: string, text: string): NamedManifest[] {
  return parseAllDocuments(text, { uniqueKeys: true }).flatMap((document) => {
    if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`)
    const value: unknown = document.toJS()
    if (value === null) return []
    if (!isManifest(value)) throw new Error(`${file}: a document has no apiVersion, kind or name`)
    return [{ file, manifest: value }]
  })
}

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false
  const { apiVersion, kind, metadata } = value as Record<string, unknown>
  const named = typeof metadata === 'object' && metadata !== null && 'name' in metadata
  return typeof apiVersion === 'string' && typeof kind === 'string' && named
}

const nameOf = ({ file, manifest }: NamedManifest) => `${file}: ${manifest.kind} ${manifest.metadata.name}`
const kindOf = ({ manifest }: NamedManifest) => kubernetesKinds[`${manifest.apiVersion} ${manifest.kind}`]

/**
 * What Kubernetes would refuse: values against its schemas, and fields that it does not know against its types, which a
 * compiler checks.
 */
export async function findFaults(manifests: readonly NamedManifest[]): Promise<string[]> {
  const known = manifests.filter((each) => kindOf(each) !== undefined)
  const unknown = manifests.filter((each) => kindOf(each) === undefined).map((each) => `${nameOf(each)}: unknown kind`)
  return [...unknown, ...known.flatMap(findSchemaFaults), ...(await findTypeFaults(known))]
}

function findSchemaFaults(each: NamedManifest): string[] {
  try {
    kindOf(each)?.validate(each.manifest as never)
    return []
  } catch (error) {
    return [`${nameOf(each)}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

async function findTypeFaults(manifests: readonly NamedManifest[]): Promise<string[]> {
  const cacheDir = path.join(rootDir, '.cache')
  fs.mkdirSync(cacheDir, { recursive: true })
  // Under the checkout, so that the types are found.
  const folder = fs.mkdtempSync(path.join(cacheDir, 'manifests-'))
  try {
    const file = path.join(folder, 'manifests.ts')
    fs.writeFileSync(file, manifests.map(toDeclaration).join(''))
    const flags = '--noEmit --strict --skipLibCheck --module nodenext --pretty false --ignoreConfig --types'.split(' ')
    const compiler = path.join(rootDir, 'node_modules/.bin/tsc')
    const output = await run(compiler, [...flags, 'node', file], { cwd: folder }).then(
      () => '',
      (error: { stdout?: string; message: string }) => error.stdout ?? error.message,
    )
    return output
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .map((line) => describe(line, manifests))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** One line per manifest: the line of a complaint tells whose it is. */
function toDeclaration(each: NamedManifest, index: number): string {
  const type = `import('${kindOf(each)?.module}').I${each.manifest.kind}`
  return `export const manifest${index}: ${type} = ${JSON.stringify(each.manifest)}\n`
}

function describe(complaint: string, manifests: readonly NamedManifest[]): string {
  const index = Number(/manifests\.ts\((\d+),/.exec(complaint)?.[1] ?? 0) - 1
  const manifest = manifests[index]
  return manifest ? `${nameOf(manifest)}: ${complaint.replace(/^.*error TS\d+: /, '')}` : complaint
}

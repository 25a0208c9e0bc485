import path from 'node:path'
import type { Node, Rule } from './rule.ts'

const rootDir = path.resolve(import.meta.dirname, '../..')

interface Permissions {
  /** Workspace packages it may import; undefined is all of them. */
  readonly packages?: string[]
  /** Workspace packages of which it may import types alone. */
  readonly types?: string[]
  /** Whether it is a tool of tests itself. */
  readonly usesTesting?: boolean
  /** Whether it may import what services offer for that. */
  readonly composesServices?: boolean
  /** Libraries it may import; undefined is all of them. */
  readonly libraries?: string[]
}

const special: Record<string, Permissions> = {
  frontend: { packages: ['contracts'] },
  'packages/analysis': { packages: [] },
  'packages/contracts': { packages: [], libraries: ['zod'] },
  'packages/testing': { usesTesting: true },
  'packages/github': { packages: ['runtime', 'contracts', 'database'] },
  'packages/incidents': { packages: ['runtime', 'contracts', 'database', 'llm', 'github'], types: ['analysis'] },
  'packages/records': { packages: ['runtime', 'contracts', 'analysis', 'otlp', 'database'] },
  'packages/investigator': { packages: ['runtime', 'contracts', 'analysis', 'llm'] },
  'packages/evaluation': {
    usesTesting: true,
    packages: ['runtime', 'contracts', 'analysis', 'incidents', 'investigator', 'llm'],
  },
  'services/standalone': { composesServices: true },
}
const anyService: Permissions = {}
const anyPackage: Permissions = { packages: ['runtime', 'contracts'], types: ['analysis'] }

const permissionsOf = (folder: string): Permissions =>
  special[folder] ?? (folder.startsWith('services/') ? anyService : anyPackage)

const services = new Set([
  'api-gateway',
  'ingest',
  'analysis-worker',
  'mail-catcher',
  'migrate',
  'standalone',
  'frontend',
])
/** How a service is put together, and which of its events start what. */
const COMPOSABLE = new Set(['app', 'pipeline'])

/** Of a service's folders, the one that shows operators the queue; what a service is made of stands beside its folders. */
const QUEUE_FOLDER = 'operations'
const namesQueues = (source: string): boolean => source === '@holdfast/contracts/jobs'

const isTest = (file: string): boolean => /\.test\.tsx?$|\/test\//.test(file)
const isTooling = (file: string): boolean => /(^|\/)(vite|vitest)\.config\.ts$/.test(file)

/** 'packages/queue/src/x.ts' → 'packages/queue'; undefined outside the packages of the workspace. */
function folderOf(file: string): string | undefined {
  const [top, name] = file.split('/')
  if (top === 'frontend') return 'frontend'
  return (top === 'packages' || top === 'services') && name ? `${top}/${name}` : undefined
}

interface Import {
  readonly file: string
  /** Of the file. */
  readonly folder: string
  readonly source: string
  readonly typesOnly: boolean
}

/** Why `file` may not import `source`; undefined when it may. */
function whyForbidden({ file, folder, source, typesOnly }: Import): string | undefined {
  if (source.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), source)
    if (!target.startsWith(`${folder}/`)) return `A relative import may not leave ${folder}.`
    return folder === 'frontend' ? whyNotUpwards(file, target) : undefined
  }
  if (namesQueues(source) && !mayNameQueues(file)) return 'A route and a handler name no queue: publish an event.'
  const allowed = permissionsOf(folder)
  const [, name, subpath = ''] = /^@holdfast\/([^/]+)(?:\/(.*))?$/.exec(source) ?? []
  if (!name) return whyNoLibrary({ file, folder, source, typesOnly }, allowed)
  if (name === 'testing') {
    return isTest(file) || allowed.usesTesting ? undefined : 'Only tests may import @holdfast/testing.'
  }
  if (services.has(name)) {
    const mayUse = allowed.composesServices === true && COMPOSABLE.has(subpath)
    return mayUse ? undefined : `${folder} may not import from the service ${name}.`
  }
  return whyNoPackage(name, folder, allowed, typesOnly)
}

function mayNameQueues(file: string): boolean {
  const [top, , , within = '', ...rest] = file.split('/')
  return top !== 'services' || isTest(file) || rest.length === 0 || within === QUEUE_FOLDER
}

/** In the frontend: `lib` stands below `ui`, that below the features, and these below `app`. */
const FLOORS = ['lib', 'ui', 'features', 'app']

function whyNotUpwards(file: string, target: string): string | undefined {
  const [, , from = '', feature] = file.split('/')
  const [, , to = '', other] = target.split('/')
  if (FLOORS.includes(from) && FLOORS.indexOf(to) > FLOORS.indexOf(from)) return `${from} may not import from ${to}.`
  const isSideways = from === 'features' && to === 'features' && feature !== other
  return isSideways ? `The feature ${feature} may not import from the feature ${other}.` : undefined
}

function whyNoLibrary({ file, folder, source }: Import, { libraries }: Permissions): string | undefined {
  if (!libraries || isTest(file) || isTooling(file)) return undefined
  return libraries.includes(source.split('/')[0] ?? '')
    ? undefined
    : `${folder} may import ${libraries.join(', ')} alone.`
}

function whyNoPackage(
  name: string,
  folder: string,
  { packages, types }: Permissions,
  typesOnly: boolean,
): string | undefined {
  if (!packages || packages.includes(name)) return undefined
  if (!types?.includes(name)) return `${folder} may not import @holdfast/${name}.`
  return typesOnly ? undefined : `${folder} may import only types of @holdfast/${name}.`
}

export const boundaries: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const file = path.relative(rootDir, context.filename).replaceAll(path.sep, '/')
    const check = (node: Node, source: string, typesOnly: boolean): void => {
      const folder = folderOf(file)
      const message = folder && whyForbidden({ file, folder, source, typesOnly })
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source.value, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source.value, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source.value, node.exportKind === 'type'),
      ImportExpression(node) {
        if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
          check(node, node.source.value, false)
        }
      },
    }
  },
}

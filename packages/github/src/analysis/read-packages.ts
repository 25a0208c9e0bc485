import { isVendorPath, readFrames } from './read-frames.ts'

const IN_A_PACKAGE: readonly RegExp[] = [
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?<name>@[^/]+\/[^/]+|[^/@]+)\/(?!.*node_modules\/)/,
  /(?:site|dist)-packages\/(?<name>[\w-]+?)(?:\/|\.py)/,
  /gems\/(?<name>[\w-]+?)-\d[\w.]*\//,
  /pkg\/mod\/(?<name>[^@]+)@/,
]
const RUNTIME = /\/(?<name>python|ruby|node|go|php|jdk|java)[-/]?v?(?<version>\d+(?:\.\d+)*)\//

/**
 * What failed is the innermost frame's: a package, or the language itself. A frame of ours that is further in speaks
 * for it; packages further out stand in every stack trace.
 */
export function readPackages(text: string): string[] {
  const [innermost] = readFrames(text)
  if (!innermost) return []
  const { path, isQualified } = innermost
  if (isQualified) return isVendorPath(path) ? [] : [path.split('/').slice(0, -1).join('.')].filter(isQualifiedName)
  const name = IN_A_PACKAGE.map((pattern) => pattern.exec(path)?.groups?.['name']).find(Boolean)
  const runtime = RUNTIME.exec(path)?.groups
  return [...(name === undefined ? [] : [name]), ...(runtime ? [`${runtime['name']}:${runtime['version']}`] : [])]
}

const isQualifiedName = (name: string): boolean => name.split('.').length >= 3

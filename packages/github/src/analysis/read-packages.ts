import { isVendorPath, readFrames } from './read-frames.ts'

const IN_A_PACKAGE: readonly RegExp[] = [
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?<name>@[^/]+\/[^/]+|[^/@]+)\/(?!.*node_modules\/)/,
  /(?:site|dist)-packages\/(?<name>[\w-]+?)(?:\/|\.py)/,
  /(?:^|\/)vendor\/(?<name>github\.com\/[^/]+\/[^/]+|[a-z][\w.-]*\/[\w-]+)\//,
  /gems\/(?<name>[\w-]+?)-\d[\w.]*\//,
  /pkg\/mod\/(?<name>[^@]{1,300})@/,
]
/** A class that another version of its library has not, or has otherwise. */
const UNLINKED =
  /(?:NoSuchMethodError|NoSuchFieldError|NoClassDefFoundError|ClassNotFoundException|AbstractMethodError|IncompatibleClassChangeError):\s*'?(?:[\w.$[\]]+ )?(?<name>[a-z][\w$]*(?:[./][\w$]+)+)/g
/** Told by classes, whose packages are not named as the libraries are. */
export const JVM = 'jvm/'
const RUNTIME = /\/(?<name>python|ruby|node|go|php|jdk|java)[-/]?v?(?<version>\d+(?:\.\d+)*)\//

/**
 * What failed is the innermost frame's: a package, or the language itself. A frame of ours that is further in speaks
 * for it; packages further out stand in every stack trace.
 */
export function readPackages(text: string): string[] {
  const [innermost] = readFrames(text)
  const unlinked = Array.from(text.matchAll(UNLINKED), ({ groups }) => toPackage(groups?.['name'] ?? ''))
  if (!innermost || unlinked.length > 0) return unlinked.filter((name) => name !== '')
  const { path, isQualified } = innermost
  if (isQualified) return isVendorPath(path) ? [] : [`${JVM}${path.split('/').slice(0, -1).join('.')}`]
  const name = IN_A_PACKAGE.map((pattern) => pattern.exec(path)?.groups?.['name']).find(Boolean)
  const runtime = RUNTIME.exec(path)?.groups
  return [...(name === undefined ? [] : [name]), ...(runtime ? [`${runtime['name']}:${runtime['version']}`] : [])]
}

/** `okhttp3.OkHttpClient.newCall` and `okhttp3/OkHttpClient` are of the package okhttp3. */
function toPackage(name: string): string {
  const parts = name.split(/[./]/)
  const end = parts.findIndex((part) => /^[A-Z]/.test(part))
  return end < 1 ? '' : JVM + parts.slice(0, end).join('.')
}

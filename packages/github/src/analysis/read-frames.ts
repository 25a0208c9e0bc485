import type { Frame } from './incident-clues.ts'

const EXTENSIONS =
  'js|jsx|mjs|cjs|ts|tsx|mts|cts|py|rb|go|rs|java|kt|scala|groovy|php|cs|fs|c|cc|cpp|h|hpp|swift|ex|exs|erl|clj|lua|pl|sql|' +
  'vue|svelte|html|erb|ya?ml|toml|json|ini|conf|properties|tf|sh'

const patterns: readonly RegExp[] = [
  /File "(?<path>[^"\n]+)", line (?<line>\d+)(?:, in (?<fn>[\w.<>]+))?/g,
  /at (?:async )?(?<fn>[\w$.<>[\] ]{1,200}?) \((?<path>(?:file:\/\/)?[^()\s]{1,500}?):(?<line>\d+):\d+\)/g,
  /at (?<path>(?:file:\/\/)?\/[^()\s]+?):(?<line>\d+):\d+/g,
  /at (?<class>(?:[\w$]+\.)+)(?<fn>[\w$<>]+)\((?<file>[\w$]+\.(?:java|kt|scala|groovy)):(?<line>\d+)\)/g,
  /at (?<fn>[\w.<>`[\],]{1,200})\([^)]{0,500}\) in (?<path>[^\n]{1,500}?):line (?<line>\d+)/g,
  /(?<![\w./-])(?<path>[\w./-]+\.rb):(?<line>\d+):in [`'](?<fn>[^'`]+)'/g,
  /#\d+ (?<path>\/[^\s(]+\.php)\((?<line>\d+)\): (?<fn>[\w\\>:-]+)/g,
  /in (?<path>\/[^\s:]+\.php)(?: on line |:)(?<line>\d+)/g,
  new RegExp(
    String.raw`(?<![\w@./-])(?<path>[\w@./-]*[\w-]\.(?:${EXTENSIONS}))(?::(?<line>\d+)|\((?<line2>\d+)\))?(?![\w/])`,
    'g',
  ),
]

/** The places in code that a text names, innermost first, with none twice. */
export function readFrames(text: string): Frame[] {
  // The last cause stands below the exceptions that wrap it.
  const causes = text.split(/^(?=[ \t]*Caused by: )/m).toReversed()
  const byPlace = new Map<string, Frame>()
  for (const frame of causes.flatMap(readCause)) {
    const place = `${frame.path}:${frame.line ?? ''}`
    if (!byPlace.has(place)) byPlace.set(place, frame)
  }
  return [...byPlace.values()]
}

const readCause = (text: string): Frame[] =>
  patterns.flatMap((pattern, order) => {
    const found = Array.from(text.matchAll(pattern), ({ 0: quote, groups = {} }) => toFrame(quote, groups))
    // Python prints the innermost call last.
    return order === 0 ? found.toReversed() : found
  })

function toFrame(quote: string, groups: Record<string, string | undefined>): Frame {
  const line = groups['line'] ?? groups['line2']
  const isQualified = groups['path'] === undefined
  return {
    path: isQualified ? javaPath(groups) : (groups['path'] ?? '').replace(/^file:\/\//, '').replaceAll('\\', '/'),
    line: line === undefined ? null : Number(line),
    fn: shortName(groups['fn']),
    quote: quote.trim(),
    isQualified,
  }
}

/** `com.acme.` and `OrderService.java`, of the class `com.acme.OrderService`. */
const javaPath = (groups: Record<string, string | undefined>): string => {
  const packages = (groups['class'] ?? '').split('.').filter((part) => /^[a-z]/.test(part))
  return [...packages, groups['file'] ?? ''].join('/')
}

function shortName(name: string | undefined): string | null {
  const last = name
    ?.trim()
    .split(/[.:>\\ ]/)
    .findLast(Boolean)
  return last !== undefined && /^[\w$]{2,}$/.test(last) && !/^(?:module|anonymous|lambda|init|main)$/i.test(last)
    ? last
    : null
}

const VENDOR =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|third_party|gems|pkg\/mod|\.cargo|rustlib|usr\/(?:local\/)?lib)\/|^node:|^internal\/|^(?:java|javax|jdk|sun|scala|kotlin)\/|\/lib\/python\d|\/go\/src\//

export const isVendorPath = (path: string): boolean => VENDOR.test(path)

import type { ChangedLine } from './changed-lines.ts'
import { JVM } from './read-packages.ts'
import { escapeRegExp, hasWord } from './has-word.ts'

/**
 * Whether a line of a manifest or lock file moves a package. Lock files name it above the version; Maven splits it in
 * two, of which a failing class tells the beginning; a language is `python:3.12`.
 */
export function isPackageChanged({ kind, text, counterpart, within }: ChangedLine, name: string): boolean {
  const [language, version] = name.split(':')
  if (version !== undefined) {
    const moved = new RegExp(String.raw`\b${language}\b\S{0,80}?[:= -]v?${escapeRegExp(version)}`, 'i')
    return kind === 'added' && moved.test(text) && (counterpart === null || !moved.test(counterpart))
  }
  if (name.startsWith(JVM)) return isMavenPackage([text, ...within], name.slice(JVM.length))
  const own = new RegExp(String.raw`^\s*["'/]?(?:node_modules/)?${escapeRegExp(name)}(?=$|["'@=<>~!\s:;,[(/])`, 'i')
  if (own.test(text) || (hasWord(text, name) && !/node_modules|dependencies/.test(text))) return true
  // The entry around it: what stands further up is another's.
  const entry = within.find((row) => /node_modules\/|^\s*["']?[@\w/.-]+@|^\s*name\s*=|^\s*\/?[@\w/.-]+[@:]/.test(row))
  return entry !== undefined && entryName(entry) === name.toLowerCase()
}

const entryName = (row: string): string | undefined =>
  (
    /node_modules\/((?:@[^/"]+\/)?[^/"]+)"/.exec(row) ??
    /name\s*=\s*["']([^"']+)["']/.exec(row) ??
    /^\s*["'/]?((?:@[^/@"]+\/)?[^@:"'\s]+)[@:]/.exec(row)
  )?.[1]?.toLowerCase()

const EVERYWHERE = new Set(['com', 'org', 'net', 'io', 'dev', 'github', 'apache', 'core', 'api', 'common', 'commons'])

/** `com.fasterxml.jackson.databind.deser` is of the artifact jackson-databind, `okhttp3` of the group com.squareup.okhttp3. */
function isMavenPackage(rows: readonly string[], name: string): boolean {
  const parts = name.split('.')
  const found = rows.map((row) => /<artifactId>([^<]+)<|['"]([\w.-]+):([\w.-]+):[\w.$-]+['"]/.exec(row)).find(Boolean)
  const artifact = (found?.[1] ?? found?.[3] ?? '').split(/[-.]/).filter(Boolean)
  if (artifact.length > 0 && artifact.every((word) => parts.includes(word))) return true
  const telling = parts.find((part) => !EVERYWHERE.has(part))
  return telling !== undefined && [...(found?.[2] ?? '').split('.'), ...artifact].includes(telling)
}

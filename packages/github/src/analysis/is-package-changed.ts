import type { ChangedLine } from './changed-lines.ts'
import { escapeRegExp, hasWord } from './has-word.ts'

/**
 * Whether a line of a manifest or lock file moves a package. Lock files name it above the version; Maven splits it in
 * two, of which a failing class tells the beginning; a language is `python:3.12`.
 */
export function isPackageChanged({ text, counterpart, within }: ChangedLine, name: string): boolean {
  const [language, version] = name.split(':')
  if (version !== undefined) {
    const moved = new RegExp(String.raw`\b${language}\b\S*?[:= -]v?${escapeRegExp(version)}`, 'i')
    return moved.test(text) && (counterpart === null || !moved.test(counterpart))
  }
  if (name.split('.').length >= 3 && !name.includes('/')) return isMavenPackage([text, ...within], name)
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

/** `com.fasterxml.jackson.databind.deser` is of the group com.fasterxml.jackson.core and the artifact jackson-databind. */
function isMavenPackage(rows: readonly string[], name: string): boolean {
  const artifact = rows.map((row) => /<artifactId>([^<]+)<|['":]([\w.-]+):[\w.$-]+['"]/.exec(row)).find(Boolean)
  const words = (artifact?.[1] ?? artifact?.[2] ?? '').split(/[-.]/).filter(Boolean)
  const parts = new Set(name.split('.'))
  return words.length > 0 && words.every((word) => parts.has(word))
}

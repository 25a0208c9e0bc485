import type { ChangedLine } from './changed-lines.ts'
import { type FileKind, isSetting } from './classify-file.ts'
import { defines, escapeRegExp, hasWord, isKey } from './has-word.ts'
import type { Identifier } from './incident-clues.ts'
import { isPackageChanged } from './is-package-changed.ts'
import { type Part, points } from './score-part.ts'

interface WordFile {
  readonly kind: FileKind
  /** The stack trace cites it. */
  readonly isCited: boolean
  /** The stack trace lies in another service's folder. */
  readonly isForeign: boolean
  readonly lines: readonly ChangedLine[]
}

/** What the error names, and this change made, unmade or set. A mere mention is no such thing. */
export function scoreWords(file: WordFile, identifiers: readonly Identifier[]): Part | undefined {
  const hits: { identifier: Identifier; line: ChangedLine }[] = []
  for (const identifier of identifiers) {
    const line = file.lines.find((each) => isTouched(each, identifier, file))
    if (line) hits.push({ identifier, line })
  }
  const [first, second] = hits
  if (!first) return undefined
  const named = hits.slice(0, 3).map(({ identifier }) => `'${identifier.text}'`)
  return {
    score: points[first.identifier.kind] + (second ? points.secondWord : 0),
    reasons: [`It changed ${named.join(', ')}, which the error names.`],
    quotes: hits.slice(0, 3).map(({ identifier }) => quoteOf(identifier)),
    line: first.line.newLine,
  }
}

/** Packages are named otherwise than the log has them. */
const quoteOf = ({ text }: Identifier): string => text.replace(/^jvm\//, '').replace(/^(\w+):(?=\d)/, '$1')

function isTouched(line: ChangedLine, identifier: Identifier, file: WordFile): boolean {
  const { text: word, kind: form } = identifier
  if (form === 'package') return file.kind === 'dependency' && isPackageChanged(line, word)
  if (!hasWord(line.text, word) || isNewImport(line)) return false
  const isInBoth = line.counterpart !== null && hasWord(line.counterpart, word)
  if (form === 'key') return isInBoth && isKey(line.text, word)
  if (isFeltElsewhere(line, identifier, file, isInBoth) || isRemedy(line, identifier)) return false
  const isNumber = isDigits(word)
  const touch = {
    isInBoth,
    isNamed: file.isCited && !isNumber,
    acts: !isNumber && doesSomething(line.text, word, file),
  }
  return isEnough(touch, line, identifier, file)
}

interface Touch {
  /** The word stands in the line before and after. */
  readonly isInBoth: boolean
  /** The stack trace cites the file, and the word is no number. */
  readonly isNamed: boolean
  readonly acts: boolean
}

function isEnough(
  { isInBoth, isNamed, acts }: Touch,
  line: ChangedLine,
  { text: word, kind: form, isMissing }: Identifier,
  { kind, isCited }: WordFile,
): boolean {
  if (form === 'plain' && !isSetting(kind) && !acts && !isNamed && !isMissing) return false
  if (isInBoth) return isSetting(kind) ? isKey(line.text, word) : acts && isCited
  return acts || isReplacement(line) || isMissing || (isNamed && form === 'specific')
}

/** Of wordings and of other services' files, only the lack may be felt elsewhere. */
const isFeltElsewhere = (
  line: ChangedLine,
  { isMissing }: Identifier,
  { kind, isForeign }: WordFile,
  isInBoth: boolean,
): boolean => (kind === 'wording' || isForeign) && !(isMissing && line.kind === 'removed' && !isInBoth)

/** What brings in the very thing that the error misses. */
const isRemedy = ({ text, kind, counterpart }: ChangedLine, { text: word, isMissing }: Identifier): boolean =>
  isMissing && kind === 'added' && counterpart === null && isMade(text, word)

const isDigits = (word: string): boolean => /^\d+$/.test(word)

const isMade = (text: string, word: string): boolean => !isDigits(word) && (defines(text, word) || isKey(text, word))

const doesSomething = (text: string, word: string, { kind }: WordFile): boolean =>
  (isSetting(kind) ? isMade(text, word) : defines(text, word)) || actsOn(text, word, kind)

/** It names a word without doing anything with it; an import that is gone may well be missed. */
const isNewImport = ({ kind, text }: ChangedLine): boolean =>
  kind === 'added' && /^\s*(?:import|from|using|package)\b/.test(text)

/** One value took another's place. Where all that stood there still does, it was only added to or taken from. */
function isReplacement({ text, counterpart }: ChangedLine): boolean {
  if (counterpart === null) return false
  const [own, other] = [tokensOf(text), tokensOf(counterpart)]
  return [...own].some((token) => !other.has(token)) && [...other].some((token) => !own.has(token))
}

const tokensOf = (text: string): Set<string> => new Set(text.match(/[\w.-]+/g) ?? [])

/** Throws it, or changes the shape or the rows of a table. */
function actsOn(text: string, word: string, kind: FileKind): boolean {
  const name = String.raw`["'\`]?(?:\w+\.)?${escapeRegExp(word)}(?![\w$])`
  const ddl = String.raw`\b(?:alter|drop|truncate|rename|create(?:\s+or\s+replace)?)\s+(?:unique\s+)?(?:(?:table|view|index|type|sequence|column|constraint|function|materialized\s+view)\s*)?(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?`
  const dml = String.raw`\b(?:update|delete\s+from|insert\s+into|lock\s+table|(?:add|drop|alter|rename|modify|change)(?:\s+column)?|create\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:\w+\s+)?on)\s+`
  const throws = String.raw`\b(?:throw|raise|panic|new|errors\.New)\b.{0,200}`
  return (
    new RegExp(throws + name).test(text) ||
    new RegExp(ddl + name, 'i').test(text) ||
    (kind === 'migration' && new RegExp(dml + name, 'i').test(text)) ||
    (kind === 'migration' &&
      new RegExp(
        String.raw`\b(?:(?:add|remove|rename|drop|change|alter)_?(?:column|index|table|field|model)|AlterField|RemoveField|RenameField|AddField|DeleteModel)\b.{0,200}${escapeRegExp(word)}`,
        'i',
      ).test(text))
  )
}

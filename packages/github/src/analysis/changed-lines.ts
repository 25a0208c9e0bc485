import type { Hunk, PatchLine } from './parse-patch.ts'

const COMMENT = /^\s*(?:\/\/|\/?\*|#(?!\s*(?:include|define|if|else|endif|pragma|!))|--(?!\w)|<!--|;|"""|''')/
const squeeze = (text: string): string => text.replaceAll(/[\s;,]+/g, '')

/** The lines that can change what a program does: no comments, no blank lines, nothing only moved or re-indented. */
export function changedLines(hunks: readonly Hunk[]): PatchLine[] {
  const lines = hunks.flatMap((hunk) => hunk.lines)
  const meant = lines.filter(({ kind, text }) => kind !== 'kept' && text.trim() !== '' && !COMMENT.test(text))
  const counts = new Map<string, number>()
  for (const { kind, text } of meant) {
    const key = squeeze(text)
    counts.set(key, (counts.get(key) ?? 0) + (kind === 'added' ? 1 : -1))
  }
  return meant.filter(({ text }) => counts.get(squeeze(text)) !== 0)
}

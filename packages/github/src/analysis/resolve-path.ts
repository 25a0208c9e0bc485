import type { Frame } from './incident-clues.ts'

/**
 * The repository's file that a place in a stack trace means: the longest common tail wins, a tie tells nothing. One path
 * must end with the other, or they must share a folder, for a root may lie elsewhere in a container; a class's path is whole.
 */
export function resolvePath(
  { path: cited, isQualified }: Pick<Frame, 'path' | 'isQualified'>,
  files: readonly string[],
): string | null {
  const parts = normalize(cited)
  const least = cited.startsWith('/') || /^[a-z]:|:\/\//i.test(cited) ? 2 : 3
  let best: { path: string; length: number } | null = null
  let isTie = false
  for (const path of files) {
    const own = path.split('/')
    const length = commonTail(parts, own)
    const enough = isQualified ? parts.length : Math.min(parts.length, own.length, least)
    if (length === 0 || length < enough || (best && length < best.length)) continue
    isTie = best?.length === length
    best = { path, length }
  }
  if (!best) return null
  // The whole path of the file, found once, beats longer files of the same tail.
  const exact = files.filter((path) => parts.join('/').endsWith(`/${path}`) || parts.join('/') === path)
  if (exact.length === 1) return exact[0] ?? null
  return isTie ? null : best.path
}

const normalize = (cited: string): string[] =>
  cited
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^[A-Za-z]:/, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')

function commonTail(left: readonly string[], right: readonly string[]): number {
  let length = 0
  while (length < left.length && length < right.length && left.at(-1 - length) === right.at(-1 - length)) length++
  return length
}

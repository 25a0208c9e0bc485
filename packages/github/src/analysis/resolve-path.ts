/** The repository's file that a place in a stack trace means: the longest common tail wins, a tie tells nothing. */
export function resolvePath(cited: string, files: readonly string[]): string | null {
  const parts = normalize(cited)
  let best: { path: string; length: number } | null = null
  let isTie = false
  for (const path of files) {
    const length = commonTail(parts, path.split('/'))
    if (length === 0 || (best && length < best.length)) continue
    isTie = best?.length === length
    best = { path, length }
  }
  if (!best) return null
  // The whole path of the file, found once, beats longer files of the same tail.
  const exact = files.filter((path) => parts.join('/').endsWith(`/${path}`) || parts.join('/') === path)
  if (exact.length === 1) return exact[0] ?? null
  return isTie ? null : best.path
}

/** A bare name like `app.js` or `Main.java` may stand for many files; `resolvePath` refuses ties. */
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

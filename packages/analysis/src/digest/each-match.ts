/** As matchAll, which copies the expression for every text. */
export function eachMatch(pattern: RegExp, text: string, take: (match: RegExpExecArray) => void): void {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) take(match)
}

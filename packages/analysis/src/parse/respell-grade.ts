const GRADE = /^(STATUS|ADVICE) \| (?:wrapper[a-z]?|jvm \d+) {1,8}\| /

/** `STATUS | wrapper  | …`: two levels that only the Java Service Wrapper has, spelled as the one that they are; null elsewhere. */
export function respellGrade(text: string): string | null {
  if (text.charCodeAt(7) !== 124) return null
  const grade = GRADE.exec(text)?.[1]
  return grade === undefined ? null : `${'INFO'.padEnd(grade.length)}${text.slice(grade.length)}`
}

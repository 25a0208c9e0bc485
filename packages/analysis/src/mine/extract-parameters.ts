import { PARAMETER } from './shape-token.ts'

/**
 * What stands in a message where its template has `<*>`, in order; null when the template does not fit.
 * White space compares loosely, as it does in mining.
 */
export function extractParameters(template: string, message: string): string[] | null {
  const text = message.replace(/\s+/g, ' ').trim()
  const literals = template.split(PARAMETER).map((part) => part.trim())
  const first = literals[0] as string
  if (literals.length === 1) return text === first ? [] : null
  if (!text.startsWith(first)) return null
  const parameters: string[] = []
  let at = first.length
  for (let i = 1; i < literals.length; i++) {
    const literal = literals[i] as string
    const isLast = i === literals.length - 1
    const end = literal === '' ? text.length : isLast ? text.lastIndexOf(literal) : text.indexOf(literal, at)
    if (end < at || (isLast && literal !== '' && end + literal.length !== text.length)) return null
    parameters.push(text.slice(at, end).trim())
    at = end + literal.length
  }
  return parameters
}

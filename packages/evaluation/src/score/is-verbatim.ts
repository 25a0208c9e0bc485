import { formsOf, squeeze, type CaseInput } from './case-input.ts'

const MAX_RECORD_LINES = 20
const SHORTEST_QUOTE = 8
const SHORTEST_WHOLE_LINE = 12

/** Whether a cited line exists and the quoted message stands in it, or in the record that starts there. */
export function isVerbatim(citation: { file: string; line: number; message?: string }, input: CaseInput): boolean {
  const place = input.placeOf(citation)
  if (!place) return false
  if (citation.message === undefined) return true
  const message = squeeze(citation.message)
    .replace(/(?:…|\.\.\.)$/, '')
    .trim()
  const forms = formsOf(place.text)
  const whole = forms[0] as string
  if (message.length < Math.min(SHORTEST_QUOTE, Math.max(1, whole.length))) return false
  if (forms.some((form) => form.includes(message))) return true
  const [first, ...rest] = citation.message.split('\n').map(squeeze).filter(Boolean)
  if (
    first !== undefined &&
    rest.length > 0 &&
    forms.some((form) => form.includes(first) || (form !== '' && first.includes(form)))
  ) {
    const record = input
      .linesFrom(citation.file, citation.line, rest.length + 1 + MAX_RECORD_LINES)
      .map(squeeze)
      .join('\n')
    return rest.every((part) => record.includes(part) || forms.some((form) => form.includes(part)))
  }
  return whole.length >= SHORTEST_WHOLE_LINE && message.includes(whole) && message.length <= whole.length * 1.5
}

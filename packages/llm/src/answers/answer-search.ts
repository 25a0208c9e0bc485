import type { DraftAnswer } from './draft-answer.ts'
import { excerpt } from './excerpt.ts'
import type { FactLine, IncidentFacts } from './incident-facts.ts'
import { bullets, clock, code } from './write-markdown.ts'

const SHOWN_LINES = 10
const SHOWN_CHARACTERS = 240

const ASKING_WORDS =
  /\b(please|can|could|you|me|the|a|an|any|all|find|show|search|grep|list|give|get|display|for|with|about|of|that|which|where|there|are|is|do|does|have|has|lines?|logs?|entries|messages?|mention(?:s|ing|ed)?|contain(?:s|ing)?|say(?:s|ing)?|related|to|from|in|on)\b/gi

/** What is searched for: the quoted part, or the question without its asking words. */
export function searchTermsOf(question: string): string[] {
  const quoted = Array.from(
    question.matchAll(/"([^"]+)"|'([^']+)'|`([^`]+)`/g),
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  )
  if (quoted.length > 0) return quoted.filter(Boolean)
  return question
    .replaceAll(ASKING_WORDS, ' ')
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\w/.:-]+|(?<![^\w/.:-])[^\w/.:-]+$/g, ''))
    .filter((word) => word.length > 1)
}

export function searchLines(lines: readonly FactLine[], terms: readonly string[]): FactLine[] {
  const wanted = terms.map((term) => term.toLowerCase())
  const matches = (line: FactLine) => {
    const text = `${line.service ?? ''} ${line.level ?? ''} ${line.text}`.toLowerCase()
    return wanted.filter((term) => text.includes(term)).length
  }
  return lines
    .map((line) => ({ line, matched: matches(line) }))
    .filter(({ matched }) => matched > 0)
    .toSorted((a, b) => b.matched - a.matched)
    .map(({ line }) => line)
}

export function answerSearch({ lines }: IncidentFacts, question: string): DraftAnswer {
  const terms = searchTermsOf(question)
  if (terms.length === 0) {
    return { markdown: 'Say what to look for, for example: find lines about "timeout".', suggestions: [] }
  }
  const found = searchLines(lines, terms)
  const asked = terms.map(code).join(', ')
  if (found.length === 0) {
    return {
      markdown: `None of the ${lines.length} lines kept with this incident mentions ${asked}.`,
      suggestions: ['What happened when?', 'Root cause'],
    }
  }
  const shown = found
    .slice(0, SHOWN_LINES)
    .map(
      (line) =>
        `${line.timestamp ? `${clock(line.timestamp)} ` : ''}${code(excerpt(line.text, terms, SHOWN_CHARACTERS))} [${line.id}]`,
    )
  const rest = found.length - SHOWN_LINES
  return {
    markdown: `${found.length} of ${lines.length} kept lines mention ${asked}:\n\n${bullets(rest > 0 ? [...shown, `and ${rest} more`] : shown)}`,
    suggestions: ['Root cause'],
  }
}

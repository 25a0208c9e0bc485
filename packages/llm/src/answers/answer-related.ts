import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, clock, plain } from './write-markdown.ts'

export function answerRelated({ related }: IncidentFacts): DraftAnswer {
  if (related.length === 0) {
    return {
      markdown: 'No other incident shares its cause, its kinds of lines, or its service and time.',
      suggestions: ['Did it happen before?'],
    }
  }
  return {
    markdown: bullets(
      related.map(
        (other) =>
          `**${plain(other.title)}** (${other.severity}, ${other.status}, last seen ${clock(other.last_seen)}): ${other.reasons.map(plain).join('; ')}`,
      ),
    ),
    suggestions: ['Root cause', 'What happened when?'],
  }
}

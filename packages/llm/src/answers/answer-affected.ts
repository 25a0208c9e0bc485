import type { DraftAnswer } from './draft-answer.ts'
import { type EntityKind, findEntities } from './find-entities.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, cite, code, plain } from './write-markdown.ts'

const SHOWN_ENTITIES = 8
const COUNTED = /\bhow (?:many|much)\b/i

const KIND_WORDS: readonly { kind: EntityKind; words: RegExp; label: string }[] = [
  { kind: 'hosts', words: /\b(hosts?|nodes?|machines?|servers?|ips?|address(es)?)\b/i, label: 'Hosts and addresses' },
  { kind: 'users', words: /\b(users?|customers?|accounts?|people|who)\b/i, label: 'Users' },
  { kind: 'endpoints', words: /\b(endpoints?|routes?|urls?|paths?|apis?|requests?|pages?)\b/i, label: 'Endpoints' },
]

/** Answers for what was asked, and for all kinds when nothing in particular was. */
export function answerAffected({ detail, lines }: IncidentFacts, question: string): DraftAnswer {
  const impact = detail.analysis_data.pipeline_results.final_incidents[0]?.impact_analysis
  const asked = KIND_WORDS.filter(({ words }) => words.test(question))
  const kinds = asked.length > 0 ? asked : KIND_WORDS
  const blocks = kinds.map(({ kind, label }) => {
    const entities = findEntities(lines, kind)
    if (entities.length === 0) return `**${label}**: the lines kept with this incident name none.`
    const shown = entities
      .slice(0, SHOWN_ENTITIES)
      .map(
        (entity) =>
          `${code(entity.name)} in ${entity.count} ${entity.count === 1 ? 'line' : 'lines'}${cite(entity.lineIds)}`,
      )
    const rest = entities.length - SHOWN_ENTITIES
    return `**${label}**\n${bullets(rest > 0 ? [...shown, `and ${rest} more`] : shown)}`
  })
  const measured = impact ? plain(`${impact.business_impact} ${impact.service_availability}`) : ''
  const services = impact?.affected_services ?? []
  const headline =
    services.length > 0
      ? `Affected services: ${services.map(plain).join(', ')}.`
      : 'The lines name no affected service beside the one that failed.'
  return {
    // What was asked for comes first.
    markdown: (asked.length > 0 && !COUNTED.test(question)
      ? [...blocks, headline, measured]
      : [measured, headline, ...blocks]
    )
      .filter(Boolean)
      .join('\n\n'),
    suggestions: ['Why this severity?', 'Root cause'],
  }
}

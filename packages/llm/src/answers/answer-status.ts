import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, clock, plain } from './write-markdown.ts'

const SHOWN_ENTRIES = 8

export function answerStatus({ detail, history }: IncidentFacts): DraftAnswer {
  const assignee = detail.live_assigned_to
  const who = assignee ? `assigned to ${plain(`${assignee.first_name} ${assignee.last_name}`)}` : 'assigned to nobody'
  const acts = history
    .slice(-SHOWN_ENTRIES)
    .map(
      (entry) =>
        `${clock(entry.at)} ${entry.actor ? plain(`${entry.actor.first_name} ${entry.actor.last_name}`) : 'Holdfast'}: ${plain(entry.description)}`,
    )
  return {
    markdown: `It is **${detail.live_status}** and ${who}.${acts.length > 0 ? `\n\n${bullets(acts)}` : ''}`,
    suggestions: ['Is it still happening?', 'Propose immediate mitigation'],
  }
}

import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, clock, duration } from './write-markdown.ts'

const secondsOf = (episode: { startedAt: string; endedAt: string }): number =>
  (Date.parse(episode.endedAt) - Date.parse(episode.startedAt)) / 1_000

const compare = (now: number, then: number): string => {
  if (now === then) return 'the same'
  if (then === 0) return 'more'
  const ratio = now / then
  return ratio > 1 ? `${ratio.toFixed(1)} times as much` : `${Math.round(ratio * 100)}% of it`
}

export function answerComparison({ episodes }: IncidentFacts): DraftAnswer {
  const [latest, previous] = episodes
  if (!latest || !previous) {
    return {
      markdown: 'There is nothing to compare with: it occurred once.',
      suggestions: ['Show related incidents', 'What happened when?'],
    }
  }
  return {
    markdown: bullets([
      `This time: ${clock(latest.startedAt)}, ${duration(secondsOf(latest))}, ${latest.eventCount} events.`,
      `The time before: ${clock(previous.startedAt)}, ${duration(secondsOf(previous))}, ${previous.eventCount} events.`,
      `Events: ${compare(latest.eventCount, previous.eventCount)}; length: ${compare(secondsOf(latest), secondsOf(previous))}.`,
      `Between them: ${duration((Date.parse(latest.startedAt) - Date.parse(previous.endedAt)) / 1_000)}.`,
    ]),
    suggestions: ['Did it happen before?', 'Root cause'],
  }
}

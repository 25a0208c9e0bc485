import type { Story, StoryFile, Transform } from '../story.ts'

const MINUTE_MS = 60_000
const BEFORE_MS = 12 * MINUTE_MS
const EVERY_MS = 20_000
const MOST_LINES = 400

interface Spoken {
  readonly atMs: number
  readonly level: 'info' | 'error'
  readonly text: string
}

/** A release of a service that has nothing to do with anything, some minutes before the incident. */
export const insertChange: Transform = (story) => {
  const span = spanOf(story)
  const [incident] = story.truth.incidents
  if (span === null || incident === undefined || incident.onset === null) return null
  const atMs = Date.parse(incident.onset) - BEFORE_MS
  if (atMs < span.fromMs) return null
  return withService(story, 'brochure', [
    ...ordinaryDay(span),
    { atMs, level: 'info', text: 'deployed brochure 5.11.0, replacing 5.10.2' },
    { atMs: atMs + 4_000, level: 'info', text: 'brochure 5.11.0 ready, 2 of 2 replicas' },
  ])
}

/** An incident of another service, long before or after: it may be reported, and the first one is judged as before. */
export const insertIncident: Transform = (story) => {
  const span = spanOf(story)
  const [incident] = story.truth.incidents
  if (span === null || incident === undefined || incident.onset === null) return null
  const onsetMs = Date.parse(incident.onset)
  const isLate = onsetMs - span.fromMs > span.toMs - onsetMs
  const fromMs = isLate ? span.fromMs + (onsetMs - span.fromMs) / 8 : span.toMs - (span.toMs - onsetMs) / 8
  const failures = Array.from({ length: 12 }, (_, index) => ({
    atMs: Math.round(fromMs + index * 3_000),
    level: 'error' as const,
    text: `cannot write thumbnail ${4_410 + index}: No space left on device`,
  }))
  const told = withService(story, 'brochure', [...ordinaryDay(span), ...failures])
  return { ...told, truth: { ...told.truth, maxIncidents: story.truth.maxIncidents + 1 } }
}

function spanOf({ files }: Story): { readonly fromMs: number; readonly toMs: number } | null {
  let fromMs = Infinity
  let toMs = -Infinity
  for (const { lines } of files)
    for (const { atMs } of lines)
      if (atMs !== null) {
        fromMs = Math.min(fromMs, atMs)
        toMs = Math.max(toMs, atMs)
      }
  return toMs - fromMs < MINUTE_MS ? null : { fromMs, toMs }
}

function ordinaryDay({ fromMs, toMs }: { fromMs: number; toMs: number }): Spoken[] {
  const everyMs = Math.max(EVERY_MS, (toMs - fromMs) / MOST_LINES)
  return Array.from({ length: Math.floor((toMs - fromMs) / everyMs) }, (_, index) => ({
    atMs: Math.round(fromMs + index * everyMs),
    level: 'info' as const,
    text: `page ${200 + (index % 17)} rendered in ${11 + (index % 7)} ms`,
  }))
}

function withService(story: Story, service: string, spoken: readonly Spoken[]): Story {
  const file: StoryFile = {
    name: `logs/${service}.log`,
    lines: spoken
      .toSorted((a, b) => a.atMs - b.atMs)
      .map(({ atMs, level, text }) => ({
        text: JSON.stringify({ ts: new Date(atMs).toISOString(), level, service, msg: text }),
        was: 0,
        atMs,
        innocent: true,
      })),
  }
  return { ...story, files: [...story.files, file] }
}

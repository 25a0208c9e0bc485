import { ifChanged, mapLines, timesOf, type Story, type Transform } from '../story.ts'

const DAY_MS = 86_400_000
/** To the past: no line may be younger than its file. */
const SHIFT_DAYS = -23
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const MONTH = MONTHS.join('|')

const moved = (year: number, month: number, day: number): [string, string, string, Date] => {
  const date = new Date(Date.UTC(year, month - 1, day) + SHIFT_DAYS * DAY_MS)
  const [shiftedYear = '', shiftedMonth = '', shiftedDay = ''] = date.toISOString().slice(0, 10).split('-')
  return [shiftedYear, shiftedMonth, shiftedDay, date]
}

/** Every date in a text moved by whole days, so that the time of day stays. */
const shiftDates = (text: string, year: number): string =>
  text
    .replace(/\b(20\d\d)([-/])(\d\d)\2(\d\d)(?=[T ]|\b)/g, (_, y, mark, m, d) =>
      moved(+y, +m, +d).slice(0, 3).join(mark),
    )
    .replace(new RegExp(`\\b(\\d\\d)/(${MONTH})/(20\\d\\d)`, 'g'), (_, d, m, y) => {
      const [ly, , ld, date] = moved(+y, MONTHS.indexOf(m) + 1, +d)
      return `${ld}/${MONTHS[date.getUTCMonth()]}/${ly}`
    })
    .replace(new RegExp(`^((?:<\\d+>)?)(${MONTH}) ([ \\d]\\d) (?=\\d\\d:)`), (_, head, m, d) => {
      const [, , , date] = moved(year, MONTHS.indexOf(m) + 1, +d)
      return `${head}${MONTHS[date.getUTCMonth()]} ${String(date.getUTCDate()).padStart(2)} `
    })
    .replace(/(?<![\w.-])1[67]\d{8}(?=(?:\d{3})?(?!\d))/g, (s) => String(+s + SHIFT_DAYS * 86_400))

/** The same some weeks earlier. */
export const shiftDays: Transform = (story) => {
  const onset = story.truth.incidents.find((incident) => incident.onset !== null)?.onset
  const year = new Date(onset ?? firstTime(story) ?? 0).getUTCFullYear()
  const shifted = ifChanged(
    story,
    mapLines(story, ({ text }) => shiftDates(text, year)),
  )
  if (shifted === null || !isMovedWhole(story, shifted)) return null
  return {
    ...shifted,
    truth: {
      ...story.truth,
      incidents: story.truth.incidents.map((incident) => ({
        ...incident,
        onset:
          incident.onset === null ? null : new Date(Date.parse(incident.onset) + SHIFT_DAYS * DAY_MS).toISOString(),
      })),
    },
  }
}

/** Dates in notations that are not moved would tell another story. */
function isMovedWhole(before: Story, after: Story): boolean {
  const stood = before.files.flatMap(({ lines }) => lines.map(({ atMs }) => atMs))
  const movedMs = SHIFT_DAYS * DAY_MS
  const times = timesOf(
    after.files.map(({ name, lines }) => ({
      name,
      bytes: Buffer.from(`${lines.map(({ text }) => text).join('\n')}\n`),
    })),
    Math.max(0, ...stood.filter((atMs) => atMs !== null)) + movedMs,
  )
  const stands = after.files.flatMap(({ lines }, at) => lines.map((_, index) => times[at]?.get(index + 1) ?? null))
  return stood.every((atMs, index) => atMs === null || stands[index] === atMs + movedMs)
}

const firstTime = ({ files }: Story): number | null =>
  files.flatMap(({ lines }) => lines).find(({ atMs }) => atMs !== null)?.atMs ?? null

const ISO = /(20\d\d-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.(\d{3})\d*)?Z/

/** Times that begin a line, or stand as a field of JSON, are written in another way. */
export const rewriteTimes: Transform = (story) =>
  ifChanged(
    story,
    mapLines(story, ({ text }) => {
      if (text.startsWith('{'))
        return text.replace(
          /("(?:ts|time|timestamp|@timestamp)":)"(20\d\d-\d\d-\d\dT[\d:.]+Z)"/,
          (_, key, time) => `${key}${Date.parse(time)}`,
        )
      return ISO.exec(text)?.index === 0
        ? text.replace(ISO, (_, day, time, ms) => `${day} ${time}${ms === undefined ? '' : `,${ms}`}`)
        : text
    }),
  )

import type { Shift } from '../detect/find-shifts.ts'
import type { Standstill } from '../detect/find-standstills.ts'
import { isOfBytes, wordsOfAmount } from '../digest/amounts.ts'
import { bareName } from '../digest/labelled-number.ts'
import { whatGrows } from '../knowledge/what-grows.ts'
import { formatDuration } from './format-duration.ts'
import { cleanText } from './plain-text.ts'
import { tellingFields } from './telling-fields.ts'

type Places = Readonly<Record<string, string>>

/** What grew, by how much and within what time, and what its line says beside the number. */
export function placesOfRise({ name, shape, from, to, onsetMs, endMs, samples: [sample] }: Shift): Places {
  const { words, meaning } = whatGrows(bareName(name))
  const said = sample === undefined ? '' : inOurWords(sample.event.message.split(/[{[(]/, 1)[0] ?? '')
  const work = [words, /[a-z]{3}/i.test(said) && !said.includes('=') ? said : null]
  return {
    resource: nameOfNumber(name),
    meaning: (shape === 'step' ? scaleOf(from, to) : null) ?? meaning,
    work: work.filter((part) => part !== null).join(', '),
    from: readable(from),
    to: readable(to),
    times: String(Math.round(to / Math.max(from, 1e-3))),
    during: formatDuration(endMs - onsetMs),
  }
}

export const placesOfFall = ({ name, from, to, samples: [, last] }: Shift): Places => ({
  resource: nameOfNumber(name),
  from: readableOf(name, from),
  to: readableOf(name, to),
  work: last === undefined ? '' : [inOurWords(last.event.message), ...tellingFields(last.event)].join(', '),
})

export const placesOfStandstill = ({ work, everyMs, times, lastWord }: Standstill): Places => ({
  every: formatDuration(everyMs),
  times: String(times),
  work: inOurWords(work.samples[0]?.message ?? ''),
  last_word: lastWord === null ? '' : inOurWords(lastWord.message),
})

/** What one unit has of another: cents, thousandths, seconds of a minute. */
const SCALES = [60, 100, 1000, 3600, 1_000_000]
const NEARLY = 0.04

/** At once so many times as much: told in another unit, or scaled once too often. Null where it is no such factor. */
function scaleOf(from: number, to: number): string | null {
  const scale = SCALES.find((one) => Math.abs(to / from / one - 1) <= NEARLY)
  return scale === undefined
    ? null
    : `about ${scale} times as much, as where another unit or scale is meant (wrong unit, by a factor of ${scale}), or it grew`
}

const MAX_WORK = 100

const inOurWords = (message: string): string => cleanText(message).slice(0, MAX_WORK).trimEnd()

const UNIT = / (?:s|ms|us|secs?|seconds|mins?|minutes|bytes|[kmg]?b)$/i

/** 'used memory' of `jsonPayload.used_memory_bytes`. */
export function nameOfNumber(name: string): string {
  const bare = bareName(name)
  const words = wordsOfAmount(bare.slice(bare.lastIndexOf('.') + 1))
    .replaceAll('_', ' ')
    .replace(UNIT, '')
  return `${words}${name.slice(bare.length)}`
}

const SIZES = ['bytes', 'kB', 'MB', 'GB', 'TB']

function readableOf(name: string, value: number): string {
  if (!isOfBytes(name)) return readable(value)
  const step = Math.min(SIZES.length - 1, Math.floor(Math.log(Math.max(1, value)) / Math.log(1024)))
  return `${readable(value / 1024 ** step)} ${SIZES[step]}`
}

const readable = (value: number): string =>
  value >= 10 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)

import { formatMs } from '../../lib/time/format-ms.ts'

const BINARY = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB']
const DECIMAL = ['', 'K', 'M', 'G', 'T']
const MS_PER: Readonly<Record<string, number>> = { ns: 0.000_001, us: 0.001, ms: 1, s: 1_000, min: 60_000 }

/** A measured value as it is read on an axis: '1.2 GiB', '42%', '350 ms', '1.3 K'; of counters a second. Short is without words. */
export function formatValue(value: number, unit: string, isRate: boolean, isShort = false): string {
  const perSecond = isRate ? '/s' : ''
  if (unit === 'By' || unit === 'bytes') return `${scale(value, 1_024, BINARY)}${perSecond}`
  if (unit === '%') return `${threeDigits(value)}%${perSecond}`
  const msPer = MS_PER[unit]
  // Seconds a second are a share of time, such as processors in use.
  if (msPer !== undefined) return isRate ? threeDigits((value * msPer) / 1_000) : formatMs(value * msPer)
  const word = isShort ? '' : wordOf(unit)
  return `${scale(value, 1_000, DECIMAL)}${word}${perSecond}`
}

const wordOf = (unit: string): string => (unit === '' || unit === '1' ? '' : ` ${unit.replaceAll(/[{}]/g, '')}`)

function scale(value: number, base: number, names: readonly string[]): string {
  let rest = value
  let power = 0
  while (Math.abs(rest) >= base && power < names.length - 1) {
    rest /= base
    power++
  }
  return [threeDigits(rest), names[power]].filter(Boolean).join(' ')
}

const threeDigits = (value: number): string => {
  const size = Math.abs(value)
  if (size > 0 && size < 0.01) return String(Number(value.toPrecision(2)))
  return String(Number(value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2)))
}

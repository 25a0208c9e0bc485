// Shared by the case files of this batch: clocks, identities, and a scene with its own seeded random numbers.
import { Case, random } from '../case.mjs'

export const SEC = 1e3, MIN = 6e4, HOUR = 36e5
export const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const pad = (n, w = 2) => String(n).padStart(w, '0')
const d = (ms) => new Date(Math.round(ms))
export const iso = (ms) => d(ms).toISOString()                                       // 2024-05-06T10:11:12.345Z
export const iso6 = (ms, tail = '123') => iso(ms).slice(0, 23) + tail                // …345123 (zone added by the caller)
export const day = (ms, by = '-') => iso(ms).slice(0, 10).replaceAll('-', by)
export const clock = (ms) => iso(ms).slice(11, 19)
export const plain = (ms) => `${day(ms)} ${clock(ms)}`                               // 2024-05-06 10:11:12
export const milli = (ms, by = '.') => `${plain(ms)}${by}${iso(ms).slice(20, 23)}`   // 2024-05-06 10:11:12.345
export const compact = (ms) => day(ms, '') + clock(ms).replaceAll(':', '')
export const syslog = (ms) => `${MON[d(ms).getUTCMonth()]} ${String(d(ms).getUTCDate()).padStart(2)} ${clock(ms)}`
export const clf = (ms) => `${pad(d(ms).getUTCDate())}/${MON[d(ms).getUTCMonth()]}/${d(ms).getUTCFullYear()}:${clock(ms)} +0000`
export const wday = (ms) => ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][d(ms).getUTCDay()]

/** Statements that blame an innocent change of `what`. */
export const blames = (what) => `${what} (deploy\\w*|release|rollout|roll-out|update|upgrade|restart|reload|version|image)( \\S+)? (caused|broke|introduced|is (the|to)|led)`

/** A case with a time window, an onset inside it and its own random numbers. */
export function scene(seed, name, { hours = 3, notes = '', kind = 'incident', at = [0.35, 0.6], thin = 1, startHour = [0, 20] } = {}) {
  const r = random(`${seed}/${name}`)
  const c = new Case(name, { kind, notes })
  const date = Date.UTC(r.int(2023, 2025), r.int(0, 11), r.int(1, 28))
  const start = date + r.int(startHour[0] * 60, startHour[1] * 60) * MIN + r.int(0, 59) * SEC
  const end = start + Math.round(hours * (0.92 + r.next() * 0.16) * HOUR)
  const onset = Math.round(start + (end - start) * (at[0] + r.next() * (at[1] - at[0])))
  const volume = (0.85 + r.next() * 0.35) / thin
  /** Random moments about `mean` apart; more of them in scenes of greater volume. */
  const often = (from, to, mean, fn) => { let i = 0; for (let t = from + r.gap(mean / volume); t < to; t += r.gap(mean / volume)) fn(Math.round(t), i++) }
  /** A timer with some jitter. */
  const every = (from, to, period, fn, jitter = 400) => { let i = 0; for (let t = from; t < to; t += period) fn(Math.round(t + r.next() * jitter), i++) }
  const dec = (from, to, digits = 1) => (from + r.next() * (to - from)).toFixed(digits)
  const ip = () => `${r.pick([23, 45, 62, 81, 91, 104, 146, 178, 185, 203])}.${r.int(1, 250)}.${r.int(0, 255)}.${r.int(1, 254)}`
  const uuid = () => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`
  const word = (n, set = 'bcdfghjklmnpqrstvwxz2456789') => Array.from({ length: n }, () => r.pick([...set])).join('')
  const pod = (stem) => `${stem}-${r.hex(9)}-${word(5)}`
  const weighted = (pairs) => { let x = r.next() * pairs.reduce((s, [, w]) => s + w, 0); for (const [v, w] of pairs) if ((x -= w) < 0) return v; return pairs[0][0] }
  return { c, r, start, end, onset, volume, often, every, dec, ip, uuid, word, pod, weighted, log: (file, t, text, mark) => c.line(file, t, text, mark) }
}

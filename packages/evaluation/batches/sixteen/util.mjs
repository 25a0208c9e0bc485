// Time formats and small helpers.
export const MIN = 60e3, HOUR = 3600e3, DAY = 86400e3
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DOW = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const pad = (n, w = 2) => String(n).padStart(w, '0')
/** fmt(ms, 'Y-M-D h:m:s.f') : Y M D h m s f(ms) u(micro) b(Mon) d(space padded day) a(Dow) y(2 digits) H(12h) P(AM/PM) */
export const fmt = (ms, pattern) => {
  const t = Math.floor(ms), x = new Date(t), micro = Math.floor((ms - t) * 1000)
  const map = {
    Y: x.getUTCFullYear(), M: pad(x.getUTCMonth() + 1), D: pad(x.getUTCDate()), h: pad(x.getUTCHours()), m: pad(x.getUTCMinutes()), s: pad(x.getUTCSeconds()),
    f: pad(x.getUTCMilliseconds(), 3), u: pad(x.getUTCMilliseconds(), 3) + pad(micro, 3), c: pad(Math.floor(x.getUTCMilliseconds() / 10)), b: MON[x.getUTCMonth()], d: String(x.getUTCDate()).padStart(2, ' '), a: DOW[x.getUTCDay()],
    y: pad(x.getUTCFullYear() % 100), H: ((x.getUTCHours() + 11) % 12) + 1, P: x.getUTCHours() < 12 ? 'AM' : 'PM', k: x.getUTCMonth() + 1, j: x.getUTCDate(),
    n: pad(Math.floor((Date.UTC(x.getUTCFullYear(), x.getUTCMonth(), x.getUTCDate()) - Date.UTC(x.getUTCFullYear(), 0, 0)) / DAY), 3),
  }
  return pattern.replace(/\\(.)|([YMDhmsfucbdayHPkjn])/g, (_, lit, k) => lit ?? String(map[k]))
}
export const isoZ = (ms) => fmt(ms, 'Y-M-D\\Th:m:s.f\\Z')
export const isoS = (ms) => fmt(ms, 'Y-M-D\\Th:m:s\\Z')
export const isoU = (ms) => fmt(ms, 'Y-M-D\\Th:m:s.u+00:00')
/** A working day, at hour:minute UTC. */
export const day = (r, hour = 0, minute = 0, { weekdays = true } = {}) => {
  for (;;) {
    const t = Date.UTC(r.pick([2025, 2026]), r.int(0, 9), r.int(1, 27), hour, minute)
    const w = new Date(t).getUTCDay()
    if (!weekdays || (w > 0 && w < 6)) return t
  }
}
export const uuid = (r) => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-${r.pick(['8', '9', 'a', 'b'])}${r.hex(3)}-${r.hex(12)}`
export const mac = (r, oui) => `${oui ?? `${r.hex(2)}:${r.hex(2)}:${r.hex(2)}`}:${r.hex(2)}:${r.hex(2)}:${r.hex(2)}`
export const shuffle = (r, list) => { const a = [...list]; for (let i = a.length - 1; i > 0; i--) { const j = r.int(0, i); [a[i], a[j]] = [a[j], a[i]] } return a }
export const sample = (r, list, n) => shuffle(r, list).slice(0, n)
/** Weighted choice: [[weight, value]…] */
export const weigh = (r, list) => { let x = r.next() * list.reduce((s, [w]) => s + w, 0); for (const [w, v] of list) { x -= w; if (x < 0) return v } return list.at(-1)[1] }
/** Poisson events between from and to. */
export const every = (r, from, to, mean, fn) => { let t = from + r.gap(mean); while (t < to) { fn(Math.round(t * 1000) / 1000); t += r.gap(mean) } }
/** Regular events with jitter. */
export const tick = (r, from, to, step, jitter, fn) => { for (let t = from; t < to; t += step) fn(t + r.next() * jitter) }
export const norm = (r, mean, sd) => mean + sd * (r.next() + r.next() + r.next() + r.next() - 2) * 1.73
import { Case } from '../case.mjs'
/** A case whose lines may be functions: they are evaluated in the order of time, so that record numbers count up. */
export class Story extends Case {
  #held = []
  line(file, at, text, mark = {}) { this.#held.push({ file, at, text, mark }); return this }
  write(folder) {
    const files = [...new Set(this.#held.map((h) => h.file))]
    for (const file of files) for (const h of this.#held.filter((x) => x.file === file).sort((a, b) => a.at - b.at)) super.line(file, h.at, typeof h.text === 'function' ? h.text() : h.text, h.mark)
    this.#held = []
    super.write(folder)
  }
}

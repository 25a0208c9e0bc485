// Clocks, formats and streams that the cases of this batch share.
import { Case, random } from '../case.mjs'

export const S = 1000, M = 60 * S, H = 60 * M
const pad = (n, w = 2) => String(n).padStart(w, '0')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const month = (ms) => MONTHS[new Date(ms).getUTCMonth()]
export const iso = (ms) => new Date(ms).toISOString()
export const spaced = (ms) => iso(ms).replace('T', ' ').slice(0, -1)
export const comma = (ms) => spaced(ms).replace('.', ',')
export const seconds = (ms) => spaced(ms).slice(0, 19)
export const micro = (ms) => iso(ms).slice(0, -1) + pad(Math.floor((ms % 1) * 1000), 3)
export const day = (ms) => iso(ms).slice(8, 10)
export const clock = (ms) => iso(ms).slice(11, 19)
export const clf = (ms) => `${day(ms)}/${month(ms)}/${iso(ms).slice(0, 4)}:${clock(ms)} +0000`
export const named = (ms) => `${day(ms)}-${month(ms)}-${iso(ms).slice(0, 4)} ${iso(ms).slice(11, 23)}`
export const klog = (level, ms, pid, at, text) => `${level}${iso(ms).slice(5, 7)}${day(ms)} ${micro(ms).slice(11)} ${String(pid).padStart(7)} ${at}] ${text}`
export const cri = (ms, stream, text) => text.split('\n').map((l) => `${micro(ms)}000Z ${stream} F ${l}`).join('\n')
export const rsys = (ms, host, program, text) => `${micro(ms)}+00:00 ${host} ${program}: ${text}`

/** A case with its own random numbers, a start, a writer per file. */
export function begin(seed, name, options) {
  const r = random(`${seed}/${name}`)
  const t0 = Date.UTC(r.int(2023, 2025), r.int(0, 11), r.int(1, 28), r.int(4, 17), r.int(0, 59), r.int(0, 59)) + r.int(0, 999)
  const c = new Case(name, options)
  const busy = 0.8 + r.next() * 0.45
  return { r, t0, c, log: (file) => (t, text, mark) => c.line(`logs/${file}`, t, text, mark),
    /** Poisson events. */
    every: (from, to, mean, fn) => { let n = 0; for (let t = from + r.gap(mean * busy); t < to; t += r.gap(mean * busy)) fn(t, n++) },
    /** Regular events with a little jitter. */
    tick: (from, to, period, fn, jitter = 400) => { let n = 0; for (let t = from + r.next() * period * 0.5; t < to; t += period) fn(t + r.next() * jitter, n++) },
    shuffle: (list) => list.map((x) => [r.next(), x]).sort((a, b) => a[0] - b[0]).map((x) => x[1]),
    ip: () => `${r.pick([31, 46, 62, 77, 81, 86, 93, 109, 145, 178, 188, 212])}.${r.int(1, 254)}.${r.int(0, 255)}.${r.int(1, 254)}`,
    uuid: () => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`,
    suffix: () => `${r.hex(9)}-${Array.from({ length: 5 }, () => r.pick([...'bcdfghjklmnpqrstvwxz24678'])).join('')}` }
}
export const AGENTS = ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)']

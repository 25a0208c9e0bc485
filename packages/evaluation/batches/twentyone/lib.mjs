// What all cases of the batch share: clocks, flows, hosts, access lines.
import { Case, random } from '../case.mjs'

export const MIN = 60000, SEC = 1000
const p2 = (n) => String(n).padStart(2, '0'), p3 = (n) => String(n).padStart(3, '0')
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const iso = (ms) => new Date(ms).toISOString()
export const isoS = (ms) => iso(ms).slice(0, 19) + 'Z'
export const us = (ms, r) => iso(ms).slice(0, 23) + p3(r.int(0, 999)) // microseconds, no zone
export const day = (ms) => iso(ms).slice(0, 10)
export const sp = (ms) => `${day(ms)} ${iso(ms).slice(11, 19)}`
export const spMs = (ms) => `${day(ms)} ${iso(ms).slice(11, 23)}`
export const comma = (ms) => spMs(ms).replace('.', ',')
export const clf = (ms, zone = 0) => { const d = new Date(ms + zone * 3600000); return `${p2(d.getUTCDate())}/${MON[d.getUTCMonth()]}/${d.getUTCFullYear()}:${iso(+d).slice(11, 19)} +${p2(zone)}00` }
export const clfMs = (ms) => clf(ms).replace(/ \+.*/, `.${iso(ms).slice(20, 23)}`)
export const slash = (ms) => sp(ms).replaceAll('-', '/')
export const sys = (ms) => { const d = new Date(ms); return `${MON[d.getUTCMonth()]} ${String(d.getUTCDate()).padStart(2)} ${iso(ms).slice(11, 19)}` }
export const fpm = (ms) => { const d = new Date(ms); return `${p2(d.getUTCDate())}-${MON[d.getUTCMonth()]}-${d.getUTCFullYear()} ${iso(ms).slice(11, 19)}` }
export const usDate = (ms) => { const d = new Date(ms), h = d.getUTCHours(); return `${p2(d.getUTCMonth() + 1)}/${p2(d.getUTCDate())}/${d.getUTCFullYear()}, ${h % 12 || 12}:${iso(ms).slice(14, 19)} ${h < 12 ? 'AM' : 'PM'}` }
export const uuid = (r) => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`
export const alnum = (r, n, set = 'bcdfghjklmnpqrstvwxz2456789') => Array.from({ length: n }, () => r.pick([...set])).join('')
export const pod = (r, name) => `${name}-${alnum(r, 9)}-${alnum(r, 5)}`
export const pub = (r) => `${r.pick([31, 46, 62, 77, 81, 84, 91, 109, 151, 178, 188, 193, 212])}.${r.int(1, 254)}.${r.int(1, 254)}.${r.int(1, 254)}`
export const priv = (r) => `10.${r.int(0, 60)}.${r.int(1, 9)}.${r.int(2, 250)}`
export const fx = (r, a, b, d = 1) => (a + r.next() * (b - a)).toFixed(d)
export const shuffle = (r, list) => { const a = [...list]; for (let i = a.length - 1; i > 0; i--) { const j = r.int(0, i); [a[i], a[j]] = [a[j], a[i]] } return a }
export const UA = ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15']

/** Random moments between two times, a mean gap apart; and regular ones with jitter. */
export const flow = (r, from, to, mean) => { const out = []; for (let t = from + r.gap(mean); t < to; t += r.gap(mean)) out.push(Math.floor(t)); return out }
export const every = (r, from, to, period, jitter = 0) => { const out = []; for (let t = from; t < to; t += period) out.push(Math.floor(t + r.int(0, jitter))); return out }

export const access = (r, ms, req, status, { zone = 0, bytes = r.int(300, 42000), tail = '', ip = pub(r), ref = '-', ua = r.pick(UA) } = {}) => `${ip} - - [${clf(ms, zone)}] "${req}" ${status} ${bytes} "${ref}" "${ua}"${tail}`

/** A case whose files come in an order of the seed; `log('api.log', ms, text, marks)`. */
class Shuffled extends Case {
  buffer = []
  constructor(r, name, options) { super(name, options); this.r = r }
  line(...args) { this.buffer.push(args); return this }
  write(folder) {
    for (const file of shuffle(this.r, [...new Set(this.buffer.map((a) => a[0]))].sort())) for (const args of this.buffer) if (args[0] === file) super.line(...args)
    super.write(folder)
  }
}
export function begin(seed, name, options, volume = 1) {
  const r = random(`${seed}/${name}`)
  const t0 = Date.UTC(2025 + r.int(0, 1), r.int(0, 11), r.int(1, 27), r.int(1, 18), r.int(0, 59), r.int(0, 59))
  const k = new Shuffled(r, name, options)
  return { r, t0, k, v: volume * (0.75 + r.next() * 0.5), log: (file, ms, text, marks) => k.line('logs/' + file, ms, text, marks) }
}

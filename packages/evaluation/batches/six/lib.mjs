// Formats and background of the batch.
import { Case, random } from '../case.mjs'
export { Case, random }
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'], DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const p = (n, w = 2) => String(n).padStart(w, '0')
const parts = (t) => { const d = new Date(Math.floor(t)); return { d, Y: d.getUTCFullYear(), M: d.getUTCMonth(), D: d.getUTCDate(), h: p(d.getUTCHours()), m: p(d.getUTCMinutes()), s: p(d.getUTCSeconds()), ms: p(d.getUTCMilliseconds(), 3) } }
const us = (t) => p(Math.floor((t * 7919) % 1000), 3)
/** All ways of writing a moment. */
export const ts = {
  iso: (t) => new Date(Math.floor(t)).toISOString(),
  isoUs: (t) => new Date(Math.floor(t)).toISOString().replace('Z', us(t) + 'Z'),
  isoNs: (t) => new Date(Math.floor(t)).toISOString().replace('Z', us(t) + us(t + 17) + 'Z'),
  isoS: (t) => new Date(Math.floor(t)).toISOString().slice(0, 19) + 'Z',
  off: (t, h = 2) => new Date(Math.floor(t) + h * 3600e3).toISOString().slice(0, 23) + (h < 0 ? '-' : '+') + p(Math.abs(h)) + ':00',
  offS: (t, h = 0) => new Date(Math.floor(t) + h * 3600e3).toISOString().slice(0, 19) + (h < 0 ? '-' : '+') + p(Math.abs(h)) + ':00',
  sp: (t) => new Date(Math.floor(t)).toISOString().slice(0, 19).replace('T', ' '),
  spMs: (t) => new Date(Math.floor(t)).toISOString().slice(0, 23).replace('T', ' '),
  comma: (t) => new Date(Math.floor(t)).toISOString().slice(0, 23).replace('T', ' ').replace('.', ','),
  clf: (t) => { const { Y, M, D, h, m, s } = parts(t); return `${p(D)}/${MON[M]}/${Y}:${h}:${m}:${s} +0000` },
  hap: (t) => { const { Y, M, D, h, m, s, ms } = parts(t); return `${p(D)}/${MON[M]}/${Y}:${h}:${m}:${s}.${ms}` },
  sys: (t) => { const { M, D, h, m, s } = parts(t); return `${MON[M]} ${String(D).padStart(2)} ${h}:${m}:${s}` },
  slash: (t) => { const { Y, M, D, h, m, s } = parts(t); return `${Y}/${p(M + 1)}/${p(D)} ${h}:${m}:${s}` },
  fpm: (t) => { const { Y, M, D, h, m, s } = parts(t); return `${p(D)}-${MON[M]}-${Y} ${h}:${m}:${s}` },
  redis: (t) => { const { Y, M, D, h, m, s, ms } = parts(t); return `${p(D)} ${MON[M]} ${Y} ${h}:${m}:${s}.${ms}` },
  klog: (t) => { const { M, D, h, m, s, ms } = parts(t); return `${p(M + 1)}${p(D)} ${h}:${m}:${s}.${ms}${us(t)}` },
  spark: (t) => { const { Y, M, D, h, m, s } = parts(t); return `${p(Y % 100)}/${p(M + 1)}/${p(D)} ${h}:${m}:${s}` },
  us12: (t) => { const { Y, M, D, h, m, s } = parts(t); const H = +h; return `${M + 1}/${D}/${Y} ${H % 12 || 12}:${m}:${s} ${H < 12 ? 'AM' : 'PM'}` },
  dow: (t) => { const { d, Y, M, D, h, m, s } = parts(t); return `${DAY[d.getUTCDay()]} ${MON[M]} ${String(D).padStart(2)} ${h}:${m}:${s} ${Y}` },
  rfc: (t) => { const { d, Y, M, D, h, m, s } = parts(t); return `${DAY[d.getUTCDay()]}, ${p(D)} ${MON[M]} ${Y} ${h}:${m}:${s} +0000` },
  kafka: (t) => '[' + new Date(Math.floor(t)).toISOString().slice(0, 23).replace('T', ' ').replace('.', ',') + ']',
  epoch: (t) => (t / 1000).toFixed(3), epochMs: (t) => String(Math.floor(t)),
  hms: (t) => { const { h, m, s, ms } = parts(t); return `${h}:${m}:${s}.${ms}` },
  day: (t) => new Date(Math.floor(t)).toISOString().slice(0, 10),
}
export const SEC = 1e3, MIN = 60e3, HOUR = 3600e3
/** Everything a case needs: its case, numbers, a start, helpers. */
export function open(name, seed, { minutes = 60, ...opts } = {}) {
  const r = random(`six/${name}/${seed}`)
  const c = new Case(name, opts)
  const t0 = Date.UTC(2026, r.int(0, 9), r.int(1, 27), r.int(0, 20), r.int(0, 59), r.int(0, 59), r.int(0, 999))
  const t1 = t0 + minutes * MIN
  const x = {
    name, r, c, t0, t1, d: new Date(t0),
    /** A moment between two shares of the window. */
    between: (a, b) => Math.floor(t0 + (t1 - t0) * (a + (b - a) * r.next())),
    flow(from, to, meanMs, fn) { let n = 0; for (let t = from + r.gap(typeof meanMs === 'function' ? meanMs(from) : meanMs); t < to; t += Math.max(1, r.gap(typeof meanMs === 'function' ? meanMs(t) : meanMs))) fn(Math.floor(t), n++) },
    every(from, to, step, fn, jitter = 0) { let n = 0; for (let t = from; t < to; t += step) fn(Math.floor(t + (jitter ? r.int(0, jitter) : 0)), n++) },
    line: (...a) => c.line(...a),
    /** The truth, tried on right and wrong sentences first. */
    truth(id, { right = [], wrong = [], ...truth }) {
      const says = (text) => truth.cause.allOf.every((g) => g.some((e) => new RegExp(e, 'i').test(text))) && !(truth.cause.mustNot ?? []).some((e) => new RegExp(e, 'i').test(text))
      for (const text of right) if (!says(text)) throw new Error(`${name}/${id}: a right sentence is refused: ${text}`)
      for (const text of wrong) if (says(text)) throw new Error(`${name}/${id}: a wrong sentence is taken: ${text}`)
      if (right.length < 3 || wrong.length < 3) throw new Error(`${name}/${id}: too few sentences`)
      c.incident(id, truth)
    },
    ip: () => `${r.pick([31, 46, 62, 77, 81, 88, 93, 109, 141, 176, 185, 193, 203, 212])}.${r.int(1, 250)}.${r.int(0, 255)}.${r.int(1, 254)}`,
    lan: (n = 10) => `10.${n}.${r.int(0, 40)}.${r.int(2, 250)}`,
    uuid: () => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`,
    /** A long-tailed duration. */
    ms: (base, spread = 0.5) => Math.max(1, Math.round(base * Math.exp((r.next() + r.next() + r.next() - 1.5) * spread * 2))),
    ua: () => r.pick(UA), pod: (n) => `${n}-${r.hex(9)}-${Array.from({ length: 5 }, () => r.pick([...'bcdfghjklmnpqrstvwxz2456789'])).join('')}`,
    alnum: (n) => Array.from({ length: n }, () => r.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'])).join(''),
    email: () => `${r.pick(['anna', 'j.meyer', 'tom88', 'lucia.r', 'petr', 'k.osei', 'mwatanabe', 'sales', 'hello', 'ines', 'r.gupta', 'wolf', 'nadia.b', 'c.lopez'])}${r.int(1, 99)}@${r.pick(['gmail.com', 'web.de', 'outlook.com', 'proton.me', 'yahoo.co.jp', 'orange.fr', 'icloud.com'])}`,
  }
  return x
}
export const UA = ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'okhttp/4.12.0', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.122 Mobile Safari/537.36', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)']
export const combined = (x, t, { ip = x.ip(), method = 'GET', path = '/', status = 200, bytes, ref = '-', ua = x.ua(), tail = '' } = {}) => `${ip} - - [${ts.clf(t)}] "${method} ${path} HTTP/1.1" ${status} ${bytes ?? x.r.int(180, 48000)} "${ref}" "${ua}"${tail}`

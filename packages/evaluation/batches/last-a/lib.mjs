// Time formats, loops and the self-check of truths for this batch.
import { Case, random } from '../case.mjs'
export { Case, random }
export const S = 1e3, M = 60e3, H = 3600e3
const p2 = (n, w = 2) => String(n).padStart(w, '0')
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'], DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const d = (ms) => new Date(Math.floor(ms))
export const iso = (ms) => d(ms).toISOString()
export const isoS = (ms) => iso(ms).slice(0, 19) + 'Z'
export const isoOff = (ms, min) => iso(ms + min * M).slice(0, 23) + (min < 0 ? '-' : '+') + p2(Math.floor(Math.abs(min) / 60)) + ':' + p2(Math.abs(min) % 60)
export const sp = (ms) => iso(ms).slice(0, 23).replace('T', ' ')
export const spc = (ms) => sp(ms).replace('.', ',')
export const sps = (ms) => sp(ms).slice(0, 19)
export const sub = (ms, n = 6) => iso(ms).slice(0, 23) + String(Math.floor((ms * 7919) % 10 ** (n - 3))).padStart(n - 3, '0')
export const nano = (ms) => sub(ms, 9) + 'Z'
export const micro = (ms) => sub(ms, 6) + 'Z'
export const clf = (ms) => { const x = d(ms); return `${p2(x.getUTCDate())}/${MON[x.getUTCMonth()]}/${x.getUTCFullYear()}:${iso(ms).slice(11, 19)} +0000` }
export const fpm = (ms) => { const x = d(ms); return `${p2(x.getUTCDate())}-${MON[x.getUTCMonth()]}-${x.getUTCFullYear()} ${iso(ms).slice(11, 19)}` }
export const sys = (ms) => { const x = d(ms); return `${MON[x.getUTCMonth()]} ${String(x.getUTCDate()).padStart(2, ' ')} ${iso(ms).slice(11, 19)}` }
export const ngx = (ms) => sps(ms).replaceAll('-', '/')
export const klog = (ms) => iso(ms).slice(5, 7) + iso(ms).slice(8, 10) + ' ' + sub(ms, 6).slice(11)
export const apache = (ms) => { const x = d(ms); return `${DAY[x.getUTCDay()]} ${MON[x.getUTCMonth()]} ${p2(x.getUTCDate())} ${sub(ms, 6).slice(11)} ${x.getUTCFullYear()}` }
export const javaDate = (ms) => { const x = d(ms); return `${DAY[x.getUTCDay()]} ${MON[x.getUTCMonth()]} ${p2(x.getUTCDate())} ${iso(ms).slice(11, 19)} UTC ${x.getUTCFullYear()}` }
export const cisco = (ms) => { const x = d(ms); return `${MON[x.getUTCMonth()]} ${String(x.getUTCDate()).padStart(2, ' ')} ${iso(ms).slice(11, 23)}` }
export const hms = (ms) => iso(ms).slice(11, 19)
export const UA = ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0']
const B36 = [...'bcdfghjklmnpqrstvwxz2456789']
/** One case: build({ r, c, t0, every, ... }) adds the lines; incidents get their statements checked. */
export function make(name, difficulty, meta, build) {
  return { name, difficulty, run(seed) {
    const r = random(`${seed}/${name}`)
    const c = new Case(name, meta)
    const t0 = Date.UTC(2026, r.int(0, 9), r.int(1, 27), r.int(6, 17), r.int(0, 59), r.int(0, 59), r.int(0, 999))
    const every = (from, to, mean, fn) => { for (let t = from + r.gap(mean * (meta.thin ?? 1)); t < to; t += r.gap(mean * (meta.thin ?? 1))) fn(Math.floor(t)) }
    const tick = (from, to, step, fn) => { let i = 0; for (let t = from; t < to; t += step) fn(Math.floor(t + r.int(0, 40)), i++) }
    const pod = (n) => `${n}-${r.hex(9)}-${Array.from({ length: 5 }, () => r.pick(B36)).join('')}`
    const uuid = () => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`
    const ip = () => `${r.pick([81, 84, 91, 93, 109, 176, 188, 212])}.${r.int(2, 250)}.${r.int(2, 250)}.${r.int(2, 250)}`
    const incident = (id, { right, wrong, ...truth }) => {
      truth.cause.mustNot ??= []
      const groups = truth.cause.allOf.map((g) => g.map((x) => new RegExp(x, 'i'))), not = truth.cause.mustNot.map((x) => new RegExp(x, 'i'))
      const passes = (s) => groups.every((g) => g.some((x) => x.test(s))) && !not.some((x) => x.test(s))
      if (right.length < 3 || wrong.length < 2) throw new Error(`${name}/${id}: too few statements`)
      for (const s of right) if (!passes(s)) throw new Error(`${name}/${id}: a right statement fails (group ${groups.findIndex((g) => !g.some((x) => x.test(s)))}): ${s}`)
      for (const s of wrong) if (passes(s)) throw new Error(`${name}/${id}: a wrong statement passes: ${s}`)
      c.incident(id, truth)
    }
    build({ r, c, t0, every, tick, pod, uuid, ip, incident })
    return c
  } }
}

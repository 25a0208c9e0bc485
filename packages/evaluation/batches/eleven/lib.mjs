import { random, Case } from '../case.mjs'
export { Case }
const M = ['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
export const p = (n, w = 2) => String(n).padStart(w, '0')
const D = (ms) => new Date(Math.floor(ms))
export const iso = (ms) => D(ms).toISOString()
export const isoS = (ms) => iso(ms).slice(0, 19) + 'Z'
export const isoOff = (ms, h) => iso(ms + h * 3600e3).slice(0, 23) + (h < 0 ? '-' : '+') + p(Math.abs(h)) + ':00'
export const plain = (ms) => iso(ms).slice(0, 19).replace('T', ' ')
export const comma = (ms) => plain(ms) + ',' + iso(ms).slice(20, 23)
export const dot = (ms) => plain(ms) + '.' + iso(ms).slice(20, 23)
export const clf = (ms, h = 0) => { const d = D(ms + h * 3600e3); return `${p(d.getUTCDate())}/${M[d.getUTCMonth()]}/${d.getUTCFullYear()}:${iso(d).slice(11, 19)} ${h < 0 ? '-' : '+'}${p(Math.abs(h))}00` }
export const sys = (ms) => { const d = D(ms); return `${M[d.getUTCMonth()]} ${String(d.getUTCDate()).padStart(2)} ${iso(d).slice(11, 19)}` }
export const slash = (ms) => iso(ms).slice(0, 19).replace('T', ' ').replaceAll('-', '/')
export const go = (ms) => slash(ms)
export const redisT = (ms) => { const d = D(ms); return `${p(d.getUTCDate())} ${M[d.getUTCMonth()]} ${d.getUTCFullYear()} ${iso(d).slice(11, 23)}` }
export const MIN = 60e3, H = 3600e3
export function setup(seed, name) {
  const r = random(seed + '/' + name)
  const t0 = Date.UTC(2026, r.int(0, 9), r.int(1, 27), r.int(1, 18), r.int(0, 59), r.int(0, 59), r.int(0, 999))
  const ip = () => `${r.pick([81, 92, 109, 176, 188, 203, 46, 5])}.${r.int(1, 250)}.${r.int(1, 250)}.${r.int(1, 250)}`
  const uuid = () => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`
  /** Poisson flow of calls fn(ms). */
  const flow = (from, to, mean, fn) => { for (let t = from + r.gap(mean); t < to; t += r.gap(mean)) fn(Math.floor(t)) }
  const every = (from, to, step, fn) => { let i = 0; for (let t = from; t < to; t += step) fn(Math.floor(t), i++) }
  const UA = ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15', 'okhttp/4.12.0', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0']
  const ua = () => r.pick(UA)
  return { r, t0, ip, uuid, flow, every, ua }
}

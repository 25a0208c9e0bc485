import { random, Case } from '../case.mjs'
export { random, Case }
export const S = 1000, M = 60000, H = 3600000
const MON = ['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec'], DAY = ['Sun','Mon','Tue','Wed','Thu','Fri','Sat']
const p2 = (n) => String(n).padStart(2, '0'), p3 = (n) => String(n).padStart(3, '0')
export const parts = (ms, off = 0) => { const d = new Date(Math.floor(ms) + off * M); return { Y: d.getUTCFullYear(), mo: d.getUTCMonth() + 1, MON: MON[d.getUTCMonth()], DAY: DAY[d.getUTCDay()], d: d.getUTCDate(), h: p2(d.getUTCHours()), m: p2(d.getUTCMinutes()), s: p2(d.getUTCSeconds()), ms: p3(d.getUTCMilliseconds()) } }
const us = (ms) => p3(Math.floor((Math.floor(ms) * 7919 + 13) % 1000))
export const zone = (off, colon = true) => (off < 0 ? '-' : '+') + p2(Math.floor(Math.abs(off) / 60)) + (colon ? ':' : '') + p2(Math.abs(off) % 60)
export const bsd = (ms, off = 0) => { const q = parts(ms, off); return `${q.MON} ${String(q.d).padStart(2, ' ')} ${q.h}:${q.m}:${q.s}` }
export const bsdms = (ms, off = 0) => bsd(ms, off) + '.' + parts(ms, off).ms
export const iso = (ms, off = 0, frac = 6, colon = true) => { const q = parts(ms, off); return `${q.Y}-${p2(q.mo)}-${p2(q.d)}T${q.h}:${q.m}:${q.s}` + (frac === 6 ? `.${q.ms}${us(ms)}` : frac === 3 ? '.' + q.ms : '') + zone(off, colon) }
export const isoZ = (ms, frac = 6) => iso(ms, 0, frac).replace(/\+00:00$/, 'Z')
export const l4j = (ms, sep = ',', off = 0) => { const q = parts(ms, off); return `${q.Y}-${p2(q.mo)}-${p2(q.d)} ${q.h}:${q.m}:${q.s}` + (sep ? sep + q.ms : '') }
export const klog = (ms, sev, pid, src) => { const q = parts(ms); return `${sev}${p2(q.mo)}${p2(q.d)} ${q.h}:${q.m}:${q.s}.${q.ms}${us(ms)} ${String(pid).padStart(7, ' ')} ${src}] ` }
export const clf = (ms, off = 0) => { const q = parts(ms, off); return `${p2(q.d)}/${q.MON}/${q.Y}:${q.h}:${q.m}:${q.s} ${zone(off, false)}` }
/** A Poisson stream of events. */
export const flow = (r, from, to, mean, fn) => { let t = from + r.gap(mean), i = 0; while (t < to) { fn(t, i++); t += r.gap(mean) } }
/** A steady beat with some jitter. */
export const beat = (r, from, to, period, jitter, fn) => { let i = 0; for (let t = from; t < to; t += period) fn(t + r.next() * jitter, i++) }
export const day = (r, from = 5, to = 9) => Date.UTC(2026, r.int(from, to), r.int(1, 28)) + r.int(1, 59999)
export const ip = (r, pre) => pre + '.' + r.int(2, 250)
export const pub = (r) => [r.pick([45, 62, 77, 80, 91, 103, 141, 156, 178, 185, 193, 212]), r.int(1, 250), r.int(1, 250), r.int(1, 250)].join('.')
export const mac = (r) => Array.from({ length: 6 }, (_, i) => i ? r.hex(2) : r.pick(['3c', 'a4', '00', 'f0', '98'])).join(':')
export const B36 = [...'0123456789ABCDEFGHJKLMNPQRSTUVWXYZ']
export const SEV = ['critical', 'high', 'medium']

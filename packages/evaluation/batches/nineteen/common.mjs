export const SEC = 1e3, MIN = 60e3, HOUR = 3600e3, DAY = 86400e3
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const p = (n, w = 2) => String(n).padStart(w, '0')
export const D = (t) => { const d = new Date(t); return { Y: d.getUTCFullYear(), M: p(d.getUTCMonth() + 1), d: p(d.getUTCDate()), dd: String(d.getUTCDate()).padStart(2, ' '), h: p(d.getUTCHours()), m: p(d.getUTCMinutes()), s: p(d.getUTCSeconds()), f: p(d.getUTCMilliseconds(), 3), mon: MON[d.getUTCMonth()] } }
export const iso = (t) => new Date(t).toISOString()
export const isoS = (t) => iso(t).slice(0, 19) + 'Z'
export const comma = (t) => { const x = D(t); return `${x.Y}-${x.M}-${x.d} ${x.h}:${x.m}:${x.s},${x.f}` }
export const plain = (t) => comma(t).slice(0, 19)
export const dot = (t) => comma(t).replace(',', '.')
export const es = (t) => comma(t).replace(' ', 'T')
export const sysl = (t) => { const x = D(t); return `${x.mon} ${x.dd} ${x.h}:${x.m}:${x.s}` }
export const sparkT = (t) => { const x = D(t); return `${String(x.Y).slice(2)}/${x.M}/${x.d} ${x.h}:${x.m}:${x.s}` }
export const clf = (t) => { const x = D(t); return `${x.d}/${x.mon}/${x.Y}:${x.h}:${x.m}:${x.s} +0000` }
export const ymd = (t) => { const x = D(t); return `${x.Y}${x.M}${x.d}` }
export const hms = (t) => { const x = D(t); return `${x.h}${x.m}${x.s}` }
export const glog = (t, r) => { const x = D(t); return `${x.M}${x.d} ${x.h}:${x.m}:${x.s}.${x.f}${p(r.int(0, 999), 3)}` }
export const german = (t) => { const x = D(t); return `${x.d}.${x.M}.${x.Y} ${x.h}:${x.m}:${x.s}.${x.f}` }
export const start = (r, a, b) => Date.UTC(r.pick([2024, 2025]), r.int(0, 11), r.int(2, 26), r.int(a, b), r.int(0, 40), r.int(0, 59))
export function poisson(r, from, to, mean, fn) { let t = from + r.gap(mean); while (t < to) { fn(Math.floor(t)); t += r.gap(mean) } }
export function every(r, from, to, step, fn, jitter = 400) { for (let t = from; t < to; t += step) fn(Math.floor(t + r.int(0, jitter))) }
export const weighted = (r, list) => { let n = r.next() * list.reduce((s, [w]) => s + w, 0); for (const [w, v] of list) { n -= w; if (n < 0) return v } return list[0][1] }
export const around = (r, mean, spread = 0.35) => Math.max(1, Math.round(mean * (1 + (r.next() + r.next() + r.next() - 1.5) * spread)))
export const ip = (r) => `10.${r.int(10, 60)}.${r.int(0, 250)}.${r.int(2, 250)}`
export const pub = (r) => `${r.pick([185, 91, 62, 78, 203, 45, 31])}.${r.int(10, 240)}.${r.int(0, 250)}.${r.int(2, 250)}`
export const uuid = (r) => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`
export const NAMES = ['a.keller', 'j.novak', 'm.silva', 'p.jansen', 'r.okafor', 's.lindqvist', 't.moreau', 'k.tanaka', 'l.brandt', 'c.rossi', 'd.hughes', 'e.petrov', 'f.nunes', 'g.walsh', 'h.demir', 'i.kowal', 'n.ahmed', 'o.berg', 'v.costa', 'w.zhang', 'b.meyer', 'y.cohen', 'u.farkas', 'q.ellis']

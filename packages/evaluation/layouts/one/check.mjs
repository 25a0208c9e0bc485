// node check.mjs DIR : lines and expectations agree
import fs from 'node:fs'
import path from 'node:path'
const dir = process.argv[2]
let bad = 0,
  lines = 0,
  conts = 0
const say = (f, i, w, l) => {
  if (bad++ < 40) console.log(`${f}:${i + 1} ${w}\n   ${l}`)
}
const A = (v) => (Array.isArray(v) ? v : [v]),
  LV = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal', null])
const ds = fs.readdirSync(dir).sort()
for (const d of ds) {
  const ls = fs.readFileSync(path.join(dir, d, 'lines.log'), 'utf8').split('\n')
  if (ls.pop() !== '') say(d, 0, 'no final newline', '')
  const ex = fs
    .readFileSync(path.join(dir, d, 'expected.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((x) => JSON.parse(x))
  if (ls.length !== ex.length) say(d, 0, `counts ${ls.length} ${ex.length}`, '')
  if (ls.length < 80 || ls.length > 250) say(d, 0, 'size ' + ls.length, '')
  lines += ls.length
  let nl = new Set()
  ls.forEach((l, i) => {
    const e = ex[i]
    if (/[\r\n\u2028]/.test(l) || l.trim() === '') say(d, i, 'blank or broken line', l)
    if (e.continuation) {
      conts++
      if (Object.keys(e).length !== 1 || i === 0) say(d, i, 'cont shape', l)
      return
    }
    if (Object.keys(e).join() !== 'time,level,service,message') say(d, i, 'keys', l)
    if (
      /undefined|NaN|\{\w+\}(?!,)/.test(l.replace(/\{"[^]*$/, '')) &&
      /\bundefined\b|\bNaN\b|\{(n|small|ms|word|Word|WORD|host|path|user|ip|port|hh|mm|dd|d1|hex8|HEX8|uuid|mail|file)\}/.test(
        l,
      )
    )
      say(d, i, 'placeholder', l)
    for (const k in e)
      if (Array.isArray(e[k]) && (e[k].length < 2 || new Set(e[k]).size !== e[k].length)) say(d, i, 'array ' + k, l)
    for (const t of A(e.time)) {
      if (t === null) continue
      const x = new Date(t)
      if (isNaN(x) || x.toISOString() !== t) say(d, i, 'date ' + t, l)
    }
    const t = A(e.time).find((x) => x !== null)
    if (t && !/TAI|tai64n|factorio/.test(d)) {
      const [, h, m, s] = /T(\d\d):(\d\d):(\d\d)/.exec(t),
        E = Date.parse(t)
      const ok =
        new RegExp(`(?<!\\d)\\d{1,2}([:.时]?)\\d{2}\\1?分?${s}|\\d{8}T\\d{4}${s}|:\\d{4}${s}\\.`).test(l) ||
        l.replace(/[.e+]/g, '').includes(String(Math.floor(E / 1000)))
      if (!ok) say(d, i, 'seconds not in line ' + t, l)
      // any printed year, or epoch, must fit
      const y = t.slice(0, 4)
      if (
        A(e.time).filter(Boolean).length < 3 &&
        !l.includes(y) &&
        !l.includes(y.slice(2)) &&
        !l.replace('.', '').includes(String(Math.floor(E / 1000)))
      )
        say(d, i, 'year', l)
    }
    for (const v of A(e.level)) {
      if (!LV.has(v)) say(d, i, 'level ' + v, l)
    }
    let jl = null
    if (l[0] === '{') {
      try {
        jl = JSON.parse(l)
      } catch {
        say(d, i, 'json', l)
      }
    }
    for (const v of A(e.message)) {
      if (v === null) continue
      if (typeof v !== 'string' || v !== v.trim() || !v) say(d, i, 'message trim', l)
      const q = JSON.stringify(v).slice(1, -1),
        c = v.replace(/"/g, '""')
      if (jl ? !Object.values(jl).includes(v) : !(l.includes(v) || l.includes(q) || l.includes(c)))
        say(d, i, 'message not in line: ' + v, l)
    }
    for (const v of A(e.service)) {
      if (v === null) continue
      if (!v || !l.includes(v)) say(d, i, 'service ' + v, l)
    }
  })
}
console.log(`${ds.length} folders, ${lines} lines, ${conts} continuations, ${bad} complaints`)
process.exit(bad ? 1 : 0)

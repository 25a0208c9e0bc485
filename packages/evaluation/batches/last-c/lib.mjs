import { Case, random } from '../case.mjs'
export const S = 1000, M = 60 * S, H = 60 * M, D = 24 * H
const p = (n, w = 2) => String(n).padStart(w, '0')
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const d = (t) => new Date(t)
export const iso = (t) => d(t).toISOString()
export const isoS = (t) => iso(t).slice(0, 19) + 'Z'
export const us = (t) => iso(t).slice(0, 23) + p((Math.floor(t) * 7919) % 1000, 3)
export const isoUs = (t) => us(t) + '+00:00'
export const isoUsZ = (t) => us(t) + 'Z'
export const isoNs = (t) => us(t) + p((Math.floor(t) * 104729) % 1000, 3) + 'Z'
export const sp = (t) => iso(t).slice(0, 19).replace('T', ' ')
export const spMs = (t) => iso(t).slice(0, 23).replace('T', ' ')
export const comma = (t) => spMs(t).replace('.', ',')
export const bsd = (t) => `${MON[d(t).getUTCMonth()]} ${String(d(t).getUTCDate()).padStart(2)} ${iso(t).slice(11, 19)}`
export const clf = (t) => `${p(d(t).getUTCDate())}/${MON[d(t).getUTCMonth()]}/${d(t).getUTCFullYear()}:${iso(t).slice(11, 19)} +0000`
export const slash = (t) => iso(t).slice(0, 19).replace('T', ' ').replace(/-/g, '/')
export const klog = (t) => `${p(d(t).getUTCMonth() + 1)}${p(d(t).getUTCDate())} ${iso(t).slice(11, 23)}${p((Math.floor(t) * 7919) % 1000, 3)}`
export const redisT = (t) => `${p(d(t).getUTCDate())} ${MON[d(t).getUTCMonth()]} ${d(t).getUTCFullYear()} ${iso(t).slice(11, 23)}`
export const phpT = (t) => `${p(d(t).getUTCDate())}-${MON[d(t).getUTCMonth()]}-${d(t).getUTCFullYear()} ${iso(t).slice(11, 19)}`
export const apacheErr = (t) => `${DAY[d(t).getUTCDay()]} ${MON[d(t).getUTCMonth()]} ${p(d(t).getUTCDate())} ${us(t).slice(11)} ${d(t).getUTCFullYear()}`
export const ymd = (t) => iso(t).slice(0, 10)
export const hms = (t) => iso(t).slice(11, 19)
export const mon = (t) => MON[d(t).getUTCMonth()]
export const dd = (t) => d(t).getUTCDate()

export const UA = ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'okhttp/4.12.0', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)']

export const problems = []
export class K {
  constructor(seed, name, kind, notes, sparse = 1) {
    this.r = random(`${seed}/${name}`); this.name = name
    this.c = new Case(name, { kind, notes })
    this.t0 = Date.UTC(2025, 0, 6) + this.r.int(0, 600) * D + this.r.int(0, 23) * H + this.r.int(0, 59) * M + this.r.int(0, 59999)
    this.vol = (0.85 + this.r.next() * 0.35) * sparse
    for (const f of ['int', 'pick', 'hex', 'next', 'gap']) this[f] = this.r[f]
  }
  /** start at a given UTC hour */
  at(hour, min = 0) { this.t0 = Math.floor(this.t0 / D) * D + hour * H + min * M + this.int(0, 59999); return this.t0 }
  L(file, t, text, o) { this.c.line(file, Math.floor(t), text, o); return this }
  every(from, to, mean, fn) { for (let t = from + this.gap(mean * this.vol); t < to; t += this.gap(mean * this.vol) + 1) fn(Math.floor(t)) }
  tick(from, to, step, fn) { let i = 0; for (let t = from; t < to; t += step) fn(Math.floor(t + this.int(0, Math.min(900, step / 10))), i++) }
  ip() { return `${this.pick([31, 46, 62, 77, 81, 84, 91, 109, 146, 178, 185, 193, 203, 213])}.${this.int(1, 254)}.${this.int(0, 255)}.${this.int(1, 254)}` }
  uuid() { return `${this.hex(8)}-${this.hex(4)}-4${this.hex(3)}-a${this.hex(3)}-${this.hex(12)}` }
  id(n) { return Array.from({ length: n }, () => this.pick([...'bcdfghjklmnpqrstvwxz2456789'])).join('') }
  chance(x) { return this.next() < x }
  /** log-normal-like duration */
  ms(median, spread = 0.5) { return Math.max(1, Math.round(median * Math.exp((this.next() + this.next() + this.next() - 1.5) * 2 * spread))) }
  nginx(t, { ip, m = 'GET', path = '/', st = 200, b, rt, ref = '-', ua } = {}) {
    return `${ip ?? this.ip()} - - [${clf(t)}] "${m} ${path} HTTP/${this.pick(['1.1', '2.0', '2.0'])}" ${st} ${b ?? this.int(180, 48000)} "${ref}" "${ua ?? this.pick(UA)}"${rt == null ? '' : ` rt=${rt}`}`
  }
  /** background of an ordinary Debian host: cron, systemd, sshd */
  host(file, from, to, mean, host, fmt = isoUs, extra = []) {
    this.every(from, to, mean, (t) => {
      const n = this.int(0, 6), pid = this.int(900, 98000)
      const m = [
        () => `CRON[${pid}]: pam_unix(cron:session): session opened for user root(uid=0) by root(uid=0)`,
        () => `CRON[${pid}]: (root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)`,
        () => `systemd[1]: Starting sysstat-collect.service - system activity accounting tool...`,
        () => `systemd[1]: sysstat-collect.service: Deactivated successfully.`,
        () => `sshd[${pid}]: Connection closed by authenticating user root ${this.ip()} port ${this.int(30000, 65000)} [preauth]`,
        () => `sshd[${pid}]: Invalid user ${this.pick(['admin', 'oracle', 'test', 'ubuntu', 'git', 'deploy'])} from ${this.ip()} port ${this.int(30000, 65000)}`,
        () => `systemd-logind[712]: New session ${this.int(1000, 9000)} of user ansible.`,
        ...extra,
      ]
      this.L(file, t, `${fmt(t)} ${host} ${m[this.int(0, m.length - 1)]()}`)
    })
  }
  inc(id, { allOf, mustNot = [], services, victims = [], severity = ['high', 'critical'], onset = null, tol = 120, root, right = [], wrong = [], pattern = null }) {
    const rx = (l) => l.map((x) => x.source)
    const hit = (s) => allOf.every((g) => g.some((x) => new RegExp(x.source, 'i').test(s))) && !mustNot.some((x) => new RegExp(x.source, 'i').test(s))
    for (const s of right) if (!hit(s)) problems.push(`${this.name}/${id} misses RIGHT: ${s}`)
    for (const s of wrong) if (hit(s)) problems.push(`${this.name}/${id} accepts WRONG: ${s}`)
    if (right.length < 3 || wrong.length < 3) problems.push(`${this.name}/${id} too few sentences`)
    this.c.incident(id, { cause: { allOf: allOf.map(rx), mustNot: rx(mustNot) }, services, victims, severity, onset, onsetToleranceSeconds: tol, temporalPattern: pattern, rootPattern: root.source })
  }
}

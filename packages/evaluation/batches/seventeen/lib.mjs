export { random, Case } from '../case.mjs'
export const P = (n, w = 2) => String(n).padStart(w, '0')
export const iso = (ms) => new Date(ms).toISOString()
export const day = (ms) => iso(ms).slice(0, 10)
export const hms = (ms) => iso(ms).slice(11, 19)
export const frac = (ms) => iso(ms).slice(20, 23)
export const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const DOW = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const clf = (ms) => { const d = new Date(ms); return `${P(d.getUTCDate())}/${MON[d.getUTCMonth()]}/${d.getUTCFullYear()}:${hms(ms)} +0000` }
export const bsd = (ms) => { const d = new Date(ms); return `${MON[d.getUTCMonth()]} ${String(d.getUTCDate()).padStart(2, ' ')} ${hms(ms)}` }
export const MIN = 60e3, HOUR = 3600e3
/** A random start: a working day of the last two years, with milliseconds. */
export const start = (R) => Date.UTC(R.pick([2024, 2025]), R.int(0, 9), R.int(1, 27), R.int(1, 19), R.int(0, 59), R.int(0, 59), R.int(0, 999))
export const flow = (R, from, to, mean, fn) => { let t = from, n = 0; while ((t = Math.round(t + 1 + R.gap(mean))) < to) fn(t, n++) }
export const every = (R, from, to, step, fn, jitter = 40) => { let n = 0; for (let t = from + R.int(0, step - 1); t < to; t += step) fn(t + R.int(0, jitter), n++) }
export const ip = (R) => `${R.pick([31, 46, 77, 80, 85, 91, 109, 145, 178, 185, 193, 212])}.${R.int(1, 254)}.${R.int(0, 254)}.${R.int(1, 254)}`
export const uuid = (R) => `${R.hex(8)}-${R.hex(4)}-4${R.hex(3)}-${R.pick(['8', '9', 'a', 'b'])}${R.hex(3)}-${R.hex(12)}`
export const podid = (R) => Array.from({ length: 5 }, () => R.pick([...'bcdfghjklmnpqrstvwxz2456789'])).join('')
export const UA = ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'okhttp/4.12.0', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)']
export const combined = (R, ms, { m = 'GET', p, s = 200, b, extra = '', addr }) => `${addr ?? ip(R)} - - [${clf(ms)}] "${m} ${p} HTTP/${R.pick(['1.1', '2.0'])}" ${s} ${b ?? R.int(180, 24000)} "-" "${R.pick(UA)}"${extra}`
export const SCAN = ['/.env', '/wp-login.php', '/.git/config', '/phpmyadmin/index.php', '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php', '/actuator/env', '/cgi-bin/luci', '/xmlrpc.php']
/** HAProxy's HTTP log with a syslog header. */
export const haproxy = (R, ms, { host, pid, fe, be, srv, tr, s = 200, term = '----', m = 'GET', p, q = 0, tw = 0 }) => `${bsd(ms)} ${host} haproxy[${pid}]: ${ip(R)}:${R.int(20000, 62000)} [${clf(ms - Math.max(tr, 0) - tw).slice(0, 20)}.${frac(ms)}] ${fe} ${be}/${srv} ${R.int(0, 3)}/${tw}/${srv === '<NOSRV>' ? -1 : R.int(0, 2)}/${s === 503 || s === 504 ? -1 : tr}/${tr + tw + R.int(0, 4)} ${s} ${s >= 500 ? R.int(200, 230) : R.int(300, 26000)} - - ${term} ${R.int(40, 190)}/${R.int(30, 150)}/${R.int(2, 60)}/${R.int(1, 20)}/0 ${R.int(0, 2)}/${q} "${m} ${p} HTTP/1.1"`
export const envoy = (R, ms, { m = 'GET', p, s = 200, f = '-', dur, up, auth, bytes }) => `[${iso(ms)}] "${m} ${p} HTTP/1.1" ${s} ${f} ${m === 'POST' ? R.int(120, 900) : 0} ${bytes ?? R.int(90, 9000)} ${dur} ${s === 503 ? '-' : Math.max(dur - 1, 0)} "${ip(R)}" "${R.pick(UA.slice(0, 4))}" "${uuid(R)}" "${auth}" "${up}"`
export const SEV = ['critical', 'high'], SEV3 = ['critical', 'high', 'medium']

import { Case, random } from '../case.mjs'
export { Case, random }
export const p = (n, w = 2) => String(n).padStart(w, '0')
export const S = 1000, M = 60000, H = 3600000
export const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const DOW = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const iso = (ms) => new Date(ms).toISOString()
export const isoS = (ms) => iso(ms).slice(0, 19) + 'Z'
export const sql = (ms, sep = '.') => iso(ms).slice(0, 23).replace('T', ' ').replace('.', sep)
export const frac = (ms, digits) => { const us = Math.floor((ms - Math.floor(ms)) * 1e6); return iso(ms).slice(0, 23) + p(us, 6).slice(0, digits - 3) }
export const syslog = (ms) => { const d = new Date(ms); return `${MON[d.getUTCMonth()]} ${String(d.getUTCDate()).padStart(2)} ${iso(ms).slice(11, 19)}` }
export const clf = (ms) => { const d = new Date(ms); return `${p(d.getUTCDate())}/${MON[d.getUTCMonth()]}/${d.getUTCFullYear()}:${iso(ms).slice(11, 19)} +0000` }
export const ngx = (ms) => iso(ms).slice(0, 19).replace(/-/g, '/').replace('T', ' ')
export const klog = (ms, level, where, text, pid = 1) => `${level}${iso(ms).slice(5, 7)}${iso(ms).slice(8, 10)} ${frac(ms, 6).slice(11)} ${String(pid).padStart(7)} ${where}] ${text}`
export const local = (ms, offH, tail = true) => { const s = iso(ms + offH * H).slice(0, 23); return tail ? `${s}${offH < 0 ? '-' : '+'}${p(Math.abs(offH))}:00` : s.replace('T', ' ') }
export const start = (r) => Date.UTC(2023 + r.int(0, 2), r.int(0, 11), r.int(1, 27), r.int(5, 17), r.int(0, 59), r.int(0, 59), r.int(0, 999))
/** Poisson events */
export const every = (r, from, to, mean, fn) => { for (let t = from + r.gap(mean); t < to; t += r.gap(mean)) fn(t) }
/** regular events with small jitter */
export const beat = (r, from, to, step, fn, jit = 0.02) => { let i = 0; for (let t = from; t < to; t += step) fn(t + r.next() * step * jit, i++) }
export const ip = (r, pre = '10.') => pre + (pre.split('.').length === 2 ? `${r.int(0, 60)}.${r.int(0, 255)}.` : pre.split('.').length === 3 ? `${r.int(0, 255)}.` : '') + r.int(2, 250)
export const pub = (r) => `${r.pick([23, 34, 45, 62, 77, 81, 91, 104, 141, 178, 185, 203])}.${r.int(1, 250)}.${r.int(1, 250)}.${r.int(2, 250)}`
export const uuid = (r) => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-${r.pick(['8', '9', 'a', 'b'])}${r.hex(3)}-${r.hex(12)}`
export const UA = ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', 'okhttp/4.12.0', 'python-requests/2.31.0']
export const access = (r, t, { method = 'GET', path = '/', status = 200, bytes, ua, addr, rt } = {}) => `${addr ?? pub(r)} - - [${clf(t)}] "${method} ${path} HTTP/1.1" ${status} ${bytes ?? r.int(180, 24000)} "-" "${ua ?? r.pick(UA)}"${rt == null ? '' : ` ${rt.toFixed(3)}`}`
export const scanPaths = ['/.env', '/wp-login.php', '/.git/config', '/phpmyadmin/index.php', '/actuator/health', '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php', '/cgi-bin/luci', '/boaform/admin/formLogin', '/solr/admin/info/system']
/** common noise of a Linux host in syslog form, without the stamp */
export const hostNoise = (r) => r.pick([
  () => `CRON[${r.int(2000, 32000)}]: (root) CMD (   cd / && run-parts --report /etc/cron.hourly)`,
  () => `systemd[1]: Starting system activity accounting tool...`,
  () => `systemd[1]: sysstat-collect.service: Deactivated successfully.`,
  () => `sshd[${r.int(2000, 32000)}]: Invalid user ${r.pick(['admin', 'oracle', 'test', 'ubuntu', 'git', 'ftpuser'])} from ${pub(r)} port ${r.int(30000, 60000)}`,
  () => `sshd[${r.int(2000, 32000)}]: Connection closed by invalid user ${r.pick(['admin', 'guest', 'pi', 'postgres'])} ${pub(r)} port ${r.int(30000, 60000)} [preauth]`,
  () => `sshd[${r.int(2000, 32000)}]: error: kex_exchange_identification: Connection closed by remote host`,
  () => `systemd-logind[612]: New session ${r.int(100, 9000)} of user deploy.`,
  () => `systemd[1]: session-${r.int(100, 9000)}.scope: Deactivated successfully.`,
  () => `snmpd[811]: Connection from UDP: [10.0.0.9]:${r.int(30000, 60000)}->[10.0.0.11]:161`,
  () => `kernel: [UFW BLOCK] IN=eth0 OUT= MAC=00:16:3e:5e:6c:00:fe:54:00:aa:bb:cc:08:00 SRC=${pub(r)} DST=10.0.0.11 LEN=40 TOS=0x00 PREC=0x00 TTL=243 ID=${r.int(1, 65000)} PROTO=TCP SPT=${r.int(30000, 60000)} DPT=${r.pick([23, 445, 3389, 8080])} WINDOW=1024 RES=0x00 SYN URGP=0`,
])()
/** registers the incident and proves its expressions */
export function tell(c, id, truth, right, wrong) {
  const rx = (s) => new RegExp(s, 'i')
  const ok = (s) => truth.cause.allOf.every((g) => g.some((x) => rx(x).test(s))) && !(truth.cause.mustNot ?? []).some((x) => rx(x).test(s))
  if (right.length < 3 || wrong.length < 2) throw new Error(`${c.name}/${id}: too few sentences`)
  for (const s of right) if (!ok(s)) throw new Error(`${c.name}/${id}: right sentence fails: ${s}`)
  for (const s of wrong) if (ok(s)) throw new Error(`${c.name}/${id}: wrong sentence passes: ${s}`)
  c.incident(id, { ...truth, cause: { mustNot: [], ...truth.cause } })
}

// Clocks, formats and background noise shared by the cases of this batch.
export { Case, random } from '../case.mjs'
export const SEC = 1000, MIN = 60000, HOUR = 3600000, DAY = 86400000
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const p2 = (n) => String(n).padStart(2, '0')
export const pad = (s, n) => String(s).padEnd(n)
const D = (t) => new Date(t)
export const hms = (t) => D(t).toISOString().slice(11, 19)
export const hmsMs = (t) => D(t).toISOString().slice(11, 23)
export const ymd = (t) => D(t).toISOString().slice(0, 10)
export const isoZ = (t) => D(t).toISOString()
export const isoSec = (t) => D(t).toISOString().slice(0, 19) + 'Z'
export const comma = (t) => D(t).toISOString().slice(0, 23).replace('T', ' ').replace('.', ',')
export const space = (t) => D(t).toISOString().slice(0, 19).replace('T', ' ')
export const spaceMs = (t) => D(t).toISOString().slice(0, 23).replace('T', ' ')
// a stable sub-millisecond tail, so that no extra random numbers are drawn
const tail = (t, n) => String((Math.imul(Math.floor(t) | 0, 2654435761) >>> 0) + 1e9).slice(-n)
export const micro = (t) => D(t).toISOString().slice(11, 23) + tail(t, 3)
export const isoMicro = (t) => D(t).toISOString().slice(0, 23) + tail(t, 3)
export const isoNano = (t) => D(t).toISOString().slice(0, 23) + tail(t, 6) + 'Z'
export const iso7 = (t) => D(t).toISOString().slice(0, 23) + tail(t, 4) + 'Z'
export const bsd = (t) => `${MON[D(t).getUTCMonth()]} ${String(D(t).getUTCDate()).padStart(2)} ${hms(t)}`
export const clf = (t) => `${p2(D(t).getUTCDate())}/${MON[D(t).getUTCMonth()]}/${D(t).getUTCFullYear()}:${hms(t)} +0000`
export const klog = (lvl, t, pid, src, msg) => `${lvl}${p2(D(t).getUTCMonth() + 1)}${p2(D(t).getUTCDate())} ${micro(t)} ${String(pid).padStart(7)} ${src}] ${msg}`
// syslog faces
const tag = (prog, pid) => (pid ? `${prog}[${pid}]` : prog)
export const syslogBsd = (t, host, prog, pid, msg) => `${bsd(t)} ${host} ${tag(prog, pid)}: ${msg}`
export const syslogIso = (t, host, prog, pid, msg) => `${isoMicro(t)}+00:00 ${host} ${tag(prog, pid)}: ${msg}`
export const journalIso = (t, host, prog, pid, msg) => `${ymd(t)}T${hms(t)}+0000 ${host} ${tag(prog, pid)}: ${msg}`
/** A day of 2026 and an hour. */
export const start = (r, hourFrom, hourTo) => Date.UTC(2026, r.int(1, 9), r.int(2, 26), r.int(hourFrom, hourTo), r.int(0, 40), r.int(0, 59), r.int(0, 999))
export function every(r, from, to, meanMs, fn) { let i = 0; for (let t = from + r.gap(meanMs); t < to; t += r.gap(meanMs)) fn(Math.floor(t), i++) }
export const uuid = (r) => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`
export const ipPub = (r) => `${r.pick([45, 80, 91, 103, 141, 185, 193, 212])}.${r.int(2, 250)}.${r.int(1, 250)}.${r.int(2, 250)}`
export const ip10 = (r, a = 10) => `10.${a}.${r.int(0, 30)}.${r.int(5, 250)}`
export const vol = (r, scale = 1) => scale * (0.88 + r.next() * 0.24)
export const letters = (r, n, set = 'bcdfghjklmnpqrstvwxz2456789') => Array.from({ length: n }, () => r.pick([...set])).join('')
export const podName = (r, app, rs) => `${app}-${rs ?? letters(r, 10)}-${letters(r, 5)}`
const users = ['deploy', 'ansible', 'mkeller', 'jsantos', 'aoki', 'svc-backup', 'rgupta']
export const user = (r) => r.pick(users)
/** One ordinary line of a Linux host: [prog, pid, message]. */
export function hostNoise(r) {
  const u = user(r), n = r.int(1200, 98000)
  return r.pick([
    () => ['CRON', n, `(root) CMD (   cd / && run-parts --report /etc/cron.hourly)`],
    () => ['CRON', n, `pam_unix(cron:session): session opened for user root(uid=0) by root(uid=0)`],
    () => ['CRON', n, `pam_unix(cron:session): session closed for user root`],
    () => ['sshd', n, `Accepted publickey for ${u} from ${ip10(r)} port ${r.int(33000, 60999)} ssh2: ED25519 SHA256:${letters(r, 43, 'ABCDEFGHIJKLMNabcdefghijklm0123456789')}`],
    () => ['sshd', n, `pam_unix(sshd:session): session opened for user ${u}(uid=${r.int(1000, 1040)}) by ${u}(uid=0)`],
    () => ['sshd', n, `Received disconnect from ${ip10(r)} port ${r.int(33000, 60999)}:11: disconnected by user`],
    () => ['systemd-logind', 812, `New session ${r.int(200, 9000)} of user ${u}.`],
    () => ['systemd-logind', 812, `Session ${r.int(200, 9000)} logged out. Waiting for processes to exit.`],
    () => ['systemd', 1, `Started Session ${r.int(200, 9000)} of User ${u}.`],
    () => ['systemd', 1, r.pick(['Starting logrotate.service - Rotate log files...', 'logrotate.service: Deactivated successfully.', 'Finished logrotate.service - Rotate log files.', 'Starting sysstat-collect.service - system activity accounting tool...', 'sysstat-collect.service: Deactivated successfully.', 'Finished sysstat-collect.service - system activity accounting tool.', 'Starting fwupd-refresh.service - Refresh fwupd metadata and update motd...', 'apt-daily.service: Deactivated successfully.', 'Starting systemd-tmpfiles-clean.service - Cleanup of Temporary Directories...'])],
    () => ['sudo', 0, `${u.padStart(8)} : TTY=pts/0 ; PWD=/home/${u} ; USER=root ; COMMAND=/usr/bin/systemctl status node_exporter`],
    () => ['systemd-resolved', 640, `Using degraded feature set UDP instead of UDP+EDNS0 for DNS server 10.0.0.2.`],
    () => ['node_exporter', 1127, `ts=${'{T}'} caller=collector.go:169 level=error msg="collector failed" name=nvme duration_seconds=0.000${r.int(11, 99)} err="collector returned no data"`],
  ])()
}
export const ua = (r) => r.pick(['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1', 'okhttp/4.12.0', 'Go-http-client/2.0', 'python-requests/2.32.3', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36'])
/** Adds ordinary host lines to a file. */
export function noise(c, r, file, face, hosts, from, to, mean) {
  every(r, from, to, mean, (t) => { const [p, n, m] = hostNoise(r); c.line(file, t, face(t, r.pick(hosts), p, n, m.replace('{T}', isoZ(t)))) })
}

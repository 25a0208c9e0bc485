// Time formats, loops and healthy background shared by the cases of the batch.
import { random, Case } from '../case.mjs'

export const SEC = 1e3, MIN = 60e3, HOUR = 3600e3, DAY = 864e5
export const pad = (n, w = 2) => String(n).padStart(w, '0')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const iso = (t) => new Date(t).toISOString()
const micro = (t) => pad((Math.floor(t) * 7919) % 1000, 3)
export const f = {
  iso,
  ymd: (t) => iso(t).slice(0, 19).replace('T', ' '),
  dot: (t) => iso(t).slice(0, 23).replace('T', ' '),
  log4j: (t) => iso(t).slice(0, 23).replace('T', ' ').replace('.', ','),
  micro: (t) => iso(t).slice(0, 23) + micro(t) + '+00:00',
  spaced: (t) => iso(t).slice(0, 23).replace('T', ' ') + micro(t) + '+00:00',
  sec: (t) => iso(t).slice(0, 19) + '+00:00',
  zone: (t, h) => iso(t + h * HOUR).slice(0, 19) + `+${pad(h)}:00`,
  sys: (t) => { const d = new Date(t); return `${MONTHS[d.getUTCMonth()]} ${String(d.getUTCDate()).padStart(2)} ${iso(t).slice(11, 19)}` },
  cisco: (t) => { const d = new Date(t); return `${MONTHS[d.getUTCMonth()]} ${String(d.getUTCDate()).padStart(2)} ${d.getUTCFullYear()} ${iso(t).slice(11, 23)}` },
  spark: (t) => iso(t).slice(2, 19).replaceAll('-', '/').replace('T', ' '),
  ch: (t) => iso(t).slice(0, 23).replaceAll('-', '.').replace('T', ' ') + micro(t),
  long: (t) => { const d = new Date(t); return `${MONTHS[d.getUTCMonth()]} ${pad(d.getUTCDate())} ${iso(t).slice(11, 19)} ${d.getUTCFullYear()}` },
  gc: (t) => iso(t).slice(0, 23) + '+0000',
}

/** A new case with its own random numbers, a start and a volume factor. */
export function begin(seed, name, options = {}) {
  const r = random(`${seed}/${name}`)
  for (let i = 0; i < 5; i++) r.next()
  const t0 = Date.UTC(2025, 1, 3) + r.int(0, 430) * DAY + r.int(1, 17) * HOUR + r.int(0, 59) * MIN
  return { r, c: new Case(name, options), t0, v: 0.8 + r.next() * 0.45 }
}
/** Poisson events. */
export function loop(r, from, to, meanMs, fn) { for (let t = from + r.gap(meanMs); t < to; t += Math.max(1, r.gap(meanMs))) fn(Math.floor(t)) }
/** Regular events with a little jitter. */
export function tick(r, from, to, stepMs, fn, jitter = 400) { for (let t = from, n = 0; t < to; t += stepMs, n++) fn(Math.floor(t + r.next() * jitter), n) }
export const ip = (r, net) => `${net}.${r.int(10, 240)}`
export const mac = (r, sep = ':') => [r.hex(1) + r.pick([...'02468ace']), ...Array.from({ length: 5 }, () => r.hex(2))].join(sep)
export const cmac = (r) => `${r.hex(4)}.${r.hex(4)}.${r.hex(4)}`
export const uuid = (r) => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`
export const shuffle = (r, list) => { const a = [...list]; for (let i = a.length - 1; i > 0; i--) { const j = r.int(0, i); [a[i], a[j]] = [a[j], a[i]] } return a }

export const spring = (t, level, app, thread, logger, msg) =>
  `${iso(t)} ${level.padStart(5)} 1 --- [${app}] [${thread.slice(-15).padStart(15)}] ${logger.slice(-40).padEnd(40)} : ${msg}`
export const nio = (r) => `nio-8080-exec-${r.int(1, 10)}`

/** Healthy body of a Linux host's syslog: "program[pid]: text". */
export function hostNoise(r, t, net = '10.20.0') {
  const pid = r.int(900, 64000)
  return r.pick([
    () => `CRON[${pid}]: (root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)`,
    () => `CRON[${pid}]: pam_unix(cron:session): session opened for user root(uid=0) by (uid=0)`,
    () => `CRON[${pid}]: pam_unix(cron:session): session closed for user root`,
    () => `sshd[${pid}]: Accepted publickey for ansible from ${ip(r, net)} port ${r.int(32000, 60999)} ssh2: ED25519 SHA256:${r.hex(22)}`,
    () => `sshd[${pid}]: Disconnected from user ansible ${ip(r, net)} port ${r.int(32000, 60999)}`,
    () => `systemd[1]: Started Session ${r.int(100, 9000)} of User ansible.`,
    () => `systemd[1]: session-${r.int(100, 9000)}.scope: Deactivated successfully.`,
    () => `systemd[1]: Starting Collect system activity data...`,
    () => `systemd[1]: sysstat-collect.service: Deactivated successfully.`,
    () => `systemd-logind[${r.int(600, 800)}]: Removed session ${r.int(100, 9000)}.`,
    () => `rsyslogd: action 'action-1-builtin:omfwd' resumed (module 'builtin:omfwd') [v8.2302.0 try https://www.rsyslog.com/e/2359 ]`,
    () => `snmpd[${r.int(900, 1200)}]: Connection from UDP: [${net}.9]:${r.int(32000, 60999)}->[${net}.21]:161`,
    () => `sudo[${pid}]:  nagios : PWD=/ ; USER=root ; COMMAND=/usr/lib/nagios/plugins/check_smart.pl -d /dev/sda -i scsi`,
  ])()
}

/** Healthy line of a Kafka broker (log4j layout of the distribution). */
export function kafkaLine(r, t, id, topics, dirs, parts = [0, 1, 2, 3, 4, 5, 6, 7]) {
  const topic = r.pick(topics), part = r.pick(parts), dir = dirs[part % dirs.length], off = r.int(4e6, 9e7)
  const [level, text, logger] = r.pick([
    ['INFO', `[LocalLog partition=${topic}-${part}, dir=${dir}] Rolled new log segment at offset ${off} in ${r.int(1, 9)} ms.`, 'org.apache.kafka.storage.internals.log.LocalLog'],
    ['INFO', `[ProducerStateManager partition=${topic}-${part}] Wrote producer snapshot at offset ${off} with ${r.int(1, 20)} producer ids in ${r.int(1, 6)} ms.`, 'org.apache.kafka.storage.internals.log.ProducerStateManager'],
    ['INFO', `[UnifiedLog partition=${topic}-${part}, dir=${dir}] Incremented log start offset to ${off} due to segment deletion`, 'kafka.log.UnifiedLog'],
    ['INFO', `[UnifiedLog partition=${topic}-${part}, dir=${dir}] Deleting segment LogSegment(baseOffset=${off}, size=1073739914, lastModifiedTime=${t - 7 * DAY}, largestRecordTimestamp=${t - 7 * DAY - 812}) due to log retention time 604800000ms breach based on the largest record timestamp in the segment`, 'kafka.log.UnifiedLog'],
    ['INFO', `Deleted log ${dir}/${topic}-${part}/${pad(off, 20)}.log.deleted.`, 'org.apache.kafka.storage.internals.log.LogSegment'],
    ['INFO', `[GroupCoordinator id=${id}] Dynamic member with unknown member id joins group reporting-adhoc in Stable state. Created a new member id console-consumer-${uuid(r)} and requesting the member to rejoin with this id.`, 'org.apache.kafka.coordinator.group.GroupMetadataManager'],
    ['INFO', `[SnapshotGenerator id=${id}] Creating new KRaft snapshot file snapshot ${pad(off, 20)}-0000000041 because we have replayed at least 20971520 bytes.`, 'org.apache.kafka.image.publisher.SnapshotGenerator'],
    ['INFO', `[MetadataLoader id=${id}] handleLoadSnapshot: generated a metadata delta between offset ${off} and this snapshot in ${r.int(200, 900)} us.`, 'org.apache.kafka.image.loader.MetadataLoader'],
  ])
  return `[${f.log4j(t)}] ${level} ${text} (${logger})`
}

/** Healthy access switch or router line, without the syslog head. */
export function ciscoNoise(r, t) {
  const port = `GigabitEthernet1/0/${r.int(1, 12)}`, user = r.pick(['netops', 'rancid', 'h.kraus', 'solarwinds'])
  return r.pick([
    () => `%SYS-6-LOGOUT: User ${user} has exited tty session ${r.int(1, 4)}(10.9.0.${r.int(5, 30)})`,
    () => `%SEC_LOGIN-5-LOGIN_SUCCESS: Login Success [user: ${user}] [Source: 10.9.0.${r.int(5, 30)}] [localport: 22] at ${f.ymd(t).slice(11)} UTC`,
    () => `%SSH-5-SSH2_SESSION: SSH2 Session request from 10.9.0.${r.int(5, 30)} (tty = ${r.int(0, 4)}) using crypto cipher 'aes256-ctr', hmac 'hmac-sha2-256' Succeeded`,
    () => `%SYS-6-TTY_EXPIRE_TIMER: (exec timer expired, tty ${r.int(1, 4)} (10.9.0.${r.int(5, 30)})), user ${user}`,
    () => `%ILPOWER-5-DETECT: Interface ${port.replace('GigabitEthernet', 'Gi')}: Power Device detected: IEEE PD`,
    () => `%DOT1X-5-SUCCESS: Authentication successful for client (${cmac(r)}) on Interface ${port.replace('GigabitEthernet', 'Gi')} AuditSessionID ${r.hex(24).toUpperCase()}`,
    () => `%SYS-6-CLOCKUPDATE: System clock has been updated from ${f.ymd(t).slice(11)} UTC to ${f.ymd(t).slice(11)} UTC, configured from NTP by 10.9.0.2.`,
    () => `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${port}, changed state to ${r.pick(['up', 'down'])}`,
  ])()
}

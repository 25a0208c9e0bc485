import { Case, random } from '../case.mjs'
export { Case, random }
export const M = 60000, S1 = 1000
const p2 = (n, w = 2) => String(n).padStart(w, '0')
export const iso = (t) => new Date(t).toISOString()
const sp = (t) => iso(t).slice(0, 19).replace('T', ' '), ms = (t) => p2(t % 1000, 3)
const hms = (t) => iso(t).slice(11, 19), ymd = (t) => iso(t).slice(0, 10)
const MON = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const mon = (t) => MON[new Date(t).getUTCMonth()], dd = (t) => iso(t).slice(8, 10)
const clf = (t) => `${dd(t)}/${mon(t)}/${iso(t).slice(0, 4)}:${hms(t)} +0000`
const micro = (t) => p2((t * 7919) % 1000, 3), nano = (t) => iso(t).slice(0, 23) + micro(t) + p2((t * 104729) % 1000, 3) + 'Z'
const LV = { I: 'INFO', W: 'WARN', E: 'ERROR', D: 'DEBUG' }, lo = (L) => LV[L].toLowerCase()
const cut = (m, d) => (m.match(/^(\S+)::([^]*)$/) ?? [0, d, m]).slice(1)

const uuid = (R) => `${R.hex(8)}-${R.hex(4)}-4${R.hex(3)}-a${R.hex(3)}-${R.hex(12)}`
const X = (R, s) => s.replace(/\{([hnuixpNKPQT])(?::([^{}]*))?\}/g, (_, k, a) => {
  if (k === 'h') return R.hex(+a); if (k === 'N') return R.int(1e5, 999999); if (k === 'K') return R.int(1000, 9999); if (k === 'P') return R.int(3e4, 6e4); if (k === 'Q') return R.int(1e4, 99999); if (k === 'T') return R.int(10, 99)
  if (k === 'u') return uuid(R); if (k === 'p') return R.pick(a.split('|'))
  if (k === 'n') { const [x, y] = a.split('-').map(Number); return R.int(x, y) }
  return k === 'i' ? `10.${R.int(2, 60)}.${R.int(0, 250)}.${R.int(2, 250)}` : `${R.int(31, 213)}.${R.int(1, 250)}.${R.int(1, 250)}.${R.int(2, 250)}` })

export const F = {
  raw: () => (t, L, m) => m,
  pino: (name, extra) => (t, L, m, R) => JSON.stringify({ level: { D: 20, I: 30, W: 40, E: 50 }[L], time: t, pid: 1, name, reqId: `req-${R.hex(4)}`, ...extra, msg: m }),
  zap: (caller) => (t, L, m) => { const [c, x] = cut(m, caller); return JSON.stringify({ level: lo(L), ts: t / 1000, caller: c, msg: x }) },
  logfmt: () => (t, L, m) => `time=${iso(t)} ${/^level=/.test(m) ? '' : `level=${lo(L)} `}${/^\w+=/.test(m) ? m : `msg=${JSON.stringify(m)}`}`,
  spring: (d, app) => (t, L, m, R) => { const [c, x] = cut(m, d); return `${iso(t)} ${LV[L].padStart(5)} 1 --- ${app ? `[${app}] ` : ''}[${R.pick(['nio-8080-exec-' + R.int(1, 10), 'scheduling-1', 'http-worker-' + R.int(1, 4)]).slice(-15).padStart(15)}] ${c.padEnd(40)} : ${x}` },
  logback: (d) => (t, L, m, R) => { const [c, x] = cut(m, d); return `${sp(t)}.${ms(t)} [${R.pick(['DefaultDispatcher-worker-', 'eventLoopGroupProxy-4-'])}${R.int(1, 8)}] ${LV[L].padEnd(5)} ${c} - ${x}` },
  log4j: (d) => (t, L, m, R) => { const [c, x] = cut(m, d); return `${sp(t)},${ms(t)} ${LV[L].padEnd(5)} [${c}] (pool-${R.int(1, 3)}-thread-${R.int(1, 16)}) ${x}` },
  monolog: (ch) => (t, L, m, R) => { const [c, x] = cut(m, ch); return `[${iso(t).slice(0, 23)}${micro(t)}+00:00] ${c}.${{ I: 'INFO', W: 'WARNING', E: 'ERROR', D: 'DEBUG' }[L]}: ${x} []` },
  sidekiq: () => (t, L, m, R) => { const [c, x] = cut(m, 'AuditJob'); return `${iso(t)} pid=${7 + c.length % 3} tid=${R.hex(3)}k class=${c} jid=${R.hex(24)} ${LV[L]}: ${x}` },
  rust: (mod) => (t, L, m) => { const [c, x] = cut(m, mod); return `${iso(t).slice(0, 23)}${micro(t)}Z ${LV[L].padStart(5)} ${c}: ${x}` },
  erl: () => (t, L, m) => `${iso(t).slice(0, 23)}${micro(t)}+00:00 ${{ I: 'notice', W: 'warning', E: 'error', D: 'debug' }[L]}: ${m}`,
  elixir: () => (t, L, m) => `${hms(t)}.${ms(t)} [${{ I: 'info', W: 'warning', E: 'error', D: 'debug' }[L]}] ${m}`,
  pg: () => (t, L, m, R) => `${sp(t)}.${ms(t)} UTC [${70 + (t % 831)}] ${/^(LOG|ERROR|WARNING|FATAL|STATEMENT|DETAIL|HINT)/.test(m) ? m : { I: 'LOG', W: 'WARNING', E: 'ERROR', D: 'LOG' }[L] + ':  ' + m}`,
  redis: () => (t, L, m) => `1:M ${dd(t)} ${mon(t)} ${iso(t).slice(0, 4)} ${hms(t)}.${ms(t)} ${L === 'I' ? '*' : '#'} ${m}`,
  mongo: () => (t, L, m, R) => { const [c, x] = cut(m, 'NETWORK'); return `{"t":{"$date":"${iso(t).slice(0, 23)}+00:00"},"s":"${L}","c":"${c}","id":${R.int(20000, 52000)},"ctx":"conn${R.int(10, 900)}","msg":${x}}` },
  kafka: () => (t, L, m) => { const [c, x] = cut(m, 'kafka.server.ReplicaManager'); return `[${sp(t)},${ms(t)}] ${LV[L]} ${x} (${c})` },
  airflow: () => (t, L, m) => { const [c, x] = cut(m, 'taskinstance.py:1206'); return `[${iso(t).slice(0, 23)}+0000] {${c}} ${{ W: 'WARNING' }[L] ?? LV[L]} - ${x}` },
  flink: () => (t, L, m) => { const [c, x] = cut(m, 'org.apache.flink.runtime.checkpoint.CheckpointCoordinator'); return `${sp(t)},${ms(t)} ${LV[L].padEnd(5)} ${c} [] - ${x}` },
  spark: () => (t, L, m) => { const [c, x] = cut(m, 'TaskSetManager'); return `${iso(t).slice(2, 10).replace(/-/g, '/')} ${hms(t)} ${LV[L]} ${c}: ${x}` },
  klog: () => (t, L, m) => { const [c, x] = cut(m, 'reconciler.go:211'); return `${L}${iso(t).slice(5, 7)}${dd(t)} ${hms(t)}.${ms(t)}${micro(t)}       1 ${c}] ${x}` },
  py: (n) => (t, L, m) => { const [c, x] = cut(m, n); return `${sp(t)},${ms(t)} ${{ W: 'WARNING' }[L] ?? LV[L]} ${c}: ${x}` },
  celery: () => (t, L, m) => `[${sp(t)},${ms(t)}: ${{ W: 'WARNING' }[L] ?? LV[L]}/ForkPoolWorker-${1 + t % 4}] ${m}`,
  dotnet: (d) => (t, L, m) => { const [c, x] = cut(m, d); return `${{ I: 'info', W: 'warn', E: 'fail', D: 'dbug' }[L]}: ${c}[0]\n      ${x}` },
  ruby: () => (t, L, m, R) => `${L}, [${iso(t).slice(0, 23)}${micro(t)} #${R.int(1, 9)}]  ${LV[L].padStart(5)} -- : [${uuid(R)}] ${m}`,
  rabbit: () => (t, L, m) => `${sp(t)}.${ms(t)}${micro(t)}+00:00 [${{ I: 'info', W: 'warning', E: 'error', D: 'debug' }[L]}] <0.${400 + t % 900}.0> ${m}`,
  node: () => (t, L, m, R) => `${iso(t)}\t${uuid(R)}\t${LV[L]}\t${m}`,
}
const access = (paths, ok = 0.95) => ({ say: (t, R, x) => X(R, x.slice(2).replace('- - ', `- - [${clf(t)}] `)), gen: (t, R) => {
  const st = R.next() < ok ? R.pick([200, 200, 200, 200, 304, 201, 302]) : R.pick([404, 404, 401, 499, 403, 400])
  return `${X(R, '{x}')} - - [${clf(t)}] "${X(R, R.pick(paths))} HTTP/${R.pick(['1.1', '2.0'])}" ${st} ${R.int(90, 48000)} "-" "${R.pick(['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15', 'okhttp/4.12.0'])}" rt=0.${p2(R.int(2, 480), 3)}` } })
// app(format, 'I usual', 'W* rare', …)
const app = (fmt, ...lines) => {
  const often = lines.filter((x) => x[1] !== '*'), rare = lines.filter((x) => x[1] === '*')
  const say = (t, R, s) => fmt(t, s[0], X(R, s.slice(s.indexOf(' ') + 1)), R)
  return { say, gen: (t, R) => say(t, R, rare.length && (R.next() < 0.07 || !often.length) ? R.pick(rare) : R.pick(often)) }
}

const each = (text, f) => text.split('\n').map(f).join('\n')
const off = (t, h) => iso(t + h * 3600e3).slice(0, 19) + `+0${h}00`
export const W = {
  compose: (w) => (n, t, x) => each(x, (l) => `${(n + '-1').padEnd(w)} | ${l}`),
  composeT: (w) => (n, t, x) => each(x, (l) => `${(n + '-1').padEnd(w)} | ${nano(t)} ${l}`),
  journal: (zone = () => 0) => (n, t, x, R, id) => each(x, (l) => `${off(t, zone(t))} ${id.host} ${n}${n === 'kernel' ? '' : `[${n === 'systemd' ? 1 : id.pid}]`}: ${l}`),
  kube: () => (n, t, x, R, id) => each(x, (l) => `[pod/${id.pod}/${n}] ${nano(t)} ${l}`),
  stern: () => (n, t, x, R, id) => each(x, (l) => `${id.pod} ${n} ${l}`),
  logcli: (ns) => (n, t, x, R, id) => `${iso(t).slice(0, 19)}Z {app="${n}", namespace="${ns}", pod="${id.pod}"} ${x}`,
  fluent: (ns) => (n, t, x, R, id) => JSON.stringify(n === 'kernel' ? { '@timestamp': iso(t), MESSAGE: x, SYSLOG_IDENTIFIER: 'kernel', PRIORITY: '6', _TRANSPORT: 'kernel', _HOSTNAME: id.host } : { '@timestamp': iso(t), stream: /ERROR|"error"|panick/.test(x) ? 'stderr' : 'stdout', log: x + '\n', kubernetes: { pod_name: id.pod, namespace_name: ns, container_name: n, host: id.host } }),
  vector: () => (n, t, x, R, id) => each(x, (l) => JSON.stringify({ container_name: n, host: id.host, message: l, source_type: 'docker_logs', stream: 'stdout', timestamp: nano(t) })),
  beat: () => (n, t, x, R, id) => JSON.stringify({ '@timestamp': iso(t), agent: { type: 'filebeat', version: '8.13.4' }, host: { name: id.host }, service: { name: n }, log: { offset: t % 9999991 }, message: x }),
  gcp: (prj) => (n, t, x, R, id) => JSON.stringify({ insertId: R.hex(14), resource: { type: 'k8s_container', labels: { container_name: n, pod_name: id.pod, project_id: prj } }, severity: /\bERROR\b|"error"/.test(x) ? 'ERROR' : /WARN/.test(x) ? 'WARNING' : 'INFO', textPayload: x, timestamp: nano(t) }),
  gh: () => (n, t, x) => each(x, (l) => `${n.replace('/', '\t')}\t${iso(t).slice(0, 23)}${micro(t)}4Z ${l}`),
  gitlab: () => (n, t, x) => each(x, (l) => `${iso(t).slice(0, 23)}${micro(t)}Z 01O ${l}`),
  cwl: () => (n, t, x, R, id) => each(x, (l) => `${iso(t).slice(0, 23)}000+00:00 /aws/lambda/${n} ${ymd(t).replace(/-/g, '/')}/[$LATEST]${id.hash} ${l}`),
  rfc5424: () => (n, t, x, R, id) => each(x, (l) => `<134>1 ${iso(t)} ${id.host} ${n} ${id.pid} - - ${l}`),
  heroku: () => (n, t, x) => each(x, (l) => `${iso(t).slice(0, 23)}${micro(t)}+00:00 ${n}: ${l}`),
}
// Marks: r root, v relevant
class Stream {
  constructor(name, R, { notes, wrap, file, len, on, z = 1, lag = 0, reps = 1, hosts = ['node1', 'node2', 'node3'], t0 }) {
    t0 = t0?.(R) ?? Date.UTC(2025, R.int(0, 8), R.int(1, 28), R.int(5, 20), R.int(0, 59), R.int(0, 59), R.int(0, 999))
    const [l, o] = [len, on ?? 10].map((m) => t0 + Math.round(m * (0.92 + R.next() * 0.16) * M))
    Object.assign(this, { c: new Case(name, { notes, kind: on ? 'incident' : 'clean' }), R, file: 'logs/' + file, wrap, z, lag, reps, hosts: hosts.map((h) => X(R, h)), t0, end: l, on: o, ids: {}, apps: {}, k: 0.85 + R.next() * 0.35 })
  }
  truth(id, services, victims, sev, onset, tol, rootPattern, ...groups) {
    const [yes, no] = [groups.filter((g) => g[0] !== '!'), groups.filter((g) => g[0] === '!').map((g) => g.slice(1))]
    this.inc ??= id; this.c.incident(id, { cause: { allOf: yes.map((g) => g.split(' / ')), mustNot: no }, services: services.split(','), victims: victims.split(','), severity: ['critical', 'high', 'medium', 'low'].slice(...sev), onset, onsetToleranceSeconds: tol, rootPattern })
  }
  id(n) {
    const R = this.R
    return this.ids[n] ??= { lag: R.int(0, this.lag), reps: Array.from({ length: this.reps }, () => ({ pod: `${n}-${R.hex(9)}-${R.hex(5)}`, pid: R.int(400, 32000), host: R.pick(this.hosts), hash: R.hex(32) })) }
  }
  put(n, t, text, m, rep) { const g = this.id(n); t = Math.floor(t); this.c.line(this.file, t + g.lag, this.wrap(n, t, X(this.R, text), this.R, rep === undefined ? this.R.pick(g.reps) : g.reps[rep % g.reps.length]), m && { [m[0] === 'r' ? 'root' : 'relevant']: m.slice(2) || this.inc }); return this }
    say(n, t, s, m, rep) { t = Math.floor(t); return this.put(n, t, (this.apps[n] ??= CAT[n] ?? app(F.raw(), 'I')).say(t, this.R, s), m, rep) }
  loop(mean, from, to, f) { let i = 0; mean *= this.z; for (let t = from + this.R.gap(mean); t < to; t += this.R.gap(mean)) f(Math.floor(t), i++) }
  // span: from or [from, to], seconds after the onset or absolute
  burst(n, mean, span, s, m) { const [a, b = this.end] = [].concat(span).map((x) => (x < 1e8 ? this.on + x * S1 : x)); this.loop(mean * S1, a, b, (t) => this.say(n, t, this.R.pick([].concat(s)), m)); return this }
  // 'app:seconds:alias', own apps, quiet: [app, from, to, share kept]
  mix(spec, own = {}, quiet = []) {
    for (const x of spec.split(' ').filter(Boolean)) { const [n, s, as] = x.split(':'); own[as ?? n] = [CAT[n], +s] }
    for (const [n, [a, mean, ...lines]] of Object.entries(own)) {
      const A = (this.apps[n] = a.gen ? a : app(a, ...lines))
      if (mean) this.loop(mean * S1 * this.k, this.t0, this.end, (t) => { if (quiet.some(([q, a, b, p]) => q === n && t > a && t < b && this.R.next() > p)) return; this.put(n, t, A.gen(t, this.R)) })
    }
    return this
  }
}
export const mk = (notes, wrap, file, o, fill) => (name, R) => { const s = new Stream(name, R, { notes, wrap, file, ...o }); fill(s, R, s.t0, s.on, s.end); return s.c }
const SHOP = ['GET /', 'GET /api/items?page={n:1-40}', 'POST /api/cart', 'GET /assets/app.{h:8}.js', 'GET /account']
const CAT = {
  nginx: access(SHOP),
  pg: app(F.pg(), 'I checkpoint starting: time', 'I checkpoint complete: wrote {n:200-4000} buffers ({n:1-9}.1%); 0 WAL file(s) added, 0 removed, {n:1-4} recycled; write={n:20-260}.1 s, sync=0.04 s', 'I automatic vacuum of table "app.public.outbox": index scans: 1', 'E* duplicate key value violates unique constraint "uq_idempotency"', 'W* FATAL:  password authentication failed for user "metabase"'),
  redis: app(F.redis(), 'I 100 changes in 300 seconds. Saving...', 'I Background saving terminated with success'),
  sshd: app(F.raw(), 'I Invalid user {p:oracle|admin|test|git} from {x} port {P}', 'I Connection closed by {x} port {P} [preauth]'),
  kafka: app(F.kafka(), 'I kafka.log.LocalLog::[LocalLog partition=orders-{n:0-11}, dir=/data] Rolled new log segment at offset {N} in 2 ms.', 'I kafka.coordinator.group.GroupCoordinator::[GroupCoordinator 2]: Stabilized group search-index generation {n:20-90}'),
  rabbit: app(F.rabbit(), 'I accepting AMQP connection <0.{n:900-9999}.0> ({i}:{P} -> 10.0.0.5:5672)', 'W* closing AMQP connection <0.{n:900-9999}.0>: client unexpectedly closed TCP connection'),
  haproxy: app(F.raw(), 'I {x}:{P} [web] fe_web be_web/web{n:1-3} 0/0/1/{n:20-200}/{n:30-260} 200 8123 - - ---- 80/40/3/1/0 0/0 "GET /konto HTTP/1.1"', 'I* {x}:{P} [web] fe_web fe_web/<NOSRV> -1/-1/-1/-1/0 400 0 - - PR-- 2/1/0/0/0 0/0 "<BADREQ>"'),
  envoy: app(F.raw(), 'I "POST /rpc HTTP/2" 200 - via_upstream - "-" 412 {n:900-60000} {n:3-190} {n:3-180} "{x}" "{u}" "{i}:8080"', 'I* "GET /.env HTTP/1.1" 404 NR route_not_found - "-" 0 0 0 - "{x}" "{u}" "-"'),
  traefik: app(F.logfmt(), 'I level=debug routerName=web@docker status=200 duration={n:4-300}ms', 'W* level=warn entryPoint=web request without Host header from {x}'),
  coredns: app(F.raw(), 'I [INFO] {i}:{P} - {n:100-9999} "A IN db.svc.cluster.local. udp 61 false 1232" NOERROR qr,aa,rd 110 0.0002{n:1-9}s', 'I [INFO] {i}:{P} - {n:100-9999} "AAAA IN api.partner.example.svc.cluster.local. udp 58 false 512" NXDOMAIN qr,aa,rd 153 0.0001s'),
  kubelet: app(F.klog(), 'I reconciler_common.go:224::"operationExecutor.MountVolume started for volume kube-api-access-{h:5}" pod="prod/web-{h:5}"', 'W* prober.go:107::"Probe failed" probeType="Readiness" pod="prod/web-{h:5}" output="context deadline exceeded"'),
  mongod: app(F.mongo(), 'I NETWORK::"Connection accepted","attr":{"remote":"{i}:{P}","connectionCount":{n:90-160}}', 'I COMMAND::"Slow query","attr":{"type":"command","ns":"app.players","planSummary":"IXSCAN { lastSeen: 1 }","docsExamined":{n:100-900},"durationMillis":{n:101-400}}'),
  mailer: app(F.ruby(), 'I Sent mail to c{Q}@example.net ({n:80-900}ms)', 'I Completed 200 OK in {n:20-300}ms (Views: 20.1ms)'),
  crm: app(F.dotnet('Acme.Crm.Sync'), 'I Synced {n:1-60} contacts in {n:40-900}ms', 'W* Microsoft.AspNetCore.HttpsPolicy::Failed to determine the https port for redirect.'),
  celery: app(F.celery(), 'I Task app.tasks.score[{u}] succeeded in 0.{T}s: None', 'I Task app.tasks.notify[{u}] received', 'W* Task app.tasks.fetch_weather[{u}] retry: Retry in 30s: HTTPError(429)'),
  gateway: app(F.zap('proxy/handler.go:71'), 'I upstream=core status=200 dur={n:4-90}ms', 'I jwt accepted sub=c{Q}', 'W* jwt expired sub=c{Q} ip={x}'),
  edge: app(F.elixir(), 'I CONNECTED TO AcmeWeb.UserSocket in {n:20-400}µs', 'I JOINED room:{K} in {T}µs', 'W* Ranch listener AcmeWeb.Endpoint.HTTP had connection process terminated: :econnaborted'),
  fraud: app(F.rust('fraud::score'), 'I scored tx={h:10} score=0.{T} rules={n:40-60}', 'W* velocity rule hit card=****{K}'),
  ledger: app(F.spring('c.a.ledger.LedgerService'), 'I posted entry {h:8} debit={K} credit={K}', 'I c.a.ledger.Outbox::flushed {n:1-40} events', 'W* c.a.ledger.Outbox::optimistic lock, retrying entry {h:8}'),
}

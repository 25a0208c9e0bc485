// Seeded generator of 34 raw log layouts with truth. Node ESM, no dependencies.
// node generate.mjs --seed S --out FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const argv = process.argv.slice(2);
const opt = (k, d) => { const i = argv.indexOf('--' + k); return i >= 0 ? argv[i + 1] : d; };
const SEED = String(opt('seed', '1'));
const OUT = opt('out', null);
if (!OUT) { console.error('usage: node generate.mjs --seed S --out FOLDER'); process.exit(2); }

// ---------- randomness ----------
function hash(s) { let h = 2166136261 >>> 0; for (let i = 0; i < s.length; i++) { h ^= s.charCodeAt(i); h = Math.imul(h, 16777619); } h ^= h >>> 15; h = Math.imul(h, 2246822507); h ^= h >>> 13; return h >>> 0; }
function mulberry(a) { return () => { a |= 0; a = a + 0x6D2B79F5 | 0; let t = Math.imul(a ^ a >>> 15, 1 | a); t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t; return ((t ^ t >>> 14) >>> 0) / 4294967296; }; }

const p2 = n => String(n).padStart(2, '0');
const p3 = n => String(n).padStart(3, '0');
const EN = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WD = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const FR = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
const FRWD = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'];
const RU = ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

class T { // a moment: ms epoch + microseconds below the millisecond
  constructor(ms, us = 0) { this.ms = ms; this.us = us; }
  f(offMin = 0) { const d = new Date(this.ms + offMin * 60000); return { Y: d.getUTCFullYear(), m: d.getUTCMonth() + 1, d: d.getUTCDate(), H: d.getUTCHours(), M: d.getUTCMinutes(), S: d.getUTCSeconds(), ms: d.getUTCMilliseconds(), wd: d.getUTCDay(), us: this.us }; }
  iso() { return new Date(this.ms).toISOString(); }
  sec() { return new T(this.ms - ((this.ms % 1000) + 1000) % 1000, 0); }
  cs() { return new T(this.ms - this.ms % 10, 0); }
  msOnly() { return new T(this.ms, 0); }
  plus(ms) { return new T(this.ms + ms, this.us); }
}
const ymd = (f, s = '-') => `${f.Y}${s}${p2(f.m)}${s}${p2(f.d)}`;
const hms = (f, s = ':') => `${p2(f.H)}${s}${p2(f.M)}${s}${p2(f.S)}`;
const us6 = f => p3(f.ms) + p3(f.us);
const offs = (o, colon = true) => (o < 0 ? '-' : '+') + p2(Math.floor(Math.abs(o) / 60)) + (colon ? ':' : '') + p2(Math.abs(o) % 60);

class Ctx {
  constructor(name) {
    this.r = mulberry(hash(SEED + '/' + name)); for (let i = 0; i < 5; i++) this.r();
    this.lines = []; this.exp = []; this.target = this.int(124, 168);
    const day = Date.UTC(this.int(2021, 2026), this.int(0, 11), name === 'us-twelve-hour' ? this.int(13, 22) : this.int(1, 25));
    this.now = day + this.int(0, 86399999); this.maxStep = 90000;
  }
  int(a, b) { return a + Math.floor(this.r() * (b - a + 1)); }
  pick(a) { return a[Math.floor(this.r() * a.length)]; }
  chance(p) { return this.r() < p; }
  hex(n) { let s = ''; for (let i = 0; i < n; i++) s += this.int(0, 15).toString(16); return s; }
  an(n) { let s = ''; for (let i = 0; i < n; i++) s += this.pick([...'abcdefghijklmnopqrstuvwxyz0123456789']); return s; }
  AN(n) { let s = ''; for (let i = 0; i < n; i++) s += this.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']); return s; }
  uuid() { return `${this.hex(8)}-${this.hex(4)}-4${this.hex(3)}-a${this.hex(3)}-${this.hex(12)}`; }
  ip() { return this.pick(['10.', '172.16.', '192.168.', '10.20.']).replace(/\.$/, '').split('.').concat([0, 0, 0, 0].map(() => this.int(1, 254))).slice(0, 4).join('.'); }
  port() { return this.int(1024, 65500); }
  fl(a, b, d = 2) { return (a + this.r() * (b - a)).toFixed(d); }
  w(pairs) { let s = 0; for (const [, x] of pairs) s += x; let k = this.r() * s; for (const [v, x] of pairs) { if ((k -= x) < 0) return v; } return pairs[0][0]; }
  tick() { this.now += this.chance(0.3) ? this.int(0, 40) : this.chance(0.5) ? this.int(40, 5000) : this.int(5000, this.maxStep); return new T(this.now, this.int(0, 999)); }
  more() { return this.lines.length < this.target; }
  rec(text, e, cont = []) {
    const all = text.split('\n').concat(cont);
    const line = this.lines.length + 1;
    for (const l of all) this.lines.push(l);
    const first = all[0];
    let msgs = uniq([].concat(e.message).filter(x => x !== undefined && x !== null).map(x => String(x).trim()).filter(x => x !== ''));
    if (cont.length && !e.noJoin) msgs = uniq(msgs.concat(msgs.map(m => m + '\n' + (e.contJoin || cont).join('\n'))));
    const one = v => Array.isArray(v) ? (v.length === 1 ? v[0] : v) : v === undefined ? null : v;
    this.exp.push({ line, time: one(e.time instanceof T ? e.time.iso() : Array.isArray(e.time) ? uniq(e.time.map(x => x instanceof T ? x.iso() : x)) : e.time), level: one(e.level), service: one(e.service), message: one(msgs) });
    return first;
  }
  junk(text) { for (const l of text.split('\n')) this.lines.push(l); }
}
const uniq = a => [...new Set(a)];
// "head § tail": tail is structured data some readers take off the message
const split = m => { const i = m.indexOf('§'); if (i < 0) return { full: m, alts: [m] }; const a = m.slice(0, i).trim(), b = m.slice(i + 1).trim(); return { full: a + ' ' + b, alts: [a + ' ' + b, a] }; };
const withPre = (alts, ...pres) => alts.concat(...pres.map(p => alts.map(a => p + a)));

// ---------- shared application messages ----------
const FIRST = ['anna', 'jmiller', 'k.sato', "o'brien", 'svc_batch', 'lena.w', 'root', 'müller'];
function app(c, level) {
  const n = () => c.int(1, 99999), ip = () => c.ip();
  const pools = {
    trace: () => [`enter handle(frame=0x${c.hex(4)}, len=${n()})`, `-> state=${c.pick(['IDLE', 'WAIT_ACK', 'DRAIN'])} tick=${n()}`, `read ${n()} bytes from fd ${c.int(3, 90)}`, `lock "idx:${n()}" acquired after 0 us`],
    debug: () => [`cache lookup key="cart:${n()}" hit=${c.chance(.5)}`, `SELECT id, state FROM jobs WHERE id = ${n()} took ${c.int(1, 80)} ms`, `parsed ${c.int(2, 30)} headers in ${c.fl(0, 3)}ms: {"accept":"*/*","x-id":${n()}}`, `no error found in block ${n()}, continuing`, `resolved db-${c.int(1, 4)}.internal to [${ip()}, ${ip()}]`, `pool stats § active=${c.int(1, 20)} idle=${c.int(0, 9)} waiting=0`, `evaluating rule '${c.pick(['vat-7', 'eu_ship', 'b2b'])}' (input: {"total":${c.fl(1, 900)},"items":[1,2]})`],
    info: () => [`Started in ${c.fl(1, 20)} seconds (process running for ${c.fl(20, 30)})`, `Listening on [::]:${c.port()}`, `GET /api/v2/orders/${n()}?expand=items -> 200 in ${c.int(2, 400)}ms`, `imported ${n()} rows from /data/in/file_2023-${p2(c.int(1, 12))}-01.csv, 0 errors`, `user "${c.pick(FIRST)}" logged in from ${ip()}:${c.port()}`, `job ${c.int(1, 50)}/100 finished: {"ok":${n()},"failed":${c.int(0, 3)}}`, `config reloaded: timeout=${c.int(5, 60)}s, retries=[1, 2, 5], mode='strict'`, `connection #${n()} accepted from ${ip()}`, `order created § orderId=${c.uuid()} amount=${c.fl(1, 999)} currency=EUR`, `snapshot ${c.hex(8)} written to /var/lib/app/snap/${c.hex(6)}.bin (${c.fl(1, 500, 1)} MB)`, `warning threshold for disk set to ${c.int(70, 95)}%`, `next run at 2031-01-0${c.int(1, 9)} 04:00:00`, `rotated key pair (kid: ${c.AN(6)}), old one valid for 24h`, `replica ${ip()}:${c.port()} is in sync; lag 0.${c.int(10, 99)}s`, `batch ${n()} done, errors: 0, skipped: ${c.int(0, 40)}`, `mail to <${c.pick(['info', 'sales'])}@example.org> queued as ${c.AN(11)}`],
    warn: () => [`retry ${c.int(1, 4)}/5 for https://api.partner.example/v1/quotes?id=${n()} after 503`, `slow query (${c.int(900, 9000)} ms): UPDATE stock SET qty = qty - 1 WHERE sku = 'A-${n()}'`, `disk usage on /var/lib/data at ${c.fl(85, 99, 1)}% (limit: 90%)`, `clock skew of -${c.int(100, 900)} ms against ntp-2.internal`, `queue "invoice.out" depth ${n()} above 1000; throttling producers`, `token for client <${c.an(6)}> expires at 2031-02-0${c.int(1, 9)}T03:04:05Z`, `unknown field "colour" ignored in {"sku":"B-${n()}","colour":"red"}`, `heartbeat missed § peer=${ip()} missed=${c.int(2, 9)}`, `fallback to default tariff [code=${c.int(100, 999)}] for customer ${n()}`],
    error: () => [`could not connect to ${ip()}:5432: connection refused`, `order ${n()} rejected: {"code":"E-${c.int(10, 99)}","reason":"credit limit"}`, `NullPointerException in step "price": value was null`, `failed to open 'C:\\Exports\\2024\\out ${c.int(1, 9)}.xml': Access is denied`, `transfer of incoming/${c.hex(4)}/c.tgz aborted at ${c.int(1, 99)}% [errno 28: No space left on device]`, `HTTP 502 from upstream ${ip()}:${c.port()} (attempt ${c.int(2, 5)} of 5), giving up`, `payment declined § txn=${c.hex(10)} gateway=acq${c.int(1, 3)} rc=${c.int(10, 99)}`, `checksum mismatch in segment ${n()}: expected 0x${c.hex(8)}, got 0x${c.hex(8)}`],
    fatal: () => [`out of memory, cannot allocate ${n()} bytes - shutting down`, `journal checksum mismatch at block 0x${c.hex(4)}, cannot continue`, `no quorum after ${c.int(30, 90)}s (2 of 5 voters), process exits with code 70`],
  };
  return split(c.pick(pools[level]()));
}
const LV = c => c.w([['info', 58], ['debug', 14], ['warn', 14], ['error', 12], ['fatal', 2]]);
const LV6 = c => c.w([['info', 54], ['debug', 13], ['trace', 6], ['warn', 14], ['error', 11], ['fatal', 2]]);
const svcNames = (c, k, suff = ['-api', '-worker', '-svc', '-sync', '', 'd', '-gateway']) => {
  const base = ['billing', 'orders', 'stock', 'pricing', 'mailer', 'auth', 'geo', 'ledger', 'shipping', 'catalog', 'tickets', 'booking', 'loyalty', 'search'];
  const s = []; while (s.length < k) { const b = c.pick(base); if (s.some(x => x.startsWith(b))) continue; s.push(b + c.pick(suff)); } return s;
};
function javaTrace(c) {
  const ex = c.pick(['java.lang.IllegalStateException: state was CLOSED', 'java.net.SocketTimeoutException: Read timed out', 'org.postgresql.util.PSQLException: ERROR: deadlock detected', 'java.lang.NullPointerException', 'com.acme.PriceException: [E-42] no price for "A:1"']);
  const o = [ex]; const fr = () => `\tat ${c.pick(['com.acme.order', 'org.hibernate.engine', 'java.base/java.util.concurrent', 'io.netty.channel'])}.${c.pick(['Foo', 'Session', 'ThreadPoolExecutor', 'Pipeline$Head'])}.${c.pick(['run', 'call', 'lambda$init$0', '<init>'])}(${c.pick(['Foo.java', 'Session.java', 'Native Method'])}${c.chance(.8) ? ':' + c.int(10, 900) : ''})`;
  for (let i = c.int(2, 4); i--;) o.push(fr());
  if (c.chance(.4)) { o.push('Caused by: java.io.IOException: Broken pipe'); o.push(fr()); o.push(`\t... ${c.int(3, 40)} more`); }
  return o;
}
function pyTrace(c) {
  const o = ['Traceback (most recent call last):'];
  for (let i = c.int(1, 3); i--;) { o.push(`  File "/opt/app/${c.pick(['core', 'jobs', 'http'])}/${c.pick(['run', 'base', 'client'])}.py", line ${c.int(10, 900)}, in ${c.pick(['main', '_run', 'fetch'])}`); o.push(`    ${c.pick(['return self._call(*args)', 'raise ValueError(msg)', 'x = rows[0]["id"]'])}`); }
  o.push(c.pick(['ValueError: invalid literal for int() with base 10: \'n/a\'', 'KeyError: \'id\'', 'psycopg2.OperationalError: server closed the connection unexpectedly']));
  return o;
}
const indented = c => c.pick([
  () => ['    SELECT o.id, o.total', '      FROM orders o', `     WHERE o.id IN (${c.int(1, 99)}, ${c.int(100, 999)})`],
  () => ['  {', `    "id": ${c.int(1, 9999)},`, '    "reason": "timeout: 30s"', '  }'],
  () => [`    attempt 1: ${c.ip()}:443 refused`, `    attempt 2: ${c.ip()}:443 refused`],
])();

const LAYOUTS = [];
const layout = (name, fn) => LAYOUTS.push([name, fn]);

// =====================================================================
// 17 real products
// =====================================================================
layout('clickhouse-server', c => {
  const L = { Trace: 'trace', Debug: 'debug', Information: 'info', Notice: 'info', Warning: 'warn', Error: 'error', Fatal: 'fatal' };
  while (c.more()) {
    const t = c.tick(), f = t.f(); let cont = [];
    const lv = c.w([['Debug', 40], ['Trace', 25], ['Information', 16], ['Warning', 7], ['Error', 10], ['Notice', 1], ['Fatal', 1]]);
    const q = c.chance(.6) ? c.uuid() : '';
    const [lg, m] = c.pick({
      Debug: [['executeQuery', `(from ${c.ip()}:${c.port()}, user: default) SELECT count(), max(ts) FROM logs.hits WHERE d = '2024-01-0${c.int(1, 9)}' (stage: Complete)`], ['MemoryTracker', `Peak memory usage (for query): ${c.fl(1, 900)} MiB.`], [`logs.hits (${c.uuid()}) (SelectExecutor)`, `Key condition: (column 0 in [${c.int(1, 99)}, ${c.int(100, 999)}]), unknown, and`], ['TCPHandler', `Processed in ${c.fl(0, 5, 6)} sec.`], ['system.metric_log (MergerMutator)', `Merged ${c.int(2, 9)} parts: from 202401_${c.int(1, 9)}_9_1 to 202401_10_12_0`]],
      Trace: [['AggregatingTransform', `Aggregated. ${c.int(1, 99999)} to 1 rows (from ${c.fl(0, 9)} KiB) in ${c.fl(0, 1, 6)} sec. (${c.fl(1, 99999, 3)} rows/sec., 1.20 MiB/sec.)`], ['HTTPHandler-factory', `HTTP Request for HTTPHandler-factory. Method: GET, Address: ${c.ip()}:${c.port()}, User-Agent: curl/7.81.0`], ['SystemLog (system.query_log)', `Flushing system log, ${c.int(1, 99)} entries to flush up to offset ${c.int(1, 9999)}`]],
      Information: [['Application', `Ready for connections.`], ['executeQuery', `Read ${c.int(1, 99999)} rows, ${c.fl(1, 99)} MiB in ${c.fl(0, 2, 6)} sec., ${c.fl(1, 9e5, 3)} rows/sec., 3.11 MiB/sec.`], ['DatabaseAtomic (logs)', `Metadata processed, database logs has ${c.int(1, 40)} tables and 0 dictionaries in total.`]],
      Notice: [['Context', 'Overcommit: "memory_overcommit_ratio_denominator" is 0']],
      Warning: [['Access(user directories)', `Password for user 'etl' is stored in plain text: config /etc/clickhouse-server/users.xml`], ['TransactionsInfoLog', `Part 202402_${c.int(1, 99)}_120_3 has 3 errors: ignored`]],
      Error: [['executeQuery', `Code: 60. DB::Exception: Table logs.hitz does not exist. (UNKNOWN_TABLE) (version 23.8.${c.int(1, 9)}.28) (from ${c.ip()}:${c.port()}) (in query: SELECT 1 FROM logs.hitz), Stack trace (when copying this message, always include the lines below):`], ['ServerErrorHandler', `Poco::Exception. Code: 1000, e.code() = 104, Connection reset by peer (version 23.8.1)`], ['ZooKeeperClient', `Code: 999. Coordination::Exception: Session expired, path: /clickhouse/tables/0${c.int(1, 9)}/hits`]],
      Fatal: [['BaseDaemon', `(version 23.8.1.28, build id: ${c.hex(16)}) (from thread ${c.int(100, 9999)}) Received signal Segmentation fault (11)`]],
    }[lv]);
    if (m.endsWith('below):')) cont = ['', `0. DB::Exception::Exception(DB::Exception::MessageMasked&&, int, bool) @ 0x${c.hex(16)} in /usr/bin/clickhouse`, `1. DB::Context::getTable(DB::StorageID const&) const @ 0x${c.hex(16)} in /usr/bin/clickhouse`, `2. ? @ 0x${c.hex(12)} in ?`];
    c.rec(`${ymd(f, '.')} ${hms(f)}.${us6(f)} [ ${c.int(100, 99999)} ] {${q}} <${lv}> ${lg}: ${m}`, { time: t, level: L[lv], service: null, message: [m, `${lg}: ${m}`] }, cont);
  }
});

layout('cockroachdb', c => {
  const L = { I: 'info', W: 'warn', E: 'error', F: 'fatal' }; let k = c.int(10, 900);
  const node = c.int(1, 9);
  while (c.more()) {
    const t = c.tick(), f = t.f(); const lv = c.w([['I', 70], ['W', 17], ['E', 12], ['F', 1]]); k++;
    const [src, m] = c.pick({
      I: [['server/status/runtime_log.go:47', `runtime stats: ${c.fl(1, 9, 1)} GiB RSS, ${c.int(100, 900)} goroutines (stacks: ${c.fl(1, 20, 1)} MiB), ${c.fl(0, 2, 1)} GiB/${c.fl(2, 4, 1)} GiB Go alloc/total, 12.4/3.1 %(u/s)time`], ['kv/kvserver/replica_raftstorage.go:514', `applied snapshot ${c.hex(8)} from (n${c.int(1, 3)},s2):3 at applied index ${c.int(10, 9999)} (total=${c.int(1, 90)}ms data=1.1 MiB excise=true)`], ['server/node.go:604', `started with engine type ‹pebble›`], ['sql/event_log.go:32', `={"Timestamp":${t.ms}000000,"EventType":"set_cluster_setting","Statement":"SET CLUSTER SETTING ‹\\"server.time_until_store_dead\\"› = ‹'5m'›","User":"root"}`], ['jobs/registry.go:1591', `AUTO CREATE STATS job ${c.int(1e6, 9e6)}: stepping through state succeeded`]],
      W: [['kv/kvserver/liveness/liveness.go:684', `slow heartbeat took ${c.fl(1, 9)}s; err=‹context deadline exceeded›`], ['gossip/gossip.go:1420', `no incoming or outgoing connections`], ['storage/engine_log.go:9', `disk slowness detected: ‹write› on file ‹/cockroach-data/${c.int(1, 9999)}.sst› has been ongoing for ${c.fl(1, 20, 1)}s`]],
      E: [['rpc/nodedialer/nodedialer.go:175', `unable to connect to n${c.int(2, 9)}: failed to connect to n2 at ‹${c.ip()}:26257›: initial connection heartbeat failed: ‹rpc error: code = Unavailable desc = "connection refused"›`], ['sql/conn_executor.go:1902', `a SQL panic has occurred while executing the following statement: ‹SELECT 1 / 0›`], ['kv/kvserver/queue.go:1113', `could not process range r${c.int(1, 999)}:‹/Table/5{3-4}›: 0 of 2 live stores are able to take a new replica`]],
      F: [['kv/kvserver/store_raft.go:711', `applied index ${c.int(1, 99)} moved backwards: [n1,s1,r4]`]],
    }[lv]);
    const tags = c.pick([`n${node}`, `T1,Vsystem,n${node}`, `n${node},s${node},r${c.int(1, 99)}/3:‹/Table/11›`, `n${node},client=${c.ip()}:${c.port()},user=root`, '-']);
    const g = c.int(1, 99999);
    c.rec(`${lv}${p2(f.Y % 100)}${p2(f.m)}${p2(f.d)} ${hms(f)}.${us6(f)} ${g} ${src} ⋮ [${tags}] ${k}  ${m}`, { time: t, level: L[lv], service: null, message: [m, `${k}  ${m}`, `[${tags}] ${k}  ${m}`, `⋮ [${tags}] ${k}  ${m}`] });
  }
});

layout('mssql-errorlog', c => {
  c.maxStep = 600000;
  while (c.more()) {
    const t = c.tick().cs(), f = t.f(); let cont = [], level = null;
    const [src, m, x] = c.pick([
      () => [`spid${c.int(5, 90)}s`, `Starting up database '${c.pick(['master', 'tempdb', 'Sales_DWH', 'msdb'])}'.`],
      () => ['Server', `Microsoft SQL Server 2019 (RTM-CU${c.int(1, 20)}) (KB50${c.int(10000, 99999)}) - 15.0.${c.int(4000, 4400)}.2 (X64)`, ['\tJan 25 2023 14:28:20 ', '\tCopyright (C) 2019 Microsoft Corporation', '\tStandard Edition (64-bit) on Windows Server 2019 Standard 10.0 <X64> (Build 17763: )']],
      () => ['Logon', `Error: 18456, Severity: 14, State: ${c.int(1, 40)}.`, null, 'err'],
      () => ['Logon', `Login failed for user '${c.pick(['sa', 'CORP\\svc_etl', 'report'])}'. Reason: Password did not match that for the login provided. [CLIENT: ${c.ip()}]`],
      () => ['Backup', `Database backed up. Database: Sales_DWH, creation date(time): 2022/0${c.int(1, 9)}/11(10:12:13), pages dumped: ${c.int(100, 99999)}, first LSN: ${c.int(10, 99)}:${c.int(100, 999)}:37, last LSN: 55:120:1, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'E:\\Backup\\s_${c.int(1, 99)}.bak'}). This is an informational message only. No user action is required.`],
      () => [`spid${c.int(51, 90)}`, `Error: ${c.pick([1205, 9002, 823, 3041])}, Severity: ${c.pick([16, 17, 24])}, State: ${c.int(1, 9)}.`, null, 'err'],
      () => [`spid${c.int(51, 90)}`, `Setting database option RECOVERY to SIMPLE for database 'stage_${c.int(1, 9)}'.`],
      () => [`spid${c.int(10, 50)}s`, `SQL Server has encountered ${c.int(1, 40)} occurrence(s) of I/O requests taking longer than 15 seconds to complete on file [D:\\Data\\sales.mdf] in database id ${c.int(5, 20)}.  The OS file handle is 0x0000000000000${c.hex(3)}.  The offset of the latest long I/O is: 0x00000${c.hex(6)}`],
      () => [`spid${c.int(51, 90)}`, `DBCC CHECKDB (Sales_DWH) executed by CORP\\dba found 0 errors and repaired 0 errors. Elapsed time: 0 hours ${c.int(1, 50)} minutes 4 seconds.`],
    ])();
    const isErr = /^Error: \d+, Severity: (\d+)/.exec(m);
    level = isErr ? (+isErr[1] >= 20 ? [null, 'error', 'fatal'] : [null, 'error']) : /This is an informational message only/.test(m) ? [null, 'info'] : null;
    if (Array.isArray(x)) cont = x;
    const spid = src.startsWith('spid');
    c.rec(`${ymd(f)} ${hms(f)}.${p2(Math.floor(f.ms / 10))} ${src.padEnd(11)} ${m}`, { time: t, level, service: spid ? null : [null, src], message: [m, `${src.padEnd(11)} ${m}`] }, cont);
  }
});

layout('squid-access', c => {
  c.maxStep = 4000;
  const hosts = ['www.example.org', 'cdn.shop.example', 'updates.vendor.example', 'api.partner.example'];
  while (c.more()) {
    const t = c.tick().msOnly();
    const [tag, st] = c.w([[['TCP_MISS', 200], 40], [['TCP_HIT', 200], 15], [['TCP_TUNNEL', 200], 20], [['TCP_REFRESH_UNMODIFIED', 304], 8], [['TCP_DENIED', 403], 5], [['TCP_DENIED', 407], 4], [['TCP_MISS', 404], 5], [['TCP_MISS', 502], 3], [['TCP_MISS', 503], 4]]);
    const h = c.pick(hosts); const meth = tag === 'TCP_TUNNEL' ? 'CONNECT' : c.pick(['GET', 'GET', 'POST', 'HEAD']);
    const url = meth === 'CONNECT' ? `${h}:443` : `http://${h}/${c.pick(['a/b.png', 'index.html?x=1&y=[2]', 'v1/error/list', 'pkg/lib_1.2.deb'])}${c.chance(.5) ? '?r=' + c.int(1, 999) : ''}`;
    const user = c.chance(.3) ? c.pick(['jmiller', 'CORP\\anna', 'k.sato']) : '-';
    const dur = String(c.int(0, 90000)).padStart(6), cl = c.ip(), by = c.int(200, 999999);
    const hier = `${tag.includes('DENIED') ? 'HIER_NONE/-' : `HIER_DIRECT/${c.ip()}`}`;
    const ct = c.pick(['text/html', 'image/png', 'application/json', '-']);
    const req = `${meth} ${url}`, tail = `${req} ${user} ${hier} ${ct}`, r2 = `${tag}/${st} ${by} ${tail}`;
    c.rec(`${Math.floor(t.ms / 1000)}.${p3(t.ms % 1000)} ${dur} ${cl} ${r2}`, { time: t, level: st >= 500 ? 'error' : st >= 400 ? 'warn' : 'info', service: null, message: [r2, req, tail, `${tag}/${st} ${by} ${req}`, `${cl} ${r2}`, `${dur.trim()} ${cl} ${r2}`] });
  }
});

layout('rabbitmq-38', c => {
  const L = { debug: 'debug', info: 'info', warning: 'warn', error: 'error', notice: 'info' };
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(); const pid = `<0.${c.int(200, 99999)}.${c.int(0, 9)}>`; let cont = [];
    const lv = c.w([['info', 64], ['warning', 15], ['error', 14], ['debug', 5], ['notice', 2]]);
    const ep = () => `${c.ip()}:${c.port()} -> ${c.ip()}:5672`;
    const [m, k] = c.pick({
      info: [[`accepting AMQP connection ${pid} (${ep()})`], [`connection ${pid} (${ep()} - orders:${c.int(1, 99)}): user 'orders' authenticated and granted access to vhost '/prod'`], [`closing AMQP connection ${pid} (${ep()}, vhost: '/', user: 'guest')`], [`Mirrored queue 'inv.q${c.int(1, 9)}' in vhost '/': Synchronising: ${c.int(1, 9999)} messages to synchronise`], [`Management plugin: HTTP (non-TLS) listener started on port 15672`], [`rabbit on node 'rabbit@mq-${c.int(1, 3)}' up`]],
      warning: [[`closing AMQP connection ${pid} (${ep()}, vhost: '/', user: 'guest'):`, ['client unexpectedly closed TCP connection']], [`HTTP access denied: user '${c.pick(['mon', 'guest'])}' - invalid credentials`], [`memory resource limit alarm set on node 'rabbit@mq-1'.`, ['', '**********************************************************', '*** Publishers will be blocked until this alarm clears ***', '**********************************************************']]],
      error: [[`closing AMQP connection ${pid} (${ep()} - svc):`, [`missed heartbeats from client, timeout: ${c.int(10, 60)}s`]], [`Channel error on connection ${pid} (${ep()}, vhost: '/prod', user: 'orders'), channel ${c.int(1, 9)}:`, [`operation queue.declare caused a channel exception precondition_failed: inequivalent arg 'durable' for queue 'x.${c.int(1, 99)}' in vhost '/prod': received 'false' but current is 'true'`]], [`** Generic server ${pid} terminating`, ['** Last message in was {tcp_closed,#Port<0.99>}', '** When Server state == {state,undefined,[]}', '** Reason for termination ==', '** {badmatch,{error,enotconn}}']]],
      debug: [[`Lager installed handler lager_backend_throttle into error_logger_lager_event`], [`Asked to [re-]register this node (rabbit@mq-1) with epmd...`]],
      notice: [[`Changed loghwm of /var/log/rabbitmq/rabbit.log to 50`]],
    }[lv]); if (k) cont = k;
    c.rec(`${ymd(f)} ${hms(f)}.${p3(f.ms)} [${lv}] ${pid} ${m}`, { time: t, level: L[lv], service: null, message: [m, `${pid} ${m}`] }, cont);
  }
});

layout('esxi8-syslog', c => {
  const L = { Db: 'debug', In: 'info', No: 'info', Wa: 'warn', Er: 'error', Cr: ['fatal', 'error'] };
  const sev = { Cr: 2, Er: 3, Wa: 4, No: 5, In: 6, Db: 7 };
  const hostd = c.int(2098000, 2109999), vpxa = c.int(2098000, 2109999);
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(), ts = `${ymd(f)}T${hms(f)}.${p3(f.ms)}Z`;
    const code = (lv, fac) => `${lv}(${fac * 8 + sev[lv]})`;
    const kind = c.w([['vmk', 45], ['hostd', 35], ['vpxa', 12], ['other', 8]]);
    if (kind === 'vmk') {
      const lv = c.w([['In', 70], ['Wa', 18], ['Al', 3]]);
      const cpu = `cpu${c.int(0, 63)}:${c.int(2097152, 2110000)}${c.chance(.3) ? ` opID=${c.hex(8)}` : ''})`;
      const m = lv === 'In' ? c.pick([`ScsiDeviceIO: 4161: Cmd(0x45${c.hex(8)}) 0x1a, CmdSN 0x${c.hex(4)} from world 0 to dev "naa.6${c.hex(15)}" failed H:0x0 D:0x2 P:0x0 Valid sense data: 0x5 0x20 0x0`, `NMP: nmp_ResetDeviceLogThrottling:3776: last error status from device naa.6${c.hex(15)} repeated ${c.int(2, 80)} times`, `Net: 2463: connected vm-${c.int(1, 99)} eth0 to VM Network, portID 0x40000${c.hex(2)}`, `VMotionUtil: 5199: ${c.int(1e8, 9e8)} S: Stream connection 1 added.`, `Vol3: 1226: Couldn't read volume header from mpx.vmhba32:C0:T0:L0:${c.int(1, 7)}: I/O error`])
        : lv === 'Wa' ? c.pick([`WARNING: HBX: 2836: '${c.pick(['ds-gold', 'ds 02'])}': HB at offset 3${c.int(100000, 999999)} - Reclaimed heartbeat [Timeout]:`, `WARNING: ScsiDevice: 1768: Device naa.6${c.hex(15)} performance has deteriorated. I/O latency increased from average value of ${c.int(500, 3000)} microseconds to ${c.int(20000, 90000)} microseconds.`])
          : `ALERT: Bootbank cannot be found at path '/bootbank'`;
      const lab = lv === 'Al' ? 'Al(177)' : code(lv, 22);
      const prog = lv === 'In' ? 'vmkernel' : lv === 'Wa' ? 'vmkwarning' : 'vmkalert';
      const bare = m.replace(/^(WARNING|ALERT): /, '');
      c.rec(`${ts} ${lab} ${prog}: ${cpu}${m}`, { time: t, level: lv === 'Al' ? ['fatal', 'error'] : L[lv], service: prog, message: [m, bare, `${cpu}${m}`] });
    } else if (kind === 'other') {
      const [p, m] = c.pick([['crond', `USER root pid ${c.int(1000, 9999)} cmd /sbin/hostd-probe.sh ++group=host/vim/vmvisor/hostd-probe/stats/sh`], ['sshd', `Connection from ${c.ip()} port ${c.port()}`], ['esxtokend', `No tokens: 0 of 4 slots (path: "/var/run/tok")`]]);
      const pid = c.int(2097000, 2110000);
      const lv = 'In'; c.rec(`${ts} ${code(lv, p === 'crond' ? 9 : 4)} ${p}[${pid}]: ${m}`, { time: t, level: 'info', service: p, message: m });
    } else {
      const lv = c.w([['In', 50], ['Db', 25], ['Wa', 12], ['Er', 10], ['No', 3]]);
      const prog = kind === 'hostd' ? 'Hostd' : 'Vpxa', pid = kind === 'hostd' ? hostd : vpxa;
      const [sub, m, k] = c.pick({
        In: [['Vimsvc.TaskManager', `Task Created : haTask-${c.int(1, 99)}-vim.VirtualMachine.powerOn-${c.int(1e5, 9e5)}`], ['Vimsvc.ha-eventmgr', `Event ${c.int(1, 9999)} : User root@127.0.0.1 logged in as pyvmomi Python/3.8.16 (VMkernel; 8.0.${c.int(0, 2)}; x86_64)`], ['Vmsvc.vm:/vmfs/volumes/ds1/web-01/web-01.vmx', `State Transition (VM_STATE_OFF -> VM_STATE_POWERING_ON)`], ['Solo.Vmomi', `Throw vmodl.fault.SystemError`, ['--> (vmodl.fault.SystemError) {', `-->    faultCause = (vmodl.MethodFault) null, `, '-->    reason = "Internal error",', '-->    msg = ""', '--> }']]],
        Db: [['AdapterServer', `New request: target='vim.Task:haTask-${c.int(1, 99)}', method='cancel', session='52${c.hex(6)}'`], ['Statssvc', `Collected ${c.int(10, 999)} counters in ${c.int(1, 900)} ms`]],
        Wa: [['VigorStatsProvider(0x5)', `AddVirtualMachine: VM '${c.int(1, 99)}' already registered`], ['Hostsvc.NetworkProvider', `Option 'Net.TcpipHeapMax' (=${c.int(100, 1600)}) will take effect after reboot`]],
        Er: [['Default', `Failed to send response to client: N7Vmacore17CanceledException(Operation was canceled)`], ['Vmsvc.vm:/vmfs/volumes/ds1/db-02/db-02.vmx', `PropertyProvider failed with error "Cannot open the disk '/vmfs/volumes/ds1/db-02/db-02_${c.int(1, 4)}.vmdk'"`]],
        No: [['Hostsvc', `Host is ready (build-${c.int(2e7, 3e7)})`]],
      }[lv]);
      const org = `[Originator@6876 sub=${sub}${c.chance(.5) ? ` opID=esxui-${c.hex(4)}-${c.hex(4)} user=root` : ''}]`;
      c.rec(`${ts} ${code(lv, 20)} ${prog}[${pid}]: ${org} ${m}`, { time: t, level: L[lv], service: prog, message: [m, `${org} ${m}`] }, k || []);
    }
  }
});

layout('cisco-ios', c => {
  const S = [['fatal'], ['fatal', 'error'], ['fatal', 'error'], ['error'], ['warn'], ['info'], ['info'], ['debug']];
  let n = c.int(1, 90000); c.maxStep = 900000;
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(); n++;
    const ifc = () => c.pick(['GigabitEthernet', 'TenGigabitEthernet', 'Vlan']) + c.pick(['1/0/', '2/1/', '']) + c.int(1, 48);
    const [id, m, k] = c.pick([
      () => ['LINK-3-UPDOWN', `Interface ${ifc()}, changed state to ${c.pick(['up', 'down'])}`],
      () => ['LINEPROTO-5-UPDOWN', `Line protocol on Interface ${ifc()}, changed state to ${c.pick(['up', 'down'])}`],
      () => ['SYS-5-CONFIG_I', `Configured from console by ${c.pick(['admin', 'netops'])} on vty${c.int(0, 4)} (${c.ip()})`],
      () => ['SEC_LOGIN-4-LOGIN_FAILED', `Login failed [user: ${c.pick(['root', 'cisco'])}] [Source: ${c.ip()}] [localport: 22] [Reason: Login Authentication Failed] at ${hms(f)} UTC ${WD[f.wd]} ${EN[f.m - 1]} ${f.d} ${f.Y}`],
      () => ['OSPF-5-ADJCHG', `Process ${c.int(1, 9)}, Nbr ${c.ip()} on ${ifc()} from LOADING to FULL, Loading Done`],
      () => ['BGP-3-NOTIFICATION', `sent to neighbor ${c.ip()} 4/0 (hold time expired) 0 bytes`],
      () => ['SEC-6-IPACCESSLOGP', `list OUTSIDE-IN denied tcp ${c.ip()}(${c.port()}) -> ${c.ip()}(23), ${c.int(1, 99)} packets`],
      () => ['ENVMON-2-TEMP', `Inlet temperature ${c.int(60, 90)}C above threshold: "critical"`],
      () => ['STORM_CONTROL-3-FILTERED', `A Broadcast storm detected on ${ifc()}. A packet filter action has been applied on the interface.`],
      () => ['SPANTREE-7-PORTDEL_SUCCESS', `${ifc()} deleted from Vlan ${c.int(2, 400)}`],
      () => ['SYS-2-MALLOCFAIL', `Memory allocation of ${c.int(1000, 99999)} bytes failed from 0x${c.hex(8).toUpperCase()}, alignment 0 `, [`Pool: Processor  Free: ${c.int(1e5, 9e5)}  Cause: Memory fragmentation `, 'Alternate Pool: None  Free: 0  Cause: No Alternate pool ', ` -Process= "IP Input", ipl= 0, pid= ${c.int(10, 200)}`, `-Traceback= 60${c.hex(6).toUpperCase()}z 60${c.hex(6).toUpperCase()}z`]],
      () => ['CDP-4-DUPLEX_MISMATCH', `duplex mismatch discovered on ${ifc()} (not half duplex), with sw-acc-${c.int(1, 9)} GigabitEthernet0/1 (half duplex).`],
    ])();
    const sv = +id.split('-')[1];
    c.rec(`${String(n).padStart(6, '0')}: ${c.chance(.1) ? '*' : ''}${EN[f.m - 1]} ${String(f.d).padStart(2)} ${f.Y} ${hms(f)}.${p3(f.ms)} UTC: %${id}: ${m}`, { time: t, level: S[sv], service: [null, id.split('-')[0]], message: [m, `%${id}: ${m}`] }, k || []);
  }
});

layout('fortigate-event', c => {
  const off = c.pick([60, 120, -300, 330]); c.maxStep = 300000;
  const L = { emergency: 'fatal', alert: ['fatal', 'error'], critical: ['fatal', 'error'], error: 'error', warning: 'warn', notice: 'info', information: 'info', debug: 'debug' };
  const dn = c.pick(['FW-EDGE-01', 'fgt100-berlin', 'FG-HQ']); const id = 'FG100F' + c.AN(10).toUpperCase();
  while (c.more()) {
    const t = c.tick(), f = t.f(off);
    const [lv, sub, desc, msg, extra] = c.pick([
      () => ['information', 'system', 'Admin login successful', `Administrator ${c.pick(['admin', 'netops'])} logged in successfully from https(${c.ip()})`, `sn="${c.int(1e9, 2e9)}" user="admin" ui="https(${c.ip()})" method="https" action="login" status="success" reason="none"`],
      () => ['alert', 'system', 'Admin login failed', `Administrator root login failed from ssh(${c.ip()}) because of invalid user name`, `user="root" ui="ssh(${c.ip()})" action="login" status="failed" reason="name_invalid"`],
      () => ['notice', 'system', 'System performance statistics', `Performance statistics: average CPU: ${c.int(1, 90)}, memory:  ${c.int(20, 90)}, concurrent sessions:  ${c.int(100, 9999)}, setup-rate: 12`, `action="perf-stats" cpu=${c.int(1, 90)} mem=${c.int(1, 90)} totalsession=${c.int(1, 9999)}`],
      () => ['error', 'vpn', 'IPsec phase 1 error', `IPsec phase 1 error`, `action="negotiate" remip=${c.ip()} locip=${c.ip()} remport=500 outintf="wan1" cookies="${c.hex(16)}/${c.hex(16)}" status="negotiate_error" reason="peer SA proposal not match local policy"`],
      () => ['warning', 'ha', 'Heartbeat packet lost', `HA device ${c.int(0, 1)} (port ha${c.int(1, 2)}) lost heartbeat: ${c.int(2, 9)} packets`, `ha_role="primary"`],
      () => ['critical', 'system', 'Memory conserve mode entered', `Kernel enters memory conserve mode`, `service="kernel" conserve="on" total="${c.int(1000, 4000)} MB" used="1730 MB" red="1724 MB"`],
      () => ['debug', 'router', 'BGP neighbor status changed', `BGP: %BGP-5-ADJCHANGE: VRF 0 neighbor ${c.ip()} Up `, `interface="wan${c.int(1, 2)}"`],
    ])();
    const ns = `${t.ms}${p3(t.us)}${c.int(100, 999)}`;
    // the "service" key appears in one kind of event only
    c.rec(`date=${ymd(f)} time=${hms(f)} devname="${dn}" devid="${id}" eventtime=${ns} tz="${offs(off, false)}" logid="0100${c.int(10000, 49999)}" type="event" subtype="${sub}" level="${lv}" vd="root" logdesc="${desc}" ${extra} msg="${msg}"`,
      { time: [t.msOnly(), t.sec()], level: L[lv], service: /service="kernel"/.test(extra) ? ['kernel', null] : [null, dn], message: [msg, desc] });
  }
});

layout('netapp-mlog', c => {
  const off = c.pick([60, -240, 0, 540]); c.maxStep = 120000; let up = c.int(0x1000, 0xfffff);
  const L = { debug: 'debug', info: 'info', notice: 'info', warning: 'warn', err: 'error', error: 'error', crit: ['fatal', 'error'] };
  while (c.more()) {
    const t = c.tick().sec(), f = t.f(off); up += c.int(1, 40);
    const [pr, lv, m] = c.pick([
      () => ['kern_audit', 'info', `8503e8000000${c.hex(4)}:8503e8000000${c.hex(4)} :: cl1:ssh :: ${c.ip()}:${c.port()} :: cl1:admin :: volume show -vserver svm${c.int(1, 9)} -fields size :: Success`],
      () => ['kern_audit', 'info', `8003e8000000${c.hex(4)} :: cl1:ontapi :: ${c.ip()}:${c.port()} :: svm1:vsadmin :: <netapp version='1.31'><volume-get-iter/></netapp> :: Error: entry doesn't exist`],
      () => ['mgwd', 'notice', `Job ${c.int(1, 9999)} "aggr relocation" moved to state [RUNNING] (progress: ${c.int(1, 99)}%)`],
      () => ['vifmgr', 'warning', `LIF svm1:lif_${c.int(1, 9)} is dangerously close to being homeless: port e0${c.pick(['a', 'b'])} down`],
      () => ['secd', 'err', `[  ${c.int(1, 900)} ms] FAILURE: Unable to make a connection (LDAP (Active Directory):CORP.LOCAL), result: 7642`],
      () => ['kern_command-history', 'debug', `cmd='qos statistics latency show' rc=${c.int(0, 3)} args={}`],
      () => ['notifyd', 'error', `asup: delivery to "https://support.vendor.example/put/AsupPut" failed: curl(${c.int(5, 60)}) timed out`],
      () => ['rdb', 'crit', `quorum lost: epoch ${c.int(1, 99)}, online [1000,1001] of 4`],
      () => ['vldb', 'info', `MSID ${c.int(2e9, 21e8)} -> DSID ${c.int(1000, 9999)} committed in ${c.int(1, 60)} ms`],
    ])();
    const pid = c.int(900, 30000), s = c.int(0, 99);
    c.rec(`${up.toString(16).padStart(8, '0')}.${c.hex(8)} ${c.hex(8)} ${WD[f.wd]} ${EN[f.m - 1]} ${p2(f.d)} ${f.Y} ${hms(f)} ${offs(off)} [${pr}:${lv}:${pid}] ${m}`, { time: t, level: L[lv], service: pr, message: m });
  }
});

layout('odoo', c => {
  const db = c.pick(['proddb', 'erp_live', 'acme15']); const L = { DEBUG: 'debug', INFO: 'info', WARNING: 'warn', ERROR: 'error', CRITICAL: ['fatal', 'error'] };
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(); let cont = [], alts = null; const d = c.chance(.85) ? db : '?';
    const lv = c.w([['INFO', 68], ['WARNING', 14], ['ERROR', 12], ['DEBUG', 5], ['CRITICAL', 1]]);
    const [lg, m, k] = c.pick({
      INFO: [['odoo.modules.loading', `loading ${c.int(1, 200)} modules...`], ['odoo.addons.base.models.ir_cron', `Starting job \`Mail: Email Queue Manager\`.`], ['odoo.service.server', `HTTP service (werkzeug) running on odoo-${c.int(1, 4)}:8069`], ['werkzeug', `${c.ip()} - - [${p2(f.d)}/${EN[f.m - 1]}/${f.Y} ${hms(f)}] "POST /web/dataset/call_kw/sale.order/read HTTP/1.1" ${c.pick([200, 200, 404, 303])} - ${c.int(1, 90)} ${c.fl(0, 1, 3)} ${c.fl(0, 2, 3)}`], ['odoo.models.unlink', `User #${c.int(1, 60)} deleted mail.message records with IDs: [${c.int(1, 999)}, ${c.int(1000, 9999)}]`], ['odoo.addons.auth_signup.controllers.main', `Password reset attempt for <${c.pick(FIRST)}> by user <public> from ${c.ip()}`]],
      WARNING: [['odoo.addons.base.models.ir_ui_view', `The group 'base.group_x${c.int(1, 9)}' defined in view 'res.partner.form' does not exist!`], ['odoo.http', `<function odoo.addons.web.controllers.main.login> called ignoring args {'redirect', 'debug'}`], ['odoo.sql_db', `Connection pool is full (${c.int(60, 64)} of 64): 'dbname=${db}'`]],
      ERROR: [['odoo.http', `Exception during request handling.`, 1], ['odoo.sql_db', `bad query: INSERT INTO "stock_quant" ("id", "qty") VALUES (nextval('stock_quant_id_seq'), ${c.int(1, 99)})`, 2], ['odoo.addons.mail.models.mail_mail', `failed sending mail (id: ${c.int(1, 9999)}) due to Connection refused`, 1]],
      DEBUG: [['odoo.addons.base.models.ir_cron', `cron.job(id=${c.int(1, 40)}) lock not available, skip`]],
      CRITICAL: [['odoo.modules.module', `Couldn't load module sale_x${c.int(1, 9)}`]],
    }[lv]);
    if (k === 1 && c.chance(.7)) cont = [...pyTrace(c), ...(c.chance(.2) ? ['', 'During handling of the above exception, another exception occurred:', '', ...pyTrace(c)] : [])];
    if (k === 2) cont = ['ERROR: null value in column "product_id" violates not-null constraint', `DETAIL:  Failing row contains (${c.int(1, 999)}, null, 1).`];
    c.rec(`${ymd(f)} ${hms(f)},${p3(f.ms)} ${c.int(1, 99999)} ${lv} ${d} ${lg}: ${m}`, { time: t, level: L[lv], service: d === '?' ? null : [null, db], message: [m, `${lg}: ${m}`, ...(d === '?' ? [`? ${lg}: ${m}`] : [`${d} ${lg}: ${m}`])] }, cont);
  }
});

layout('freeswitch', c => {
  const L = { DEBUG: 'debug', INFO: 'info', NOTICE: 'info', WARNING: 'warn', ERR: 'error', CRIT: ['fatal', 'error'], ALERT: ['fatal', 'error'] };
  const calls = [c.uuid(), c.uuid(), c.uuid(), c.uuid()]; c.maxStep = 20000;
  while (c.more()) {
    const t = c.tick(), f = t.f(); const u = c.pick(calls), ch = `sofia/${c.pick(['internal', 'external'])}/${c.int(1000, 1999)}@${c.ip()}`;
    const lv = c.w([['DEBUG', 40], ['INFO', 20], ['NOTICE', 18], ['WARNING', 12], ['ERR', 8], ['CRIT', 1], ['ALERT', 1]]);
    const [src, m, sess, k] = c.pick({
      DEBUG: [['switch_core_state_machine.c:581', `(${ch}) Running State Change CS_ROUTING (Cur ${c.int(1, 40)} Tot ${c.int(100, 9999)})`, 1], ['sofia.c:7493', `Channel ${ch} entering state [completed][200]`, 1], ['sofia_glue.c:1639', `Remote SDP:`, 1, ['v=0', `o=- ${c.int(1e6, 9e6)} 1 IN IP4 ${c.ip()}`, 's=-', `c=IN IP4 ${c.ip()}`, 't=0 0', `m=audio ${c.port()} RTP/AVP 8 0 101`, 'a=rtpmap:101 telephone-event/8000', '']], ['switch_core_media.c:3886', `Audio Codec Compare [PCMA:8:8000:20:64000:1]/[opus:116:48000:20:0:1]`, 1]],
      INFO: [['mod_dialplan_xml.c:637', `Processing ${c.pick(['Anna', 'Bob "B" Lee'])} <${c.int(1000, 1999)}>->${c.int(2000, 2999)} in context default`, 1], ['switch_core.c:2511', `Session rate is now ${c.int(10, 90)}/sec, errors: 0`, 0]],
      NOTICE: [['switch_channel.c:1118', `New Channel ${ch} [${u}]`, 1], ['sofia_reg.c:1811', `Registering gw${c.int(1, 9)}.carrier.example`, 0], ['switch_core_session.c:1744', `Session ${c.int(1, 9999)} (${ch}) Ended`, 0]],
      WARNING: [['sofia_reg.c:1792', `SIP auth challenge (REGISTER) on sofia profile 'internal' for [${c.int(1000, 1999)}@${c.ip()}] from ip ${c.ip()}`, 0], ['switch_core_timer.c:121', `Over Session Rate of ${c.int(20, 40)}!`, 0], ['mod_sofia.c:2218', `gateway 'gw-1' ping: TIMEOUT (${c.int(1, 9)} of 3)`, 0]],
      ERR: [['mod_sofia.c:5012', `Cannot create outgoing channel of type [sofia] cause: [USER_NOT_REGISTERED]`, 1], ['switch_odbc.c:521', `ERR: [select 1 from sip_registrations where id='${c.int(1, 99)}'] [STATE: 08S01 CODE 0 ERROR: Lost connection]`, 0]],
      CRIT: [['switch_core_sqldb.c:627', `Failed to get a database handle "core"`, 0]],
      ALERT: [['sofia_presence.c:4120', `Subscription storm from ${c.ip()}: ${c.int(100, 999)}/s`, 0]],
    }[lv]);
    c.rec(`${sess ? u + ' ' : ''}${ymd(f)} ${hms(f)}.${us6(f)} ${c.fl(60, 99)}% [${lv}] ${src} ${m}`, { time: t, level: L[lv], service: null, message: [m, `${src} ${m}`] }, k || []);
  }
});

layout('unreal-dedicated-server', c => {
  c.maxStep = 8000; let fr = c.int(0, 990);
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(); fr = (fr + c.int(0, 40)) % 1000;
    const [cat, verb, m, k] = c.pick([
      () => ['LogNet', '', `Login request: ?Name=${c.pick(['Ragnar', 'xX_Bob_Xx'])}${c.int(1, 99)}?SplitscreenCount=1 userId: Steam:UNKNOWN [0x${c.hex(12)}] platform: Steam`],
      () => ['LogNet', '', `Join succeeded: ${c.pick(['Ragnar', 'Lena'])}${c.int(1, 99)}`],
      () => ['LogNet', 'Warning', `UNetConnection::Tick: Connection TIMED OUT. Closing connection. Elapsed: ${c.fl(60, 61)}, Real: 60.02, Good: 60.02, DriverTime: ${c.fl(100, 900)}, Threshold: 60.00, [UNetConnection] RemoteAddr: ${c.ip()}:${c.port()}, Name: IpConnection_${c.int(1, 99)}`],
      () => ['LogWorld', '', `Bringing up level for play took: ${c.fl(0, 3, 6)}`],
      () => ['LogStreaming', 'Error', `Couldn't find file for package /Game/Maps/Cave_${c.int(1, 40)} requested by async loading code. NameToLoad: /Game/Maps/Cave_01`],
      () => ['LogOnline', 'Verbose', `STEAM: EOS query for "${c.hex(8)}" took ${c.int(1, 90)}ms`],
      () => ['LogInit', 'Display', `Running engine for game: ShooterGame`],
      () => ['LogScript', 'Warning', `Accessed None trying to read property Target`, [`\tBP_Turret_C /Game/Maps/Arena.Arena:PersistentLevel.BP_Turret_${c.int(1, 99)}`, `\tFunction /Game/BP/BP_Turret.BP_Turret_C:ExecuteUbergraph:0${c.hex(3).toUpperCase()}`]],
      () => ['LogGameMode', 'Display', `Match State Changed from WaitingToStart to InProgress (players: ${c.int(1, 64)}/64)`],
      () => ['LogOutputDevice', 'Error', `=== Handled ensure: ===`],
      () => ['LogMemory', 'VeryVerbose', `Physical: ${c.int(1000, 9000)}.3 MB used, Peak ${c.int(9000, 9900)} MB`],
    ])();
    const lvl = { '': [null, 'info'], Warning: 'warn', Error: 'error', Display: ['info', null], Verbose: ['debug', 'trace'], VeryVerbose: ['trace', 'debug'] }[verb];
    const v = verb ? verb + ': ' : '';
    c.rec(`[${ymd(f, '.')}-${hms(f, '.')}:${p3(f.ms)}][${String(fr).padStart(3)}]${cat}: ${v}${m}`, { time: t, level: lvl, service: null, message: [m, `${cat}: ${v}${m}`, `${v}${m}`] }, k || []);
  }
});

layout('github-actions-job', c => {
  c.maxStep = 3000;
  while (c.more()) {
    const t = c.tick(), f = t.f();
    const [m, level, alts] = c.pick([
      () => [`##[group]Run actions/${c.pick(['checkout@v4', 'setup-node@v4', 'cache@v3'])}`, null],
      () => [`##[endgroup]`, null],
      () => [`##[error]Process completed with exit code ${c.int(1, 137)}.`, 'error'],
      () => [`##[warning]Node.js 16 actions are deprecated. Please update the following actions: foo/bar@v${c.int(1, 3)}`, 'warn'],
      () => [`##[debug]Evaluating condition for step: 'Run tests ${c.int(1, 9)}'`, 'debug'],
      () => [`##[notice]Cache saved with key: Linux-node-${c.hex(16)}`, 'info'],
      () => [`[command]/usr/bin/git -c protocol.version=2 fetch --depth=1 origin +${c.hex(40)}:refs/remotes/pull/${c.int(1, 999)}/merge`, null],
      () => [`added ${c.int(100, 999)} packages, and audited ${c.int(1000, 1999)} packages in ${c.int(2, 60)}s`, null],
      () => [`Current runner version: '2.3${c.int(10, 19)}.0'`, null],
      () => [`  ✓ parses "a:b" [x=${c.int(1, 99)}] (${c.int(1, 99)} ms)`, null],
      () => [`  ✕ rejects bad input {"id": ${c.int(1, 99)}} (${c.int(1, 900)} ms)`, null],
      () => [`remote: Enumerating objects: ${c.int(1, 9999)}, done.`, null],
      () => [`##[error]src/app/${c.pick(['main', 'util'])}.ts(${c.int(1, 400)},${c.int(1, 80)}): error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.`, 'error'],
      () => [`Post job cleanup.`, null],
      () => [`Tests: ${c.int(0, 9)} failed, ${c.int(10, 99)} passed, ${c.int(100, 120)} total`, null],
    ])();
    const bare = m.replace(/^##\[\w+\]/, '').replace(/^\[command\]/, '');
    c.rec(`${ymd(f)}T${hms(f)}.${us6(f)}${c.int(0, 9)}Z ${m}`, { time: t, level: level === null ? null : level, service: null, message: level ? [bare, m] : bare ? [m, bare] : [m] });
  }
});

layout('slurmctld', c => {
  c.maxStep = 60000;
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(); const j = c.int(1e5, 9e6);
    const node = () => c.pick(['node', 'gpu', 'cn']) + p3(c.int(1, 400));
    const [pre, level, m] = c.pick([
      () => ['', [null, 'info'], `sched: Allocate JobId=${j} NodeList=${node()} #CPUs=${c.int(1, 128)} Partition=${c.pick(['batch', 'gpu'])}`],
      () => ['', [null, 'info'], `_slurm_rpc_submit_batch_job: JobId=${j} InitPrio=${c.int(1, 99999)} usec=${c.int(100, 9000)}`],
      () => ['', [null, 'info'], `_job_complete: JobId=${j} WEXITSTATUS ${c.int(0, 2)}`],
      () => ['', [null, 'info'], `Node ${node()} now responding`],
      () => ['', [null, 'info'], `Time limit exhausted for JobId=${j}`],
      () => ['error: ', 'error', `Nodes ${c.pick(['node', 'cn'])}[${p3(c.int(1, 40))}-${p3(c.int(41, 90))},0${c.int(91, 99)}] not responding, setting DOWN`],
      () => ['error: ', 'error', `slurm_receive_msg [${c.ip()}:${c.port()}]: Zero Bytes were transmitted or received`],
      () => ['error: ', 'error', `Prolog launch failure, JobId=${j}`],
      () => ['debug:  ', 'debug', `sched/backfill: _attempt_backfill: beginning`],
      () => ['debug2: ', ['debug', 'trace'], `Testing job time limits and checkpoints`],
      () => ['debug3: ', ['debug', 'trace'], `Writing job id ${j} to header record of job_state file`],
      () => ['', [null, 'info'], `update_node: node ${node()} reason set to: "bad DIMM: slot A${c.int(1, 8)} [ECC]"`],
      () => ['fatal: ', 'fatal', `bind() failed on port 6817: Address already in use`],
      () => ['', [null, 'info'], `backfill: Started JobId=${j}_${c.int(1, 99)}(${j + 4}) in batch on ${node()}`],
    ])();
    const cont = [];
    c.rec(`[${ymd(f)}T${hms(f)}.${p3(f.ms)}] ${pre}${m}`, { time: t, level, service: null, message: m }, cont);
  }
});

layout('exim-mainlog', c => {
  const off = c.pick([60, 120, 0, -480]); c.maxStep = 40000;
  while (c.more()) {
    const t = c.tick().sec(), f = t.f(off), B = n => c.AN(n), id = `1${B(5)}-00${B(4)}-${B(2)}`;
    const h = c.pick(['mx1.example.net', 'mail-out.partner.example', 'localhost']), to = c.pick(['info@example.org', 'k.sato@shop.example', 'no-one@nowhere.invalid']);
    const [hasId, level, m] = c.pick([
      () => [1, null, `<= ${c.pick(['anna@example.com', '<>', 'bounce+12=x@list.example'])} H=${h} [${c.ip()}]:${c.port()} P=esmtps X=TLS1.3:TLS_AES_256_GCM_SHA384:256 CV=no S=${c.int(500, 99999)} id=${c.hex(8)}@${h}`],
      () => [1, null, `=> ${to} R=dnslookup T=remote_smtp H=${h} [${c.ip()}] X=TLS1.2:ECDHE-RSA-AES256-GCM-SHA384:256 CV=yes C="250 2.0.0 Ok: queued as ${B(11)}"`],
      () => [1, null, `Completed`],
      () => [1, [null, 'error'], `** ${to} R=dnslookup T=remote_smtp H=${h} [${c.ip()}]: SMTP error from remote mail server after RCPT TO:<${to}>: 550 5.1.1 User unknown`],
      () => [1, [null, 'warn'], `== ${to} R=dnslookup T=remote_smtp defer (110): Connection timed out H=${h} [${c.ip()}]`],
      () => [0, null, `H=(${h}) [${c.ip()}] F=<spam@bad.example> rejected RCPT <${to}>: relay not permitted`],
      () => [0, null, `Start queue run: pid=${c.int(1000, 99999)}`],
      () => [0, null, `End queue run: pid=${c.int(1000, 99999)}`],
      () => [0, null, `no host name found for IP address ${c.ip()}`],
      () => [0, null, `dovecot_login authenticator failed for H=([${c.ip()}]) [${c.ip()}]:${c.port()}: 535 Incorrect authentication data (set_id=${c.pick(FIRST)})`],
      () => [1, null, `${h} [${c.ip()}] SSL verify error: certificate name mismatch: DN="/CN=*.example.net" H="${h}"`],
    ])();
    const pid = c.chance(.3) ? `[${c.int(1000, 99999)}] ` : '';
    const full = hasId ? `${id} ${m}` : m;
    c.rec(`${ymd(f)} ${hms(f)} ${offs(off, false)} ${pid}${full}`, { time: t, level: /SSL verify error/.test(m) ? [null, 'error'] : level, service: null, message: [full, m] });
  }
});

layout('openwrt-logread', c => {
  const L = { debug: 'debug', info: 'info', notice: 'info', warn: 'warn', err: 'error', crit: ['fatal', 'error'], alert: ['fatal', 'error'], emerg: 'fatal' };
  let up = c.int(10, 90000); c.maxStep = 60000;
  while (c.more()) {
    const t = c.tick().sec(), f = t.f(); up += c.int(0, 60);
    const [pri, tag, svc, m, alts] = c.pick([
      () => ['daemon.notice', 'netifd', 'netifd', `wan (${c.int(1000, 9999)}): udhcpc: lease of ${c.ip()} obtained from ${c.ip()}, lease time ${c.int(600, 86400)}`],
      () => ['daemon.notice', 'netifd', 'netifd', `Network device 'eth0' link is ${c.pick(['up', 'down'])}`],
      () => ['daemon.info', `dnsmasq[${c.int(1, 9999)}]`, 'dnsmasq', `read /etc/hosts - ${c.int(1, 40)} addresses`],
      () => ['daemon.info', `dnsmasq-dhcp[${c.int(1, 9999)}]`, 'dnsmasq-dhcp', `DHCPACK(br-lan) ${c.ip()} 3c:${c.hex(2)}:${c.hex(2)}:00:11:22 laptop-${c.int(1, 9)}`],
      () => ['daemon.warn', `dnsmasq[${c.int(1, 9999)}]`, 'dnsmasq', `possible DNS-rebind attack detected: r${c.int(1, 99)}.example.net`],
      () => ['authpriv.warn', `dropbear[${c.int(1000, 9999)}]`, 'dropbear', `Bad password attempt for 'root' from ${c.ip()}:${c.port()}`],
      () => ['authpriv.info', `dropbear[${c.int(1000, 9999)}]`, 'dropbear', `Exit (root) from <${c.ip()}:${c.port()}>: Disconnect received`],
      () => ['kern.info', 'kernel', 'kernel', `[${String(up).padStart(5)}.${c.int(100000, 999999)}] br-lan: port ${c.int(1, 4)}(lan${c.int(1, 4)}) entered forwarding state`],
      () => ['kern.err', 'kernel', 'kernel', `[${String(up).padStart(5)}.${c.int(100000, 999999)}] ath10k_pci 0000:01:00.0: failed to wake target for write32 of 0x0000000${c.int(1, 9)} at 0x0003543c: -110`],
      () => ['kern.crit', 'kernel', 'kernel', `[${String(up).padStart(5)}.${c.int(100000, 999999)}] SQUASHFS error: xz decompression failed, data probably corrupt`],
      () => ['user.notice', 'firewall', 'firewall', `Reloading firewall due to ifup of wan (pppoe-wan)`],
      () => ['cron.err', `crond[${c.int(100, 999)}]`, 'crond', `USER root pid ${c.int(1000, 9999)} cmd /usr/bin/backup.sh "${c.pick(['daily', 'weekly'])}"`],
      () => ['daemon.debug', 'hostapd', 'hostapd', `wlan0: STA 3c:${c.hex(2)}:${c.hex(2)}:aa:bb:cc IEEE 802.11: authenticated`],
      () => ['daemon.err', 'uhttpd[' + c.int(100, 4000) + ']', 'uhttpd', `luci: failed login on /admin/status for root from ${c.ip()}`],
    ])();
    const bare = m.replace(/^\[ *\d+\.\d+\] /, '');
    c.rec(`${WD[f.wd]} ${EN[f.m - 1]} ${String(f.d).padStart(2)} ${hms(f)} ${f.Y} ${pri} ${tag}: ${m}`, { time: t, level: L[pri.split('.')[1]], service: svc, message: [m, bare] });
  }
});

layout('zos-syslog', c => {
  const sys = c.pick(['SYS1', 'PRD2', 'LPARA']); c.maxStep = 30000;
  while (c.more()) {
    const t = c.tick().cs(), f = t.f(); const doy = Math.floor((Date.UTC(f.Y, f.m - 1, f.d) - Date.UTC(f.Y, 0, 1)) / 864e5) + 1;
    const jn = c.pick(['PAYROLL', 'GLPOST', 'BKUPDLY', 'CICSPRD']) + c.int(1, 9), job = c.pick(['JOB', 'STC', 'TSU']) + String(c.int(100, 99999)).padStart(5, '0');
    const hd = hms(f, '.'); let cont = [];
    const [m, level] = c.pick([
      () => [`IEF403I ${jn} - STARTED - TIME=${hd}`, ['info', null]],
      () => [`IEF404I ${jn} - ENDED - TIME=${hd}`, ['info', null]],
      () => [`$HASP373 ${jn.padEnd(8)} STARTED - INIT ${c.int(1, 40)} - CLASS A - SYS ${sys}`, [null]],
      () => [`$HASP395 ${jn.padEnd(8)} ENDED - RC=00${p2(c.pick([0, 4, 8, 12]))}`, [null]],
      () => [`IEC070I 203-204,${jn},STEP010,SYSUT1,${c.hex(4).toUpperCase()},VOL${p3(c.int(1, 999))},PROD.GL.LEDGER`, ['info', null]],
      () => [`IEF450I ${jn} STEP020 - ABEND=S0C${c.int(1, 9)} U0000 REASON=00000004`, ['info', null]],
      () => [`ICH408I USER(${c.pick(['JSMITH', 'OPS12'])}) GROUP(OPS) NAME(J SMITH)`, ['info', null], 1],
      () => [`DFHSI1517 ${jn} Control is being given to CICS.`, [null]],
      () => [`DSNT376I -DB2P PLAN=GLPLAN WITH CORRELATION-ID=${jn} TIMED OUT`, ['info', null]],
      () => [`IOS071I ${c.hex(4).toUpperCase()},${c.hex(2).toUpperCase()},*MASTER*, MISSING CHANNEL AND DEVICE END`, ['info', null]],
      () => [`IEE601E PROCESSOR (0${c.int(0, 7)}) IS IN AN EXCESSIVE DISABLED SPIN LOOP`, ['error', null]],
      () => [`CSV031W LIBRARY 'SYS1.LINKLIB' ACCESS FAILED: RC=${c.int(4, 12)}`, ['warn', null]],
      () => [`IEA995I SYMPTOM DUMP OUTPUT ${c.int(100, 999)}`, ['info', null], 2],
    ])().concat([]);
    const fl = c.pick(['00000090', '00000290', '00000281']);
    const multi = /^ICH408I/.test(m) ? 1 : /^IEA995I/.test(m) ? 2 : 0;
    if (multi === 1) cont = [`S                                           PROD.GL.LEDGER CL(DATASET ) VOL(VOL${p3(c.int(1, 999))})`, 'S                                           INSUFFICIENT ACCESS AUTHORITY'];
    if (multi === 2) { const k = c.int(100, 999); cont = [`D                                         ${k} ${fl}    SYSTEM COMPLETION CODE=0C4  REASON CODE=00000011`, `D                                         ${k} ${fl}     TIME=${hd}  SEQ=0${c.int(1000, 9999)}  CPU=0000  ASID=00${c.hex(2).toUpperCase()}`, `E                                         ${k} ${fl}    END OF SYMPTOM DUMP`]; }
    const rt = multi === 2 ? 'M' : multi === 1 ? 'N' : c.pick(['N', 'N', 'NC', 'NR']);
    const bare = m.replace(/^\S+ +/, '');
    c.rec(`${rt.padEnd(2)} ${c.pick(['0000000', '4000000', '0020000', 'C040000'])} ${sys.padEnd(8)} ${p2(f.Y % 100)}${p3(doy)} ${hms(f)}.${p2(Math.floor(f.ms / 10))} ${job} ${fl}  ${m}`, { time: t, level, service: null, message: [m, bare, `${fl}  ${m}`, `${job} ${fl}  ${m}`] }, cont);
  }
});

// =====================================================================
// 17 home-made layouts
// =====================================================================
layout('pipes-service-first', c => {
  const S = svcNames(c, 5); const host = () => 'host' + c.int(1, 9);
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(), lv = LV(c), a = app(c, lv), s = c.pick(S);
    const req = c.chance(.7) ? `req=${c.hex(8)}` : '-';
    const m = c.chance(.1) ? a.full + ' | see run | book ' + c.int(1, 9) : null;
    const full = m || a.full, alts = m ? [m] : a.alts;
    const cont = lv === 'error' && c.chance(.5) ? javaTrace(c) : [];
    c.rec(`${s} | ${host()} | ${ymd(f)} ${hms(f)}.${p3(f.ms)} | ${c.int(100, 9999)}/pool-${c.int(1, 9)} | ${lv.toUpperCase()} | ${req} | ${full}`, { time: t, level: lv, service: s, message: withPre(alts, `${req} | `) }, cont);
  }
});

layout('tabs-epoch-digit-level', c => {
  const S = svcNames(c, 4); const D = { fatal: 2, error: 3, warn: 4, info: 6, debug: 7 };
  while (c.more()) {
    const t = c.tick().msOnly(), lv = LV(c), a = app(c, lv), s = c.pick(S);
    const tr = c.chance(.5) ? c.hex(16) : '-';
    c.rec(`${t.ms}\t${D[lv]}\t${s}\tdc${c.int(1, 2)}-node${c.int(1, 9)}\t${c.int(1, 99999)}\t${tr}\t${a.full}`, { time: t, level: lv === 'fatal' ? ['fatal', 'error'] : lv, service: s, message: a.alts });
  }
});

layout('german-semicolon', c => {
  const LVs = { debug: ['DEBUG', 'FEINSTUFE'], info: ['INFO', 'HINWEIS'], warn: ['WARNUNG'], error: ['FEHLER'], fatal: ['SCHWERWIEGEND', 'KRITISCH'] };
  const S = ['Lagerverwaltung', 'Fakturierung', 'Versand', 'Stammdaten', 'EDI-Eingang'];
  const M = {
    debug: () => [`Zwischenspeicher getroffen für Schlüssel "art:${c.int(1, 9999)}"`, `Abfrage dauerte ${c.int(1, 90)} ms: SELECT * FROM artikel WHERE nr = ${c.int(1, 999)}`, `kein Fehler in Block ${c.int(1, 99)}`],
    info: () => [`Auftrag ${c.int(1000, 99999)} angelegt (Kunde: "Müller & Söhne", Betrag: ${c.int(1, 999)},${p2(c.int(0, 99))} €)`, `Verbindung zu ${c.ip()}:${c.port()} aufgebaut`, `Datei \\\\srv01\\edi\\ein_${c.int(1, 99)}.xml eingelesen: ${c.int(1, 999)} Sätze, 0 Fehler`, `Benutzer 'anna.groß' angemeldet`, `Tagesabschluss beendet; Dauer ${c.int(1, 59)} min`, `Antwort erhalten: {"status":"ok","nr":${c.int(1, 99)}}`],
    warn: () => [`Bestand unter Meldebestand [Artikel ${c.int(1, 9999)}]: ${c.int(0, 9)} Stück`, `Wiederholung ${c.int(1, 3)}/3 nach Zeitüberschreitung`, `Zertifikat läuft am 01.0${c.int(1, 9)}.2031 ab`],
    error: () => [`Drucker LBL-${c.int(1, 9)} nicht erreichbar: Zeitüberschreitung nach 30 s`, `Buchung fehlgeschlagen (Code ${c.int(100, 999)}): Konto gesperrt`, `Datei nicht gefunden: /daten/preise_${c.int(1, 99)}.csv`],
    fatal: () => [`Datenbank nicht verfügbar, Dienst wird beendet`],
  };
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(), lv = LV(c), m = c.pick(M[lv]()), s = c.pick(S), w = c.pick(LVs[lv]);
    const vg = c.int(1000, 9999);
    const cont = lv === 'error' && c.chance(.35) ? ['    Ursache: Gegenstelle hat die Verbindung getrennt', `    Vorgang: ${c.int(1, 999)} / Schritt 3`] : [];
    c.rec(`${p2(f.d)}.${p2(f.m)}.${f.Y};${hms(f)},${p3(f.ms)};${w};${s};${vg};${m}`, { time: t, level: w === 'KRITISCH' || w === 'SCHWERWIEGEND' ? ['fatal', 'error'] : w === 'FEINSTUFE' ? ['debug', 'trace'] : lv, service: s, message: [m, `${vg};${m}`] }, cont);
  }
});

layout('brackets-letter-first', c => {
  const S = svcNames(c, 4), off = c.pick([120, -420, 330, 0]); const A = { trace: 'T', debug: 'D', info: 'I', warn: 'W', error: 'E', fatal: 'F' };
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(off), lv = LV6(c), a = app(c, lv), s = c.pick(S);
    const rid = c.chance(.7) ? `[RID:${c.hex(12)}]` : ''; const th = `[T:worker-${c.int(1, 32)}]`;
    const cont = lv === 'error' && c.chance(.4) ? indented(c) : [];
    c.rec(`[${A[lv]}][${ymd(f)}T${hms(f)}.${p3(f.ms)}${offs(off)}][${s}@node-${p2(c.int(1, 20))}]${th}${rid} ${a.full}`, { time: t, level: lv, service: s, message: withPre(a.alts, ...(rid ? [`${rid} `] : [])) }, cont);
  }
});

layout('key-colon-pairs', c => {
  const S = svcNames(c, 4); const W = { debug: 'DBG', info: 'INF', warn: 'WRN', error: 'ERR', fatal: 'FTL' };
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(), lv = LV(c), a = app(c, lv), s = c.pick(S);
    const cont = lv === 'error' && c.chance(.4) ? pyTrace(c) : [];
    c.rec(`when:${ymd(f)} ${hms(f)}.${p3(f.ms)}, sev:${W[lv]}, app:${s}, host:vm${c.int(1, 30)}, trace:${c.chance(.6) ? c.hex(16) : 'none'}, msg:${a.full}`, { time: t, level: lv, service: s, message: a.alts }, cont);
  }
});

layout('french-long-date', c => {
  const LVs = { debug: 'DÉBOGAGE', info: 'INFO', warn: 'AVERTISSEMENT', error: 'ERREUR', fatal: 'CRITIQUE' }; c.maxStep = 7200000;
  const S = ['paie-batch', 'facturation', 'portail-rh', 'passerelle-sms'];
  const M = {
    debug: () => [`lecture du cache clé="agent:${c.int(1, 999)}" en ${c.int(1, 40)} ms`, `aucune erreur sur le lot ${c.int(1, 99)}`],
    info: () => [`bulletin n°${c.int(1000, 9999)} édité pour l'agent ${c.int(1, 999)} (total : ${c.int(1000, 4000)},${p2(c.int(0, 99))} €)`, `connexion de "${c.pick(['zoé', 'jérôme'])}" depuis ${c.ip()}`, `fichier /srv/échanges/paie_${c.int(1, 12)}.xml déposé : {"lignes": ${c.int(1, 999)}}`, `démarrage terminé en ${c.fl(1, 9)} s`],
    warn: () => [`délai dépassé vers https://urssaf.example/dsn?id=${c.int(1, 99)}, tentative ${c.int(1, 3)}/3`, `espace disque faible [${c.int(85, 99)} %] sur /var`],
    error: () => [`échec de l'envoi du SMS au +33 6 ${p2(c.int(0, 99))} 12 34 56 : opérateur injoignable`, `impossible d'ouvrir la base : mot de passe refusé (code ${c.int(1, 99)})`],
    fatal: () => [`arrêt du service, mémoire épuisée`],
  };
  while (c.more()) {
    const t = c.tick().sec(), f = t.f(), lv = LV(c), m = c.pick(M[lv]()), s = c.pick(S);
    const cont = lv === 'error' && c.chance(.4) ? ['    détail : nouvelle tentative dans 30 s', `    identifiant : ${c.uuid()}`] : [];
    c.rec(`${FRWD[f.wd]} ${f.d} ${FR[f.m - 1]} ${f.Y} ${hms(f)} - ${LVs[lv]} - ${s} - ${m}`, { time: t, level: lv === 'fatal' ? ['fatal', 'error'] : lv, service: s, message: m }, cont);
  }
});

layout('emoji-level', c => {
  const S = svcNames(c, 4); const E = { debug: ['🐛'], info: ['ℹ️', '✅'], warn: ['⚠️'], error: ['❌', '🔴'], fatal: ['💀', '🔥'] };
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(), lv = LV(c), a = app(c, lv), s = c.pick(S), e = c.pick(E[lv]);
    const cont = lv === 'error' && c.chance(.4) ? indented(c) : [];
    c.rec(`${e} ${ymd(f, '/')} ${hms(f)}.${p3(f.ms)} ${s} › ${a.full}`, { time: t, level: lv === 'fatal' ? ['fatal', 'error'] : e === '🔴' ? ['error', 'fatal'] : lv, service: s, message: a.alts }, cont);
  }
});

layout('level-at-end', c => {
  const S = svcNames(c, 4); const W = { debug: 'debug', info: 'info', warn: 'warning', error: 'error', fatal: 'fatal' };
  while (c.more()) {
    const t = c.tick().sec(), f = t.f(), lv = LV(c), a = app(c, lv), s = c.pick(S);
    const cont = (lv === 'error' || lv === 'warn') && c.chance(.3) ? indented(c) : [];
    c.rec(`${ymd(f)}T${hms(f)}Z ${s}[${c.int(100, 32000)}]: ${a.full} <${W[lv]}>`, { time: t, level: lv, service: s, message: a.alts }, cont);
  }
});

layout('compose-mixed-stream', c => {
  c.maxStep = 8000; const w = 13;
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f();
    const kind = c.pick(['pg', 'pg', 'redis', 'json', 'json', 'celery', 'celery', 'web', 'web']);
    const P = n => n.padEnd(w) + '| ';
    if (kind === 'pg') {
      const lv = c.w([['LOG', 60], ['ERROR', 15], ['FATAL', 6], ['WARNING', 8]]);
      const m = c.pick({ LOG: [`checkpoint starting: time`, `duration: ${c.fl(1000, 9000, 3)} ms  statement: SELECT * FROM orders WHERE note = 'error: x'`, `connection received: host=${c.ip()} port=${c.port()}`], ERROR: [`relation "order_itemz" does not exist at character ${c.int(10, 90)}`, `duplicate key value violates unique constraint "users_email_key"`], FATAL: [`password authentication failed for user "app"`], WARNING: [`there is already a transaction in progress`] }[lv]);
      const n = 'orders-db-1'; const cont = lv === 'ERROR' ? [] : [];
      c.rec(`${P(n)}${ymd(f)} ${hms(f)}.${p3(f.ms)} UTC [${c.int(30, 900)}] ${lv}:  ${m}`, { time: t, level: { LOG: 'info', ERROR: 'error', FATAL: 'fatal', WARNING: 'warn' }[lv], service: ['orders-db', n], message: m }, cont);
    } else if (kind === 'redis') {
      const [ch, lv] = c.w([[['*', 'info'], 70], [['#', 'warn'], 20], [['-', ['debug', 'info']], 10]]);
      const m = ch === '*' ? c.pick([`${c.int(2, 99)} changes in 300 seconds. Saving...`, `DB saved on disk`, `Background saving started by pid ${c.int(10, 999)}`]) : ch === '#' ? `WARNING Memory overcommit must be enabled! Without it, a background save may fail (code ${c.int(1, 9)})` : `Accepted ${c.ip()}:${c.port()}`;
      c.rec(`${P('cache-1')}1:M ${p2(f.d)} ${EN[f.m - 1]} ${f.Y} ${hms(f)}.${p3(f.ms)} ${ch} ${m}`, { time: t, level: lv, service: ['cache', 'cache-1'], message: [m, m.replace(/^WARNING /, '')] });
    } else if (kind === 'json') {
      const lv = LV(c), a = app(c, lv); const n = c.pick(['api-1', 'api-2']);
      const o = { level: lv, time: t.ms, reqId: c.hex(6), msg: a.full };
      c.rec(`${P(n)}${JSON.stringify(o)}`, { time: t, level: lv, service: ['api', n], message: a.alts });
    } else if (kind === 'celery') {
      const lv = c.w([['INFO', 70], ['WARNING', 12], ['ERROR', 18]]); const n = 'worker-1', u = c.uuid();
      const m = lv === 'INFO' ? c.pick([`Task shop.tasks.send_mail[${u}] received`, `Task shop.tasks.send_mail[${u}] succeeded in ${c.fl(0, 3, 6)}s: {'sent': ${c.int(1, 9)}}`]) : lv === 'WARNING' ? `Substantial drift from celery@w${c.int(1, 9)} may mean clocks are out of sync.` : `Task shop.tasks.bill[${u}] raised unexpected: ValueError('amount: ${c.int(1, 9)}')`;
      const proc = lv === 'INFO' ? 'MainProcess' : `ForkPoolWorker-${c.int(1, 8)}`; let cont = [];
      if (lv === 'ERROR') cont = pyTrace(c);
      const pc = cont.map(x => P(n) + x);
      c.rec(`${P(n)}[${ymd(f)} ${hms(f)},${p3(f.ms)}: ${lv}/${proc}] ${m}`, { time: t, level: { INFO: 'info', WARNING: 'warn', ERROR: 'error' }[lv], service: ['worker', n], message: m, contJoin: cont }, pc);
    } else {
      const ts = t.sec(), st = c.w([[200, 60], [304, 10], [404, 12], [401, 4], [502, 8], [500, 4]]); const n = 'web-1';
      const rq = `${c.pick(['GET', 'POST'])} /${c.pick(['', 'cart?id=7', 'api/items/9', 'static/a.js'])} HTTP/1.1`; const ip = c.ip();
      const rest = `"${rq}" ${st} ${c.int(10, 9999)} "-" "${c.pick(['curl/8.1', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/120.0'])}"`;
      const full = `${ip} - - [${p2(f.d)}/${EN[f.m - 1]}/${f.Y}:${hms(f)} +0000] ${rest}`;
      c.rec(`${P(n)}${full}`, { time: ts, level: st >= 500 ? 'error' : st >= 400 ? 'warn' : 'info', service: ['web', n], message: [rest, rq, `${rq}" ${st}`, full, rest.split(' "-"')[0], `${rq.replace(' HTTP/1.1', '')}`] });
    }
  }
});

layout('stern-timestamps', c => {
  const rs = c.hex(9).replace(/[aeiou01]/g, 'x').replace(/3/g, '4') + 'f', sfx = () => 'x' + c.pick(['2b4z', '9kqw', '7dlm', 'h5tn']);
  const pods = { checkout: [`checkout-7d9f8b6c5d-${sfx()}`, `checkout-7d9f8b6c5d-${sfx()}`], 'price-operator': [`price-operator-6b5c9d7f48-${sfx()}`], kafka: ['kafka-broker-0', 'kafka-broker-2'] };
  c.maxStep = 15000;
  while (c.more()) {
    const t = c.tick(), f = t.f(), outer = t.plus(c.int(1, 40)), of = outer.f(); const ots = `${ymd(of)}T${hms(of)}.${us6(of)}${p3(c.int(0, 999))}Z`;
    const kind = c.pick(['zap', 'zap', 'klog', 'java', 'proxy']);
    if (kind === 'zap') {
      const lv = LV(c), a = app(c, lv), pod = c.pick(pods.checkout); const src = `${c.pick(['http', 'store'])}/${c.pick(['server', 'repo'])}.go:${c.int(10, 400)}`;
      const js = `{"order": ${c.int(1, 9999)}, "tenant": "eu-${c.int(1, 3)}"}`;
      c.rec(`${pod} checkout ${ots} ${ymd(f)}T${hms(f)}.${p3(f.ms)}Z\t${lv.toUpperCase()}\t${src}\t${a.full}\t${js}`, { time: t, level: lv, service: 'checkout', message: [`${a.full}\t${js}`, ...a.alts, `${src}\t${a.full}\t${js}`] });
    } else if (kind === 'klog') {
      const lv = c.w([['I', 70], ['W', 15], ['E', 15]]), pod = pods['price-operator'][0];
      const src = `controller.go:${c.int(10, 400)}`, m = c.pick({ I: [`"Reconciled" pricelist="shop/list-${c.int(1, 9)}" took="${c.int(1, 90)}ms"`, `Starting workers: ${c.int(1, 9)}`, `successfully acquired lease shop/price-operator`], W: [`v1beta1 PriceList is deprecated in v1.${c.int(20, 30)}+, use v1`], E: [`"Reconciler error" err="Operation cannot be fulfilled on pricelists \\"list-${c.int(1, 9)}\\": the object has been modified" controller="pricelist"`] }[lv]);
      c.rec(`${pod} manager ${ots} ${lv}${p2(f.m)}${p2(f.d)} ${hms(f)}.${us6(f)}       1 ${src}] ${m}`, { time: [t, outer], level: { I: 'info', W: 'warn', E: 'error' }[lv], service: ['price-operator', 'manager'], message: [m, `${src}] ${m}`, ...(/^"([^"]+)" /.test(m) ? [m.match(/^"([^"]+)" /)[1]] : [])] });
    } else if (kind === 'java') {
      const lv = c.w([['INFO', 70], ['WARN', 15], ['ERROR', 15]]), pod = c.pick(pods.kafka);
      const m = c.pick({ INFO: [`[GroupCoordinator ${c.int(0, 3)}]: Stabilized group billing generation ${c.int(1, 99)} (__consumer_offsets-${c.int(1, 49)}) with ${c.int(1, 9)} members`, `[Log partition=orders-${c.int(0, 9)}, dir=/var/lib/kafka] Rolled new log segment at offset ${c.int(1, 9999)} in 4 ms.`], WARN: [`[Broker id=${c.int(0, 3)}] Received update metadata request with outdated epoch ${c.int(1, 9)}`], ERROR: [`[ReplicaManager broker=${c.int(0, 3)}] Error processing append operation on partition orders-${c.int(0, 9)}`] }[lv]);
      const lg = c.pick(['kafka.coordinator.group.GroupCoordinator', 'kafka.server.ReplicaManager']);
      const cont = lv === 'ERROR' ? javaTrace(c) : [];
      const full = `${m} (${lg})`;
      c.rec(`${pod} kafka ${ots} [${ymd(f)} ${hms(f)},${p3(f.ms)}] ${lv} ${full}`, { time: t, level: lv.toLowerCase(), service: ['kafka-broker', 'kafka'], message: [full, m, m.replace(/^\[[^\]]*\]:? /, ''), full.replace(/^\[[^\]]*\]:? /, '')], contJoin: cont }, cont.map(x => `${pod} kafka ${ots} ${x}`));
    } else {
      const lv = c.w([['info', 60], ['warning', 25], ['debug', 15]]), pod = c.pick(pods.checkout);
      const src = c.pick(['source/server/drain_manager_impl.cc:171', 'source/common/config/grpc_stream.h:153']);
      const m = c.pick([`shutting down parent after drain`, `DeltaAggregatedResources gRPC config stream to xds-grpc closed since ${c.int(1, 900)}s ago: 14, connection error: desc = "transport: Error while dialing dial tcp ${c.ip()}:15012: connect: connection refused"`, `cm init: initializing cds (${c.int(1, 9)} clusters)`]);
      const tag = c.pick(['main', 'config', 'upstream']), nu = c.int(10, 40);
      c.rec(`${pod} istio-proxy ${ots} ${ymd(f)}T${hms(f)}.${us6(f)}Z\t${lv}\tenvoy ${tag} ${src}\t${m}\tthread=${nu}`, { time: t, level: lv === 'warning' ? 'warn' : lv, service: ['istio-proxy', 'checkout', 'envoy'], message: [m, `${m}\tthread=${nu}`, `${src}\t${m}\tthread=${nu}`, `envoy ${tag} ${src}\t${m}\tthread=${nu}`, `${src}\t${m}`] });
    }
  }
});

layout('fluentd-wrapped', c => {
  const S = svcNames(c, 3, ['-api', '-worker', '']); c.maxStep = 20000;
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(), outer = t.plus(c.int(200, 6000)), of = outer.f(), s = c.pick(S);
    const pod = `${s}-${c.pick(['5f6b7c8d9', '7c9d5b6f4'])}-${c.pick(['x2k4z', 'q8w7n'])}`; const lv = LV(c), a = app(c, lv);
    const ots = `${ymd(of)} ${hms(of)}.${us6(of)}000 +0000`;
    const plain = c.chance(.15);
    const tid = `(tid=${c.int(1, 99)})`;
    const inner = plain ? `sh: ${c.int(1, 40)}: /etc/profile: cannot open "x:${c.int(1, 99)}"` : `${ymd(f)}T${hms(f)}.${p3(f.ms)}Z [${lv.toUpperCase()}] ${tid} ${a.full}`;
    const o = { log: inner + '\n', stream: plain || lv === 'error' ? 'stderr' : 'stdout', kubernetes: { container_name: s, namespace_name: 'shop', pod_name: pod, labels: { app: s } } };
    c.rec(`${ots} kube.var.log.containers.${pod}_shop_${s}.log: ${JSON.stringify(o)}`, { time: plain ? new T(outer.ms) : t, level: plain ? [null, 'error'] : lv, service: plain ? [s] : s, message: plain ? [inner] : withPre(a.alts, `${tid} `).concat(inner) });
  }
});

layout('relay-two-clocks', c => {
  const W = { debug: 'debug', info: 'info', warn: 'warning', error: 'err', fatal: 'crit' }; const S = ['doorctl', 'lift-plc', 'cam_gw', 'firepanel'];
  c.maxStep = 30000;
  while (c.more()) {
    const t = c.tick().msOnly(), lv = LV(c), s = c.pick(S); const rx = t.plus(c.chance(.2) ? c.int(60000, 900000) : c.int(5, 3000)), rf = rx.f();
    const m = c.pick({
      debug: [`poll reg=0x${c.hex(4)} val=${c.int(0, 255)}`, `frame ok (crc 0x${c.hex(4)})`],
      info: [`badge ${c.int(10000, 99999)} accepted at door "B2: north"`, `car ${c.int(1, 6)} arrived at floor ${c.int(-2, 30)} [load ${c.int(0, 800)} kg]`, `firmware ${c.int(1, 9)}.${c.int(0, 9)} active, errors=0`],
      warn: [`battery low: ${c.fl(2, 3)} V; replace within ${c.int(5, 30)} days`, `motor temperature ${c.int(70, 95)}C (limit 90C)`],
      error: [`no answer from bus 2 node ${c.int(1, 60)}: timeout; retries exhausted`, `stream rtsp://${c.ip()}:554/ch${c.int(1, 8)} lost (error=-${c.int(1, 110)})`],
      fatal: [`panel loop ${c.int(1, 4)} open, device halted`],
    }[lv]);
    c.rec(`${ymd(rf)}T${hms(rf)}.${p3(rf.ms)}Z relay-0${c.int(1, 3)} rcvd src=${c.ip()} evt=${t.iso()} prog=${s} sev=${W[lv]} txt=${m}`, { time: t, level: lv === 'fatal' ? ['fatal', 'error'] : lv, service: s, message: m });
  }
});

layout('russian-words', c => {
  const LVs = { debug: 'ОТЛАДКА', info: 'ИНФО', warn: 'ПРЕДУПРЕЖДЕНИЕ', error: 'ОШИБКА', fatal: 'КРИТИЧЕСКАЯ' };
  const S = ['склад-обмен', 'касса', 'доставка', 'отчёты']; c.maxStep = 400000;
  const M = {
    debug: () => [`запрос выполнен за ${c.int(1, 90)} мс: SELECT * FROM goods WHERE id = ${c.int(1, 999)}`, `ошибок нет, блок ${c.int(1, 99)}`],
    info: () => [`заказ №${c.int(1000, 9999)} создан, сумма ${c.int(100, 9999)},50 руб. (клиент: "ООО Ромашка")`, `пользователь 'ivanov' вошёл с адреса ${c.ip()}`, `выгрузка в /обмен/out_${c.int(1, 99)}.xml завершена: {"строк": ${c.int(1, 999)}}`, `смена ${c.int(1, 300)} открыта`],
    warn: () => [`мало места на диске [D:\\]: ${c.int(1, 9)} ГБ`, `повтор ${c.int(1, 3)} из 3 для https://api.example/v1?x=${c.int(1, 9)}`],
    error: () => [`нет связи с ${c.ip()}:${c.port()}: превышено время ожидания`, `не удалось провести документ ${c.int(1, 999)} (код: ${c.int(10, 99)})`],
    fatal: () => [`база повреждена, служба остановлена`],
  };
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(), lv = LV(c), m = c.pick(M[lv]()), s = c.pick(S);
    const cont = lv === 'error' && c.chance(.35) ? [`    подробности: 0x${c.hex(8)}`, '    действие: повторить через 60 с'] : [];
    c.rec(`${p2(f.d)} ${RU[f.m - 1]} ${f.Y} ${hms(f)},${p3(f.ms)} ${LVs[lv]} [${s}] ${m}`, { time: t, level: lv === 'fatal' ? ['fatal', 'error'] : lv, service: s, message: m }, cont);
  }
});

layout('us-twelve-hour', c => {
  const S = ['scheduler', 'spooler', 'rateeng', 'lockbox', 'faxout']; const A = { debug: 'D', info: 'I', warn: 'W', error: 'E', fatal: 'F' }; c.maxStep = 1500000;
  while (c.more()) {
    const t = c.tick().sec(), f = t.f(), lv = LV(c), a = app(c, lv), s = c.pick(S);
    const cont = lv === 'error' && c.chance(.4) ? indented(c) : [];
    c.rec(`${p2(f.m)}/${p2(f.d)}/${f.Y} ${p2(f.H % 12 || 12)}:${p2(f.M)}:${p2(f.S)} ${f.H < 12 ? 'AM' : 'PM'} ${A[lv]} ${s}(${c.int(100, 9999)}) ${a.full}`, { time: t, level: lv, service: s, message: a.alts }, cont);
  }
});

layout('date-banner-clock-only', c => {
  const S = svcNames(c, 4); const W = { trace: 'TRC', debug: 'DBG', info: 'INF', warn: 'WRN', error: 'ERR', fatal: 'FTL' }; c.maxStep = 2400000; let day = '';
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(), lv = LV6(c), a = app(c, lv), s = c.pick(S);
    if (ymd(f) !== day) { day = ymd(f); const b = `===== ${day} =====`; c.rec(b, { time: null, level: null, service: null, message: [b, day] }); }
    const cont = lv === 'error' && c.chance(.4) ? javaTrace(c) : [];
    c.rec(`${hms(f)}.${p3(f.ms)} ${W[lv]} ${s.padEnd(16)} ${a.full}`, { time: t, level: lv, service: s, message: a.alts }, cont);
  }
});

layout('fixed-width-compact', c => {
  const S = ['ORDERS-IN', 'ORDERS-OUT', 'TAXCALC', 'PRINTSRV', 'ARCHIVE']; const A = { debug: 'DEB', info: 'INF', warn: 'WAR', error: 'ERR', fatal: 'FAT' }; let seq = c.int(1, 800);
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(), lv = LV(c), a = app(c, lv), s = c.pick(S); seq++;
    const sq = String(seq).padStart(6, '0');
    const cont = lv === 'error' && c.chance(.35) ? indented(c).map(x => ' '.repeat(50) + x.trim()) : [];
    c.rec(`N${p2(c.int(1, 12))} ${s.padEnd(11)} ${A[lv]} ${ymd(f, '')}${hms(f, '')}${p3(f.ms)} ${sq} ${a.full}`, { time: t, level: lv, service: s, message: withPre(a.alts, `${sq} `) }, cont);
  }
});

layout('own-java-traces', c => {
  const LG = ['c.a.orders.OrderService', 'c.a.orders.PriceClient', 'c.a.web.SessionFilter', 'o.h.engine.jdbc.spi.SqlExceptionHelper'];
  while (c.more()) {
    const t = c.tick().msOnly(), f = t.f(), lv = LV6(c), a = app(c, lv), lg = c.pick(LG); const cls = lg.split('.').pop();
    const cid = `[cid=${c.chance(.7) ? c.hex(8) : ''}]`; const cont = lv === 'error' ? javaTrace(c) : [];
    c.rec(`${lv.toUpperCase().padEnd(5)} ${ymd(f)} ${hms(f)},${p3(f.ms)} [${c.pick(['main', `http-nio-8080-exec-${c.int(1, 20)}`, `pool-2-thread-${c.int(1, 9)}`])}] (${cls}.java:${c.int(10, 900)}) ${lg} ${cid} - ${a.full}`, { time: t, level: lv, service: null, message: withPre(a.alts, `${cid} - `) }, cont);
  }
});

// ---------- write ----------
let total = 0;
LAYOUTS.forEach(([name, fn], i) => {
  const c = new Ctx(name); fn(c);
  const dir = join(OUT, `${p2(i + 1)}-${name}`); mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'lines.log'), c.lines.join('\n') + '\n');
  writeFileSync(join(dir, 'expected.jsonl'), c.exp.map(e => JSON.stringify(e)).join('\n') + '\n');
  total += c.lines.length;
});
console.log(`${LAYOUTS.length} layouts, ${total} lines, seed ${SEED}`);

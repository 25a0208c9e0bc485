// Seeded helpers shared by the layouts.
export function hash(s) {
  let h = 2166136261 >>> 0
  for (const ch of String(s)) {
    h ^= ch.codePointAt(0)
    h = Math.imul(h, 16777619) >>> 0
  }
  return h >>> 0
}
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DOW = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const p2 = (n) => String(n).padStart(2, '0'),
  p3 = (n) => String(n).padStart(3, '0'),
  pad = (n, w) => String(n).padStart(w, '0')
export const POOL = {
  trace: [
    'Enter method resolve(key={word}.{word}, depth={small})',
    'cache probe slot={small} generation={n} hit=false',
    'frame {n} bytes in, {n} bytes out, window [{small}..{n}]',
    'poll() returned {small} descriptors after {ms} ms',
    'lock {hex8} acquired in {small}us',
    'tokenised header "X-{Word}-Id" into {small} parts',
    'leaving loop, {n} items seen',
    'wire << [{hex8}] {n} octets',
  ],
  debug: [
    'Loaded {small} properties from {path}',
    'Query plan for {word}: index scan, cost={n}.{small}',
    'Resolved {host} to {ip} in {ms} ms',
    'Retry budget left: {small}/10',
    'Parsed payload of {n} bytes (info block at offset {small})',
    'Evicted {small} stale entries, {n} remain',
    'Using template "{word}-{small}.tpl" for user {user}',
    'Session {hex8} reused: ttl={n}s',
    'Comparing checksum {hex8} with {hex8}',
    'lookup({user}) -> [{small}, {small}, {n}]',
  ],
  info: [
    'Started {word} listener on {ip}:{port}',
    'Order {n} accepted for customer {user}, total {small}.{dd} EUR',
    'Processed {n} records in {ms} ms, 0 errors',
    'User {user} signed in from {ip}',
    'Wrote {n} bytes to {path}',
    'Connection to {host}:{port} established (attempt {small})',
    'Import of {file} finished: {n} rows, {small} skipped',
    'Job "{word}-{word}" completed with status OK',
    'Rebalanced {small} partitions [{small}, {small}] in {ms}ms',
    'Error report {n} was sent to {user}@example.org',
    'Configuration reloaded: {small} keys changed',
    'Shipment {uuid} handed over to carrier {Word}',
    'Checkpoint {n} reached at offset={n}',
    'Health check passed: db=up queue=up disk={small}%',
    'GET /api/v2/{word}/{n}?page={small} 200 {ms}ms',
    'Warning mails enabled for group {word}',
    'Queue {word}: {n} pending, {small} in flight',
    'Scheduled next run at {hh}:{mm}',
  ],
  warn: [
    'Slow query ({ms} ms): SELECT * FROM {word} WHERE id = {n}',
    'Disk {path} is {small}% full',
    'Retrying call to {host}:{port} in {ms} ms, attempt {small} of 10',
    'Deprecated option "{word}.{word}" used, see docs',
    'Pool exhausted: active={small}, waiting={n}',
    'Clock drift of {ms} ms against {host}',
    'Ignoring unknown field [{word}] in message {n}',
    'Certificate for {host} expires in {small} days',
    'User {user} entered a wrong PIN {small} times',
    'Response from {ip} took {ms} ms; threshold is {small} ms',
    'Falling back to default locale: no info for "{word}"',
    'Heartbeat missed: node={host} last seen {small}s ago',
    'Queue depth {n} exceeds soft limit {n}',
  ],
  error: [
    'Could not open {path}: No such file or directory',
    'Connection to {host}:{port} refused',
    'Failed to process order {n}: timeout after {ms} ms',
    'Upload of {file} aborted: checksum mismatch ({hex8} != {hex8})',
    'Payment {uuid} declined, code={small}',
    'Unhandled exception in worker {small}: index out of range',
    'Cannot parse line {n} of {file}: unexpected token "]"',
    'Deadlock detected on table {word}, transaction {hex8} rolled back',
    'Write to {path} failed: disk full (info: {small} blocks left)',
    'Authentication for {user} rejected by {host}: bad credentials',
    'Lost {small} messages of topic {word} [{small}]',
  ],
  fatal: [
    'Out of memory: requested {n} bytes',
    'Cannot bind to {ip}:{port}, giving up',
    'Data directory {path} is corrupt, shutting down',
    'Licence check failed: code {small}, terminating',
    'Watchdog expired after {ms} ms',
  ],
}
const WORD = [
  'orders',
  'ledger',
  'inventory',
  'mirror',
  'tariff',
  'cargo',
  'gauge',
  'parcel',
  'roster',
  'vault',
  'beacon',
  'quartz',
  'billing',
  'catalog',
  'session',
  'shuttle',
  'pricing',
  'archive',
  'sensor',
  'harvest',
]
const USER = ['mkowalski', 'j.doe', 'anna.berg', 'svc_batch', 'tnguyen', 'root', 'o_haddad', 'luis.r', 'kim42', 'petra']
const HOST = [
  'db-02.int.example',
  'node17',
  'cache-a',
  'mx1.example.net',
  'gw-north',
  'app03.dc2.example',
  'edge-5',
  'storage-b',
]
const PATH = [
  '/var/lib/acme/data.db',
  '/opt/app/conf/site.yml',
  'C:\\Data\\in\\batch.csv',
  '/mnt/nas01/export',
  '/tmp/upl-8841.part',
  '/srv/spool/q/0017',
  'D:\\Jobs\\night\\run.cfg',
  '/data/vol3',
]
const FILE = [
  'invoices-0417.csv',
  'stock.xml',
  'batch_77.json',
  'price list.xlsx',
  'GL_EXTRACT.DAT',
  'photo(3).jpg',
  'dump.tar.gz',
]
export class Ctx {
  constructor(seed, name, opt = {}) {
    let a = hash(seed + '/' + name)
    this.r = () => {
      a = (a + 0x6d2b79f5) | 0
      let t = Math.imul(a ^ (a >>> 15), 1 | a)
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296
    }
    const y = this.int(2023, 2025),
      m = opt.months ? this.pick(opt.months) : this.int(1, 12),
      d = this.int(14, 26)
    this.t = Date.UTC(y, m - 1, d, this.int(1, 20), this.int(0, 59), this.int(0, 59), this.int(0, 999))
    this.lines = []
    this.exp = []
    this.target = this.int(84, 230)
  }
  int(a, b) {
    return a + Math.floor(this.r() * (b - a + 1))
  }
  pick(a) {
    return a[Math.floor(this.r() * a.length)]
  }
  chance(p) {
    return this.r() < p
  }
  hex(n) {
    let s = ''
    while (s.length < n) s += this.int(0, 15).toString(16)
    return s
  }
  HEX(n) {
    return this.hex(n).toUpperCase()
  }
  dig(n) {
    let s = String(this.int(1, 9))
    while (s.length < n) s += this.int(0, 9)
    return s
  }
  abc(n, al = 'abcdefghijklmnopqrstuvwxyz0123456789') {
    let s = ''
    while (s.length < n) s += al[this.int(0, al.length - 1)]
    return s
  }
  uuid() {
    return `${this.hex(8)}-${this.hex(4)}-4${this.hex(3)}-a${this.hex(3)}-${this.hex(12)}`
  }
  ip() {
    return `10.${this.int(0, 250)}.${this.int(0, 250)}.${this.int(1, 250)}`
  }
  pod(stem) {
    return `${stem}-${this.abc(this.int(9, 10), 'bcdf2456789')}-${this.abc(5, 'bcdfghjklmnpqrstvwxz2456789')}`
  }
  fill(s) {
    const f = {
      n: () => this.int(100, 98000),
      small: () => this.int(1, 97),
      dd: () => p2(this.int(0, 99)),
      ms: () => this.int(3, 9000),
      hh: () => p2(this.int(0, 23)),
      mm: () => p2(this.int(0, 59)),
      port: () => this.pick([80, 443, 5432, 6379, 8080, 9092, 25, 1883]),
      ip: () => this.ip(),
      word: () => this.pick(WORD),
      Word: () => {
        const w = this.pick(WORD)
        return w[0].toUpperCase() + w.slice(1)
      },
      WORD: () => this.pick(WORD).toUpperCase(),
      user: () => this.pick(USER),
      host: () => this.pick(HOST),
      path: () => this.pick(PATH),
      upath: () => this.pick(PATH.filter((x) => x[0] === '/')),
      file: () => this.pick(FILE),
      hex8: () => this.hex(8),
      HEX8: () => this.HEX(8),
      uuid: () => this.uuid(),
      d1: () => this.int(1, 9),
      mail: () =>
        this.pick(['anna', 'bob', 'shop', 'noreply', 'it-desk']) +
        '@' +
        this.pick(['example.org', 'example.com', 'mail.example.net']),
    }
    return s.replace(/\{(\w+)\}/g, (m, k) => (f[k] ? String(f[k]()) : m))
  }
  lvl(w = { debug: 3, info: 10, warn: 4, error: 3 }) {
    let sum = 0
    for (const k in w) sum += w[k]
    let x = this.r() * sum
    for (const k in w) {
      x -= w[k]
      if (x < 0) return k
    }
    return 'info'
  }
  msg(l, pool = POOL) {
    return this.fill(this.pick(pool[l] || POOL[l]))
  }
  tick(max = 9000) {
    this.t += this.chance(0.1) ? this.int(0, 3) : this.chance(0.04) ? this.int(60000, 400000) : this.int(1, max)
    this.sub = this.int(0, 499)
    return this.t
  }
  // local parts of the current moment at an offset in minutes
  P(off = 0, t = this.t) {
    const d = new Date(t + off * 60000),
      h = d.getUTCHours(),
      o = {
        Y: d.getUTCFullYear(),
        M: p2(d.getUTCMonth() + 1),
        m1: d.getUTCMonth() + 1,
        D: p2(d.getUTCDate()),
        d1: d.getUTCDate(),
        h: p2(h),
        h1: h,
        m: p2(d.getUTCMinutes()),
        s: p2(d.getUTCSeconds()),
        ms: p3(d.getUTCMilliseconds()),
      }
    o.y2 = p2(o.Y % 100)
    o.us = o.ms + p3(this.sub)
    o.ns = o.us + p3(this.int(0, 999))
    o.cs = o.ms.slice(0, 2)
    o.Mon = MON[o.m1 - 1]
    o.dow = DOW[d.getUTCDay()]
    o.h12 = h % 12 || 12
    o.ap = h < 12 ? 'AM' : 'PM'
    o.doy = p3(1 + Math.round((Date.UTC(o.Y, o.m1 - 1, o.d1) - Date.UTC(o.Y, 0, 1)) / 864e5))
    const s = off < 0 ? '-' : '+',
      q = Math.abs(off)
    o.z = s + p2(Math.floor(q / 60)) + p2(q % 60)
    o.zc = s + p2(Math.floor(q / 60)) + ':' + p2(q % 60)
    o.date = `${o.Y}-${o.M}-${o.D}`
    o.time = `${o.h}:${o.m}:${o.s}`
    return o
  }
  iso(prec = 'ms', t = this.t) {
    const q = { ms: 1, cs: 10, s: 1000, min: 60000 }[prec]
    return new Date(Math.floor(t / q) * q).toISOString()
  }
  // a moment printed without its year: every plausible year is right
  isoNoYear(prec = 'ms') {
    const s = this.iso(prec),
      own = s.slice(0, 4),
      out = [s]
    for (const y of ['2023', '2024', '2025', '2026', '2027'])
      if (y !== own && !(s.slice(5, 10) === '02-29')) out.push(y + s.slice(4))
    out.push(null)
    return out
  }
  out(line, time, level, service, message) {
    const f = (v) => (Array.isArray(v) ? uniq(v) : v)
    this.lines.push(line)
    this.exp.push({ time: f(time), level: f(level), service: f(service), message: f(message) })
  }
  cont(...ls) {
    for (const l of ls) {
      this.lines.push(l)
      this.exp.push({ continuation: true })
    }
  }
  get more() {
    return this.lines.length < this.target
  }
  java(cls = ['com.acme', 'Core']) {
    const n = this.int(2, 5),
      o = [
        `${this.pick(['java.lang.IllegalStateException', 'java.io.IOException', 'java.sql.SQLTransientException', 'java.util.NoSuchElementException'])}: ${this.fill('{word} {n} not available')}`,
      ]
    for (let i = 0; i < n; i++)
      o.push(
        `\tat ${cls[0]}.${this.fill('{word}.{Word}')}${cls[1]}.${this.pick(['run', 'apply', 'handle', 'lambda$main$0'])}(${this.fill('{Word}')}${cls[1]}.java:${this.int(12, 900)})`,
      )
    if (this.chance(0.4))
      o.push(
        `Caused by: java.net.SocketTimeoutException: Read timed out`,
        `\tat java.base/sun.nio.ch.NioSocketImpl.timedRead(NioSocketImpl.java:${this.int(200, 300)})`,
        `\t... ${this.int(3, 40)} more`,
      )
    return o
  }
  py() {
    const o = ['Traceback (most recent call last):']
    const n = this.int(1, 3)
    for (let i = 0; i < n; i++)
      o.push(
        `  File "/srv/app/${this.fill('{word}/{word}')}.py", line ${this.int(10, 900)}, in ${this.pick(['run', '_call', 'fetch', '<module>'])}`,
        `    ${this.pick(['return self._send(req)', 'raise ValueError(msg)', 'value = row[key]', 'await client.get(url)'])}`,
      )
    o.push(
      `${this.pick(['ValueError: invalid literal for int()', "KeyError: 'amount'", 'TimeoutError', 'psycopg2.OperationalError: server closed the connection'])}`,
    )
    return o
  }
  net() {
    const o = [
      `System.${this.pick(['InvalidOperationException', 'TimeoutException', 'IO.IOException'])}: ${this.fill('{Word} {n} is not valid')}`,
    ]
    const n = this.int(1, 4)
    for (let i = 0; i < n; i++)
      o.push(
        `   at Acme.${this.fill('{Word}.{Word}')}Service.${this.pick(['Run', 'HandleAsync', 'Save'])}(String id) in C:\\build\\src\\${this.fill('{Word}')}.cs:line ${this.int(12, 600)}`,
      )
    return o
  }
  node() {
    const o = [`Error: ${this.fill('{word} {n} missing')}`]
    const n = this.int(2, 4)
    for (let i = 0; i < n; i++)
      o.push(
        `    at ${this.fill('{Word}')}.${this.pick(['run', 'handle', 'emit'])} (/app/dist/${this.fill('{word}')}.js:${this.int(5, 400)}:${this.int(2, 60)})`,
      )
    return o
  }
}
export const uniq = (a) => {
  const s = [...new Set(a)]
  return s.length === 1 ? s[0] : s
}

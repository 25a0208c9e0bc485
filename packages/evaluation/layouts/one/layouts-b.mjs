import { POOL, p2, p3, pad, uniq } from './lib.mjs'
const L = []
const add = (n, o, f) => L.push([n, o, f])
const J = JSON.stringify

add('websphere-basic', {}, (c) => {
  const T = [
    [
      'I',
      'ServletWrapp',
      'com.ibm.ws.webcontainer.servlet.ServletWrapper init',
      'SRVE0242I',
      '[{word}-ear] [/{word}] [{Word}Servlet]: Initialization successful.',
    ],
    [
      'W',
      'ThreadMonitor',
      '',
      'WSVR0605W',
      'Thread "WebContainer : {small}" ({hex8}) has been active for {n} milliseconds and may be hung.  There is/are {small} thread(s) in total in the server that may be hung.',
    ],
    [
      'E',
      'J2CXAResource',
      '',
      'J2CA0030E',
      'Method enlist caught javax.transaction.SystemException while trying to enlist resources from datasource jdbc/{word}',
    ],
    [
      'A',
      'TCPChannel',
      '',
      'TCPC0001I',
      'TCP Channel TCPInboundChannel_{small} is listening on host * (IPv4) port {port}.',
    ],
    ['I', 'WsServerImpl', '', 'WSVR0001I', 'Server {word} open for e-business; info: {small} applications'],
    [
      'W',
      'SSLHandshakeE',
      '',
      'SSLC0008E',
      'Unable to initialize SSL connection. Unauthorized access was denied or security settings have expired.',
    ],
    ['F', 'OOMHandler', '', 'JVMD0011F', 'Heap of {n} KB exhausted'],
    ['O', 'SystemOut', '', '', '{Word} import: {n} rows read from {path}'],
    ['R', 'SystemErr', '', '', 'Could not find value for key {word}.appender, error {small}'],
  ]
  const LV = {
    I: 'info',
    W: 'warn',
    E: 'error',
    A: ['info', 'warn'],
    F: 'fatal',
    O: [null, 'info'],
    R: [null, 'error', 'warn'],
  }
  while (c.more) {
    c.tick(15000)
    const p = c.P(),
      [l, sn, , id, t] = c.chance(0.03) ? T[6] : c.pick(T.filter((x) => x[0] !== 'F')),
      m = c.fill(t)
    c.out(
      `[${p.m1}/${p.d1}/${p2(p.y2)} ${p.h1}:${p.m}:${p.s}:${p.ms} UTC] ${pad(c.hex(2), 8)} ${sn.padEnd(13)} ${l}   ${id ? id + ': ' : ''}${m}`,
      c.iso(),
      LV[l],
      [null, sn],
      uniq([m, (id ? id + ': ' : '') + m]),
    )
    if (l === 'E' && c.chance(0.5)) c.cont(...c.java(['com.ibm.ejs.j2c', 'Impl']))
  }
})

add('zos-hardcopy', {}, (c) => {
  const T = [
    ['IEF403I', '{WORD} - STARTED - TIME={hh}.{mm}.{dd}'],
    ['IEF404I', '{WORD} - ENDED - TIME={hh}.{mm}.{dd}'],
    ['$HASP373', '{WORD} STARTED - INIT {small}   - CLASS A - SYS SYSA'],
    ['IEC161I', '{small}-{n},{WORD},STEP1,,,PROD.{WORD}.KSDS'],
    ['ICH408I', 'USER(OPER{d1}  ) GROUP(SYS1    ) NAME(NIGHT SHIFT      ) LOGON/JOB INITIATION - INVALID PASSWORD'],
    ['IEE301I', '{WORD}           CANCEL COMMAND ACCEPTED'],
    ['DFS554A', '{WORD} {small} STEP20 PSB{small} ABEND S0C7'],
    ['CSV028I', 'ABEND806-04  JOBNAME={WORD}  STEPNAME=STEP{small}'],
    ['IXC101I', 'SYSPLEX PARTITIONING IN PROGRESS FOR SYS{d1} : INFO CODE {HEX8}'],
  ]
  while (c.more) {
    c.tick(6000)
    const p = c.P(),
      [id, t] = c.pick(T),
      m = c.fill(t),
      j = c.pick(['STC', 'JOB', 'TSU']) + c.dig(5)
    const suf = id.at(-1),
      lv = suf === 'I' ? [null, 'info'] : suf === 'A' ? [null, 'warn', 'error', 'info'] : null
    if (id === 'ICH408I' || c.chance(0.06)) {
      c.out(
        `M ${c.dig(7)} SYSA     ${p2(p.y2)}${p.doy} ${p.time}.${p.cs} ${j} ${c.dig(8)}  ${id} ${m}`,
        c.iso('cs'),
        lv,
        [null, j],
        [`${id} ${m}`, m],
      )
      const k = c.dig(3)
      c.cont(
        `D${' '.repeat(41)}${k} ${c.dig(8)}    ${c.fill('{WORD}.PROD.LIB CL(DATASET ) VOL(WRK{d1}{d1}{d1})')}`,
        `E${' '.repeat(41)}${k} ${c.dig(8)}    ACCESS INTENT(READ   )  ACCESS ALLOWED(NONE   )`,
      )
    } else
      c.out(
        `N ${c.dig(7)} SYSA     ${p2(p.y2)}${p.doy} ${p.time}.${p.cs} ${j} ${c.dig(8)}  ${id} ${m}`,
        c.iso('cs'),
        lv,
        [null, j],
        [`${id} ${m}`, m],
      )
  }
})

add('hana-trace', {}, (c) => {
  const LV = { debug: 'd', info: 'i', warn: 'w', error: 'e', fatal: 'f' }
  const C = ['Statement', 'Savepoint', 'TrexNet', 'Memory', 'Backup', 'Authentication']
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 1, info: 8, warn: 4, error: 4, fatal: 0.3 }),
      p = c.P(),
      cm = c.pick(C),
      m = c.msg(l)
    c.out(
      `[${c.dig(5)}]{${c.pick(['-1', c.dig(6)])}}[${c.pick(['-1/-1', c.dig(2) + '/-1', c.dig(2) + '/' + c.dig(7)])}] ${p.date} ${p.time}.${p.us} ${LV[l]} ${cm.padEnd(16)} ${(cm + c.pick(['Impl', 'Manager', ''])).replace(/^/, '')}.${c.pick(['cc', 'cpp'])}(${pad(c.int(20, 4000), 5)}) : ${m}`,
      c.iso(),
      l,
      [null, cm],
      m,
    )
    if (l === 'error' && c.chance(0.3)) {
      c.cont(
        'exception  1: no.' + c.dig(7) + '  (Basis/IO/impl/File.cpp:' + c.dig(3) + ') TID: ' + c.dig(5),
        '    ' + c.fill('Cannot read page {n} of {path}'),
        'exception throw location:',
        ` 1: 0x${c.hex(16)} in FileAccess::rethrow+0x${c.hex(3)} at File.cpp:${c.dig(3)} (libhdbbasis.so)`,
      )
    }
  }
})

add('postgres-german', { months: [1, 2, 11, 12] }, (c) => {
  const T = [
    ['LOG', 'info', 'Prüfpunkt beginnt: time'],
    ['LOG', 'info', 'Verbindung empfangen: Host={ip} Port={n}'],
    ['LOG', 'info', 'automatisches Vacuum der Tabelle »lager.public.{word}«: Index-Scans: {small}'],
    ['LOG', 'info', 'Dauer: {ms}.{dd} ms  Anweisung: SELECT info FROM {word} WHERE id = {n}'],
    ['WARNUNG', 'warn', 'es ist keine Transaktion aktiv'],
    ['HINWEIS', 'info', 'Tabelle »{word}_tmp« existiert nicht, wird übersprungen'],
    ['FEHLER', 'error', 'Relation »{word}_{small}« existiert nicht bei Zeichen {small}'],
    ['FEHLER', 'error', 'doppelter Schlüsselwert verletzt Unique-Constraint »{word}_pkey«'],
    ['FATAL', 'fatal', 'Passwort-Authentifizierung für Benutzer »{user}« fehlgeschlagen'],
    [
      'PANIK',
      'fatal',
      'konnte Datei »pg_wal/{HEX8}« nicht schreiben: Auf dem Gerät ist kein Speicherplatz mehr verfügbar',
    ],
  ]
  const S = [null, 'lager', 'shop@lager']
  const one = (pre, t, lab, lv, m) => c.out(`${pre}${lab}:  ${m}`, t, lv, S, m)
  while (c.more) {
    c.tick(20000)
    const p = c.P(60),
      pre = `${p.date} ${p.time}.${p.ms} CET [${c.dig(5)}] shop@lager `
    const t = c.chance(0.03) ? T[9] : c.pick(T.slice(0, 9))
    one(
      pre,
      c.iso(),
      t[0],
      t[1] === 'info' && t[0] === 'HINWEIS'
        ? ['info', 'warn']
        : t[1] === 'fatal' && t[0] === 'FATAL'
          ? ['fatal', 'error']
          : t[1],
      c.fill(t[2]),
    )
    if (t[0] === 'FEHLER') {
      if (c.chance(0.4))
        one(
          pre,
          c.iso(),
          'DETAIL',
          [null, 'info', 'error', 'debug'],
          c.fill('Schlüssel »(id)=({n})« existiert bereits.'),
        )
      one(pre, c.iso(), 'ANWEISUNG', [null, 'info', 'error', 'debug'], c.fill('INSERT INTO {word} (id, info)'))
      c.cont(c.fill("\tVALUES ({n}, 'error: {word}')"), '\tRETURNING id')
    }
  }
})

add('cockroach', {}, (c) => {
  while (c.more) {
    c.tick()
    const l = c.lvl({ info: 10, warn: 4, error: 3, fatal: 0.1 }),
      p = c.P(),
      m = c.msg(l)
    c.out(
      `${l[0].toUpperCase()}${p2(p.y2)}${p.M}${p.D} ${p.time}.${p.us} ${c.int(10, 9000)} ${c.pick(['kv/kvserver/replica_raft.go', 'server/status/runtime.go', 'sql/exec_log.go', '2@gossip/gossip.go'])}:${c.int(30, 1900)} ⋮ [${c.pick(['-', 'T1,n1', 'T1,n1,s1,r' + c.dig(2) + '/1:‹/Table/' + c.dig(2) + '›', 'T1,n2,client=' + c.ip() + ':' + c.dig(5) + ',user=‹root›'])}] ${c.int(40, 9999)}  ${m}`,
      c.iso(),
      l,
      null,
      m,
    )
  }
})

add('clickhouse', {}, (c) => {
  const LV = { trace: 'Trace', debug: 'Debug', info: 'Information', warn: 'Warning', error: 'Error', fatal: 'Fatal' }
  const G = [
    'MemoryTracker',
    'executeQuery',
    'TCPHandler',
    'MergeTreeBackgroundExecutor',
    'default.hits (6c1f…)',
    'ZooKeeperClient',
  ]
  while (c.more) {
    c.tick(3000)
    const l = c.lvl({ trace: 3, debug: 4, info: 6, warn: 3, error: 3, fatal: 0.2 }),
      p = c.P(),
      g = c.pick(G),
      m = c.msg(l)
    c.out(
      `${p.Y}.${p.M}.${p.D} ${p.time}.${p.us} [ ${c.int(50, 9000)} ] {${c.chance(0.5) ? '' : c.uuid()}} <${LV[l]}> ${g}: ${m}`,
      c.iso(),
      l,
      [null, g],
      m,
    )
    if (l === 'error' && c.chance(0.4)) {
      c.cont('')
      c.lines.pop()
      c.exp.pop()
      for (let i = 0; i < c.int(1, 4); i++)
        c.cont(
          `${i}. ${c.pick(['DB::Exception::Exception(DB::Exception::MessageMasked&&, int, bool)', 'DB::TCPHandler::runImpl()', 'Poco::Net::TCPServerConnection::start()'])} @ 0x${pad(c.hex(8), 16)} in /usr/bin/clickhouse`,
        )
    }
  }
})

add('elixir-metadata', {}, (c) => {
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 4, info: 9, warn: 3, error: 3 }),
      p = c.P(),
      a = c.pick(['billing', 'billing', 'billing_web', 'oban']),
      m = c.msg(l)
    const rid = c.chance(0.6) ? `request_id=F${c.abc(19, 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijk0123456789')} ` : ''
    c.out(
      `${p.date} ${p.time}.${p.ms} [${l === 'warn' ? 'warning' : l}] application=${a} ${rid}module=${c.pick(['Billing.Invoices', 'BillingWeb.Endpoint', 'Oban.Queue.Executor'])} pid=<0.${c.int(200, 4000)}.0> ${m}`,
      c.iso(),
      l,
      a,
      m,
    )
    if (l === 'error' && c.chance(0.6)) {
      c.cont('** (stop) exited in: GenServer.call(Billing.Repo, :checkout, 15000)', '    ** (EXIT) time out')
      for (let i = 0; i < c.int(1, 3); i++)
        c.cont(
          `    (${c.pick(['elixir 1.15.4', 'stdlib 4.3', 'billing 0.9.1'])}) ${c.pick(['lib/gen_server.ex', 'gen_server.erl', 'lib/billing/invoices.ex'])}:${c.int(20, 1100)}: ${c.pick(['GenServer.call/3', ':gen_server.try_dispatch/4', 'Billing.Invoices.close/2'])}`,
        )
    }
  }
})

add('nlog-process-first', {}, (c) => {
  while (c.more) {
    c.tick()
    const l = c.lvl({ trace: 1, debug: 3, info: 9, warn: 4, error: 3, fatal: 0.3 }),
      p = c.P(),
      s = c.pick(['Acme.Gateway', 'Acme.Gateway', 'Acme.PrintSpool']),
      m = c.msg(l)
    c.out(
      `WINSRV04|${s}|${p.date} ${p.time}.${p.ms}${c.int(0, 4)}|${l.toUpperCase()}|${c.int(1, 60)}|${s}.${c.pick(['Soap.Client', 'Jobs.Runner', 'Db.Session'])}|${m}`,
      c.iso(),
      l,
      s,
      m,
    )
    if ((l === 'error' || l === 'fatal') && c.chance(0.6)) c.cont(...c.net())
  }
})

add('json-short-keys', {}, (c) => {
  const LV = { debug: 'D', info: 'I', warn: 'W', error: 'E', fatal: 'F' }
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 3, info: 9, warn: 4, error: 3, fatal: 0.3 }),
      s = c.pick(['turnstile', 'badge-sync', 'door-ctl']),
      m = c.msg(l)
    const o = { w: c.t, sev: LV[l], who: s, ln: c.int(1, 900), txt: m }
    if (c.chance(0.4)) o.ctx = { door: c.int(1, 40), card: c.HEX(8), err: c.int(0, 3) }
    if (c.chance(0.3)) o.q = c.int(0, 9)
    const k = Object.keys(o)
    const ord = c.chance(0.5) ? k : [...k].sort()
    c.out(J(Object.fromEntries(ord.map((x) => [x, o[x]]))), c.iso(), l, s, m)
  }
})

add('serilog-dayfirst-zone', {}, (c) => {
  const LV = { trace: 'VRB', debug: 'DBG', info: 'INF', warn: 'WRN', error: 'ERR', fatal: 'FTL' }
  const off = c.pick([60, 120, -180, 570])
  while (c.more) {
    c.tick()
    const l = c.lvl({ trace: 1, debug: 3, info: 9, warn: 4, error: 3, fatal: 0.3 }),
      p = c.P(off),
      s = c.pick(['Shop.Web', 'Shop.Web', 'Shop.Mailer']),
      m = c.msg(l)
    c.out(
      `${p.D}.${p.M}.${p.Y} ${p.time} ${p.zc} [${LV[l]}] (${s}/SRV-${c.int(1, 3)}/${c.int(4, 90)}) <${s}.${c.pick(['Controllers.CartController', 'Startup', 'Queue.Consumer'])}> ${m}`,
      c.iso('s'),
      l,
      s,
      m,
    )
    if ((l === 'error' || l === 'fatal') && c.chance(0.5)) c.cont(...c.net())
  }
})

add('monolog-context', {}, (c) => {
  const off = c.pick([60, 120, 0])
  const LV = {
    debug: ['DEBUG', 'debug'],
    info: ['INFO', 'info'],
    notice: ['NOTICE', ['info', 'warn']],
    warn: ['WARNING', 'warn'],
    error: ['ERROR', 'error'],
    critical: ['CRITICAL', ['fatal', 'error']],
    alert: ['ALERT', ['fatal', 'error']],
    emergency: ['EMERGENCY', 'fatal'],
  }
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 3, info: 8, notice: 2, warn: 3, error: 3, critical: 0.5, alert: 0.3, emergency: 0.2 }),
      p = c.P(off),
      ch = c.pick(['checkout', 'security', 'messenger']),
      base = { notice: 'info', critical: 'error', alert: 'error', emergency: 'fatal' }[l] || l
    const m = c.msg(base)
    const ctx = c.chance(0.5)
        ? '[]'
        : J({ order: c.int(100, 9999), route: 'app_' + c.fill('{word}'), info: c.fill('{word}') }),
      ex = c.chance(0.5) ? '[]' : J({ uid: c.hex(7) })
    c.out(
      `[${p.date}T${p.time}.${p.us}${p.zc}] ${ch}.${LV[l][0]}: ${m} ${ctx} ${ex}`,
      c.iso(),
      LV[l][1],
      [ch, null],
      [m, `${m} ${ctx} ${ex}`, `${m} ${ctx}`],
    )
  }
})

add('nest-console', {}, (c) => {
  const LV = {
    trace: ['VERBOSE', ['trace', 'debug']],
    debug: ['DEBUG', 'debug'],
    info: ['LOG', 'info'],
    warn: ['WARN', 'warn'],
    error: ['ERROR', 'error'],
    fatal: ['FATAL', 'fatal'],
  }
  const pid = c.dig(5)
  while (c.more) {
    c.tick()
    const l = c.lvl({ trace: 1, debug: 3, info: 9, warn: 3, error: 3, fatal: 0.3 }),
      p = c.P(),
      m = c.msg(l),
      el = c.chance(0.6) ? ` +${c.int(0, 900)}ms` : ''
    c.out(
      `[Nest] ${pid}  - ${p.M}/${p.D}/${p.Y}, ${p.h12}:${p.m}:${p.s} ${p.ap} ${LV[l][0].padStart(7)} [${c.pick(['RoutesResolver', 'CartService', 'MailProcessor', 'ExceptionsHandler'])}] ${m}${el}`,
      c.iso('s'),
      LV[l][1],
      [null, 'Nest'],
      uniq([m, m + el]),
    )
    if (l === 'error' && c.chance(0.6)) c.cont(...c.node())
  }
})
export default L

import { POOL, p2, p3, pad, uniq } from './lib.mjs'
const L = []
const add = (n, o, f) => L.push([n, o, f])

add('bank-mdc', {}, (c) => {
  const lg = [
    'd.h.k.buchung.KontoService',
    'd.h.k.web.AuthFilter',
    'd.h.k.batch.ZinsLauf',
    'o.h.e.jdbc.spi.SqlExceptionHelper',
  ]
  while (c.more) {
    c.tick()
    const l = c.lvl(),
      p = c.P(),
      m = c.msg(l)
    c.out(
      `[${p.D}.${p.M}.${p.Y} ${p.time},${p.ms}] {http-nio-8443-exec-${c.int(1, 40)}} [mandant=${c.dig(3)}|req=${c.hex(8)}|user=${c.pick(['-', 'h.meier', 'k.vogt'])}] ${l.toUpperCase().padEnd(5)} ${c.pick(lg)} - ${m}`,
      c.iso(),
      l,
      null,
      m,
    )
    if (l === 'error' && c.chance(0.5)) c.cont(...c.java(['de.hausbank.kern', 'Dienst']))
  }
})

add('compact-basic-iso', {}, (c) => {
  const T = { trace: 'T', debug: 'D', info: 'I', warn: 'W', error: 'E', fatal: 'C' }
  const pid = c.dig(4)
  while (c.more) {
    c.tick(400)
    const l = c.lvl({ trace: 2, debug: 3, info: 8, warn: 3, error: 2, fatal: 0.3 }),
      p = c.P(),
      m = c.msg(l),
      s = c.pick(['ingestd', 'ingestd', 'ingestd', 'spoolerd'])
    c.out(
      `[${p.Y}${p.M}${p.D}T${p.h}${p.m}${p.s}.${p.us}][${T[l]}][${s}:${s === 'ingestd' ? pid : +pid + 1}/${c.hex(4)}][core.${c.pick(['queue', 'net', 'disk'])}] ${m}`,
      c.iso(),
      l === 'fatal' ? ['fatal', 'error'] : l,
      s,
      m,
    )
  }
})

add('glog-with-banner', {}, (c) => {
  c.tick()
  let p = c.P()
  const h = (x, t) => c.out(x, t, null, null, [x, null, x.slice(x.indexOf(': ') + 2)])
  h(`Log file created at: ${p.Y}/${p.M}/${p.D} ${p.time}`, [c.iso('s'), null])
  h('Running on machine: tile-render-4', null)
  h('Running duration (h:mm:ss): 0:00:00', null)
  h('Log line format: [IWEF]yyyymmdd hh:mm:ss.uuuuuu threadid file:line] msg', null)
  while (c.more) {
    c.tick(3000)
    const l = c.lvl({ info: 10, warn: 4, error: 3, fatal: 0.2 })
    p = c.P()
    const m = c.msg(l)
    c.out(
      `${l[0].toUpperCase()}${p.Y}${p.M}${p.D} ${p.time}.${p.us} ${c.int(120, 99999).toString().padStart(5)} ${c.pick(['tile_cache.cc', 'raster_pool.cc', 'rpc_server.cc', 'main.cc'])}:${c.int(20, 900)}] ${m}`,
      c.iso(),
      l,
      null,
      m,
    )
    if (l === 'fatal') {
      c.cont('*** Check failure stack trace: ***')
      for (let i = 0; i < 3; i++)
        c.cont(
          `    @     0x${c.hex(12)}  ${c.pick(['google::LogMessage::Fail()', 'tiles::Cache::Evict()', '(unknown)'])}`,
        )
    }
  }
})

add('stern-klog', {}, (c) => {
  const w = [
    ['kube-proxy', (c) => `kube-proxy-${c}`, 'kube-proxy'],
    ['cluster-autoscaler', null, 'autoscaler'],
    ['coredns-sidecar', null, 'watcher'],
  ]
  const pods = []
  for (const [stem, ds, ct] of w)
    for (let i = 0; i < 2; i++) pods.push([stem, ds ? `${stem}-${c.abc(5, 'bcdfghjkmz2456789')}` : c.pod(stem), ct])
  while (c.more) {
    c.tick(2000)
    const l = c.lvl({ info: 10, warn: 3, error: 3 }),
      p = c.P(),
      [stem, pod, ct] = c.pick(pods)
    const q = c.chance(0.5)
    let body, m
    if (q) {
      m = c.fill(
        c.pick(
          l === 'error'
            ? ['Failed to sync service', 'Unable to update status', 'Error getting node info']
            : [
                'Syncing iptables rules',
                'Node added to pool',
                'Reflector restarted watch: resuming',
                'Calculated unneeded nodes',
              ],
        ),
      )
      const kv = c.fill(`node="{host}" duration="{ms}ms"`)
      body = `"${m}" ${l === 'error' ? 'err="timed out waiting for the condition" ' : ''}${kv}`
      m = [m, body]
    } else {
      m = c.msg(l)
      body = m
    }
    c.out(
      `${pod} ${ct} ${l[0].toUpperCase()}${p.M}${p.D} ${p.time}.${p.us} ${String(c.int(1, 400)).padStart(7)} ${c.pick(['proxier.go', 'static_autoscaler.go', 'reflector.go'])}:${c.int(20, 900)}] ${body}`,
      c.isoNoYear(),
      l,
      uniq([stem, pod, ct]),
      m,
    )
  }
})

add('kubectl-prefix-timestamps', {}, (c) => {
  const pods = [
    ['checkout', 'app'],
    ['checkout', 'app'],
    ['stock-sync', 'main'],
    ['mail-relay', 'sender'],
  ].map(([s, k]) => [s, c.pod(s), k])
  while (c.more) {
    c.tick(2500)
    const l = c.lvl(),
      p = c.P(),
      [s, pod, k] = c.pick(pods),
      m = c.msg(l)
    const pre = `[pod/${pod}/${k}] ${p.date}T${p.time}.${p.ns}Z `
    c.out(
      `${pre}${k === 'main' ? `level=${l} thread=${c.int(1, 9)} ` : `${l.toUpperCase()}: `}${m}`,
      c.iso(),
      l,
      [s, pod, k, `pod/${pod}/${k}`],
      m,
    )
  }
})

add('compose-mixed', { months: [1, 2, 11, 12] }, (c) => {
  const W = 24
  while (c.more) {
    c.tick()
    const k = c.int(0, 3),
      l = c.lvl(),
      p = c.P(),
      m = c.msg(l)
    const pre = (n) => n.padEnd(W) + '| '
    if (k === 0) {
      const n = 'shop-api-' + c.int(1, 2)
      c.out(
        pre(n) +
          `${p.date} ${p.time},${p.ms} ${l === 'warn' ? 'WARNING' : l.toUpperCase()} [${c.pick(['shop.cart', 'shop.views', 'celery.app'])}] ${m}`,
        c.iso(),
        l,
        [n, 'shop-api'],
        m,
      )
      if (l === 'error' && c.chance(0.6)) c.cont(...c.py().map((x) => pre(n) + x))
    } else if (k === 1) {
      const n = 'rates-worker-1'
      c.out(
        pre(n) +
          `time="${p.date}T${p.time}Z" level=${l === 'warn' ? 'warning' : l} msg=${JSON.stringify(m)} job=${c.int(1, 99)}`,
        c.iso('s'),
        l,
        [n, 'rates-worker'],
        m,
      )
    } else if (k === 2) {
      const n = 'redis-1'
      const mm = c.fill(
        c.pick([
          '{n} changes in 300 seconds. Saving...',
          'Background saving started by pid {n}',
          'DB saved on disk',
          'Background saving terminated with success',
        ]),
      )
      c.out(pre(n) + `1:M ${p.D} ${p.Mon} ${p.Y} ${p.time}.${p.ms} * ${mm}`, c.iso(), ['info', null], [n, 'redis'], mm)
    } else {
      const n = 'gateway-1'
      c.out(
        pre(n) + `{"lvl":"${l}","at":${Math.floor(c.t / 1000)},"text":${JSON.stringify(m)}}`,
        c.iso('s'),
        l,
        [n, 'gateway'],
        m,
      )
    }
  }
})

add('journal-json', {}, (c) => {
  const S = [
    ['NetworkManager', 'NetworkManager.service'],
    ['smartd', 'smartmontools.service'],
    ['backup-nightly', 'backup-nightly.service'],
    ['kernel', null],
  ]
  const PR = {
    debug: ['7', 'debug'],
    info: ['6', 'info'],
    notice: ['5', ['info', 'warn']],
    warn: ['4', 'warn'],
    error: ['3', 'error'],
    fatal: ['2', ['fatal', 'error']],
  }
  const b = c.hex(32)
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 2, info: 9, notice: 2, warn: 4, error: 3, fatal: 0.4 }),
      [s, u] = c.pick(S),
      m = c.msg(l === 'notice' ? 'info' : l)
    const o = {
      __REALTIME_TIMESTAMP: String(c.t) + p3(c.sub),
      _BOOT_ID: b,
      __MONOTONIC_TIMESTAMP: c.dig(10),
      _HOSTNAME: 'nuc-lab2',
      _PID: c.dig(4),
      PRIORITY: PR[l][0],
      SYSLOG_FACILITY: '3',
      ...(u ? { _SYSTEMD_UNIT: u } : {}),
      SYSLOG_IDENTIFIER: s,
      MESSAGE: m,
      _TRANSPORT: s === 'kernel' ? 'kernel' : 'syslog',
    }
    c.out(JSON.stringify(o), c.iso(), PR[l][1], u ? [s, u, u.replace('.service', '')] : s, m)
  }
})

add('rfc5424-structured', {}, (c) => {
  const sev = {
    debug: [7, 'debug'],
    info: [6, 'info'],
    notice: [5, ['info', 'warn']],
    warn: [4, 'warn'],
    error: [3, 'error'],
    fatal: [2, ['fatal', 'error']],
  }
  const off = c.pick([120, -300, 330])
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 2, info: 9, notice: 2, warn: 4, error: 3, fatal: 0.4 }),
      p = c.P(off),
      s = c.pick(['lagerverwaltung', 'ftp-pull', 'ticketd']),
      m = c.msg(l === 'notice' ? 'info' : l)
    const sd = c.chance(0.3)
      ? '-'
      : `[meta@41058 seq="${c.int(1, 9999)}" zone="${c.pick(['a', 'b\\]x', 'north'])}"]` +
        (c.chance(0.3) ? `[origin ip="${c.ip()}"]` : '')
    c.out(
      `<${c.pick([16, 17, 20]) * 8 + sev[l][0]}>1 ${p.date}T${p.time}.${p.us}${p.zc} ${c.pick(['wms01', 'wms02'])} ${s} ${c.pick(['-', c.dig(4)])} ${c.pick(['-', 'EV' + c.dig(3)])} ${sd} ${m}`,
      c.iso(),
      sev[l][1],
      s,
      m,
    )
  }
})

add('ios-router', {}, (c) => {
  const T = [
    ['LINEPROTO', 5, 'UPDOWN', 'Line protocol on Interface GigabitEthernet0/{small}, changed state to down'],
    ['LINK', 3, 'UPDOWN', 'Interface GigabitEthernet0/{small}, changed state to up'],
    ['SYS', 5, 'CONFIG_I', 'Configured from console by {user} on vty0 ({ip})'],
    [
      'SEC_LOGIN',
      4,
      'LOGIN_FAILED',
      'Login failed [user: {user}] [Source: {ip}] [localport: 22] [Reason: Login Authentication Failed]',
    ],
    ['OSPF', 5, 'ADJCHG', 'Process 10, Nbr {ip} on Vlan{small} from LOADING to FULL, Loading Done'],
    ['SYS', 2, 'MALLOCFAIL', 'Memory allocation of {n} bytes failed from 0x{HEX8}, alignment 0'],
    ['SEC', 6, 'IPACCESSLOGP', 'list 101 denied tcp {ip}({port}) -> {ip}({port}), 1 packet'],
    ['PM', 4, 'ERR_DISABLE', 'link-flap error detected on Gi1/0/{small}, putting Gi1/0/{small} in err-disable state'],
    ['DHCPD', 7, 'TRACE', 'pool {word}: {n} info requests'],
  ]
  const LV = { 2: ['fatal', 'error'], 3: 'error', 4: 'warn', 5: ['info', 'warn'], 6: 'info', 7: ['debug', 'trace'] }
  let n = c.int(1000, 4000)
  while (c.more) {
    c.tick(20000)
    const p = c.P(),
      [f, s, mn, t] = c.pick(T),
      m = c.fill(t),
      tag = `%${f}-${s}-${mn}`
    c.out(
      `${pad(n++, 6)}: ${p.Mon} ${p.d1} ${p.Y} ${p.time}.${p.ms} UTC: ${tag}: ${m}`,
      c.iso(),
      LV[s],
      [f, null, `${f}-${s}-${mn}`, tag],
      [m, `${tag}: ${m}`],
    )
  }
})

add('weblogic-angle', {}, (c) => {
  const T = [
    [
      'Warning',
      'JDBC',
      'BEA-001129',
      'Received exception while creating connection for pool "{word}DS": Listener refused the connection',
    ],
    [
      'Info',
      'Deployer',
      'BEA-149059',
      'Module {word}.war of application {word} [Version={small}] is transitioning from STATE_NEW to STATE_PREPARED',
    ],
    [
      'Error',
      'HTTP',
      'BEA-101017',
      '[ServletContext@{n}[app:{word} module:{word}.war]] Root cause of ServletException: error in filter {Word}',
    ],
    ['Notice', 'WebLogicServer', 'BEA-000360', 'The server started in RUNNING mode.'],
    ['Critical', 'Health', 'BEA-310003', 'Free memory in the server is {n} bytes. There is danger of OutOfMemoryError'],
    ['Emergency', 'Security', 'BEA-090087', 'Server failed to bind to the configured Admin port {port}'],
    ['Debug', 'Cluster', 'BEA-000112', 'Cluster info from {host}: {small} members'],
  ]
  const LV = {
    Warning: 'warn',
    Info: 'info',
    Error: 'error',
    Notice: ['info', 'warn'],
    Critical: ['fatal', 'error'],
    Emergency: 'fatal',
    Debug: 'debug',
  }
  while (c.more) {
    c.tick(15000)
    const p = c.P(),
      i = c.chance(0.05) ? 5 : c.chance(0.07) ? 4 : c.pick([0, 0, 1, 1, 1, 2, 3, 6]),
      [lv, sub, id, t] = T[i],
      m = c.fill(t),
      srv = c.pick(['ManagedServer1', 'ManagedServer2', 'AdminServer'])
    c.out(
      `####<${p.Mon} ${p.d1}, ${p.Y} ${p.h12}:${p.m}:${p.s},${p.ms} ${p.ap} UTC> <${lv}> <${sub}> <wlhost${c.int(1, 3)}> <${srv}> <[ACTIVE] ExecuteThread: '${c.int(0, 30)}' for queue: 'weblogic.kernel.Default (self-tuning)'> <<WLS Kernel>> <> <${c.hex(8)}-${c.hex(8)}> <${c.t}> <${id}> <${m}>`,
      c.iso(),
      LV[lv],
      [srv, sub],
      [m],
    )
    if (lv === 'Error' && c.chance(0.5)) {
      c.cont(...c.java(['weblogic.servlet', 'Impl']))
    }
  }
})
for (const x of L) void x
export default L

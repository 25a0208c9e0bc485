import { POOL, p2, p3, pad, uniq } from './lib.mjs'
const L = []
const add = (n, o, f) => L.push([n, o, f])

add('apple-unified', {}, (c) => {
  const off = c.pick([60, -480, 540])
  const LV = { debug: 'Debug', info: 'Info', default: 'Default', error: 'Error', fatal: 'Fault' }
  const S = [
    ['locationd', 'CoreLocation', 'com.apple.locationd.Core:Client'],
    ['bluetoothd', 'BTAudio', 'com.apple.bluetooth:Server.Core'],
    ['backupd', 'TimeMachine', 'com.apple.TimeMachine:Progress'],
  ]
  c.out(
    'Timestamp                       Thread     Type        Activity             PID    TTL  ',
    null,
    null,
    [null],
    ['Timestamp                       Thread     Type        Activity             PID    TTL', null],
  )
  while (c.more) {
    c.tick(2000)
    const l = c.lvl({ debug: 2, info: 5, default: 5, error: 3, fatal: 0.6 }),
      p = c.P(off),
      [s, fw, sub] = c.pick(S),
      m = c.msg(l === 'default' ? 'info' : l === 'fatal' ? 'error' : l)
    const lib = c.chance(0.7),
      ss = c.chance(0.7)
    const tail = `${lib ? `(${fw}) ` : ''}${ss ? `[${sub}] ` : ''}${m}`
    c.out(
      `${p.date} ${p.time}.${p.us}${p.z} 0x${c.hex(6).padEnd(9)}${LV[l].padEnd(12)}0x${(c.chance(0.5) ? '0' : c.hex(5)).padEnd(19)}${String(c.int(50, 900)).padEnd(7)}${String(c.pick([0, 0, 14])).padEnd(5)}${s}: ${tail}`,
      c.iso(),
      l === 'default' ? ['info', null] : l === 'fatal' ? ['fatal', 'error'] : l,
      s,
      uniq([m, tail]),
    )
  }
})

add('katip-brackets', {}, (c) => {
  const LV = {
    debug: ['Debug', 'debug'],
    info: ['Info', 'info'],
    notice: ['Notice', ['info', 'warn']],
    warn: ['Warning', 'warn'],
    error: ['Error', 'error'],
    fatal: ['Emergency', 'fatal'],
  }
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 3, info: 9, notice: 1, warn: 4, error: 3, fatal: 0.3 }),
      p = c.P(),
      m = c.msg(l === 'notice' ? 'info' : l),
      s = 'GrainDesk',
      ns = c.pick(['db', 'http.in', 'scheduler'])
    c.out(
      `[${p.date} ${p.time}][${s}.${ns}][${LV[l][0]}][grain-h${c.int(1, 3)}][PID ${c.dig(4)}][ThreadId ${c.int(8, 900)}]${c.chance(0.5) ? `[user:${c.fill('{user}')}]` : ''}${c.chance(0.7) ? `[main:${c.pick(['Grain.Db', 'Main', 'Grain.Http'])} src/${c.pick(['Db', 'Main', 'Http'])}.hs:${c.int(9, 300)}:${c.int(2, 30)}]` : ''} ${m}`,
      c.iso('s'),
      LV[l][1],
      [s, `${s}.${ns}`, null],
      m,
    )
  }
})

add('winevent-csv-12h', {}, (c) => {
  const T = [
    ['Warning', 'warn', 'Disk', 153, 'The IO operation at logical block address 0x{HEX8} for Disk {d1} was retried.'],
    ['Information', 'info', 'Service Control Manager', 7036, 'The {Word} Helper service entered the running state.'],
    [
      'Error',
      'error',
      'Service Control Manager',
      7031,
      'The ""{Word}"" service terminated unexpectedly, it has done this {d1} time(s)',
    ],
    [
      'Information',
      'info',
      'Microsoft-Windows-Kernel-General',
      16,
      'The access history in hive {path} was cleared, updating {small} keys.',
    ],
    [
      'Critical',
      ['fatal', 'error'],
      'Microsoft-Windows-Kernel-Power',
      41,
      'The system has rebooted without cleanly shutting down first',
    ],
    ['Error', 'error', 'Schannel', 36887, 'A fatal alert was received from {host}, code {small}: info unavailable'],
    ['Verbose', ['debug', 'trace'], 'AcmeSync', 9, 'pull {n} items, cursor [{hex8}]'],
  ]
  const h = 'Level,Date and Time,Source,Event ID,Task Category,Message'
  c.out(h, null, null, [null], [h, null])
  while (c.more) {
    c.tick(60000)
    const p = c.P(),
      [lv, L0, s, id, t] = c.pick(T),
      m = c.fill(t)
    const q = /[",]/.test(m) || c.chance(0.3)
    c.out(
      `${lv},${p.m1}/${p.d1}/${p.Y} ${p.h12}:${p.m}:${p.s} ${p.ap},${s},${id},${c.pick(['None', '(1)'])},${q ? `"${m}"` : m}`,
      c.iso('s'),
      L0,
      s,
      m.replace(/""/g, '"'),
    )
  }
})

const ZH = {
  debug: ['缓存命中，键={word}:{n}', '请求体共{n}字节'],
  info: [
    '用户{user}登录成功，来源{ip}',
    '订单{n}已创建，耗时{ms}毫秒',
    '已同步{n}条记录，0个错误',
    '文件{file}导入完成',
  ],
  warn: ['库存不足：商品{n}仅剩{small}件', '调用{host}:{port}超时，第{d1}次重试', '磁盘使用率{small}%，请注意'],
  error: ['无法连接数据库{host}:{port}', '支付失败，订单号={n}，返回码[{small}]', '写入{path}失败：空间不足'],
  fatal: ['端口{port}被占用，服务退出'],
}
add('chinese-lenticular', {}, (c) => {
  const LV = { debug: '调试', info: '信息', warn: '警告', error: '错误', fatal: '致命' }
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 3, info: 9, warn: 4, error: 3, fatal: 0.4 }),
      p = c.P(480),
      s = c.pick(['订单服务', '支付网关', '仓储服务']),
      m = c.msg(l, ZH)
    c.out(
      `${p.Y}年${p.M}月${p.D}日 ${p.h}时${p.m}分${p.s}秒${p.ms}毫秒 +0800 【${LV[l]}】【${s}】[线程-${c.int(1, 64)}] ${m}`,
      c.iso(),
      l,
      s,
      m,
    )
    if (l === 'error' && c.chance(0.4)) c.cont(...c.java(['com.shop', 'Fuwu']))
  }
})

add('multilog-tai64n', {}, (c) => {
  while (c.more) {
    c.tick()
    const l = c.lvl({ info: 10, warn: 3, error: 2 }),
      m = c.msg(l)
    const sec = BigInt(Math.floor(c.t / 1000)) + (1n << 62n) + 10n,
      ns = (c.t % 1000) * 1e6 + c.sub * 1000 + c.int(0, 999)
    const s = c.pick(['dnscache', 'dnscache', 'axfr-feed'])
    c.out(
      `@${sec.toString(16)}${pad(ns.toString(16), 8)} ${s}: ${m}`,
      [c.iso(), new Date(c.t + 10000).toISOString(), new Date(c.t - 27000).toISOString()],
      null,
      s,
      m,
    )
  }
})

add('time-at-end-wrapped', {}, (c) => {
  const LV = { debug: '<D>', info: '<I>', warn: '<W>', error: '<E>' }
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 2, info: 9, warn: 4, error: 3 }),
      s = c.pick(['payd', 'payd', 'rated']),
      m = c.msg(l)
    c.out(
      `${LV[l]} ${s}/worker-${c.int(1, 8)} :: ${m} :: @${Math.floor(c.t / 1000)}.${p3(c.t % 1000)}${p3(c.sub)}`,
      c.iso(),
      l,
      [s],
      m,
    )
    if (c.chance(0.12))
      c.cont(
        ...Array.from(
          { length: c.int(1, 3) },
          () =>
            `        ${c.fill(c.pick(['... key={word} value={n}', '... {hex8} {hex8} {hex8} {hex8}', '... (see {path})']))}`,
        ),
      )
  }
})

add('factorio-uptime', {}, (c) => {
  c.tick()
  const p = c.P()
  const t0 = c.t - (c.t % 1000)
  let line = `   0.000 ${p.date} ${p.time}; Factorio 1.1.${c.int(80, 110)} (build 6${c.dig(4)}, linux64, headless)`
  const first = line.slice(line.indexOf('Factorio'))
  c.out(line, [c.iso('s'), null], null, [null, 'Factorio'], [first, line.slice(9), line.trim()])
  const b = c.t
  while (c.more) {
    c.tick(4000)
    const l = c.lvl({ debug: 1, info: 12, warn: 2, error: 3 }),
      s = (c.t - b) / 1000,
      m = c.msg(l)
    const W = { debug: 'Verbose', info: 'Info', warn: 'Warning', error: 'Error' }[l]
    const src = c.pick(['ServerMultiplayerManager', 'AppManager', 'MapDeserialiser', 'ServerRouter'])
    c.out(
      `${s.toFixed(3).padStart(8)} ${W} ${src}.cpp:${c.int(20, 1400)}: ${m}`,
      [null, new Date(t0 + Math.round(s * 1000)).toISOString()],
      l === 'debug' ? ['debug', 'trace'] : l,
      [null, src],
      m,
    )
  }
})

add('zabbix-pid-date', {}, (c) => {
  const T = [
    'server #{small} started [poller #{small}]',
    'item "{host}:net.if.in[eth0]" became not supported: Cannot obtain info',
    'enabling Zabbix agent checks on host "{host}": interface became available',
    'slow query: {ms}.{small}{small}{small} sec, "select itemid from items where hostid={n}"',
    'cannot send list of active checks to "{ip}": host [{host}] not found',
    'housekeeper [deleted {n} hist/trends, {small} items/triggers, 0 events in {small}.{small} sec, idle for 1 hour(s)]',
    'resuming Zabbix agent checks on host "{host}": connection restored',
    'database is down: reconnecting in {small} seconds',
  ]
  while (c.more) {
    c.tick(12000)
    const p = c.P(),
      m = c.fill(c.pick(T))
    c.out(
      `${String(c.int(100, 40000)).padStart(6)}:${p.Y}${p.M}${p.D}:${p.h}${p.m}${p.s}.${p.ms} ${m}`,
      c.iso(),
      null,
      null,
      m,
    )
  }
})

add('tidb-unified', {}, (c) => {
  const off = c.pick([480, -420, 0])
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 2, info: 9, warn: 4, error: 3, fatal: 0.3 }),
      p = c.P(off),
      m = c.msg(l)
    const simple = !/[\s"=\[\]]/.test(m)
    const kv = Array.from(
      { length: c.int(0, 3) },
      () =>
        ` [${c.fill(c.pick(['conn={n}', 'takeTime={ms}ms', 'error="[kv:{n}]info schema is changed"', 'store="{ip}:20160"', 'region={n}']))}]`,
    ).join('')
    c.out(
      `[${p.Y}/${p.M}/${p.D} ${p.time}.${p.ms} ${p.zc}] [${l.toUpperCase()}] [${c.pick(['server.go', 'region_cache.go', '2pc.go', 'domain.go'])}:${c.int(20, 2000)}] [${simple ? m : JSON.stringify(m)}]${kv}`,
      c.iso(),
      l,
      null,
      [m],
    )
  }
})

add('odoo-erp', {}, (c) => {
  const T = {
    debug: POOL.debug,
    info: [
      "Job 'Mail: Email Queue Manager' ({small}) done in {ms}.{dd}s",
      '{ip} - - "POST /web/dataset/call_kw/sale.order/read HTTP/1.1" 200 - {small} 0.0{small} 0.1{small}',
      'loading {word}/views/{word}_view.xml',
      'Modules loaded.',
      'Invoice INV/2024/{n} posted by {user}',
    ],
    warn: [
      "Missing `license` key in manifest for '{word}', defaulting to LGPL-3",
      "Field {word}.{word}_id with unknown comodel_name 'res.{word}'",
    ],
    error: [
      'bad query: SELECT info FROM "{word}" WHERE id={n}',
      'Exception during request handling.',
      'Could not serialize access to {word} [{n}]',
    ],
    fatal: ['Failed to initialize database `prod_erp`.'],
  }
  const pid = c.dig(5)
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 1, info: 10, warn: 3, error: 3, fatal: 0.3 }),
      p = c.P(),
      m = c.msg(l, T),
      db = c.pick(['prod_erp', 'prod_erp', '?'])
    c.out(
      `${p.date} ${p.time},${p.ms} ${pid} ${l === 'warn' ? 'WARNING' : l === 'fatal' ? 'CRITICAL' : l.toUpperCase()} ${db} ${c.pick(['odoo.addons.sale.models.sale', 'odoo.sql_db', 'werkzeug', 'odoo.modules.loading'])}: ${m}`,
      c.iso(),
      l === 'fatal' ? ['fatal', 'error'] : l,
      null,
      m,
    )
    if (l === 'error' && c.chance(0.6))
      c.cont(
        ...c.py(),
        ...(c.chance(0.3) ? ['During handling of the above exception, another exception occurred:'] : []),
      )
  }
})

add('dovecot-own-file', {}, (c) => {
  const T = [
    ['Info', 'info', 'Login: user=<{mail}>, method=PLAIN, rip={ip}, lip={ip}, mpid={n}, TLS, session=<{hex8}>'],
    ['Info', 'info', 'Disconnected: Logged out in={n} out={n} deleted=0 expunged=0'],
    ['Warning', 'warn', 'Locking transaction log file {upath}/dovecot.index.log took {small} seconds (syncing)'],
    ['Error', 'error', 'Mailbox INBOX: open({upath}) failed: Permission denied (euid={n}(vmail) missing +r perm)'],
    ['Fatal', 'fatal', 'master: service(imap): child {n} killed with signal 6 (core dumps disabled)'],
    ['Debug', 'debug', 'Namespace inbox: Using permissions from {upath}: mode=0700 gid=default'],
    ['Panic', 'fatal', 'file mail-index-sync.c: line {n}: assertion failed: (ret >= 0)'],
  ]
  while (c.more) {
    c.tick()
    const p = c.P(),
      [lv, L0, t] = c.chance(0.05) ? c.pick(T) : c.pick(T.filter((x) => x[1] !== 'fatal')),
      m = c.fill(t)
    const k = c.int(0, 3),
      u = c.fill('{mail}')
    const s = ['imap-login', 'imap', 'lmtp', 'auth-worker'][k]
    const pre = [
      `imap-login`,
      `imap(${u})<${c.dig(5)}><${c.abc(16)}>`,
      `lmtp(${u})<${c.dig(5)}>`,
      `auth-worker(${c.dig(5)})`,
    ][k]
    c.out(`${p.date} ${p.time} ${pre}: ${lv}: ${m}`, c.iso('s'), L0, uniq([s, pre, pre.replace(/<.*/, '')]), m)
  }
})

const ES = {
  debug: ['Valor leído de {path}: {n}'],
  info: [
    'Factura {n} enviada a {user}@example.org',
    'Se procesaron {n} registros en {ms} ms, 0 errores',
    'Sesión iniciada desde {ip}',
    'Archivo {file} importado: {small} filas',
  ],
  warn: [
    'Reintento {d1} de conexión con {host}:{port}',
    'El disco {path} está al {small}%',
    'Parámetro "{word}" desconocido, info omitida',
  ],
  error: [
    'No se pudo abrir {path}: acceso denegado',
    'Tiempo de espera agotado en {host} [{ms} ms]',
    'Pago {uuid} rechazado: código {small}',
  ],
  fatal: ['Base de datos dañada, se cierra la aplicación'],
}
add('spanish-12h', {}, (c) => {
  const LV = { debug: 'DEPURACIÓN', info: 'INFORMACIÓN', warn: 'ADVERTENCIA', error: 'ERROR', fatal: 'CRÍTICO' }
  while (c.more) {
    c.tick(40000)
    const l = c.lvl({ debug: 2, info: 9, warn: 4, error: 3, fatal: 0.3 }),
      p = c.P(),
      s = c.pick(['Facturador', 'Facturador', 'Cobranzas']),
      m = c.msg(l, ES)
    c.out(
      `${p.D}/${p.M}/${p.Y} ${p2(p.h12)}:${p.m}:${p.s} ${p.ap === 'AM' ? 'a. m.' : 'p. m.'} ~ CAJA-${p2(c.int(1, 12))} ~ ${s}.exe (${c.dig(4)}) ~ ${LV[l]} ~ ${m}`,
      c.iso('s'),
      l === 'fatal' ? ['fatal', 'error'] : l,
      [s, `${s}.exe`],
      m,
    )
  }
})

add('ros2-nodes', {}, (c) => {
  const p0 = ['talker_cam', 'lidar_driver', 'nav2_planner']
  while (c.more) {
    c.tick(700)
    const l = c.lvl({ debug: 2, info: 9, warn: 4, error: 3, fatal: 0.3 }),
      i = c.int(0, 2),
      n = ['camera_left', 'lidar.driver', 'planner_server'][i],
      m = c.msg(l)
    const ex = `${p0[i]}-${i + 1}`
    c.out(
      `[${ex}] [${l.toUpperCase()}] [${Math.floor(c.t / 1000)}.${p3(c.t % 1000)}${p3(c.sub)}${p3(c.int(0, 999))}] [${n}]: ${m}`,
      c.iso(),
      l,
      [n, ex, p0[i]],
      m,
    )
  }
})
export default L

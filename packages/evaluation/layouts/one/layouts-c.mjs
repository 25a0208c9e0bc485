import { POOL, p2, p3, pad, uniq } from './lib.mjs'
const L = []
const add = (n, o, f) => L.push([n, o, f])
const J = JSON.stringify

add('loguru-service-first', {}, (c) => {
  const LV = {
    trace: 'TRACE',
    debug: 'DEBUG',
    info: 'INFO',
    success: 'SUCCESS',
    warn: 'WARNING',
    error: 'ERROR',
    fatal: 'CRITICAL',
  }
  while (c.more) {
    c.tick()
    const l = c.lvl({ trace: 1, debug: 3, info: 8, success: 2, warn: 3, error: 3, fatal: 0.3 }),
      p = c.P(),
      s = c.pick(['tariff-sync', 'meter-pull']),
      m = c.msg(l === 'success' ? 'info' : l)
    c.out(
      `${s.padEnd(12)} | ${p.D}-${p.Mon}-${p.Y} ${p.time}.${p.ms} | ${LV[l].padEnd(8)} | ${c.pick(['tariff.fetch:pull', 'meter.db:write', '__main__:main'])}:${c.int(4, 400)} - ${m}`,
      c.iso(),
      l === 'success' ? 'info' : l === 'fatal' ? ['fatal', 'error'] : l,
      s,
      m,
    )
    if (l === 'error' && c.chance(0.5)) c.cont(...c.py())
  }
})

add('tracing-spans', {}, (c) => {
  while (c.more) {
    c.tick(2000)
    const l = c.lvl({ trace: 1, debug: 3, info: 9, warn: 3, error: 3 }),
      p = c.P(),
      m = c.msg(l)
    const span = c.pick(['', 'http{method=GET path="/v1/{word}" id={n}}: ', 'conn{peer={ip}:{n}}:query{db="{word}"}: '])
    const kv = c.chance(0.4)
      ? c.fill(c.pick([' rows={small} elapsed={ms}ms', ' retries={d1}', ' user="{user}" ok=false']))
      : ''
    c.out(
      `${p.date}T${p.time}.${p.us}Z ${l.toUpperCase().padStart(5)} ${c.fill(span)}${c.pick(['depot_core::store', 'depot_api::routes::item', 'hyper::proto::h1'])}: ${m}${kv}`,
      c.iso(),
      l,
      null,
      uniq([m, m + kv]),
    )
  }
})

add('zap-scientific-epoch', {}, (c) => {
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 2, info: 9, warn: 3, error: 3 }),
      m = c.msg(l)
    const us = String(c.t) + p3(c.sub)
    const ctx = c.chance(0.6)
      ? J({
          pod: c.fill('{word}-{small}'),
          namespace: 'edge',
          attempt: c.int(1, 9),
          ...(l === 'error' ? { error: c.fill('dial tcp {ip}:443: i/o timeout') } : {}),
        })
      : ''
    c.out(
      [
        `${us[0]}.${us.slice(1)}${c.int(0, 9)}e+09`,
        l,
        c.pick(['controller.pod', 'webhook', 'leader']),
        `${c.pick(['pod/reconcile.go', 'webhook/server.go'])}:${c.int(20, 600)}`,
        m,
        ...(ctx ? [ctx] : []),
      ].join('\t'),
      c.iso(),
      l,
      null,
      uniq([m, ctx ? m + '\t' + ctx : m]),
    )
    if (l === 'error' && c.chance(0.6)) {
      for (let i = 0; i < c.int(1, 3); i++)
        c.cont(
          c.pick([
            'example.org/edge/pod.(*Reconciler).Reconcile',
            'sigs.k8s.io/controller-runtime/pkg/internal/controller.(*Controller).Start.func2',
            'runtime.goexit',
          ]),
          `\t/workspace/${c.pick(['pod/reconcile.go', 'main.go', 'vendor/asm.s'])}:${c.int(20, 900)}`,
        )
    }
  }
})

add('otel-severity-number', {}, (c) => {
  const LV = { trace: 1, debug: 5, info: 9, warn: 13, error: 17, fatal: 21 }
  while (c.more) {
    c.tick()
    const l = c.lvl({ trace: 1, debug: 3, info: 9, warn: 4, error: 3, fatal: 0.4 }),
      s = c.pick(['seat-map', 'fare-quote', 'boarding']),
      m = c.msg(l)
    const ns = String(c.t) + p3(c.sub) + p3(c.int(0, 999))
    c.out(
      J({
        Timestamp: ns,
        ObservedTimestamp: String(c.t + c.int(1, 40)) + '000000',
        TraceId: c.hex(32),
        SpanId: c.hex(16),
        SeverityNumber: LV[l] + c.pick([0, 0, 0, 1]),
        Body: m,
        Resource: { 'service.name': s, 'host.name': 'fra-' + c.int(1, 9) },
        Attributes: { 'http.status_code': c.pick([200, 404, 500]), 'code.function': c.fill('{word}') },
      }),
      c.iso(),
      l,
      s,
      m,
    )
  }
})

add('gelf-in-house', {}, (c) => {
  const LV = { debug: 7, info: 6, notice: 5, warn: 4, error: 3, fatal: 2 }
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 2, info: 9, notice: 1, warn: 4, error: 3, fatal: 0.4 }),
      s = c.pick(['claims-intake', 'policy-print']),
      m = c.msg(l === 'notice' ? 'info' : l)
    c.out(
      J({
        version: '1.1',
        host: 'vm-' + c.int(10, 40),
        short_message: m,
        timestamp: +(c.t / 1000).toFixed(3),
        level: LV[l],
        _application: s,
        _thread: 'pool-' + c.int(1, 9),
        _logger: c.fill('org.claims.{Word}'),
        _correlation: c.uuid(),
      }),
      c.iso(),
      l === 'notice' ? ['info', 'warn'] : l === 'fatal' ? ['fatal', 'error'] : l,
      s,
      m,
    )
  }
})

add('exim-mainlog', {}, (c) => {
  const off = c.pick([60, 120, -420])
  while (c.more) {
    c.tick()
    const p = c.P(off),
      id = `1${c.abc(5, 'abcdefghijkLMNOPQRST012')}-${p3(c.int(0, 999))}${c.abc(8, 'abcdefXYZ0123456789')}-${c.abc(4, 'abcXYZ01234')}`
    const t = c.pick([1, 1, 1, 1, 0])
    const m = c.fill(
      c.pick(
        t
          ? [
              '<= {mail} H={host} [{ip}] P=esmtps X=TLS1.3:TLS_AES_256_GCM_SHA384:256 S={n} id={hex8}@example.org',
              '=> {user} <{mail}> R=dnslookup T=remote_smtp H=mx.example.net [{ip}] C="250 2.0.0 OK {n}"',
              '** {mail} R=dnslookup T=remote_smtp: SMTP error from remote mail server after RCPT TO:<{mail}>: 550 5.1.1 User unknown',
              '== {mail} R=dnslookup T=remote_smtp defer (111): Connection refused',
              'Completed',
            ]
          : [
              'H=({host}) [{ip}] F=<{mail}> rejected RCPT <{mail}>: relay not permitted',
              'Start queue run: pid={n}',
              'no host name found for IP address {ip}',
              'SMTP connection from [{ip}] lost D={small}s',
            ],
      ),
    )
    c.out(
      `${p.date} ${p.time}.${p.ms} ${p.z} [${c.dig(5)}] ${t ? id + ' ' : ''}${m}`,
      c.iso(),
      null,
      null,
      t ? [m, `${id} ${m}`] : m,
    )
  }
})

add('logfmt-underscore-micros', {}, (c) => {
  const LV = { trace: 'TRC', debug: 'DBG', info: 'INF', warn: 'WRN', error: 'ERR', fatal: 'FTL' }
  while (c.more) {
    c.tick(900)
    const l = c.lvl({ trace: 1, debug: 3, info: 9, warn: 3, error: 3, fatal: 0.3 }),
      s = c.pick(['lane-keeper', 'lane-keeper', 'map-match', '"can bus"']),
      m = c.msg(l)
    c.out(
      `_ts=${c.t}${p3(c.sub)} app=${s} lv=${LV[l]} th=rx-${c.int(0, 7)} loc=${c.pick(['io.c', 'fuse.c', 'can_rx.c'])}:${c.int(10, 900)} desc=${J(m)}${c.chance(0.5) ? c.fill(' peer={ip} err={d1}') : ''}${c.chance(0.2) ? ' info="n/a"' : ''}`,
      c.iso(),
      l,
      s.replace(/"/g, ''),
      m,
    )
  }
})

add('unreal-server', {}, (c) => {
  const LV = { debug: 'Verbose', warn: 'Warning', error: 'Error' }
  let fr = c.int(0, 900)
  const G = ['LogNet', 'LogOnlineSession', 'LogStreaming', 'LogGameMode']
  while (c.more) {
    c.tick(3000)
    fr = (fr + c.int(0, 90)) % 1000
    const l = c.lvl({ debug: 2, info: 10, warn: 4, error: 3 }),
      p = c.P(),
      g = c.pick(G),
      m = c.msg(l),
      d = l === 'info' && c.chance(0.3)
    c.out(
      `[${p.Y}.${p.M}.${p.D}-${p.h}.${p.m}.${p.s}:${p.ms}][${String(fr).padStart(3)}]${g}: ${d ? 'Display: ' : LV[l] ? LV[l] + ': ' : ''}${m}`,
      c.iso(),
      l === 'info' ? (d ? ['info', null] : [null, 'info']) : l === 'debug' ? ['debug', 'trace'] : l,
      [null, g],
      m,
    )
    if (l === 'error' && c.chance(0.3))
      for (let i = 0; i < c.int(1, 3); i++)
        c.cont(
          `    [Callstack] 0x${c.hex(16)} RaidServer!${c.pick(['FEngineLoop::Tick()', 'UNetDriver::TickDispatch()', 'GuardedMain()'])} [${c.pick(['/src/Engine/LaunchEngineLoop.cpp', 'UnknownFile'])}]`,
        )
  }
})

const DE = {
  debug: ['Telegramm {n} empfangen: Länge={small} Bytes', 'Merker M{small}.{d1} = 1, Zyklus {ms} ms'],
  info: [
    'Rezept {small} geladen: "{Word} {n} ml"',
    'Schichtwechsel: Bediener {user} angemeldet',
    'Charge {n} fertig, Ausschuss {small} Stück',
    'Fehlerliste gedruckt ({small} Einträge)',
    'Achse {d1} referenziert, Position {n} µm',
  ],
  warn: [
    'Füllstand Tank {d1} niedrig: {small} %',
    'Temperatur Lager {d1} = {small} °C, Grenzwert 75 °C',
    'Wartung fällig in {small} h: Filter {Word}',
  ],
  error: [
    'Lichtschranke {d1} unterbrochen [Station {small}]',
    'Antwort von SPS {ip} ausgeblieben nach {ms} ms',
    'Not-Halt betätigt: Bereich {d1}',
    'Barcode unlesbar: Info fehlt, Zähler={small}',
  ],
}
add('plant-csv-german', {}, (c) => {
  const LV = { debug: 'Diagnose', info: 'Hinweis', warn: 'Warnung', error: 'Störung' }
  c.out(
    'Datum;Uhrzeit;Anlage;Baugruppe;Klasse;Nr;Meldetext',
    null,
    null,
    [null],
    ['Datum;Uhrzeit;Anlage;Baugruppe;Klasse;Nr;Meldetext', null],
  )
  while (c.more) {
    c.tick(30000)
    const l = c.lvl({ debug: 2, info: 9, warn: 4, error: 3 }),
      p = c.P(),
      m = c.msg(l, DE),
      an = 'Abfüllung ' + c.int(1, 3),
      bg = c.pick(['Band 2', 'Etikettierer', 'Tanklager', ''])
    c.out(
      [`${p.D}.${p.M}.${p.Y}`, `${p.time},${p.ms}`, an, bg, LV[l], c.int(100, 999), m].join(';'),
      c.iso(),
      l === 'info' ? ['info', null] : l === 'debug' ? ['debug', null] : l,
      bg ? [an, bg, null] : [an, null],
      m,
    )
  }
})

const FRM = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']
const FR = {
  debug: ['Recherche de la ressource [{path}] : {small} candidats'],
  info: [
    'Démarrage du service [Catalina]',
    "Le déploiement de l'archive [{word}.war] s'est terminé en [{ms}] ms",
    'Initialisation du gestionnaire de protocole ["http-nio-{n}"]',
    "Rapport d'erreur nº {n} envoyé à {user}",
  ],
  warn: [
    "La création de l'instance SecureRandom a pris [{ms}] millisecondes",
    "L'application web [{word}] semble avoir démarré un thread nommé [Timer-{small}] mais ne l'a pas arrêté",
    'Attribut inconnu "{word}" dans {path} : info ignorée',
  ],
  error: [
    'Servlet.service() pour [{word}] a levé une exception',
    'Erreur lors du démarrage du contexte [/{word}] suite à une précédente erreur',
    'Impossible de se connecter à {host}:{port}',
  ],
}
add('tomcat-french', {}, (c) => {
  const LV = { debug: 'PRÉCIS', info: 'INFOS', warn: 'AVERTISSEMENT', error: 'GRAVE' }
  while (c.more) {
    c.tick()
    const l = c.lvl({ debug: 1, info: 9, warn: 4, error: 3 }),
      p = c.P(),
      m = c.msg(l, FR)
    c.out(
      `${p.D}-${FRM[p.m1 - 1]}-${p.Y} ${p.time}.${p.ms} ${LV[l]} [${c.pick(['main', 'Catalina-utility-1', 'http-nio-8080-exec-' + c.int(1, 20)])}] ${c.pick(['org.apache.catalina.core.StandardContext.startInternal', 'org.apache.coyote.AbstractProtocol.init', 'org.apache.catalina.startup.HostConfig.deployWAR'])} ${m}`,
      c.iso(),
      l === 'error' ? ['error', 'fatal'] : l === 'debug' ? ['debug', 'trace'] : l,
      null,
      m,
    )
    if (l === 'error' && c.chance(0.5)) c.cont(...c.java(['org.apache.catalina', 'Valve']).map((x) => x))
  }
})

add('fortigate-kv', {}, (c) => {
  const T = [
    [
      'information',
      'info',
      'event',
      'system',
      'Admin login successful',
      'Administrator {user} logged in successfully from https({ip})',
    ],
    ['notice', ['info', 'warn'], 'event', 'vpn', 'IPsec phase 1 progress', 'progress IPsec phase 1: peer {ip} [{n}]'],
    ['warning', 'warn', 'utm', 'webfilter', 'URL blocked', 'URL belongs to a denied category in policy "{word}"'],
    [
      'error',
      'error',
      'event',
      'ha',
      'HA sync failed',
      'Synchronisation with {host} failed, info: {small} objects differ',
    ],
    [
      'critical',
      ['fatal', 'error'],
      'event',
      'system',
      'Memory conserve mode',
      'Kernel enters memory conserve mode, {small}% used',
    ],
    [
      'alert',
      ['fatal', 'error'],
      'utm',
      'ips',
      'Attack detected',
      'tcp_reassembler: TCP.{Word}.Anomaly, repeated {small} times',
    ],
    ['debug', 'debug', 'event', 'router', 'Route dump', 'BGP table version is {n}'],
  ]
  const off = c.pick([60, 0, -300])
  while (c.more) {
    c.tick(15000)
    const p = c.P(off),
      i = c.pick([0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6]),
      [lv, L0, ty, st, ld, t] = T[i],
      m = c.fill(t)
    c.out(
      `date=${p.date} time=${p.time} devname="FG100F-HQ" devid="FG100FTK${c.dig(8)}" eventtime=${c.t}${p3(c.sub)}${p3(c.int(0, 999))} tz="${p.z}" logid="0${c.dig(9)}" type="${ty}" subtype="${st}" level="${lv}" vd="root" logdesc="${ld}" user="${c.pick(['N/A', 'admin'])}" srcip=${c.ip()} msg="${m}"`,
      [c.iso('s'), c.iso()],
      L0,
      [null, 'FG100F-HQ'],
      [m],
    )
  }
})

add('mikrotik-topics', {}, (c) => {
  const T = [
    ['system,info,account', ['system'], 'info', 'user {user} logged in from {ip} via winbox'],
    ['system,error,critical', ['system'], ['error', 'fatal'], 'login failure for user {user} from {ip} via ssh'],
    ['dhcp,info', ['dhcp'], 'info', 'lan-pool assigned {ip} to 4C:5E:0C:{small}:1A:2B'],
    ['interface,info', ['interface'], 'info', 'ether{d1} link up (speed 1G, full duplex)'],
    ['wireless,debug', ['wireless'], 'debug', 'wlan1: {hex8}: signal -{small}, no error'],
    ['script,warning', ['script'], 'warn', 'backup to {host} took {ms} ms: limit exceeded'],
    ['route,ospf,error', ['route', 'ospf', 'route,ospf'], 'error', 'Discarding packet: wrong MTU [{n}]'],
    [
      'firewall,info',
      ['firewall'],
      'info',
      'drop input: in:ether1 out:(unknown 0), proto TCP (SYN), {ip}:{n}->{ip}:{port}, len 44',
    ],
  ]
  while (c.more) {
    c.tick(20000)
    const p = c.P(),
      [tp, s, lv, t] = c.pick(T),
      m = c.fill(t)
    c.out(`${p.Mon.toLowerCase()}/${p.D}/${p.Y} ${p.time} ${tp} ${m}`, c.iso('s'), lv, [null, tp, ...s], m)
  }
})

add('esxi-originator', {}, (c) => {
  const LV = { trace: 'trivia', debug: 'verbose', info: 'info', warn: 'warning', error: 'error', fatal: 'panic' }
  while (c.more) {
    c.tick()
    const l = c.lvl({ trace: 1, debug: 3, info: 9, warn: 3, error: 3, fatal: 0.2 }),
      p = c.P(),
      s = c.pick(['hostd', 'hostd', 'vpxa', 'rhttpproxy']),
      m = c.msg(l)
    const sub = c.pick([
      'Vimsvc.TaskManager',
      'Hostsvc.VmkVprobSource',
      'Default',
      'Vmsvc.vm:/vmfs/volumes/ds1/web 01/web 01.vmx',
    ])
    c.out(
      `${p.date}T${p.time}.${p.ms}Z ${LV[l]} ${s}[${c.dig(7)}] [Originator@6876 sub=${sub}${c.chance(0.5) ? ` opID=${c.hex(8)}-${c.hex(2)}` : ''}${c.chance(0.3) ? ' user=vpxuser' : ''}] ${m}`,
      c.iso(),
      l === 'debug' ? ['debug', 'trace'] : l,
      s,
      m,
    )
    if (l === 'error' && c.chance(0.3)) {
      for (let i = 0; i < c.int(1, 3); i++)
        c.cont(
          `--> ${c.fill(c.pick(['(vim.fault.{Word}) {', '   faultCause = (vmodl.MethodFault) null,', '   msg = "disk {small}",', '}']))}`,
        )
    }
  }
})
export default L

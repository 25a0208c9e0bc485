import { def, f, S, M, H, root, rel } from './lib.mjs'

// ---- Rails + Sidekiq + nginx: two independent faults
def(
  'b1-bramble',
  'incident',
  'two faults at once: the Redis behind cart and queue refuses writes at maxmemory; a partner API shows an expired certificate',
  (k) => {
    const { r, t0 } = k,
      app = k.file('logs/production.log'),
      kiq = k.file('logs/sidekiq.log'),
      ngx = k.file('logs/nginx-access.log'),
      end = t0 + 75 * M
    const a = t0 + r.int(1440000, 2040000),
      b = t0 + r.int(2400000, 3120000) + r.int(0, 50) * S
    const pid = r.int(18000, 32000)
    const L = (t, lv, u, s) =>
      `${lv[0]}, [${f.iso6(t).slice(0, -1)} #${pid + ((t % 3) | 0)}] ${lv.padStart(5)} -- : [${u}] ${s}`
    const get = [
      ['/products/%', 'ProductsController#show'],
      ['/', 'HomeController#index'],
      ['/collections/%', 'CollectionsController#show'],
      ['/search?q=lamp', 'SearchController#index'],
      ['/orders/%', 'OrdersController#show'],
    ]
    const acc = (t, ip, m, path, st, ms) =>
      ngx(
        t,
        `${ip} - - [${f.clf(t)}] "${m} ${path} HTTP/2.0" ${st} ${st >= 500 ? 1722 : r.int(2100, 48000)} "-" "${k.ua()}" rt=${(ms / 1000).toFixed(3)} uct=0.000 urt=${(ms / 1000).toFixed(3)}`,
      )
    k.every(t0, end, 17 * S, (t) => {
      const ip = k.pub(),
        u = k.uuid(),
        ms = k.ms(60),
        cart = k.chance(0.22)
      if (!cart) {
        const [p, c] = r.pick(get),
          path = p.replace('%', r.int(1000, 9999)),
          miss = p[1] === 'p' && k.chance(0.07)
        app(t, L(t, 'INFO', u, `Started GET "${path}" for ${ip} at ${f.loc(t)} +0000`))
        app(t + 1, L(t + 1, 'INFO', u, `Processing by ${c} as HTML`))
        if (miss)
          app(
            t + ms,
            L(
              t + ms,
              'FATAL',
              u,
              `  \n[${u}] ActiveRecord::RecordNotFound (Couldn't find Product with 'id'=${path.split('/').pop()}):\n[${u}]   \n[${u}] app/controllers/products_controller.rb:14:in \`show'`,
            ),
          )
        else
          app(
            t + ms,
            L(
              t + ms,
              'INFO',
              u,
              `Completed 200 OK in ${ms}ms (Views: ${k.f(8, ms, 1)}ms | ActiveRecord: ${k.f(1, 9, 1)}ms | Allocations: ${r.int(6000, 52000)})`,
            ),
          )
        return acc(t + ms, ip, 'GET', path, miss ? 404 : 200, ms)
      }
      app(t, L(t, 'INFO', u, `Started POST "/cart/items" for ${ip} at ${f.loc(t)} +0000`))
      app(t + 1, L(t + 1, 'INFO', u, 'Processing by Cart::ItemsController#create as TURBO_STREAM'))
      if (t > a) {
        app(
          t + 9,
          L(
            t + 9,
            'INFO',
            u,
            `Completed 500 Internal Server Error in 8ms (ActiveRecord: ${k.f(1, 3, 1)}ms | Allocations: ${r.int(3000, 5000)})`,
          ),
          rel('redis'),
        )
        app(
          t + 11,
          L(
            t + 11,
            'FATAL',
            u,
            `  \n[${u}] RedisClient::CommandError (OOM command not allowed when used memory > 'maxmemory'.):\n[${u}]   \n[${u}] app/models/cart/store.rb:41:in \`add'\n[${u}] app/controllers/cart/items_controller.rb:12:in \`create'`,
          ),
          root('redis'),
        )
        acc(t + 12, ip, 'POST', '/cart/items', 500, 12)
      } else {
        app(
          t + ms,
          L(
            t + ms,
            'INFO',
            u,
            `Completed 200 OK in ${ms}ms (Views: ${k.f(3, 20, 1)}ms | ActiveRecord: ${k.f(1, 6, 1)}ms | Allocations: ${r.int(4000, 12000)})`,
          ),
        )
        acc(t + ms, ip, 'POST', '/cart/items', 200, ms)
      }
    })
    const spid = r.int(900, 1900),
      q = (t, c, jid, lv, s) => `${f.iso(t)} pid=${spid} tid=${jid.slice(0, 4)} class=${c} jid=${jid} ${lv}: ${s}`
    k.every(t0, end, 26 * S, (t) => {
      const c = r.pick(['ReceiptMailerJob', 'ThumbnailJob', 'ShippingLabelJob', 'ShippingLabelJob', 'StockSyncJob']),
        jid = r.hex(24),
        ms = r.int(40, 900)
      kiq(t, q(t, c, jid, 'INFO', 'start'))
      if (c === 'ShippingLabelJob' && t > b) {
        kiq(t + ms, q(t + ms, c, jid, `elapsed=${(ms / 1000).toFixed(3)} INFO`, 'fail'), rel('cert'))
        kiq(
          t + ms + 1,
          q(
            t + ms + 1,
            c,
            jid,
            'WARN',
            `OpenSSL::SSL::SSLError: SSL_connect returned=1 errno=0 peeraddr=194.48.12.77:443 state=error: certificate verify failed (certificate has expired)`,
          ),
          root('cert'),
        )
        kiq(
          t + ms + 1,
          q(
            t + ms + 1,
            c,
            jid,
            'WARN',
            `/app/vendor/bundle/ruby/3.2.0/gems/net-protocol-0.2.2/lib/net/protocol.rb:46:in \`connect_nonblock'\n/app/lib/parcelwing/client.rb:28:in \`create_label'\n/app/app/jobs/shipping_label_job.rb:9:in \`perform'`,
          ),
          rel('cert'),
        )
      } else if (c === 'ReceiptMailerJob' && k.chance(0.07)) {
        kiq(t + ms, q(t + ms, c, jid, `elapsed=${(ms / 1000).toFixed(3)} INFO`, 'fail'))
        kiq(t + ms, q(t + ms, c, jid, 'WARN', 'Net::SMTPSyntaxError: 501 5.1.3 Bad recipient address syntax'))
      } else kiq(t + ms, q(t + ms, c, jid, `elapsed=${(ms / 1000).toFixed(3)} INFO`, 'done'))
    })
    kiq(
      t0 + 20 * M,
      `${f.iso(t0 + 20 * M)} pid=${spid} tid=1k2c WARN: Your Redis network connection is performing extremely poorly.\nLast RTT readings were [50871, 52212, 49933, 50155, 51002], ideally these should be < 1000.\nEnsure Redis is running in the same AZ or datacenter as Sidekiq.`,
    )
    k.incident(
      'redis',
      {
        causes: [
          ['redis', 'cache store', 'key.?value store', 'in-memory store'],
          [
            'max.?memory',
            'memory (limit|cap|is full|full|exhaust)',
            'out of memory',
            '\\bOOM\\b',
            'ran out of (its )?memory',
            'used memory',
            'no (free )?memory',
            'full memory',
            'memory',
          ],
        ],
        services: ['redis', 'redis-cache', 'Redis'],
        victims: ['cart', 'Cart::ItemsController', 'nginx', 'nginx-access'],
        onset: k.first('redis'),
        tol: 180,
        root: 'OOM command not allowed',
      },
      [
        'Redis hit its maxmemory limit and rejects writes',
        'The Redis instance is out of memory, so cart additions fail with 500',
        'Redis has used all its configured memory and no eviction policy frees space',
      ],
      [
        'The cart controller fails with HTTP 500',
        'Redis connection is slow',
        'The Rails application runs out of memory',
      ],
    )
    k.incident(
      'cert',
      {
        causes: [
          ['certificate', '\\bcert\\b', 'TLS', 'SSL', 'x\\.?509'],
          ['expir', 'no longer valid', 'validity', 'not renewed', 'lapsed', 'out of date', 'outdated', 'past its'],
        ],
        services: ['parcelwing', 'Parcelwing', 'shipping API', '194.48.12.77', 'ShippingLabelJob'],
        victims: ['rails'],
        onset: k.first('cert'),
        tol: 240,
        root: 'certificate has expired',
      },
      [
        'The TLS certificate of the Parcelwing API expired',
        'Partner endpoint 194.48.12.77 presents a certificate past its validity',
        'SSL certificate not renewed, so label creation fails',
      ],
      ['ShippingLabelJob fails with SSL error', 'Sidekiq jobs are failing'],
    )
  },
)

// ---- many pods in columns: a JVM that only collects garbage
def(
  'b1-column-of-pods',
  'incident',
  'victims shout timeouts; the culprit prints only gc INFO lines; a service named panic-button and an innocent deploy are herrings',
  (k) => {
    const { r, t0 } = k,
      out = k.file('logs/pods.txt'),
      end = t0 + 50 * M,
      on = t0 + r.int(1320000, 1800000)
    const deep = r.pick(['duty-rates', 'levy-engine', 'vat-oracle']),
      pods = {}
    for (const s of ['gateway', 'basket', 'checkout', deep, 'panic-button', 'stock', 'mailer'])
      pods[s] = k.pods(s, s === deep ? 1 : 2)
    const L = (t, s, text, m) => {
      const pod = typeof s === 'string' && pods[s] ? r.pick(pods[s]) : s
      out(t, `${pod.padEnd(30)} ${f.iso9(t)} ${text}`, m)
    }
    k.every(t0, end, 7200, (t) => {
      const n = k.ms(40),
        st = k.chance(0.03) ? 404 : 200
      L(
        t,
        'gateway',
        `[${f.iso(t)}] "${r.pick(['GET', 'GET', 'POST'])} /${r.pick(['basket', 'stock/' + r.int(100, 999), t > on ? 'stock' : 'orders', 'me'])} HTTP/2" ${st} - via_upstream - "-" ${r.int(0, 900)} ${r.int(80, 9000)} ${n} ${n - 1} "${k.pub()}" "okhttp/4.12.0" "${k.uuid()}" "shop.internal" "10.8.${r.int(0, 9)}.${r.int(2, 200)}:8080"`,
      )
    })
    k.every(t0, end, 9000, (t) =>
      L(
        t,
        'stock',
        `time="${f.iso0(t)}" level=info msg="reservation ${r.pick(['held', 'released', 'confirmed'])}" sku=${k.id(3)}-${r.int(1000, 9999)} qty=${r.int(1, 4)} took=${r.int(2, 19)}ms`,
      ),
    )
    k.every(t0, end, 31000, (t) =>
      L(
        t,
        'panic-button',
        `{"ts":"${f.iso(t)}","level":"warn","msg":"emergency stop poll: no emergency","armed":true,"err":null}`,
      ),
    )
    k.every(t0, end, 17000, (t) =>
      L(
        t,
        'mailer',
        k.chance(0.1)
          ? `WARN  [smtp] 451 4.7.1 Greylisted, retry in 300s (to=<u${r.int(100, 999)}@example.net>)`
          : `INFO  [smtp] 250 2.0.0 Ok: queued as ${k.id(10, '0123456789ABCDEF')}`,
      ),
    )
    const boot = t0 - 3 * 86400 * S,
      dp = pods[deep][0]
    let gc = r.int(3000, 4000)
    const G = (t, s, m) =>
      L(t, dp, `[${((t - boot) / 1000).toFixed(3)}s][info][gc] GC(${gc + Math.floor((t - t0) / 2900)}) ${s}`, m)
    k.every(t0, on, 20 * S, (t) => {
      const u = r.int(1500, 1700)
      G(t, `Pause Young (Normal) (G1 Evacuation Pause) ${u}M->${u - r.int(500, 800)}M(2048M) ${k.f(6, 19, 3)}ms`)
    })
    k.every(on - 8 * M, on, 60 * S, (t) => {
      const u = r.int(1900, 1980)
      G(
        t,
        `Pause Young (Concurrent Start) (G1 Humongous Allocation) ${u}M->${u - r.int(40, 120)}M(2048M) ${k.f(30, 70, 3)}ms`,
        rel('gc'),
      )
    })
    for (let t = on; t < end;) {
      const d = r.int(3800, 7200)
      t += d + r.int(300, 2500)
      const u = r.int(2044, 2047)
      G(t, `Pause Full (G1 Compaction Pause) ${u}M->${u - r.int(0, 3)}M(2048M) ${d}.${r.int(100, 999)}ms`, root('gc'))
    }
    k.every(t0, end, 12 * S, (t) => {
      if (t < on)
        L(
          t,
          dp,
          `${f.log4j(t)} INFO  [http-nio-8080-exec-${r.int(1, 9)}] c.s.d.RateController - quote ${k.id(8)} country=${r.pick(['DE', 'FR', 'US', 'JP', 'PL'])} ${r.int(3, 18)}ms`,
        )
    })
    k.every(t0, end, 8 * S, (t) => {
      if (t < on)
        return L(
          t,
          'checkout',
          `${f.loc(t)} [info] order ${r.int(1e6, 9e6)} priced total=${k.f(8, 400)} EUR in ${r.int(20, 60)} ms`,
        )
      const o = r.int(1e6, 9e6)
      L(
        t,
        'checkout',
        `${f.loc(t)} [error] order ${o} pricing failed: AxiosError: timeout of 3000ms exceeded (POST http://${deep}:8080/v2/quote)\n${' '.repeat(30)}     at RedirectableRequest.handleRequestTimeout (/app/node_modules/axios/dist/node/axios.cjs:3195:16)`,
        rel('gc'),
      )
      L(
        t + 20,
        'gateway',
        `[${f.iso(t + 20)}] "POST /orders HTTP/2" 504 UT response_timeout - "-" 412 24 5000 - "${k.pub()}" "okhttp/4.12.0" "${k.uuid()}" "shop.internal" "10.8.3.${r.int(2, 200)}:8080"`,
        rel('gc'),
      )
    })
    k.every(t0, end, 11 * S, (t) =>
      t < on
        ? L(
            t,
            'basket',
            `level=INFO ts=${f.iso(t)} caller=basket.go:88 msg="totals recomputed" lines=${r.int(1, 9)} took=${r.int(9, 30)}ms`,
          )
        : L(
            t,
            'basket',
            `level=ERROR ts=${f.iso(t)} caller=duties.go:41 msg="estimate failed" err="Post \\"http://${deep}:8080/v2/estimate\\": context deadline exceeded (Client.Timeout exceeded while awaiting headers)"`,
            rel('gc'),
          ),
    )
    const dep = on - r.int(4, 7) * M
    L(dep, 'stock', `time="${f.iso0(dep)}" level=info msg="starting stock" version=5.2.1 commit=${r.hex(7)}`)
    L(
      dep + 900,
      'stock',
      `time="${f.iso0(dep)}" level=warning msg="config key stock.legacy_pool is deprecated and ignored"`,
    )
    k.incident(
      'gc',
      {
        causes: [
          [
            '\\bgc\\b',
            'garbage',
            'heap',
            'jvm memory',
            'java memory',
            'out of memory',
            'memory (exhaust|pressure|leak|shortage)',
            'stop.the.world',
            'full collection',
            '\\bpause full',
          ],
          [deep, 'duty|levy|vat', 'pricing (backend|dependency)', 'quote', 'rates? (service|engine)', 'jvm', 'java'],
        ],
        services: [deep, dp],
        victims: ['checkout', 'basket', 'gateway', ...pods.checkout, ...pods.basket, ...pods.gateway],
        onset: on,
        tol: 300,
        root: 'Pause Full',
      },
      [
        `${deep} has an exhausted heap and spends all its time in full GC`,
        `Heap exhaustion in ${deep}: back-to-back stop-the-world collections of 4-7 s`,
        `JVM garbage collection thrashing makes ${deep} unresponsive`,
      ],
      ['checkout requests time out', `${deep} does not respond in time`, 'the deploy of stock 5.2.1 broke the gateway'],
    )
  },
)

// ---- PostgreSQL lock queue behind an open transaction
def(
  'b1-counter',
  'incident',
  'an analyst session holds a lock, a migration waits behind it, everybody waits behind the migration; the application is louder',
  (k) => {
    const { r, t0 } = k,
      pg = k.file('logs/postgresql.log'),
      dj = k.file('logs/gunicorn.log'),
      end = t0 + 48 * M
    const open = t0 + r.int(840000, 1020000),
      ddl = open + r.int(4, 6) * M,
      over = ddl + r.int(13, 16) * M
    const bi = r.int(20000, 22000),
      mig = r.int(22001, 24000),
      rel1 = r.int(16700, 16999),
      db = 16401
    const tbl = r.pick(['booking', 'reservation', 'shipment']),
      P = (t, pid, who, s, m) => pg(t, `${f.dot(t)} UTC [${pid}] ${who}LOG:  ${s}`, m)
    const ck = (t) => {
      const pid = 611
      P(t, pid, '', 'checkpoint starting: time')
      const n = r.int(800, 4000)
      P(
        t + 200 * S,
        pid,
        '',
        `checkpoint complete: wrote ${n} buffers (${k.f(0.5, 3, 1)}%); 0 WAL file(s) added, 0 removed, ${r.int(1, 3)} recycled; write=${k.f(180, 199, 3)} s, sync=0.0${r.int(10, 50)} s, total=${k.f(199, 201, 3)} s; sync files=${r.int(30, 90)}, longest=0.00${r.int(1, 9)} s, average=0.001 s; distance=${r.int(9000, 39000)} kB, estimate=${r.int(39001, 60000)} kB`,
      )
    }
    for (let t = t0 + 40 * S; t < end - 5 * M; t += 5 * M) ck(t)
    k.every(t0, end, 50 * S, (t) =>
      P(
        t,
        r.int(24001, 29000),
        `web@front `,
        `duration: ${k.f(210, 480, 3)} ms  statement: SELECT count(*) FROM search_facet WHERE region = '${r.pick(['north', 'south', 'east'])}'`,
      ),
    )
    k.every(t0, end, 4 * M, (t) =>
      pg(
        t,
        `${f.dot(t)} UTC [${(k.pid = r.int(24001, 29000))}] web@front ERROR:  duplicate key value violates unique constraint "session_token_key"\n${f.dot(t)} UTC [${k.pid}] web@front DETAIL:  Key (token)=(${r.hex(10)}) already exists.`,
      ),
    )
    P(
      open,
      bi,
      'metrics_ro@front ',
      `duration: ${r.int(41000, 60000)}.${r.int(100, 999)} ms  statement: BEGIN; SELECT * FROM ${tbl} b JOIN customer c ON c.id = b.customer_id WHERE b.created_at > now() - interval '400 days'`,
      root('lock'),
    )
    const w = (t, pid, who, mode, ms, q, st, m) =>
      pg(
        t,
        `${f.dot(t)} UTC [${pid}] ${who}@front LOG:  process ${pid} still waiting for ${mode} on relation ${rel1} of database ${db} after ${ms}.${r.int(100, 999)} ms\n${f.dot(t)} UTC [${pid}] ${who}@front DETAIL:  Process holding the lock: ${bi}. Wait queue: ${q.join(', ')}.\n${f.dot(t)} UTC [${pid}] ${who}@front STATEMENT:  ${st}`,
        m,
      )
    const ddlSql = `ALTER TABLE "${tbl}" ADD COLUMN "carbon_grams" integer NULL`
    w(ddl + 1000, mig, 'deployer', 'AccessExclusiveLock', 1000, [mig], ddlSql, root('lock'))
    const wait = [mig]
    k.every(ddl + 1200, over, 14 * S, (t) => {
      const pid = r.int(24001, 29000)
      wait.push(pid)
      w(
        t,
        pid,
        'web',
        'AccessShareLock',
        1000,
        wait.slice(0, 12).concat(wait.length > 12 ? wait.slice(-6) : []),
        `SELECT "${tbl}"."id", "${tbl}"."state" FROM "${tbl}" WHERE "${tbl}"."id" = ${r.int(1000, 9e5)}`,
        rel('lock'),
      )
    })
    k.every(ddl + 40 * S, over, 9 * S, (t) =>
      pg(
        t,
        `${f.dot(t)} UTC [${(k.pid = r.int(24001, 29000))}] web@front ERROR:  canceling statement due to statement timeout\n${f.dot(t)} UTC [${k.pid}] web@front STATEMENT:  SELECT "${tbl}"."id", "${tbl}"."state" FROM "${tbl}" WHERE "${tbl}"."id" = ${r.int(1000, 9e5)}`,
        rel('lock'),
      ),
    )
    pg(
      over,
      `${f.dot(over)} UTC [${bi}] metrics_ro@front FATAL:  terminating connection due to administrator command`,
      rel('lock'),
    )
    P(
      over + 30,
      mig,
      'deployer@front ',
      `process ${mig} acquired AccessExclusiveLock on relation ${rel1} of database ${db} after ${over - ddl}.${r.int(100, 999)} ms`,
      rel('lock'),
    )
    const gp = () => r.int(31, 38),
      G = (t, s, m) => dj(t, s, m)
    k.every(t0, end, 4 * S, (t) => {
      const bad = t > ddl && t < over && k.chance(0.55),
        path = bad
          ? `/${tbl}s/${r.int(1000, 9e5)}/`
          : r.pick(['/', '/search/', `/${tbl}s/new/`, '/static/app.css', '/healthz', '/account/'])
      if (bad && k.chance(0.5)) G(t, `[${f.loc(t)} +0000] [7] [CRITICAL] WORKER TIMEOUT (pid:${gp()})`, rel('lock'))
      else if (bad)
        G(
          t,
          `ERROR ${f.log4j(t)} log Internal Server Error: ${path}\nTraceback (most recent call last):\n  File "/venv/lib/python3.11/site-packages/django/db/backends/utils.py", line 105, in _execute\n    return self.cursor.execute(sql, params)\npsycopg.errors.QueryCanceled: canceling statement due to statement timeout\n\nThe above exception was the direct cause of the following exception:\n\nTraceback (most recent call last):\n  File "/srv/front/views.py", line ${r.int(40, 90)}, in detail\ndjango.db.utils.OperationalError: canceling statement due to statement timeout`,
          rel('lock'),
        )
      else if (path === '/healthz')
        G(t, `10.4.0.1 - - [${f.clf(t)}] "GET /healthz HTTP/1.1" 200 2 "-" "kube-probe/1.29"`)
      else
        G(
          t,
          `${k.priv(10, 4)} - - [${f.clf(t)}] "GET ${path} HTTP/1.1" ${k.chance(0.03) ? 404 : 200} ${r.int(300, 20000)} "-" "${k.ua()}"`,
        )
    })
    G(ddl - 20 * S, `INFO ${f.log4j(ddl - 20 * S)} release 2.41.0: running migrations`, rel('lock'))
    G(ddl - 2 * S, `  Applying front.0118_${tbl}_carbon_grams...`, rel('lock'))
    k.incident(
      'lock',
      {
        causes: [
          ['lock', 'block', 'wait(s|ing)? (for|on|behind)', 'held', 'queu'],
          [
            'alter table',
            'migration',
            '\\bDDL\\b',
            'schema change',
            'access.?exclusive',
            String(bi),
            'metrics_ro',
            'long.?running',
            'open transaction',
            'idle.in.transaction',
            'uncommitted',
            'analy(tics|st)',
            'report',
          ],
        ],
        services: ['postgresql', 'postgres', 'PostgreSQL', 'deployer', 'metrics_ro', 'database', 'front', tbl],
        victims: ['gunicorn', 'web', 'django'],
        onset: ddl,
        tol: 420,
        root: 'AccessExclusiveLock|BEGIN; SELECT',
        mustNot: [],
      },
      [
        `Session ${bi} left a transaction open, ALTER TABLE ${tbl} queued behind its lock and blocked every reader`,
        'A migration waits for an access exclusive lock and all other queries pile up behind it',
        'Long-running transaction of metrics_ro holds a lock on the table that blocks the schema change',
      ],
      ['Statement timeouts in PostgreSQL', 'gunicorn workers time out because the database is slow', 'Too many locks'],
    )
  },
)

// ---- hard: a cache switched off at INFO
def(
  'b1-pipes',
  'incident',
  'no error line: a configuration reload at INFO turns the result cache off; queries multiply and latency climbs; a deploy of another service is innocent',
  (k) => {
    const { r, t0 } = k,
      out = k.file('logs/estate.log'),
      end = t0 + 90 * M,
      on = t0 + r.int(2280000, 3000000)
    const svc = r.pick(['almanac', 'atlas', 'lexicon'])
    const L = (t, lv, s, th, cls, msg, m) => out(t, `${f.dot(t)}|${lv.padEnd(5)}|${s}|${th}|${cls}|${msg}`, m)
    const rise = (t) => (t < on ? 0 : Math.min(1, (t - on) / (18 * M)))
    k.every(t0, end, 6000, (t) => {
      const z = rise(t),
        n = Math.round(k.ms(14) + z * r.int(300, 1500))
      L(
        t,
        'INFO',
        `${svc}-${r.int(1, 3)}`,
        `exec-${r.int(1, 40)}`,
        'web.EntryResource',
        `GET /entries/${r.int(1, 9e4)} 200 ${n}ms`,
        z > 0.3 && k.chance(0.5) ? rel('cache') : undefined,
      )
    })
    k.every(t0, end, 9000, (t) => {
      const z = rise(t),
        n = Math.round(k.ms(30) + z * r.int(200, 1200))
      L(
        t,
        'INFO',
        `storefront-${r.int(1, 4)}`,
        `w${r.int(1, 16)}`,
        'page.Render',
        `rendered ${r.pick(['home', 'item', 'listing'])} in ${n}ms`,
        z > 0.3 ? rel('cache') : undefined,
      )
    })
    k.every(t0, end, 21 * S, (t) => {
      const z = rise(t)
      L(t, 'INFO', 'ferry-1', 'sched-0', 'sync.Ferry', `carried ${r.int(10, 400)} records to archive`)
      if (z > 0.4 && k.chance(0.8))
        L(
          t + 40,
          'WARN',
          `storefront-${r.int(1, 4)}`,
          `w${r.int(1, 16)}`,
          'http.Client',
          `slow call ${svc} /entries ${r.int(800, 2000)}ms (budget 500ms)`,
          rel('cache'),
        )
    })
    k.steady(t0, end, 60 * S, (t) => {
      const z = rise(t),
        q = Math.round(r.int(38, 61) + (t > on ? 400 + z * 900 : 0))
      L(
        t,
        'INFO',
        'maria-a',
        'stat',
        'db.Status',
        `qps=${q} threads_running=${Math.round(r.int(2, 4) + z * 40)} threads_connected=${r.int(40, 44) + Math.round(z * 20)} slow=${z > 0.3 ? r.int(5, 30) : 0}`,
        t > on ? rel('cache') : undefined,
      )
    })
    k.steady(t0 + 5 * S, end, 60 * S, (t) => {
      for (let i = 1; i < 4; i++)
        L(
          t + i,
          'INFO',
          `${svc}-${i}`,
          'metrics',
          'cache.Stats',
          t < on
            ? `resultCache hits=${r.int(900, 1400)} misses=${r.int(20, 60)} size=${r.int(48000, 50000)}`
            : `resultCache hits=0 misses=0 size=0`,
          t > on ? rel('cache') : undefined,
        )
    })
    k.every(t0, end, 100 * S, (t) =>
      L(t, 'WARN', 'ferry-1', 'sched-0', 'sync.Ferry', 'archive endpoint answered 429, waiting 2s (attempt 1)'),
    )
    k.every(t0, end, 7 * M, (t) =>
      L(
        t,
        'ERROR',
        `storefront-${r.int(1, 4)}`,
        `w${r.int(1, 16)}`,
        'img.Resizer',
        'unsupported image type: image/avif (client upload rejected)',
      ),
    )
    for (const [dt, s, key] of [
      [-31 * M, 'ferry-1', 'ferry.batch: 200 -> 400'],
      [-12 * M, 'storefront-2', 'banner.text: (changed)'],
    ])
      L(
        on + dt,
        'INFO',
        s,
        'cfg-watch',
        'config.Watcher',
        `applied revision ${r.int(700, 711)} by ${r.pick(['mhorvat', 'tkeane'])}: ${key}`,
      )
    for (let i = 1; i < 4; i++)
      L(
        on + i * 130,
        'INFO',
        `${svc}-${i}`,
        'cfg-watch',
        'config.Watcher',
        `applied revision 712 by djansen: ${svc}.resultCache.enabled: true -> false`,
        root('cache'),
      )
    for (let i = 1; i < 5; i++)
      L(
        on - 5 * M + i * 20 * S,
        'INFO',
        `storefront-${i}`,
        'main',
        'boot.Main',
        `storefront 11.3.0 started in ${r.int(4000, 6000)}ms (was 11.2.4)`,
      )
    k.incident(
      'cache',
      {
        causes: [
          ['cache', 'caching'],
          [
            'disabl',
            'turned off',
            'turn(s|ing)? off',
            'switch\\w* off',
            'false',
            'config',
            'revision',
            'deactivat',
            'bypass',
            'no longer (used|enabled)',
            'toggl',
            'flag',
            'setting',
          ],
        ],
        services: [svc, `${svc}-1`, `${svc}-2`, `${svc}-3`],
        victims: ['storefront', 'storefront-1', 'storefront-2', 'storefront-3', 'storefront-4', 'maria-a'],
        onset: on,
        tol: 600,
        root: 'resultCache\\.enabled: true -> false',
      },
      [
        `Configuration revision 712 disabled the result cache of ${svc}, so every request goes to the database`,
        'The result cache was turned off by djansen',
        'A config change deactivated caching; the query rate rose tenfold',
      ],
      [
        'The database is overloaded with slow queries',
        'storefront 11.3.0 is slow',
        'Latency drift of the entry endpoint',
      ],
    )
  },
)

// ---- hard: one worker falls silent
def(
  'b1-looms',
  'incident',
  'silence: the only worker of one queue takes a job and never says anything again; depth grows at INFO; another queue fails its usual share',
  (k) => {
    const { r, t0 } = k,
      out = k.file('logs/looms.jsonl'),
      end = t0 + 3 * H,
      on = t0 + r.int(4200000, 5700000)
    const queues = k.shuffle(['invoices', 'renders', 'exports', 'digests', 'payouts']),
      sick = queues[0],
      workers = queues.map((q, i) => ({
        q,
        w: `loom-${String(i * 2 + r.int(1, 2)).padStart(2, '0')}`,
        n: r.int(1000, 9000),
      }))
    const J = (t, o, m) => out(t, JSON.stringify({ '@t': f.iso6(t), ...o }), m)
    let depth = 3
    for (const { q, w } of workers) {
      let alive = true,
        n = r.int(1000, 9000)
      for (let t = t0 + r.int(0, 20) * S; t < end && alive;) {
        const id = `${q.slice(0, 2)}_${k.id(10, 'abcdefghjkmnpqrstvwxyz0123456789')}`,
          took = k.ms(60000)
        const last = q === sick && t >= on
        J(
          t,
          {
            '@l': 'Information',
            Worker: w,
            Queue: q,
            Msg: 'job taken',
            Job: id,
            Kind: last ? 'statement-pdf' : r.pick(['single', 'bulk', 'statement-pdf']),
            Pages: last ? 41200 : r.int(1, 60),
          },
          last ? root('hang') : undefined,
        )
        if (last) {
          alive = false
          break
        }
        t += took
        if (q !== sick && k.chance(0.05))
          J(t, {
            '@l': 'Error',
            Worker: w,
            Queue: q,
            Msg: 'job failed, will retry',
            Job: id,
            Attempt: 1,
            Error: 'remote closed connection',
          })
        else J(t, { '@l': 'Information', Worker: w, Queue: q, Msg: 'job done', Job: id, Ms: took })
        t += r.int(500, 20000)
      }
    }
    k.steady(t0 + 11 * S, end, 90 * S, (t) => {
      if (t > on) depth += r.int(1, 4)
      else depth = r.int(0, 5)
      for (const { q } of workers)
        J(
          t,
          {
            '@l': 'Information',
            Worker: 'foreman',
            Msg: 'queue depth',
            Queue: q,
            Ready: q === sick ? depth : r.int(0, 6),
            Leased: 1,
          },
          q === sick && t > on + 10 * M ? rel('hang') : undefined,
        )
    })
    k.steady(t0 + 31 * S, end, 120 * S, (t) => {
      for (const { q, w } of workers)
        if (q !== sick || t < on)
          J(t, { '@l': 'Debug', Worker: w, Msg: 'heartbeat', Rss: r.int(210, 330) + 'M', Cpu: +k.f(0.1, 0.9) })
    })
    k.every(t0, end, 8 * M, (t) =>
      J(t, { '@l': 'Warning', Worker: 'foreman', Msg: 'stale schedule entry skipped', Entry: 'legacy-weekly' }),
    )
    k.every(on + 45 * M, end, 9 * M, (t) =>
      J(
        t,
        {
          '@l': 'Warning',
          Worker: 'porter',
          Msg: `customer asks for missing ${sick.slice(0, -1)}`,
          Ticket: r.int(40000, 49999),
        },
        rel('hang'),
      ),
    )
    k.incident(
      'hang',
      {
        causes: [
          [
            'hang',
            'hung',
            'silen',
            'stall',
            'stuck',
            'stopped',
            'no (more )?(log|output|progress|heartbeat|messages)',
            'never (finish|complet|came|return)',
            'freez',
            'froze',
            'dead',
            'unresponsive',
            'ceased',
            'went quiet',
            'not (finish|complet)',
            'disappear',
          ],
          [workers[0].w, sick, 'worker', 'consumer'],
        ],
        services: [workers[0].w, sick],
        victims: ['foreman', 'porter'],
        onset: on,
        tol: 900,
        root: 'job taken.*41200',
      },
      [
        `Worker ${workers[0].w} hangs on a statement-pdf of 41200 pages and processes nothing more`,
        `The ${sick} consumer went silent after taking a job; no heartbeat since`,
        `${workers[0].w} stopped working`,
      ],
      ['Queue depth is growing', 'Remote closed connection makes jobs fail', 'Stale schedule entries are skipped'],
    )
  },
)

// ---- hard: a pool that never gives back
def(
  'b1-wicket',
  'incident',
  'slow leak: after a release the active connections of one service only grow; no error until the edge times out',
  (k) => {
    const { r, t0 } = k,
      end = t0 + 5 * H,
      rl = t0 + r.int(3300000, 4800000),
      svc = r.pick(['tickets', 'seats', 'passes']),
      file = `logs/${svc}-service.log`,
      L = k.file(file),
      edge = k.file('logs/haproxy.log'),
      other = k.file('logs/members-service.log')
    const J = (t, lv, th, cls, s) =>
      `${f.iso(t)} ${lv.padStart(5)} 1 --- [${th.slice(-15).padStart(15)}] ${cls.padEnd(40)} : ${s}`
    let act = 2
    const max = 40
    const at = (t) => (t < rl + 3 * M ? r.int(1, 4) : Math.min(max, 2 + Math.round(((t - rl) / (165 * M)) * max)))
    k.steady(
      t0,
      end,
      60 * S,
      (t) => {
        if (t > rl && t < rl + 90 * S) return
        act = at(t)
        const waiting = act >= max ? r.int(3, 30) : 0
        L(
          t,
          J(
            t,
            'DEBUG',
            'HikariPool-1 housekeeper',
            'com.zaxxer.hikari.pool.HikariPool',
            `HikariPool-1 - Pool stats (total=${max}, active=${act}, idle=${max - act}, waiting=${waiting})`,
          ),
          act > 9 ? root('leak') : t > rl ? rel('leak') : undefined,
        )
      },
      4,
    )
    k.steady(
      t0 + 20 * S,
      end,
      60 * S,
      (t) => {
        const a = r.int(1, 6)
        other(
          t,
          J(
            t,
            'DEBUG',
            'HikariPool-1 housekeeper',
            'com.zaxxer.hikari.pool.HikariPool',
            `HikariPool-1 - Pool stats (total=30, active=${a}, idle=${30 - a}, waiting=0)`,
          ),
        )
      },
      4,
    )
    k.every(t0, end, 55 * S, (t) => {
      if (at(t) < max)
        L(
          t,
          J(
            t,
            'INFO',
            `nio-8080-exec-${r.int(1, 20)}`,
            `c.v.${svc}.api.HoldController`,
            `hold ${k.id(8)} ${r.pick(['created', 'confirmed', 'expired', 'refunded'])}`,
          ),
        )
    })
    k.every(t0, end, 80 * S, (t) =>
      other(
        t,
        J(
          t,
          'INFO',
          `nio-8080-exec-${r.int(1, 20)}`,
          'c.v.members.LoginController',
          `login ok member=${r.int(1e5, 9e5)}`,
        ),
      ),
    )
    k.every(t0, end, 9 * M, (t) =>
      other(
        t,
        J(
          t,
          'ERROR',
          `nio-8080-exec-${r.int(1, 20)}`,
          'c.v.members.LoginController',
          `login failed member=${r.int(1e5, 9e5)}: bad credentials`,
        ),
      ),
    )
    const ver = r.int(20, 60)
    L(
      rl,
      J(
        rl,
        'INFO',
        'SpringApplicationShutdownHook',
        'com.zaxxer.hikari.HikariDataSource',
        'HikariPool-1 - Shutdown initiated...',
      ),
    )
    L(
      rl + 900,
      J(
        rl + 900,
        'INFO',
        'SpringApplicationShutdownHook',
        'com.zaxxer.hikari.HikariDataSource',
        'HikariPool-1 - Shutdown completed.',
      ),
    )
    const S1 = rl + 25 * S
    L(
      S1,
      J(
        S1,
        'INFO',
        'main',
        `c.v.${svc}.Application`,
        `Starting Application v4.${ver}.0 using Java 21.0.3 with PID 1 (/app/app.jar started by app in /app)`,
      ),
      rel('leak'),
    )
    L(
      S1 + 4000,
      J(
        S1 + 4000,
        'WARN',
        'main',
        'JpaBaseConfiguration$JpaWebConfiguration',
        'spring.jpa.open-in-view is enabled by default. Therefore, database queries may be performed during view rendering. Explicitly configure spring.jpa.open-in-view to disable this warning',
      ),
    )
    L(
      S1 + 9000,
      J(
        S1 + 9000,
        'INFO',
        'main',
        `c.v.${svc}.Application`,
        `Started Application in 8.${r.int(100, 999)} seconds (process running for 9.4)`,
      ),
    )
    L(
      S1 + 9100,
      J(
        S1 + 9100,
        'INFO',
        'main',
        `c.v.${svc}.refund.RefundStreamer`,
        'refund export now streams with its own JDBC connection',
      ),
      rel('leak'),
    )
    const mrl = rl + 100 * M
    other(
      mrl,
      J(
        mrl,
        'INFO',
        'main',
        'c.v.members.Application',
        'Starting Application v9.1.3 using Java 21.0.3 with PID 1 (/app/app.jar started by app in /app)',
      ),
    )
    k.every(t0, end, 26 * S, (t) => {
      const full = at(t) >= max && k.chance(0.5),
        be = full || k.chance(0.5) ? svc : 'members'
      const bad = be === svc && at(t) >= max
      edge(
        t,
        `${f.sys(t)} edge-1 haproxy[811]: ${k.pub()}:${r.int(20000, 65000)} [${f.clf(t).slice(0, -6)}.${r.int(100, 999)}] fe_https~ ${be}/${be}-1 0/0/1/${bad ? -1 : (k.tr = k.ms(24))}/${bad ? 30000 + r.int(1, 4) : k.tr + r.int(2, 9)} ${bad ? 504 : k.chance(0.04) ? 401 : 200} ${bad ? 218 : r.int(190, 9000)} - - ${bad ? 'sH--' : '----'} ${r.int(20, 90)}/${r.int(20, 80)}/${r.int(0, 9)}/${r.int(0, 9)}/0 0/0 "${r.pick(['GET', 'POST'])} /${be}/${k.id(6)} HTTP/1.1"`,
        bad ? rel('leak') : undefined,
      )
    })
    k.incident(
      'leak',
      {
        causes: [
          ['connection', 'pool', 'hikari', 'jdbc'],
          [
            'leak',
            'not (being )?(returned|released|closed|given back)',
            'never (returned|released|closed|given back|fall)',
            'exhaust',
            'grow',
            'no (idle|free)',
            'all .*(in use|busy|active|taken|used)',
            'saturat',
            'ran out',
            'creep',
            'climb',
            'ris(e|ing)',
            'starv',
            'full(y)?',
          ],
        ],
        services: [svc, `${svc}-service`, 'HikariPool-1'],
        victims: ['haproxy', 'members', 'members-service', 'edge-1'],
        onset: rl,
        tol: 5400,
        root: 'Pool stats \\(total=40, active=[1-4]\\d',
      },
      [
        `Version 4.${ver}.0 of ${svc} leaks database connections`,
        'Connections of the pool are never returned since the release, until none is idle',
        `HikariCP pool exhaustion in ${svc}`,
      ],
      ['haproxy returns 504 for the backend', 'The backend is slow after release', 'Logins fail with bad credentials'],
    )
  },
)

// ---- hard: a nameserver that answers nothing; requests take five seconds longer
def(
  'b1-corncrake',
  'incident',
  'no error: first name server is dead, systemd-resolved falls back, every cold lookup costs five seconds',
  (k) => {
    const { r, t0 } = k,
      end = t0 + 80 * M,
      on = t0 + r.int(1980000, 2640000),
      ns = `10.44.0.${r.int(2, 9)}`,
      ns2 = `10.44.1.${r.int(2, 9)}`
    const sys = k.file('logs/syslog'),
      app = k.file('logs/php-access.log'),
      node = k.file('logs/quoter.log'),
      hosts = ['web11', 'web12', 'web13'].map((x) => x + r.pick(['a', 'b']))
    const Y = (t, h, p, s, m) => sys(t, `${f.sys(t)} ${h} ${p}: ${s}`, m)
    for (const h of hosts) {
      let set = 'TCP'
      k.every(on, end, 5 * M, (t) => {
        Y(
          t,
          h,
          'systemd-resolved[612]',
          set === 'TCP'
            ? `Using degraded feature set UDP instead of UDP+EDNS0 for DNS server ${ns}.`
            : `Using degraded feature set TCP instead of UDP for DNS server ${ns}.`,
          root('dns'),
        )
        set = set === 'TCP' ? 'UDP' : 'TCP'
      })
      k.every(on + 20 * S, end, 11 * M, (t) =>
        Y(t, h, 'systemd-resolved[612]', `Switching to system DNS server ${ns2}.`, rel('dns')),
      )
      k.every(t0, end, 100 * S, (t) =>
        Y(
          t,
          h,
          `systemd[1]`,
          r
            .pick([
              'Started Session %.',
              'session-%.scope: Deactivated successfully.',
              'Starting Cleanup of Temporary Directories...',
              'Finished Rotate log files.',
            ])
            .replace('%', r.int(100, 900)),
        ),
      )
      k.every(t0, end, 140 * S, (t) =>
        Y(
          t,
          h,
          `CRON[${r.int(4000, 9000)}]`,
          '(root) CMD (test -x /usr/local/bin/backup-check && /usr/local/bin/backup-check --quiet)',
        ),
      )
      k.every(t0, end, 6 * M, (t) =>
        Y(
          t,
          h,
          `sshd[${r.int(4000, 9000)}]`,
          `Failed password for invalid user ${r.pick(['admin', 'oracle', 'test'])} from ${k.pub()} port ${r.int(30000, 60000)} ssh2`,
        ),
      )
      k.every(t0, end, 8 * M, (t) =>
        Y(
          t,
          h,
          'kernel',
          `[${r.int(1e6, 2e6)}.${r.int(100000, 999999)}] [UFW BLOCK] IN=ens3 OUT= MAC=52:54:00:${r.hex(2)}:${r.hex(2)}:${r.hex(2)} SRC=${k.pub()} DST=10.44.7.${r.int(2, 9)} LEN=40 TOS=0x00 PREC=0x00 TTL=244 ID=${r.int(1000, 60000)} PROTO=TCP SPT=${r.int(1000, 60000)} DPT=23 WINDOW=1024 RES=0x00 SYN URGP=0`,
        ),
      )
    }
    k.every(t0, end, 8 * S, (t) => {
      const slow = t > on && k.chance(0.45),
        n = k.ms(70) + (slow ? 5000 + r.int(2, 30) : 0)
      app(
        t,
        `${k.pub()} - - [${f.clf(t)}] "GET /${r.pick(['index.php', 'tarif.php?zone=' + r.int(1, 9), 'konto.php'])} HTTP/1.1" 200 ${r.int(900, 30000)} "-" "${k.ua()}" **${(n / 1000).toFixed(3)}**`.replaceAll(
          '**',
          '',
        ),
        slow && k.chance(0.5) ? rel('dns') : undefined,
      )
    })
    k.every(t0, end, 11 * S, (t) => {
      const slow = t > on && k.chance(0.5),
        dns = slow ? 5000 + r.int(3, 20) : r.int(0, 4),
        n = k.ms(60)
      node(
        t,
        `${f.iso(t)} quoter info: GET https://rates.${r.pick(['aldgate', 'borealis', 'corvid'])}.example/v1/spot 200 timings={"dns":${dns},"tcp":${r.int(4, 12)},"tls":${r.int(9, 22)},"firstByte":${n},"total":${dns + n + 30}}`,
        slow ? rel('dns') : undefined,
      )
    })
    k.every(t0, end, 5 * M, (t) => node(t, `${f.iso(t)} quoter warn: rate for XAU older than 60s, using cached`))
    k.incident(
      'dns',
      {
        causes: [
          ['\\bdns\\b', 'name ?server', 'resolver', 'name resolution', 'systemd-resolved', 'lookup'],
          [
            '5 ?s',
            'five',
            'timeout',
            'times? out',
            'timing out',
            'unreachable',
            'not (answer|respond|reach|reply)',
            'no (answer|response|reply)',
            'dead',
            'down',
            'degraded',
            'unresponsive',
            'fail',
            'slow',
            'delay',
            'drop',
            ns.replaceAll('.', '\\.'),
            'unavailable',
          ],
        ],
        services: [ns, 'systemd-resolved', 'dns', 'DNS', 'resolver'],
        victims: ['quoter', 'php-access', 'php', ...hosts],
        onset: on,
        tol: 600,
        root: 'degraded feature set',
      },
      [
        `DNS server ${ns} no longer answers, each lookup waits five seconds`,
        'Name resolution is slow because the first resolver is unreachable',
        'systemd-resolved falls back because the name server does not respond',
      ],
      ['PHP requests take more than five seconds', 'quoter is slow since the upstream rates API degrades'],
    )
  },
)

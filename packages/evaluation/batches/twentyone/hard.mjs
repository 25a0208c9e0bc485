// No error line of the culprit: drift, silence, counts that fall, an INFO change, wrong data.
import { MIN, SEC, iso, isoS, us, sp, spMs, comma, clf, sys, uuid, alnum, pod, pub, priv, fx, flow, every, access, begin, UA } from './lib.mjs'

// A drugstore: after a VCL reload Varnish caches private pages.
export function drugstore(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-11-drugstore', { notes: 'VCL reload at INFO; private pages turn from pass to hit, the backend sees fewer of them; only warnings' }, 0.65)
  const on = t0 + r.int(40, 55) * MIN + r.int(0, 59999), end = on + r.int(20, 26) * MIN, vcl = `reload_${iso(on).slice(0, 19).replace(/[-:T]/g, '')}`
  k.incident('private-cache', { cause: { allOf: [['varnish', '\\bvcl\\b', 'cach', 'cdn', 'edge'], ['private', 'account', 'personal', 'session', 'logged.?in', 'authenticat', 'cookie', 'other (customer|user|people|visitor)', 'another', 'someone else', "else's", 'per.user', 'strangers?']], mustNot: ['(app|shop|node) (bug|defect)'] },
    services: ['varnish', 'varnishd', 'varnishncsa', 'varnish-syslog', 'edge1', 'cache'], victims: ['shop', 'shop-app', 'app', 'express', 'csrf', 'cart'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'vcl\\.|reload_|(account|cart|orders|api/me).* hit ' })
  const cache = (ms, path, st, hm, age, m, bytes = r.int(900, 42000)) => log('varnishncsa.log', ms, `${pub(r)} - - [${clf(ms)}] "GET https://www.drogerie.example${path} HTTP/1.1" ${st} ${bytes} "-" "${r.pick(UA)}" ${hm} age=${age} ttfb=${hm === 'hit' ? fx(r, 0.0001, 0.0009, 6) : fx(r, 0.02, 0.21, 6)} sess=${r.int(0, 2) ? r.hex(8) : '-'}`, m)
  const app = (ms, lvl, o, m) => log('shop-app.log', ms, JSON.stringify({ level: lvl, time: iso(ms), pid: 17, ...o }), m)
  for (const ms of flow(r, t0, end, 5200 / v)) { const miss = r.int(0, 6) === 0, p = r.pick(['/p/seife-' + r.int(10, 99), '/c/haut', '/c/baby', '/', '/static/main.4f1.css', '/static/app.9b2.js']); cache(ms, p, r.int(0, 70) ? 200 : 404, miss ? 'miss' : 'hit', miss ? 0 : r.int(1, 600)); if (miss) app(ms + 30, 'info', { msg: 'rendered', path: p, ms: r.int(20, 180) }) }
  const born = new Map()
  for (const ms of flow(r, t0, end, 8500 / v)) {
    const p = r.pick(['/account', '/cart', '/account/orders', '/api/me', '/cart']), user = 'u' + r.int(10000, 99999)
    if (ms < on) { cache(ms, p, 200, 'pass', 0); app(ms + 20, 'info', { msg: 'rendered', path: p, user, ms: r.int(20, 190) }); continue }
    const kept = born.get(p), bytes = r.int(900, 42000)
    if (kept && ms - kept.ms < 120000) { cache(ms, p, 200, 'hit', Math.floor((ms - kept.ms) / 1000), { root: 'private-cache' }, kept.bytes); continue }
    born.set(p, { ms, bytes }); cache(ms, p, 200, 'miss', 0, { relevant: 'private-cache' }, bytes); app(ms + 20, 'info', { msg: 'rendered', path: p, user, ms: r.int(20, 190) }, { relevant: 'private-cache' })
  }
  for (const ms of flow(r, t0, end, 30000 / v)) app(ms, 'info', { msg: r.pick(['cart item added', 'login ok', 'coupon applied', 'newsletter opt-in']), user: 'u' + r.int(10000, 99999) })
  for (const ms of flow(r, t0, on, 6 * MIN)) app(ms, 'warn', { msg: 'csrf token mismatch', user: 'u' + r.int(10000, 99999), path: '/cart/items', status: 403 })
  for (const ms of flow(r, on + 40 * SEC, end, 22000)) app(ms, 'warn', r.int(0, 1) ? { msg: 'csrf token mismatch', user: 'u' + r.int(10000, 99999), path: '/cart/items', status: 403 } : { msg: 'cart does not belong to session', user: 'u' + r.int(10000, 99999), cartOwner: 'u' + r.int(10000, 99999), status: 403 }, { relevant: 'private-cache' })
  const vd = (ms, t, m) => log('varnish-syslog.log', ms, `${sys(ms)} edge1 varnishd[${1180}]: ${t}`, m)
  for (const ms of every(r, t0 + 20000, end, 4 * MIN, 30000)) vd(ms, `CLI telnet 127.0.0.1 ${r.int(30000, 60000)} 127.0.0.1 6082 Rd ping`)
  for (const ms of flow(r, t0, end, 7 * MIN)) vd(ms, `Child (1204) said backend shop1: Still healthy 4--X-RH 8 5 8 0.00${r.int(1100, 4900)} 0.002411 HTTP/1.1 200 OK`)
  vd(on - 1200, `CLI telnet 127.0.0.1 41022 127.0.0.1 6082 Rd vcl.load ${vcl} /etc/varnish/default.vcl`, { root: 'private-cache' }); vd(on - 700, 'CLI telnet 127.0.0.1 41022 127.0.0.1 6082 Wr 200 VCL compiled.', { relevant: 'private-cache' })
  vd(on, `CLI telnet 127.0.0.1 41022 127.0.0.1 6082 Rd vcl.use ${vcl}`, { root: 'private-cache' }); vd(on + 1, `CLI telnet 127.0.0.1 41022 127.0.0.1 6082 Wr 200 VCL '${vcl}' now active`, { root: 'private-cache' })
  const dep = on - r.int(20, 30) * MIN; app(dep, 'info', { msg: 'server listening', version: `${r.int(20, 40)}.2.1`, port: 3000 }); app(dep - 2000, 'info', { msg: 'SIGTERM, draining 14 connections' })
  return k
}

// An e-signing SaaS: the queue's visibility timeout fell below the duration of a job; every job runs two or three times.
export function signing(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-12-signing', { notes: 'stern output; INFO only: a queue attribute changed, receiveCount grows, mails go out twice' }, 0.8)
  const on = t0 + r.int(36, 48) * MIN + r.int(0, 59999), end = on + r.int(24, 30) * MIN, ws = [0, 1, 2].map(() => pod(r, 'render-worker')), api = pod(r, 'sign-api'), mail = pod(r, 'mailer'), rec = pod(r, 'infra-reconciler'), was = r.pick([180, 240, 300]), short = r.pick([20, 30])
  k.incident('visibility', { cause: { allOf: [['visibilit', '(queue|message|receive|sqs|ack)\\w*.{0,40}(timeout|lease|deadline)', 'in.?flight'], ['\\b[23]0\\b', 'short', 'lower', 'reduc', '\\bcut\\b', 'decreas', 'less', 'longer', 'below', 'drop', 'chang', 'too (low|small)', 'fell', 'before', 'expire', 'set to', 'under']] },
    services: ['sqs', 'infra-reconciler', 'reconciler', rec, 'render-jobs', 'render-worker', ...ws], victims: ['mailer', 'sign-api', mail, api], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'VisibilityTimeout|receiveCount=[2-9]' })
  const put = (p, c, ms, text, m) => log('stern.log', ms, `${p} ${c} ${text}`, m)
  put(rec, 'reconciler', on, `${isoS(on)} INFO apply aws_sqs_queue.render_jobs: VisibilityTimeout ${was} -> ${short} (1 attribute changed, module defaults v${r.int(4, 9)})`, { root: 'visibility' })
  for (const ms of every(r, t0 + 4000, end, 6 * MIN, 4000)) if (Math.abs(ms - on) > MIN) put(rec, 'reconciler', ms, `${isoS(ms)} INFO plan: ${r.int(60, 64)} resources, no changes`)
  const job = (first, id, doc, after) => {
    let at = first, count = 1, until = null
    for (;;) {
      const w = r.pick(ws), took = r.int(31, 75) * SEC, mk = count > 1 ? { root: 'visibility' } : undefined, marks2 = count > 1 ? { relevant: 'visibility' } : undefined
      put(w, 'worker', at, `${iso(at)} [info] job started messageId=${id} doc=${doc} receiveCount=${count}`, mk)
      put(w, 'worker', at + took, `${iso(at + took)} [info] job done messageId=${id} doc=${doc} pages=${r.int(2, 40)} took=${(took / 1000).toFixed(1)}s`, marks2)
      put(mail, 'mailer', at + took + 700, `level=info ts=${iso(at + took + 700)} msg=sent template=signed-copy doc=${doc} to=${r.hex(6)}@…`, marks2)
      if (until === null) until = at + took
      if (!after || at + short * SEC >= until || count >= 4) break
      at += short * SEC + r.int(300, 2500); count++
      if (at > until) break
    }
  }
  for (const ms of flow(r, t0, on, 21000 / v)) job(ms, uuid(r), 'd-' + alnum(r, 7), false)
  for (const ms of flow(r, on, end - 80 * SEC, 25000 / v)) job(ms, uuid(r), 'd-' + alnum(r, 7), true)
  for (const ms of flow(r, t0, end, 7000 / v)) put(api, 'api', ms, `{"level":30,"time":${ms},"msg":"${r.pick(['envelope viewed', 'signature placed', 'envelope created', 'reminder scheduled', 'template listed'])}","env":"e-${alnum(r, 7)}","ms":${r.int(8, 120)}}`)
  for (const ms of every(r, t0 + 9000, end, 2 * MIN, 900)) put(ws[0], 'worker', ms, `${iso(ms)} [info] queue render-jobs visible=${ms < on ? r.int(0, 3) : Math.round(2 + (ms - on) / MIN * 0.7) + r.int(0, 2)} notVisible=${ms < on ? r.int(1, 5) : r.int(5, 9)}`, ms > on + 6 * MIN ? { relevant: 'visibility' } : undefined)
  for (const ms of flow(r, t0, end, 3 * MIN)) put(mail, 'mailer', ms, `level=warn ts=${iso(ms)} msg="soft bounce, retry in 15m" code=452 template=${r.pick(['reminder', 'signed-copy'])}`)
  for (const ms of flow(r, t0, end, 4 * MIN)) put(api, 'api', ms, `{"level":50,"time":${ms},"msg":"invalid access code","env":"e-${alnum(r, 7)}","attempt":${r.int(1, 3)}}`)
  for (const ms of flow(r, on + 5 * MIN, end, 70000)) put(api, 'api', ms, `{"level":40,"time":${ms},"msg":"support form: recipient reports the same document several times","env":"e-${alnum(r, 7)}"}`, { relevant: 'visibility' })
  const dep = on - r.int(10, 18) * MIN; put(mail, 'mailer', dep, `level=info ts=${iso(dep)} msg="mailer 2.9.0 started" pool=4`)
  return k
}

// A theatre box office: Celery beat fell silent, holds are never released. Independent: the image uploader's token expired.
export function theatre(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-13-theatre', { notes: 'silence of the scheduler without a word; beside it an independent, loud fault of uploads' }, 0.52)
  const on = t0 + r.int(38, 50) * MIN + r.int(0, 29999), on2 = on + r.pick([-1, 1]) * r.int(8, 13) * MIN, end = Math.max(on, on2) + r.int(26, 32) * MIN
  k.incident('beat', { cause: { allOf: [['beat', 'schedul', 'periodic', 'cron', 'release.?expired', 'expired holds?'], ['stop', 'silen', 'no longer', 'not (been )?(run|sen|queu|trigger|fir)', 'ceas', 'dead', 'hung', 'hang', 'stuck', 'never', 'quiet', 'absent', 'missing', 'last', '\\bno\\b', 'stall', 'died', 'froze']], mustNot: ['s3|upload|token'] },
    services: ['beat', 'celery-beat', 'celery', 'scheduler'], victims: ['box-office', 'web', 'worker', 'celery-worker'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'Scheduler: Sending due task|release_expired' })
  k.incident('token', { cause: { allOf: [['token', 'credential', 'session', '\\bsts\\b', 'aws'], ['expir', 'outdated', 'stale', 'not (been )?(renew|refresh)', 'invalid', 'lapsed', 'no longer valid']], mustNot: ['beat|scheduler'] },
    services: ['media', 'media-uploader', 'uploader', 's3'], victims: ['web', 'box-office'], severity: ['high', 'medium', 'critical', 'low'], onset: on2, onsetToleranceSeconds: 180, rootPattern: 'ExpiredToken' })
  const beat = (ms, t, m) => log('beat.log', ms, `[${comma(ms)}: INFO/MainProcess] ${t}`, m), wk = (ms, p, t, m) => log('worker.log', ms, `[${comma(ms)}: ${p}] ${t}`, m)
  const run = (ms, task, id, res, m) => { wk(ms + 9, 'INFO/MainProcess', `Task ${task}[${id}] received`, m); wk(ms + r.int(80, 900), `INFO/ForkPoolWorker-${r.int(1, 8)}`, `Task ${task}[${id}] succeeded in 0.${r.int(1000, 9000)}s: ${res}`, m) }
  beat(t0, 'beat: Starting...')
  const ticks = every(r, t0 + 20 * SEC, on + 1, 30 * SEC)
  for (const ms of ticks) { const m = ms > on - 95 * SEC ? { root: 'beat' } : { relevant: 'beat' }; beat(ms, 'Scheduler: Sending due task release-expired-holds (holds.release_expired)', m); run(ms, 'holds.release_expired', uuid(r), `{'released': ${r.int(2, 14)}}`, m) }
  for (const ms of every(r, t0 + 50 * SEC, on, 5 * MIN)) { beat(ms, 'Scheduler: Sending due task sync-seat-maps (venues.sync)', { relevant: 'beat' }); run(ms, 'venues.sync', uuid(r), `{'venues': 6, 'changed': ${r.int(0, 2)}}`) }
  for (const ms of flow(r, t0, end, 15000 / v)) run(ms, r.pick(['mail.send_ticket', 'pdf.render_ticket', 'crm.push_contact']), uuid(r), 'None')
  for (const ms of flow(r, t0, end, 5 * MIN)) wk(ms, `WARNING/ForkPoolWorker-${r.int(1, 8)}`, `crm.push_contact: HTTP 429, retry in ${r.int(10, 60)}s`)
  const web = (ms, lvl, t, m) => log('box-office.log', ms, `${spMs(ms)} ${lvl} ${t}`, m); const held = (ms) => ms < on ? 50 + r.int(0, 25) : Math.round(65 + (ms - on) / MIN * 13 + r.int(0, 8))
  for (const ms of flow(r, t0, end, 9000 / v)) {
    const show = 'show=' + r.int(400, 409), u = r.next()
    if (u < 0.55 || (ms > on + 12 * MIN && u < 0.8)) web(ms, 'INFO', `box.views GET /shows/${r.int(400, 409)} 200 ${r.int(11, 120)}ms`); else if (u < 0.85) web(ms, 'INFO', `box.holds hold created ${show} seats=${r.int(1, 4)} ttl=600 user=${r.int(1000, 99999)}`); else web(ms, 'INFO', `box.orders paid ${show} seats=${r.int(1, 4)} total=${r.int(28, 300)}.00`)
  }
  for (const ms of every(r, t0 + 12000, end, 60 * SEC)) { web(ms, 'INFO', `box.stats held=${held(ms)} sold_last_minute=${ms < on + 12 * MIN ? r.int(5, 14) : r.int(0, 4)} oldest_hold_s=${ms < on ? r.int(560, 628) : 620 + Math.floor((ms - on) / 1000)}`, ms > on + 2 * MIN ? { relevant: 'beat' } : undefined) }
  for (const ms of flow(r, t0, on, 4 * MIN)) web(ms, 'INFO', `box.holds rejected show=${r.int(400, 409)} reason=seat_taken user=${r.int(1000, 99999)}`)
  for (const ms of flow(r, on + 7 * MIN, end, 10000)) { const full = r.int(0, Math.max(0, Math.min(9, Math.floor((held(ms) / 10 - 14) / 5)))), n = 14 + full * 5; web(ms, r.int(0, 2) ? 'INFO' : 'WARNING', `box.holds rejected show=${400 + full} reason=no_free_seats held=${n} sold=${90 - n} capacity=90 user=${r.int(1000, 99999)}`, { relevant: 'beat' }) }
  for (const ms of flow(r, t0, end, 24000 / v)) {
    const key = `posters/${r.int(400, 409)}/${r.hex(10)}.webp`
    if (ms < on2) log('media-uploader.log', ms, `${iso(ms)} media-uploader INFO put s3://theatre-media/${key} bytes=${r.int(20000, 900000)} ms=${r.int(60, 400)}`)
    else log('media-uploader.log', ms, `${iso(ms)} media-uploader ERROR upload of ${key} failed\nTraceback (most recent call last):\n  File "/srv/media/upload.py", line 58, in put\n    self.s3.put_object(Bucket=BUCKET, Key=key, Body=body)\n  File "/usr/lib/python3/dist-packages/botocore/client.py", line 565, in _api_call\n    return self._make_api_call(operation_name, kwargs)\nbotocore.exceptions.ClientError: An error occurred (ExpiredToken) when calling the PutObject operation: The provided token has expired.`, { root: 'token' })
  }
  return k
}

// A money changer's app: the rate service keeps "refreshing" the same old rates.
export function exchange(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-14-exchange', { notes: 'journal of several hosts; all INFO at the culprit: as_of stands still, changed=0; hedging and treasury warn' }, 0.7)
  const on = t0 + r.int(42, 56) * MIN + r.int(0, 29999), end = on + r.int(24, 30) * MIN, ticks = every(r, t0 + 3000, end, 20 * SEC, 700), asOf = Math.max(...ticks.filter((t) => t <= on)) - r.int(900, 2500), etag = r.hex(7), h = (n) => `fx-${n}`
  k.incident('stale', { cause: { allOf: [['\\brates?\\b', 'quot', 'pric', 'feed', '\\bfx\\b', 'market data', 'as_of'], ['stale', 'froz', 'freez', 'stuck', '\\bold\\b', 'not (been )?(updat|chang|advanc|mov)', 'no longer (updat|chang|advanc)', 'unchanged', 'outdated', 'stopped (chang|updat|advanc|mov)', 'stands? still', 'stood still', 'changed=0', 'same (as_of|snapshot|rates|document|etag)', '\\baged?\\b', 'stopped'], ['feed', 'rates?\\b', 'provider', 'upstream', 'refresh', 'snapshot', 'as_of', 'source', '304']] },
    services: ['rates', 'ratesd', h(1), 'rate-service', 'feed'], victims: ['hedger', 'treasury', 'quotes', 'ledger', 'gateway', h(2), h(3)], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'changed=0' })
  const put = (host, prog, pid, ms, t, m) => log('journal.log', ms, `${isoS(ms).replace('Z', '+0000')} ${h(host)} ${prog}[${pid}]: ${t}`, m)
  for (const ms of ticks) { const bad = ms > on, same = ms > asOf && ms - asOf < 3000 || bad; put(1, 'ratesd', 812, ms, `level=info msg="rates refreshed" pairs=38 as_of=${isoS(same ? asOf : ms - r.int(900, 2500))} changed=${bad ? 0 : r.int(19, 38)} status=200 etag=W/"${same ? etag : r.hex(7)}" took=${bad ? r.int(30, 60) : r.int(110, 320)}ms`, bad ? { root: 'stale' } : undefined) }
  const eur = (ms) => 1.0842 + 0.0004 * Math.sin(Math.min(ms, asOf) / 600000)
  for (const ms of flow(r, t0, end, 6500 / v)) { const p = r.pick(['EURUSD', 'EURUSD', 'GBPEUR', 'USDCHF']); put(2, 'quotes', 1440, ms, `${spMs(ms)} INFO quote id=q-${alnum(r, 8)} pair=${p} side=${ms > on && p === 'EURUSD' ? r.pick(['buy', 'buy', 'buy', 'sell']) : r.pick(['buy', 'sell'])} amount=${r.int(1, 90) * 100} rate=${p === 'EURUSD' ? eur(ms).toFixed(5) : p === 'GBPEUR' ? '1.18' + (ms > on ? 114 : r.int(100, 130)) : '0.88' + (ms > on ? 407 : r.int(390, 430))}`) }
  for (const ms of flow(r, t0, end, 12000 / v)) put(3, 'ledger', 907, ms, `INFO  [poster] booked ${r.int(100000, 999999)} legs=2`)
  for (const ms of flow(r, t0, end, 16000 / v)) put(2, 'gateway', 388, ms, `${pub(r)} "POST /v2/orders" ${r.pick([201, 201, 201, 201, 422, 409])} ${r.int(20, 160)}ms`)
  for (const ms of every(r, t0 + 30000, end, 60 * SEC, 900)) {
    const late = (ms - on) / MIN, slip = late < 1.5 ? r.int(-3, 4) : Math.round(2 + late * 1.9 + r.int(-2, 3))
    put(3, 'hedger', 655, ms, slip > 8 ? `WARN hedge executed above budget pair=EURUSD slippage_bps=${slip} budget_bps=8` : `INFO hedge executed pair=EURUSD slippage_bps=${slip} budget_bps=8`, late > 1.5 ? { relevant: 'stale' } : undefined)
    if (late > 8 && r.int(0, 1)) put(3, 'treasury', 702, ms + 2000, `ERROR position drift EURUSD client flow ${r.int(71, 88)}% one-sided, trading loss ${r.int(2, 9)}${r.int(100, 999)} EUR in 5 min`, { relevant: 'stale' })
    put(3, 'treasury', 702, ms + 2100, `INFO position EURUSD ${r.int(-90, 90)}k within limit`)
  }
  for (const ms of flow(r, t0, end, 4 * MIN)) put(2, 'quotes', 1440, ms, `${spMs(ms)} WARN quote q-${alnum(r, 8)} expired before acceptance`)
  const blip = t0 + r.int(12, 25) * MIN; put(1, 'ratesd', 812, blip, 'level=error msg="refresh failed" err="502 Bad Gateway" attempt=1'); put(1, 'ratesd', 812, blip + 1000, `level=info msg="rates refreshed" pairs=38 as_of=${isoS(blip)} changed=31 status=200 etag=W/"${r.hex(7)}" took=204ms`)
  const dep = on - r.int(5, 9) * MIN; put(3, 'systemd', 1, dep, 'Stopping ledger.service - Ledger...'); put(3, 'systemd', 1, dep + 900, 'Started ledger.service - Ledger.'); put(3, 'ledger', 907, dep + 2000, `INFO  [main] ledger 7.${r.int(1, 30)} ready`)
  for (const ms of every(r, t0 + 100 * SEC, end, 10 * MIN)) for (const n of [1, 2, 3]) put(n, 'CRON', r.int(20000, 30000), ms, `(root) CMD (test -x /usr/sbin/anacron || run-parts /etc/cron.hourly)`)
  return k
}

// A recipe site: memcached came back after an update with its default of 64 MB.
export function recipes(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-15-recipes', { notes: 'unattended upgrade resets memcached to 64 MB: evictions, falling hit ratio, slow database, no error of the culprit' }, 1.15)
  const on = t0 + r.int(36, 46) * MIN + r.int(0, 29999), end = on + r.int(28, 36) * MIN, host = r.pick(['cache-2', 'mc1', 'cache-b']), big = 8 * 1073741824, small = 67108864
  k.incident('small-cache', { cause: { allOf: [['memcache', '\\bcaches?\\b', host], ['\\b64\\b', 'memory', 'evict', 'limit', '\\bsize\\b', 'maxbytes', 'capacity', 'small', 'shrunk', 'shrank', 'default'], ['\\b64\\b', 'restart', 'evict', 'upgrad', 'updat', 'default', 'small', 'reduc', 'shrunk', 'shrank', 'limit', 'lower', 'reset']], mustNot: ['postgres(ql)? is (the cause|underpowered)'] },
    services: ['memcached', host, `syslog-${host}`, 'mcstats', 'memcache', 'cache'], victims: ['postgres', 'postgresql', 'django', 'gunicorn', 'web', 'nginx'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'limit_maxbytes=67108864|memcached' })
  const sl = (ms, t, m) => log(`syslog-${host}.log`, ms, `${sys(ms)} ${host} ${t}`, m)
  for (const ms of every(r, t0 + 20000, end, 3 * MIN, 9000)) { sl(ms, `CRON[${r.int(10000, 60000)}]: (root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)`); if (r.int(0, 1)) { sl(ms + 30000, 'systemd[1]: Starting sysstat-collect.service - system activity accounting tool...'); sl(ms + 30400, 'systemd[1]: Finished sysstat-collect.service - system activity accounting tool.') } }
  const apt = on - 21 * SEC, aptPid = r.int(40000, 50000); sl(apt, `unattended-upgrade[${aptPid}]: Packages that will be upgraded: libssl3 memcached tzdata`, { relevant: 'small-cache' }); sl(on - 2000, 'systemd[1]: Stopping memcached.service - memcached daemon...', { root: 'small-cache' }); sl(on - 1500, 'systemd[1]: memcached.service: Deactivated successfully.', { root: 'small-cache' }); sl(on, 'systemd[1]: Started memcached.service - memcached daemon.', { root: 'small-cache' }); sl(on + 9000, `unattended-upgrade[${aptPid}]: All upgrades installed`)
  let ev = 0
  for (const ms of every(r, t0 + 11000, end, 60 * SEC)) {
    const bad = ms > on; if (bad) ev += r.int(21000, 46000)
    log('mcstats.log', ms, `${sp(ms)} ${host} uptime=${Math.floor((ms - (bad ? on : t0 - 41 * 86400000)) / 1000)} limit_maxbytes=${bad ? small : big} bytes=${bad ? small - r.int(900000, 2400000) : 5600000000 + r.int(0, 90000000)} curr_items=${bad ? r.int(30000, 36000) : r.int(2710000, 2760000)} curr_connections=${r.int(90, 130)} evictions=${ev} hit_ratio=${bad ? fx(r, 0.41, 0.52, 3) : fx(r, 0.962, 0.981, 3)}`, bad ? { root: 'small-cache' } : undefined)
    log('mcstats.log', ms + 400, `${sp(ms)} ${host.replace(/.$/, (c) => c === 'b' ? 'a' : c === '1' ? '2' : '1')} uptime=${Math.floor((ms - t0 + 38 * 86400000) / 1000)} limit_maxbytes=${big} bytes=${5400000000 + r.int(0, 90000000)} curr_items=${r.int(2610000, 2660000)} curr_connections=${r.int(90, 130)} evictions=0 hit_ratio=${fx(r, 0.962, 0.981, 3)}`)
  }
  const rise = (ms) => ms < on ? 1 : 1 + Math.min(9, (ms - on) / MIN * 0.6)
  for (const ms of flow(r, t0, end, 6000 / v)) {
    const f = rise(ms), d = Math.round(r.int(30, 140) * (r.int(0, 2) ? f : 1)), p = r.pick([`/rezept/${r.int(1000, 99999)}/`, '/suche/?q=' + r.pick(['linsen', 'kuchen', 'curry']), `/koch/${r.int(10, 999)}/`, '/'])
    const st = r.int(0, 60) === 0 ? 404 : 200
    log('gunicorn-access.log', ms + d, `${priv(r)} - - [${clf(ms + d)}] "GET ${p} HTTP/1.1" ${st} ${r.int(4000, 60000)} "-" "${r.pick(UA)}" ${d}ms`, d > 600 ? { relevant: 'small-cache' } : undefined)
  }
  for (const ms of [...flow(r, t0, on, 3 * MIN), ...flow(r, on + 3 * MIN, end, 11000)]) log('postgresql.log', ms, `${spMs(ms)} UTC [${r.int(2000, 2060)}] recipes@recipes LOG:  duration: ${fx(r, 500, ms < on ? 700 : 500 + 110 * rise(ms), 3)} ms  statement: SELECT "recipe"."id", "recipe"."title", "recipe"."steps" FROM "recipe" INNER JOIN "recipe_tags" ON ("recipe"."id" = "recipe_tags"."recipe_id") WHERE "recipe_tags"."tag_id" IN (${r.int(1, 99)}, ${r.int(100, 300)}) ORDER BY "recipe"."rating" DESC LIMIT 24`, ms > on ? { relevant: 'small-cache' } : undefined)
  for (const ms of every(r, t0 + 40000, end, 5 * MIN, 500)) log('postgresql.log', ms, `${spMs(ms)} UTC [61] LOG:  checkpoint starting: time`)
  for (const ms of flow(r, on + 12 * MIN, end, 50000)) log('django.log', ms, `WARNING ${comma(ms)} middleware slow request ${r.int(2000, 6400)} ms view=recipe_detail queries=${r.int(60, 140)} cache_misses=${r.int(30, 90)}`, { relevant: 'small-cache' })
  for (const ms of flow(r, t0, end, 70000)) log('django.log', ms, r.pick([`WARNING ${comma(ms)} log Not Found: /rezept/${r.int(1, 999)}/amp/`, `INFO ${comma(ms)} comments comment ${r.int(10000, 99999)} approved`, `ERROR ${comma(ms)} exception Invalid HTTP_HOST header: '${pub(r)}'. You may need to add '${pub(r)}' to ALLOWED_HOSTS.`]))
  const dep = on - r.int(12, 20) * MIN; log('django.log', dep, `INFO ${comma(dep)} apps recipes 2025.${r.int(10, 40)} loaded, 4 workers`)
  return k
}

import { random, Case } from '../case.mjs'
const iso = (t)=>new Date(t).toISOString()
const sp = (t)=>iso(t).replace('T',' ').slice(0,23), com = (t)=>sp(t).replace('.',',')
const mon = ['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
const M = (t)=>mon[+iso(t).slice(5,7) - 1]
const us = (t, r)=>iso(t).slice(0,23) + r.int(100,999)
const LV = { D: 'DEBUG', I: 'INFO', W: 'WARN', E: 'ERROR', F: 'FATAL' }, lo = (L)=>LV[L].toLowerCase(), lw = (L)=>(L === 'W' ? 'warning' : lo(L))
const PG = { D: 'DEBUG', I: 'LOG', W: 'WARNING', E: 'ERROR', F: 'FATAL' }
const kv = (m)=>{
 const i = m.lastIndexOf(' :: '), a = i < 0 ? m : m.slice(0, i), b = i < 0 ? '' : m.slice(i + 4), o = {}
 for (const x of b.match(/[^\s=]+=("[^"]*"|\S*)/g) ?? []) { const i = x.indexOf('='), v = x.slice(i + 1).replace(/^"|"$/g, ''); o[x.slice(0, i)] = /^-?\d{1,14}(\.\d+)?$/.test(v) ? +v : v }
 return [a, o]
}
const q = (v)=>(/[\s="]/.test(String(v)) ? J(v) : v)
const J = JSON.stringify
const dmy = (t)=>iso(t).slice(8,10) + '/' + M(t) + '/' + iso(t).slice(0,4)
const each = (text, fn)=>text.split('\n').map(fn).join('\n')
const acc = (m)=>{ const [me, p, s, ms, d = '-', up = '-'] = m.split(' '); return { me, p, s: +s, ms: +ms, d, up } }
const UA = ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)','okhttp/4.12.0','Go-http-client/2.0']
const K = (f)=>(t,L,g,m,r)=>f(t, L, g, ...kv(m), r), A = (f)=>(t,L,g,m,r)=>f(t, L, g, acc(m), r)
export const F = {
 spring: (app)=>(t,L,g,m,r)=>`${iso(t)} ${LV[L].padStart(5)} 1 --- [${app}] [${r.pick(['nio-8080-exec-','scheduling-','task-'])}${r.int(1,9)}] ${g.slice(-40).padEnd(40)} : ${m}`,
 logback: (t,L,g,m,r)=>`${sp(t)} [${r.pick(['main','worker-1','worker-2','kafka-1'])}] ${LV[L].padEnd(5)} ${g} - ${m}`,
 quarkus: (t,L,g,m,r)=>`${com(t)} ${LV[L].padEnd(5)} [${g}] (executor-thread-${r.int(1,24)}) ${m}`,
 logstash: (app)=>(t,L,g,m,r)=>J({ '@timestamp': iso(t), '@version': '1', message: m, logger_name: g, thread_name: 'http-nio-8080-exec-' + r.int(1,12), level: LV[L], app, traceId: r.hex(16) }),
 slog: K((t,L,g,a,o,r)=>J({ time: us(t, r) + r.int(100,999) + 'Z', level: LV[L], msg: a, ...(g && { component: g }), ...o })),
 zap: K((t,L,g,a,o,r)=>J({ level: lo(L), ts: t / 1000, logger: g, caller: `${g.replace(/\W+/g, '_')}/${r.pick(['run','sync','handler'])}.go:${r.int(40,60)}`, msg: a, ...o })),
 zapc: K((t,L,g,a,o)=>`${iso(t)}\t${LV[L]}\t${g}\t${a}\t${J(o)}`),
 logfmt: K((t,L,g,a,o)=>`time="${iso(t).slice(0,19)}Z" level=${lw(L)} msg=${J(a)}${g ? ' component=' + g : ''}` + Object.entries(o).map(([k, v])=>` ${k}=${q(v)}`).join('')),
 klog: (t,L,g,m,r)=>`${L}${iso(t).slice(5,10).replace('-','')} ${us(t, r).slice(11)}       1 ${g}] ${m}`,
 py: (t,L,g,m)=>`${com(t)} ${lw(L).toUpperCase()} [${g}] ${m}`,
 celery: (t,L,g,m,r)=>`[${com(t)}: ${lw(L).toUpperCase()}/${g || 'ForkPoolWorker-' + r.int(1,8)}] ${m}`,
 structlog: K((t,L,g,a,o,r)=>J({ ...o, event: a, logger: g, level: lw(L), timestamp: us(t, r) + 'Z' })),
 netc: (t,L,g,m)=>`${iso(t)} ${{ D: 'dbug', I: 'info', W: 'warn', E: 'fail', F: 'crit' }[L]}: ${g}[0]\n` + each(m, (x)=>'      ' + x),
 serilog: (t,L,g,m)=>`${sp(t)} +00:00 [${{ D: 'DBG', I: 'INF', W: 'WRN', E: 'ERR', F: 'FTL' }[L]}] ${g} ${m}`,
 clef: K((t,L,g,a,o)=>J({ '@t': iso(t).replace('Z','0000Z'), '@m': a, ...(L !== 'I' && { '@l': { D: 'Debug', W: 'Warning', E: 'Error', F: 'Fatal' }[L] }), SourceContext: g, ...o })),
 elixir: (t,L,g,m,r)=>`${sp(t)} ${g ? g + ' ' : `request_id=F${r.hex(19)} `}[${lw(L)}] ${m}`,
 pg: (t,L,g,m,r)=>{ const p = `${sp(t)} UTC [${r.int(210,9800)}] ${g ? g + ' ' : ''}`; return each(m, (x, i)=>(i ? (/^[A-Z]+: /.test(x) ? p + x : '\t' + x) : `${p}${PG[L]}:  ${x}`)) },
 mysql: (t,L,g,m,r)=>`${us(t, r)}Z ${g.includes('Repl') ? r.int(8,900) : 0} [${{ I: 'Note', W: 'Warning', E: 'ERROR' }[L]}] [${g}] ${m}`,
 mongo: (t,L,g,m)=>{ const [c, id, ctx] = g.split(' '), [a, o] = kv(m); return J({ t: { $date: iso(t).replace('Z','+00:00') }, s: L, c, id: +id, ctx, msg: a, attr: o }) },
 redis: (t,L,g,m)=>`1:${g || 'M'} ${dmy(t).replaceAll('/',' ')} ${iso(t).slice(11,23)} ${L === 'I' ? '*' : L === 'D' ? '-' : '#'} ${m}`,
 es: (n)=>(t,L,g,m)=>`[${com(t).replace(' ','T')}][${LV[L].padEnd(5)}][${g.padEnd(25)}] [${n}] ${m}`,
 kafka: (t,L,g,m)=>{ const [a, ...b] = m.split('\n'); return [`[${com(t)}] ${LV[L]} ${a} (${g})`, ...b].join('\n') },
 rabbit: (t,L,g,m,r)=>{ const p = `${us(t, r).replace('T',' ')}+00:00 [${lw(L)}] <0.${r.int(400,30000)}.0> `; return each(m, (x)=>p + x) },
 istio: (t,L,g,m,r)=>`${us(t, r)}Z\t${lo(L)}\t${g}\t${m}`,
 event: (t,L,g,m)=>{ const [re, ob] = g.split(' '); return `${iso(t).slice(0,19)}Z   ${L === 'I' ? 'Normal ' : 'Warning'}   ${re.padEnd(22)} ${ob.padEnd(44)} ${m}` },
 ngerr: (t,L,g,m,r)=>`${sp(t).slice(0,19).replaceAll('-', '/')} [${lo(L)}] 77#0: *${r.int(100,90000)} ${m}`,
 nginx: A((t,L,g,a,r)=>`${fill(r, '~p')} - - [${dmy(t)}:${iso(t).slice(11,19)} +0000] "${a.me} ${a.p} HTTP/1.1" ${a.s} ${r.int(90,9000)} "-" "${a.d === '-' ? r.pick(UA) : a.d}" rt=${(a.ms / 1000).toFixed(3)}`),
 envoy: A((t,L,g,a,r)=>`[${iso(t)}] "${a.me} ${a.p} HTTP/2" ${a.s} - ${a.d === '-' ? 'via_upstream' : a.d} - "-" 0 ${r.int(80,9000)} ${a.ms} ${Math.max(0, a.ms - 1)} "${fill(r, '~p')}" "${r.pick(UA)}" "${fill(r, '~u')}" "${g}" "${a.up}"`),
 envoyj: A((t,L,g,a,r)=>J({ start_time: iso(t), method: a.me, path: a.p, protocol: 'HTTP/2', response_code: a.s, response_flags: a.d, duration: a.ms, upstream_host: a.up, upstream_cluster: g, request_id: fill(r, '~u') })),
}
export const cri = (f)=>(t,L,g,m,r)=>{ const p = `${us(t, r)}${r.int(100,999)}Z ${L === 'E' ? 'stderr' : 'stdout'} F `; return each(f(t,L,g,m,r), (x)=>p + x) }
export const stern = (pod, box, f)=>(t,L,g,m,r)=>each(f(t,L,g,m,r), (x)=>`${pod} ${box} ${x}`)
export const gcp = (box, f)=>(t,L,g,m,r)=>J({ insertId: r.hex(12), severity: lw(L).toUpperCase(), timestamp: iso(t), resource: { type: 'k8s_container', labels: { container_name: box } }, textPayload: f(t,L,g,m,r) })

const DG = { 1: 9, 2: 99, 3: 999, 4: 9999, 5: 99999, 6: 999999 }
// ~3 = three digits, ~h hex, ~i/~p ip, ~P port, ~u uuid
function fill(r, s) {
 return s.replace(/~(?:\(([^)]*)\)|([1-6hipPu]))/g, (_, x, c)=>{
  let m
  if (DG[c]) return r.int((DG[c] + 1) / 10, DG[c])
  if (c === 'h') return r.hex(8)
  if (c === 'P') return r.int(32768,60999)
  if (c === 'i') return fill(r, '10.~(4-90).~(0-255).~(2-254)')
  if (c === 'p') return fill(r, '~(81|93|176|185).~(1-250).~(1-250).~(2-254)')
  if (c === 'u') return fill(r, '~(x8)-~(x4)-4~(x3)-a~(x3)-~(x12)')
  if ((m = /^(\d+)-(\d+)$/.exec(x))) return r.int(+m[1], +m[2])
  return (m = /^x(\d+)$/.exec(x)) ? r.hex(+m[1]) : r.pick(x.split('|'))
 })
}
export const R = { root: 'a' }, V = { relevant: 'a' }, R2 = { root: 'b' }, V2 = { relevant: 'b' }

export function kase(id, min, notes, body, kind = 'incident') {
 return (seed, out)=>{
  const name = 't27-' + id, r = random(`${seed}/${name}`), c = new Case(name, { kind, notes })
  const t0 = Date.UTC(2025, r.int(0,10), r.int(1,28), r.int(0,21), r.int(0,59), r.int(0,59), r.int(0,999))
  const dur = Math.round(min * 6e4 * (0.9 + r.next() * 0.2)), vol = 1.35 + r.next() * 0.2
  const at = (f)=>Math.round(t0 + dur * f)
  const k = { c, r, at,
   inc: (id, onset, tol, rootPattern, sv, vi, sev, groups, not)=>c.incident(id, { cause: { allOf: groups.map((g)=>[g]), mustNot: not ? [not] : [] }, services: sv.split(' '), victims: vi ? vi.split(' ') : [], severity: [...sev].map((x)=>({ l: 'low', m: 'medium', h: 'high', c: 'critical' })[x]), onset, onsetToleranceSeconds: tol, rootPattern }),
   t0, end: t0 + dur, on: at(0.42 + r.next() * 0.2),
   pod: (n)=>`${n}-${r.hex(9)}-${Array.from({ length: 5 }, ()=>r.pick([...'bcdfghjklmnpqrstvwxz2456789'])).join('')}`,
   every(a, b, mean, fn) { for (let t = a + r.gap(mean); t < b; t += r.gap(mean)) fn(Math.round(t)) },
   src(file, fmt) {
    const s = {
     say(t, spec, mark) { const [h, ...m] = [...split(fill(r, spec))]; c.line(`logs/${file}${file.includes('.') ? '' : '.log'}`, Math.round(t), fmt(Math.round(t), h[0], h.slice(2), m[0], r), mark); return s },
     bg(mean, list, a = t0, b = t0 + dur, mark) { k.every(a, b || k.end, mean * vol, (t)=>{ const x = r.pick(list); s.say(t, typeof x === 'function' ? x(t) : x, mark) }); return s },
     pre: (mean, list)=>s.bg(mean, list, t0, k.on),
     bad: (mean, list, lag = 0)=>s.bg(mean, list, k.on+lag, k.end,V),
     tick(step, fn, a = t0, b = t0 + dur, mark) { for (let t = a + r.int(0, step - 1); t < b; t += step) s.say(t + r.int(0,400), fn(t), (typeof mark === 'function' ? mark(t) : mark) || undefined); return s },
    }
    return s
   } }
  body(k, k.src, k.on, k.end, t0, r); c.write(out)
 }
}
const split = (s)=>{ const i = s.indexOf('|'); return [s.slice(0, i), s.slice(i + 1)] }

// shared healthy background
export const BG = {
 mysql: ["W MY-010055] [Server|IP address '~i' could not be resolved: Name or service not known", "I MY-010914] [Server|Aborted connection ~5 to db: 'shop' user: 'app' host: '~i' (Got timeout reading communication packets)."],
 pg: (u, tb)=>['I |checkpoint starting: time','I |checkpoint complete: wrote ~3 buffers (~1.~1%); 0 WAL file(s) added, ~(0-2) removed, ~1 recycled; write=~(20-260).~3 s, sync=0.0~2 s, total=~(261-270).~3 s; distance=~5 kB', `I ${u}|connection authorized: user=${u.split('@')[0]} database=${u.split('@')[1]} SSL enabled (protocol=TLSv1.3, cipher=TLS_AES_256_GCM_SHA384, bits=256)`, `I |automatic analyze of table "${u.split('@')[1]}.public.~(${tb})" system usage: CPU: user: 0.~2 s, system: 0.0~1 s, elapsed: ~(1-4).~2 s`, `I ${u}|duration: ~(210-900).~3 ms  execute <unnamed>: SELECT * FROM ~(${tb}) WHERE id = $1`],
 kafka: (id, tp)=>[`I kafka.log.UnifiedLog|[UnifiedLog partition=~(${tp})-~(0-47), dir=/var/lib/kafka/data-0/kafka-log${id}] Rolled new log segment at offset ~6 in ~1 ms.`, `I kafka.log.ProducerStateManager|[ProducerStateManager partition=~(${tp})-~(0-47)] Wrote producer snapshot at offset ~6 with ~(0-4) producer ids in ~1 ms.`, `I kafka.coordinator.group.GroupMetadataManager|[GroupMetadataManager brokerId=${id}] Removed ~(0-3) expired offsets in ~1 milliseconds.`, `I kafka.log.LogCleaner|[kafka-log-cleaner-thread-0]: Log cleaner thread 0 cleaned log __consumer_offsets-~(0-49) (dirty section = [~3, ~(901-9000)])`],
 mongo: (db)=>['I NETWORK 22943 listener|Connection accepted :: remote=~i:~P connectionId=~5 connectionCount=~(120-260)','I NETWORK 22944 conn~3|Connection ended :: remote=~i:~P connectionId=~5 connectionCount=~(120-260)','I ACCESS 5286306 conn~3|Successfully authenticated :: mechanism=SCRAM-SHA-256 user=app db=admin', `I COMMAND 51803 conn~3|Slow query :: type=command ns=${db} planSummary="IXSCAN { sku: 1 }" keysExamined=~4 docsExamined=~4 nreturned=~2 durationMillis=~(101-340)`],
 rabbit: (u)=>[`I |accepting AMQP connection <0.~4.0> (~i:~P -> 10.0.8.4:5672)`, `I |connection <0.~4.0> (~i:~P -> 10.0.8.4:5672): user '~(${u})' authenticated and granted access to vhost 'shop'`, `I |closing AMQP connection <0.~4.0> (~i:~P -> 10.0.8.4:5672, vhost: 'shop', user: '~(${u})')`, `W |closing AMQP connection <0.~4.0> (~i:~P -> 10.0.8.4:5672, vhost: 'shop', user: '~(${u})'):\nclient unexpectedly closed TCP connection`],
 redis: ['I |~4 changes in 60 seconds. Saving...','I |Background saving started by pid ~(200-9000)','I C|DB saved on disk','I C|Fork CoW for RDB: current ~2 MB, peak ~(40-60) MB, average ~2 MB','I |Background saving terminated with success','D |DB 0: ~6 keys (~(90000-99999) volatile) in 1048576 slots HT.','D |~(120-300) clients connected (1 replicas), ~(900000000-999000000) bytes in use'],
 istiod: (s)=>[`I ads|Push debounce stable[~4] 1 for config ServiceEntry/~(${s}): 100.~4ms since last change`, 'I ads|XDS: Pushing Services:~(80-90) ConnectedEndpoints:~(40-60) Version:~h/~3', `I ads|EDS: PUSH request for node:~(${s})-~(x9)-~(x5).prod resources:~2 size:~2kB cached:~(10-20)/~2`, 'I validationServer|configuration accepted'],
}

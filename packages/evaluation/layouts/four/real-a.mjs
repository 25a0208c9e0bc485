// real products 1..8
import { p2, p3, parts, ymd, hms, offs, sec, us3, iso, dealer, netTrace, goTrace } from './lib.mjs';

// 1 journald (short) of a Kubernetes node: containerd, kubelet (klog), systemd; the year stands only in containerd's lines
function containerd(r, L) {
  const host = `node-${r.pick(['a', 'b', 'c'])}${r.int(1, 30)}`, pid = r.int(700, 2000), kp = r.int(700, 2000);
  const pod = () => `${r.pick(['cart', 'search', 'geo', 'mailer'])}-${r.rs()}-${r.sfx()}`;
  const cd = dealer(r, [
    () => ['info', `StopPodSandbox for "${r.hex(64)}"`],
    () => ['info', `PullImage "registry.acme.example/shop/${r.pick(['cart', 'geo'])}:v${r.int(1, 9)}.${r.int(0, 30)}.${r.int(0, 9)}"`],
    () => ['info', `CreateContainer within sandbox "${r.hex(64)}" for container &ContainerMetadata{Name:app,Attempt:${r.int(0, 4)},}`],
    () => ['warning', `cleaning up after shim disconnected`, ` id=${r.hex(64)} namespace=k8s.io`],
    () => ['error', `failed to handle container TaskExit event container_id:"${r.hex(64)}" pid:${r.int(3000, 90000)} exited_at:{seconds:${Math.floor(L.t / 1000)}}`, ` error="failed to stop container: context deadline exceeded: unknown"`],
    () => ['info', `shim disconnected`, ` id=${r.hex(64)} namespace=k8s.io`],
    () => ['error', `ExecSync for "${r.hex(64)}" failed`, ` error="rpc error: code = DeadlineExceeded desc = failed to exec in container: timeout 1s exceeded: context deadline exceeded"`],
    () => ['info', `RemoveContainer for "${r.hex(64)}" returns successfully`],
    () => ['debug', `garbage collected`, ` d=${r.int(1, 30)}.${r.int(100000, 999999)}ms`],
    () => ['info', `stop pulling image registry.k8s.io/pause:3.${r.int(6, 10)}: active requests=0, bytes read=${r.int(1000, 9000000)}`],
  ]);
  const kl = dealer(r, [
    () => ['I', `kubelet.go:${r.int(2100, 2500)}`, `"SyncLoop ADD" source="api" pods=["shop/${pod()}"]`],
    () => ['I', `scope.go:117`, `"RemoveContainer" containerID="${r.hex(64)}"`],
    () => ['E', `pod_workers.go:${r.int(900, 1400)}`, `"Error syncing pod, skipping" err="failed to \\"StartContainer\\" for \\"app\\" with CrashLoopBackOff: \\"back-off 5m0s restarting failed container=app pod=${pod()}_shop(${r.uuid()})\\"" pod="shop/${pod()}" podUID="${r.uuid()}"`],
    () => ['W', `watcher.go:93`, `Error while processing event ("/sys/fs/cgroup/devices/kubepods/burstable": 0x40000100 == IN_CREATE|IN_ISDIR): inotify_add_watch: no such file or directory`],
    () => ['I', `prober.go:${r.int(100, 140)}`, `"Probe failed" probeType="Readiness" pod="shop/${pod()}" containerName="app" probeResult="failure" output="HTTP probe failed with statuscode: ${r.pick([500, 502, 503])}"`],
  ]);
  const LV = { info: 'info', warning: 'warn', error: 'error', debug: 'debug' }, KV = { I: 'info', W: 'warn', E: 'error' };
  let first = true;
  while (L.more) {
    const t = L.step(), q = parts(t), head = `${q.mon} ${String(q.d).padStart(2, ' ')} ${hms(q)} ${host} `;
    const k = first ? 0 : r.weighted([[6, 0], [4, 1], [1.5, 2]]); first = false;
    if (k === 0) {
      const [lv, msg, extra = ''] = cd()();
      const esc = msg.replace(/"/g, '\\"');
      L.rec(`${head}containerd[${pid}]: time="${ymd(q)}T${hms(q)}.${p3(q.ms)}${us3(r)}${p3(r.int(0, 999))}Z" level=${lv} msg="${esc}"${extra}`, { time: t, level: LV[lv], service: 'containerd', message: extra ? [msg, esc, `msg="${esc}"${extra}`, `${esc}"${extra}`] : [msg, esc] });
    } else if (k === 1) {
      const [lv, src, msg] = kl()();
      L.rec(`${head}kubelet[${kp}]: ${lv}${p2(q.mo)}${p2(q.d)} ${hms(q)}.${p3(q.ms)}${us3(r)} ${String(kp).padStart(7, ' ')} ${src}] ${msg}`, { time: t, level: KV[lv], service: 'kubelet', message: /^"/.test(msg) ? [msg, msg.match(/^"([^"]*)"/)[1]] : msg });
    } else {
      const m = r.pick([`run-containerd-runc-k8s.io-${r.hex(64)}.mount: Deactivated successfully.`, `cri-containerd-${r.hex(64)}.scope: Consumed ${r.int(1, 59)}.${r.int(100, 999)}s CPU time.`, `Started libcontainer container ${r.hex(64)}.`]);
      L.rec(`${head}systemd[1]: ${m}`, { time: sec(t), level: null, service: 'systemd', message: m });
    }
  }
}

// 2 Elixir / Phoenix: "$date $time $metadata[$level] $message"
function phoenix(r, L) {
  const msgs = dealer(r, [
    () => ['info', `${r.pick(['GET', 'POST', 'PUT', 'DELETE'])} /api/v2/${r.pick(['carts', 'orders', 'users'])}/${r.int(1, 99999)}`],
    () => ['info', `Sent ${r.pick([200, 201, 204, 404, 422])} in ${r.pick([`${r.int(1, 900)}ms`, `${r.int(100, 990)}µs`])}`],
    () => ['debug', `QUERY OK source="orders" db=${r.int(0, 40)}.${r.int(0, 9)}ms queue=0.${r.int(1, 9)}ms idle=${r.int(100, 1900)}.${r.int(0, 9)}ms`, [`SELECT o0."id", o0."state" FROM "orders" AS o0 WHERE (o0."id" = $1) [${r.int(1, 99999)}]`]],
    () => ['info', `CONNECTED TO AcmeWeb.UserSocket in ${r.int(20, 900)}µs`, [`  Transport: :websocket`, `  Serializer: Phoenix.Socket.V2.JSONSerializer`, `  Parameters: %{"token" => "[FILTERED]", "vsn" => "2.0.0"}`]],
    () => ['error', `GenServer ${r.pick(['Acme.Stock.Cache', '#PID<0.2113.0>', 'Acme.Mailer'])} terminating`, [`** (stop) exited in: GenServer.call(Acme.Repo, {:checkout, ${r.int(1, 90)}}, 5000)`, `    ** (EXIT) time out`, `    (elixir 1.15.7) lib/gen_server.ex:1074: GenServer.call/3`, `    (acme 0.9.${r.int(0, 9)}) lib/acme/stock/cache.ex:${r.int(10, 200)}: Acme.Stock.Cache.handle_info/2`, `Last message: :refresh`]],
    () => ['error', `Postgrex.Protocol (#PID<0.${r.int(200, 900)}.0>) disconnected: ** (DBConnection.ConnectionError) tcp recv (idle): closed`],
    () => ['warning', `[Oban] job ${r.int(1000, 99999)} of Acme.Workers.Invoice snoozed for ${r.int(5, 600)}s (attempt ${r.int(1, 19)} of 20)`],
    () => ['notice', `Application ${r.pick(['acme', 'acme_web', 'ssl'])} exited: :stopped`],
    () => ['info', `Running AcmeWeb.Endpoint with cowboy 2.10.0 at :::${r.pick([4000, 4001])} (http)`],
    () => ['debug', `Processing with AcmeWeb.OrderController.show/2`, [`  Parameters: %{"id" => "${r.int(1, 99999)}"}`, `  Pipelines: [:api, :authed]`]],
  ]);
  while (L.more) {
    const t = L.step(), q = parts(t), [lv, msg, cont = []] = msgs()();
    const meta = r.chance(0.7) ? `request_id=F${r.chars(19, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')} ` : '';
    L.rec(`${ymd(q)} ${hms(q)}.${p3(q.ms)} ${meta}[${lv}] ${msg}`, { time: t, level: { warning: 'warn', notice: 'info' }[lv] || lv, service: null, message: msg }, cont);
  }
}

// 3 .NET Microsoft.Extensions.Logging, SimpleConsole with SingleLine and a timestamp
function mel(r, L) {
  const off = r.pick([60, 120, -300]);
  const msgs = dealer(r, [
    () => ['info', 'Microsoft.Hosting.Lifetime', 14, `Now listening on: http://[::]:${r.int(5000, 8099)}`],
    () => ['info', 'Microsoft.AspNetCore.Hosting.Diagnostics', 1, `Request starting HTTP/1.1 GET http://${r.ip()}:8080/v1/invoices/${r.int(100, 9999)} - - -`],
    () => ['info', 'Microsoft.AspNetCore.Hosting.Diagnostics', 2, `Request finished HTTP/1.1 GET http://${r.ip()}:8080/v1/invoices - ${r.pick([200, 404])} ${r.int(10, 9000)} application/json;+charset=utf-8 ${r.int(1, 400)}.${r.int(1000, 9999)}ms`],
    () => ['warn', 'Microsoft.AspNetCore.DataProtection.Repositories.FileSystemXmlRepository', 60, `Storing keys in a directory '/root/.aspnet/DataProtection-Keys' that may not be persisted outside of the container.`],
    () => ['fail', 'Microsoft.AspNetCore.Server.Kestrel', 13, `Connection id "0HN${r.chars(10, 'ABCDEFGHIJKLMNOPQRSTUV0123456789')}", Request id "0HN${r.chars(10, 'ABCDEFGHIJ0123456789')}:0000000${r.int(1, 9)}": An unhandled exception was thrown by the application.`, netTrace],
    () => ['dbug', 'Microsoft.EntityFrameworkCore.Database.Command', 20100, `Executing DbCommand [Parameters=[@__id_0='?' (DbType = Int32)], CommandType='Text', CommandTimeout='30'] SELECT TOP(1) [i].[Id] FROM [Invoices] AS [i]`],
    () => ['crit', 'Acme.Billing.LedgerWorker', 0, `Ledger ${r.int(1000, 9999)} is out of balance by ${r.int(1, 90)}.${p2(r.int(0, 99))} EUR; posting stopped`],
    () => ['trce', 'Grpc.Net.Client.Internal.GrpcCall', 3, `Reading message. (attempt: ${r.int(1, 3)})`],
    () => ['info', 'Acme.Billing.InvoiceService', 0, `Invoice {"no":"R-${r.int(2024, 2026)}-${r.int(1000, 9999)}","lines":${r.int(1, 40)}} sent to ${r.mail()}`],
    () => ['warn', 'Polly', 3, `Execution attempt. Source: 'erp-client/Retry', Operation Key: '', Result: '503', Handled: 'True', Attempt: '${r.int(0, 3)}', Execution Time: ${r.int(20, 3000)}.${r.int(1000, 9999)}ms`],
  ]);
  const LV = { info: 'info', warn: 'warn', fail: 'error', dbug: 'debug', crit: 'fatal', trce: 'trace' };
  while (L.more) {
    const t = L.step(), q = parts(t, off), [lv, cat, ev, msg, tr] = msgs()();
    const more = tr && r.chance(0.7) ? ' ' + tr(r).map((x) => x.trim()).join('    ') : ''; // SingleLine puts the exception on the same line
    L.rec(`${ymd(q)}T${hms(q)}.${p3(q.ms)}${offs(off)} ${lv}: ${cat}[${ev}] ${msg}${more}`, { time: t, level: LV[lv], service: null, message: [msg + more, `${cat}[${ev}] ${msg}${more}`, msg] });
  }
}

// 4 TiKV unified log
function tikv(r, L) {
  const off = r.pick([0, 480]);
  const msgs = dealer(r, [
    () => ['INFO', `peer.rs:${r.int(500, 5000)}`, 'starts destroy', [['peer_id', r.int(100, 99999)], ['region_id', r.int(100, 99999)], ['merged_by_target', 'false']]],
    () => ['INFO', 'raft.rs:1550', 'starting a new election', [['term', r.int(5, 900)], ['raft_id', r.int(100, 9999)], ['region_id', r.int(100, 9999)]]],
    () => ['WARN', 'store.rs:1187', '"[store 4] handle 127 pending peers include 121 ready, 1240 entries, 4096 messages and 0 snapshots"', [['takes', `${r.int(1000, 4000)}ms`]]],
    () => ['ERROR', 'kv.rs:603', '"KvService::batch_raft send response fail"', [['err', 'RemoteStopped']]],
    () => ['INFO', 'util.rs:598', '"connecting to PD endpoint"', [['endpoints', `http://${r.ip()}:2379`]]],
    () => ['WARN', 'endpoint.rs:621', 'error-response', [['err', `"Key is locked (will clean up) primary_lock: ${r.hex(20)} lock_version: ${r.int(1e8, 9e8)} lock_ttl: 3003"`]]],
    () => ['INFO', 'mod.rs:118', '"encryption: none of key dictionary and file dictionary are found."', []],
    () => ['DEBUG', 'scheduler.rs:596', '"received new command"', [['cmd', `"kv::command::prewrite mutations(${r.int(1, 90)}) primary(${r.hex(16)})"`], ['cid', r.int(1, 9e6)]]],
    () => ['FATAL', 'lib.rs:491', `"rocksdb background error. db: kv, reason: compaction, error: IO error: No space left on device: While appending to file: /data/tikv/db/${r.int(10000, 99999)}.sst"`, [['backtrace', `"   0: tikv_util::set_panic_hook::{{closure}}\\n   1: std::panicking"`], ['thread_name', '<unnamed>']]],
    () => ['INFO', '<unknown>', '"Shutting down"', [['signal', r.pick(['15', '2'])]]],
  ]);
  while (L.more) {
    const t = L.step(), q = parts(t, off), [lv, src, m0, kv] = msgs()(), m = /^[^" ]* /.test(m0) ? `"${m0}"` : m0;
    const bare = m.replace(/^"|"$/g, ''), tail = kv.map(([k, v]) => ` [${k}=${v}]`).join('');
    L.rec(`[${ymd(q, '/')} ${hms(q)}.${p3(q.ms)} ${offs(off)}] [${lv}] [${src}] [${m}]${tail}`, { time: t, level: lv.toLowerCase(), service: null, message: tail ? [bare, m, `[${m}]${tail}`, `${m}]${tail}`] : [bare, m, `[${m}]`] });
  }
}

// 5 CockroachDB crdb-v2
function cockroach(r, L) {
  let cnt = r.int(20, 4000); const n = r.int(1, 9);
  const msgs = dealer(r, [
    () => ['I', '1@gossip/gossip.go:1409', `[T1,n${n}]`, `node has connected to cluster via gossip`],
    () => ['I', 'kv/kvserver/replica_command.go:2408', `[T1,Vsystem,n${n},replicate,s${n},r${r.int(10, 900)}/${r.int(1, 9)}:‹/Table/${r.int(50, 300)}/{1-2}›]`, `change replicas (add [(n${r.int(1, 9)},s${r.int(1, 9)}):${r.int(3, 12)}LEARNER] remove []): existing descriptor r${r.int(10, 900)}:‹/Table/${r.int(50, 300)}›`],
    () => ['W', 'kv/kvserver/liveness/liveness.go:685', `[T1,Vsystem,n${n},liveness-hb]`, `slow heartbeat took ${r.int(1, 4)}.${r.int(10000, 99999)}s; err=context deadline exceeded`],
    () => ['E', '2@rpc/peer.go:601', `[T1,Vsystem,n${n},rnode=${r.int(1, 9)},raddr=‹${r.ip()}:26257›,class=system,rpc]`, `failed connection attempt (last connected ${r.int(1, 300)}s ago): grpc: ‹connection error: desc = "transport: error while dialing: dial tcp ${r.ip()}:26257: connect: connection refused"› [code 14/Unavailable]`],
    () => ['I', 'sql/stats/automatic_stats.go:913', `[T1,Vsystem,n${n}]`, `automatically executing ‹"CREATE STATISTICS __auto__ FROM [${r.int(50, 300)}] WITH OPTIONS THROTTLING 0.9 AS OF SYSTEM TIME '-30s'"›`],
    () => ['I', '2@server/status/runtime_log.go:47', `[T1,Vsystem,n${n}]`, `runtime stats: ${r.int(1, 9)}.${r.int(0, 9)} GiB RSS, ${r.int(200, 900)} goroutines (stacks: ${r.int(8, 20)} MiB), ${r.int(200, 900)} MiB/${r.int(900, 2000)} MiB Go alloc/total`],
    () => ['W', 'sql/pgwire/conn.go:412', `[T1,Vsystem,n${n},client=${r.ip()}:${r.port()},hostssl,user=‹${r.user()}›]`, `error while handling query: ‹relation "orders_${r.int(1, 20)}" does not exist›`],
    () => ['F', 'storage/pebble.go:1490', `[T1,Vsystem,n${n},s${n}]`, `disk stall detected: unable to write to ‹/mnt/data${r.int(1, 3)}/cockroach/${r.int(1000, 99999)}.log› within 20s`],
    () => ['I', 'jobs/adopt.go:261', `[T1,Vsystem,n${n}]`, `job ${r.int(1e8, 9e8)}${r.int(1e8, 9e8)}: resuming execution`],
  ]);
  const LV = { I: 'info', W: 'warn', E: 'error', F: 'fatal' };
  while (L.more) {
    const t = L.step(), q = parts(t), [lv, src, tags, msg] = msgs()(); cnt++;
    L.rec(`${lv}${p2(q.y % 100)}${p2(q.mo)}${p2(q.d)} ${hms(q)}.${p3(q.ms)}${us3(r)} ${r.int(1, 99999)} ${src} ⋮ ${tags} ${cnt}  ${msg}`, { time: t, level: LV[lv], service: null, message: [msg, `${cnt}  ${msg}`, `${tags} ${cnt}  ${msg}`] });
  }
}

// 6 NATS server
function nats(r, L) {
  const pid = r.pick([1, 7, r.int(400, 9999)]);
  const msgs = dealer(r, [
    () => ['INF', `Listening for client connections on 0.0.0.0:4222`],
    () => ['DBG', `${r.ip()}:${r.port()} - cid:${r.int(4, 9999)} - Client connection created`],
    () => ['DBG', `${r.ip()}:${r.port()} - cid:${r.int(4, 9999)} - "v1.3${r.int(0, 9)}.0:go:orders-worker" - Client connection closed: Client Closed`],
    () => ['ERR', `${r.ip()}:${r.port()} - cid:${r.int(4, 9999)} - authentication error - User "${r.user()}"`],
    () => ['WRN', `JetStream cluster consumer '$G > ORDERS > worker-${r.int(1, 9)}' has NO quorum, stalled.`],
    () => ['INF', `JetStream cluster new stream leader for '$G > ${r.pick(['ORDERS', 'AUDIT'])}'`],
    () => ['TRC', `${r.ip()}:${r.port()} - cid:${r.int(4, 9999)} - <<- [PUB orders.new ${r.int(10, 400)}]`],
    () => ['INF', `${r.ip()}:6222 - rid:${r.int(4, 99)} - Route connection closed: Write Error`],
    () => ['ERR', `Error trying to connect to route (attempt ${r.int(1, 400)}): lookup for host "nats-${r.int(0, 4)}.nats": lookup nats-1.nats on 10.96.0.10:53: no such host`],
    () => ['WRN', `Readloop processing time: ${r.int(2, 12)}.${r.int(100, 999)}s`],
    () => ['FTL', `Can't start JetStream: could not create storage directory - mkdir /data/jetstream: permission denied`],
    () => ['INF', `  Store Directory: "/data/jetstream"`],
  ]);
  const LV = { INF: 'info', DBG: 'debug', ERR: 'error', WRN: 'warn', TRC: 'trace', FTL: 'fatal' };
  while (L.more) {
    const t = L.step(), q = parts(t), [lv, msg] = msgs()();
    L.rec(`[${pid}] ${ymd(q, '/')} ${hms(q)}.${p3(q.ms)}${us3(r)} [${lv}] ${msg}`, { time: t, level: LV[lv], service: null, message: msg }, lv === 'FTL' && r.chance(0.3) ? goTrace(r) : []);
  }
}

// 7 Envoy: its own log and its access log on one stream
function envoy(r, L) {
  const own = dealer(r, [
    () => ['info', 'upstream', 'source/common/upstream/cds_api_helper.cc:32', `cds: add ${r.int(1, 90)} cluster(s), remove ${r.int(0, 9)} cluster(s)`],
    () => ['warning', 'config', 'source/extensions/config_subscription/grpc/grpc_stream.h:155', `StreamAggregatedResources gRPC config stream to xds-grpc closed: ${r.pick([13, 14])}, upstream connect error or disconnect/reset before headers. reset reason: connection termination`],
    () => ['debug', 'http', 'source/common/http/conn_manager_impl.cc:1187', `[Tags: "ConnectionId":"${r.int(10, 9999)}","StreamId":"${r.int(1e9, 9e9)}"] request headers complete (end_stream=true):`, [`':authority', '${r.dom()}'`, `':path', '/api/v1/items?limit=${r.int(1, 100)}'`, `':method', 'GET'`]],
    () => ['error', 'filter', 'source/extensions/filters/http/jwt_authn/authenticator.cc:440', `Jwks remote fetch is failed from https://login.corp.example/keys`],
    () => ['critical', 'main', 'source/server/server.cc:131', `error initializing configuration '/etc/envoy/envoy.yaml': Unable to parse JSON as proto (INVALID_ARGUMENT: invalid name bootstrap: Cannot find field.)`],
    () => ['info', 'main', 'source/server/server.cc:977', `starting main dispatch loop`],
  ]);
  const LV = { info: 'info', warning: 'warn', debug: 'debug', error: 'error', critical: 'fatal' };
  while (L.more) {
    const t = L.step(2, 3000), q = parts(t);
    if (r.chance(0.55)) {
      const st = r.weighted([[7, 200], [1, 204], [1, 302], [1.5, 404], [0.7, 429], [1, 503], [0.7, 500]]);
      const req = `${r.pick(['GET', 'GET', 'POST', 'PUT'])} ${r.pick(['/healthz', `/api/v1/items/${r.int(1, 9999)}`, '/search?q=a%20b&page=2', '/static/app.js'])} HTTP/${r.pick(['1.1', '2'])}`;
      const tail = ` ${st} ${st === 503 ? r.pick(['UF', 'UO,URX', 'UH']) : '-'} ${r.int(0, 900)} ${r.int(0, 90000)} ${r.ms()} ${r.chance(0.2) ? '-' : r.int(0, 400)} "${r.pick(['-', r.pub()])}" "${r.pick(['curl/8.4.0', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'Go-http-client/2.0', 'kube-probe/1.28'])}" "${r.uuid()}" "${r.dom()}" "${r.ip()}:8080"`;
      L.rec(`[${ymd(q)}T${hms(q)}.${p3(q.ms)}Z] "${req}"${tail}`, { time: t, level: st >= 500 ? 'error' : st >= 400 ? 'warn' : 'info', service: null, message: [`"${req}"${tail}`, req, `"${req}"`, `"${req}" ${st}`] });
    } else {
      const [lv, log, src, msg, cont = []] = own()();
      L.rec(`[${ymd(q)} ${hms(q)}.${p3(q.ms)}][${r.pick([1, 1, 15, 22])}][${lv}][${log}] [${src}] ${msg}`, { time: t, level: LV[lv], service: [null, log], message: [msg, `[${src}] ${msg}`] }, cont);
    }
  }
}

// 8 BIND 9 channel file with print-time, print-category, print-severity
function bind(r, L) {
  const c = () => `client @0x7f${r.hex(10)} ${r.ip()}#${r.port()}`;
  const msgs = dealer(r, [
    () => { const d = r.dom(); return ['queries', 'info', `${c()} (${d}): query: ${d} IN ${r.pick(['A', 'AAAA', 'MX', 'SRV'])} +E(0)K (${r.ip()})`]; },
    () => { const d = r.dom(); return ['queries', 'info', `${c()} (${d}): query: ${d} IN ${r.pick(['A', 'TXT', 'PTR'])} + (${r.ip()})`]; },
    () => ['security', 'info', `${c()} (${r.dom()}): query (cache) '${r.dom()}/A/IN' denied (allow-query-cache did not match)`],
    () => ['lame-servers', 'info', `connection refused resolving '${r.dom()}/A/IN': ${r.pub()}#53`],
    () => ['xfer-in', 'error', `transfer of 'corp.example/IN' from ${r.ip()}#53: failed while receiving responses: REFUSED`],
    () => ['notify', 'info', `zone corp.example/IN: sending notifies (serial ${r.int(2024, 2026)}${p2(r.int(1, 12))}${p2(r.int(1, 28))}${p2(r.int(1, 20))})`],
    () => ['general', 'warning', `checkhints: b.root-servers.net/AAAA (2001:500:200::b) missing from hints`],
    () => ['dnssec', 'warning', `managed-keys-zone: Unable to fetch DNSKEY set '.': timed out`],
    () => ['general', 'critical', `couldn't open pid file '/run/named/named.pid': Permission denied`],
    () => ['resolver', 'notice', `DNS format error from ${r.pub()}#53 resolving ${r.dom()}/AAAA for ${r.ip()}#${r.port()}: reply has no answer`],
    () => ['database', 'debug 1', `adb: expiring entry 0x${r.hex(10)}`],
    () => ['update-security', 'error', `${c()}: update 'corp.example/IN' denied`],
  ]);
  const LV = { info: 'info', error: 'error', warning: 'warn', critical: 'fatal', notice: 'info', 'debug 1': 'debug' };
  while (L.more) {
    const t = L.step(1, 4000), q = parts(t), [cat, lv, msg] = msgs()();
    L.rec(`${p2(q.d)}-${q.mon}-${q.y} ${hms(q)}.${p3(q.ms)} ${cat}: ${lv}: ${msg}`, { time: t, level: LV[lv], service: [null, cat], message: msg });
  }
}
export default [['containerd-node-journal', containerd], ['phoenix-elixir', phoenix], ['dotnet-mel-singleline', mel], ['tikv', tikv], ['cockroachdb', cockroach], ['nats-server', nats], ['envoy-mixed', envoy], ['bind9-channel', bind]];

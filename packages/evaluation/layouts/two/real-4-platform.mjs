import { parts, sp, lsp, pad, sec, oneOf } from './lib.mjs';
const JK = [
  ['INFO', 'hudson.lifecycle.Lifecycle#onReady', 'Jenkins is fully up and running'], ['INFO', 'hudson.model.AsyncPeriodicWork#lambda$doRun$1', 'Finished Download metadata. {int:100-9000} ms'], ['INFO', 'h.TcpSlaveAgentListener$ConnectionHandler#run', 'Accepted JNLP4-connect connection #{int:1-90} from /{ip}:{port}'],
  ['WARNING', 'hudson.security.csrf.CrumbFilter#doFilter', 'Found invalid crumb {hex:32}. If you are calling this URL with a script, please use the API Token instead. More information: https://www.jenkins.io/redirect/crumb-cannot-be-used-for-script'],
  ['SEVERE', 'hudson.triggers.SafeTimerTask#run', 'Timer task hudson.slaves.ComputerRetentionWork@{hex:7} failed', 'java.lang.IllegalStateException: error [node {host}] went offline at {clock}'], ['WARNING', 'o.j.p.g.GitHubWebHook#doIndex', 'Error parsing payload: info block missing', 'net.sf.json.JSONException: A JSONObject text must begin with \'{\' at character 1 of payload=%7B'],
  ['FINE', 'h.p.git.GitStatus#doNotifyCommit', 'Received notification for uri = git@git.acme.example:{word}.git ; sha1 = {hex:40} ; branches = [main]'], ['INFO', 'o.j.p.workflow.job.WorkflowRun#finish', '{word}-pipeline #{int:1-900} completed: {SUCCESS|FAILURE|ABORTED}'], ['FINER', 'hudson.ExtensionFinder$Sezpoz#find', 'Sezpoz loaded {int:10-90} [annotations]'], ['INFO', 'hudson.slaves.NodeProvisioner#update', 'agent-{an:5} provisioning successfully completed. We have now {int:2-20} computer(s)'], ['CONFIG', 'jenkins.model.Jenkins#save', 'config.xml written at {clock} by {user}'],
];
const JKL = { INFO: 'info', WARNING: 'warn', SEVERE: ['error', 'fatal'], FINE: ['debug', 'trace'], FINER: ['trace', 'debug'], CONFIG: ['debug', 'info'] };
const jenkins = { name: 'jenkins-controller', start: '2026-03-29T00:50:00.000Z', gen(c) {
  c.raw('Running from: /usr/share/java/jenkins.war');
  while (c.more()) {
    const t = c.tick(); const p = parts(t);
    const [lev, src, tpl, ex] = c.deal(JK); const msg = c.fill(tpl);
    const lines = [`${p.y}-${p.mo}-${p.dd} ${p.H}:${p.M}:${p.S}.${p.ms}+0000 [id=${c.int(10, 9000)}]\t${lev}\t${src}: ${msg}`];
    if (ex) { lines.push(c.fill(ex)); for (let k = c.int(2, 5); k > 0; k--) lines.push(`\tat ${c.pick(['hudson.triggers.SafeTimerTask.run(SafeTimerTask.java:92)', 'java.base/java.util.concurrent.Executors$RunnableAdapter.call(Executors.java:515)', 'jenkins.security.ImpersonatingScheduledExecutorService$1.run(ImpersonatingScheduledExecutorService.java:67)'])}`); if (lev === 'SEVERE') lines.push('Caused: java.io.IOException: remote agent error', '\tat hudson.remoting.Channel.send(Channel.java:765)'); }
    const cls = src.split('#')[0];
    c.rec(lines, { time: t, level: JKL[lev], service: [src, cls, cls.split('.').pop(), cls.split('.').pop() + '#' + src.split('#')[1]], message: msg });
  }
} };

const EN = [
  ['info', 'main', 'source/server/server.cc:{int:300-900}', 'starting main dispatch loop'], ['info', 'upstream', 'source/common/upstream/cds_api_helper.cc:32', 'cds: add {int:1-40} cluster(s), remove {int:0-4} cluster(s)'], ['debug', 'http', 'source/common/http/conn_manager_impl.cc:{int:300-1500}', '[Tags: "ConnectionId":"{int:1-9000}","StreamId":"{int:1000000-9999999}"] request headers complete (end_stream=true):', ["':authority', 'shop.acme.example'", "':path', '{path}'", "':method', 'GET'", "'x-log-level', 'error'"]],
  ['debug', 'router', 'source/common/router/router.cc:{int:300-1500}', '[Tags: "ConnectionId":"{int:1-9000}","StreamId":"{int:1000000-9999999}"] upstream reset: reset reason: connection timeout, transport failure reason: '], ['warning', 'config', './source/extensions/config_subscription/grpc/grpc_stream.h:{int:100-200}', 'DeltaAggregatedResources gRPC config stream to xds-grpc closed: 14, upstream connect error or disconnect/reset before headers. reset reason: connection timeout'], ['warning', 'misc', 'source/common/protobuf/message_validator_impl.cc:21', 'Deprecated field: type envoy.config.core.v3.HeaderValueOption Using deprecated option \'envoy.config.core.v3.append\' from file base.proto. This configuration will be removed from Envoy soon. [info: see docs]'],
  ['error', 'wasm', 'source/extensions/common/wasm/wasm_vm.cc:{int:30-60}', 'Function: proxy_on_context_create failed: Uncaught RuntimeError: unreachable'], ['critical', 'backtrace', './source/server/backtrace.h:{int:90-130}', 'Caught Segmentation fault, suspect faulting address 0x{hex:8}'], ['trace', 'connection', 'source/common/network/connection_impl.cc:{int:300-900}', '[Tags: "ConnectionId":"{int:1-9000}"] socket event: {int:2-3}'], ['info', 'runtime', 'source/common/runtime/runtime_impl.cc:{int:500-700}', 'RTDS has finished initialization at {clock}'], ['error', 'jwt', 'source/extensions/filters/http/jwt_authn/jwks_async_fetcher.cc:{int:50-200}', 'Jwks async fetching url=https://idp.acme.example/keys: failed'],
];
const ENL = { info: 'info', debug: 'debug', warning: 'warn', error: 'error', critical: ['fatal', 'error'], trace: 'trace' };
const envoy = { name: 'envoy-proxy', start: '2026-07-01T12:00:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(1, 3000); const p = parts(t);
    const [lev, lg, src0, tpl, more] = c.deal(EN); if (lev === 'critical' && c.chance(0.5)) continue;
    const src = c.fill(src0); const msg = c.fill(tpl);
    const tags = /^\[Tags: [^\]]*\] /.exec(msg);
    c.rec([`[${p.y}-${p.mo}-${p.dd} ${p.H}:${p.M}:${p.S}.${p.ms}][${c.int(1, 40)}][${lev}][${lg}] [${src}] ${msg}`, ...(more || []).map((m) => c.fill(m)), ...(more ? [''] : [])], { time: t, level: ENL[lev], service: [lg, src, src.split(':')[0]], message: [msg.trim(), ...(tags ? [msg.slice(tags[0].length).trim()] : [])] });
  }
} };

const GC = [
  ['INFO', 'checkout', 'order {int:1000-99999} placed by {user}, total {dec} EUR'], ['ERROR', 'checkout', 'payment provider answered 502 for order {int:1000-99999} [attempt {int:1-4}]'], ['WARNING', 'cart-api', 'cart {uuid} older than {date}, info dropped'], ['DEBUG', 'cart-api', 'cache miss "cart:{int:1-999}" at {clock}'], ['CRITICAL', 'mailer', 'template store unreachable: dial tcp {ip}:5432: connect: connection refused'], ['NOTICE', 'mailer', 'queue drained, {int:1-900} letters sent'], ['DEFAULT', 'nightly-import', 'read {int:1-90000} rows from gs://acme-{word}/in.csv'], ['ALERT', 'mailer', 'bounce rate {dec} % above limit'], ['EMERGENCY', 'checkout', 'no database left to write to'],
];
const GCL = { INFO: 'info', ERROR: 'error', WARNING: 'warn', DEBUG: 'debug', CRITICAL: ['fatal', 'error'], NOTICE: 'info', DEFAULT: [null, 'info'], ALERT: ['fatal', 'error'], EMERGENCY: 'fatal' };
const gcp = { name: 'gcp-logging-export', start: '2026-09-03T05:00:00.000Z', gen(c) {
  const ids = {};
  while (c.more()) {
    const t = c.tick(); const p = parts(t); const [sev, app, tpl] = c.deal(GC); const msg = c.fill(tpl);
    if (!ids[app] || c.chance(0.03)) ids[app] = `${app}-${c.hex(9)}-${c.alnum(5)}`;
    const stamp = `${p.y}-${p.mo}-${p.dd}T${p.H}:${p.M}:${p.S}.${p.ms}${c.micro()}${c.micro()}Z`;
    const rp = parts(t + c.int(200, 2500));
    const o = { insertId: c.alnum(16), ...(c.chance(0.6) ? { jsonPayload: { message: msg, trace_id: c.hex(32), retry: c.int(0, 3), error: null } } : { textPayload: msg }), labels: { 'compute.googleapis.com/resource_name': `gke-prod-pool-1-${c.hex(8)}-${c.alnum(4)}`, 'k8s-pod/app': app, 'k8s-pod/pod-template-hash': ids[app].split('-').slice(-2)[0] }, logName: `projects/acme-prod/logs/${/^(ERR|CRIT|AL|EM)/.test(sev) ? 'stderr' : 'stdout'}`, receiveTimestamp: `${rp.y}-${rp.mo}-${rp.dd}T${rp.H}:${rp.M}:${rp.S}.${rp.ms}112233Z`, resource: { labels: { cluster_name: 'prod', container_name: app, location: 'europe-west1', namespace_name: 'shop', pod_name: ids[app], project_id: 'acme-prod' }, type: 'k8s_container' }, ...(sev === 'DEFAULT' && c.chance(0.5) ? {} : { severity: sev }), timestamp: stamp };
    c.rec(JSON.stringify(o), { time: t, level: o.severity ? GCL[sev] : [null, ...(o.logName.endsWith('stdout') ? ['info'] : ['error'])], service: [app, ids[app]], message: msg });
  }
} };

const DK = [
  ['info', null, 'Starting up'], ['info', null, 'API listen on /run/docker.sock'], ['info', 'ctr', 'ignoring event', { module: 'libcontainerd', namespace: 'moby', topic: '/tasks/delete', type: '"*events.TaskDelete"' }], ['warning', null, 'Failed to delete conntrack state for {ip}: invalid argument'], ['warning', 'ctr', 'cleaning up after shim disconnected', { id: '{hex:64}', namespace: 'moby' }], ['error', null, 'Handler for POST /v1.43/containers/{hex:12}/start returned error: driver failed programming external connectivity on endpoint {word}: Bind for 0.0.0.0:{int:80-9000} failed: port is already allocated'], ['error', null, 'Not continuing with pull after error: manifest for registry.acme.example/{word}:info-{date} not found: manifest unknown'], ['debug', null, 'Calling GET /v1.43/containers/json?all=1&filters={"label":["level=warn"]}'], ['info', null, 'Container failed to exit within 10s of signal 15 - using the force', { container: '{hex:64}' }], ['fatal', null, 'Error starting daemon: error while opening volume store metadata database: timeout'], ['info', null, 'Loading containers: done.'], ['info', null, 'shim disconnected', { id: '{hex:64}', namespace: 'moby', }], ['debug', null, 'attach: stderr: end at {clock} [{hex:12}]'], ['info', null, 'loading plugin "io.containerd.{word}.v1.local"...', { type: 'io.containerd.content.v1' }],
];
const DKL = { info: 'info', warning: 'warn', error: 'error', fatal: 'fatal', debug: 'debug' };
const docker = { name: 'dockerd-containerd', start: '2025-12-24T17:00:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(); const p = parts(t); const [lev, kind, tpl, extra] = c.deal(DK); if (lev === 'fatal' && c.chance(0.5)) continue;
    const msg = c.fill(tpl.replace('{"label":["level=warn"]}', '\u0001')).replace('\u0001', '{"label":["level=warn"]}');
    const q = (s) => /[\s"=,:{}]/.test(s) || s === '' ? JSON.stringify(s) : s;
    const ctr = kind === 'ctr' ? ` container=${c.hex(64)}` : '';
    const ex = extra ? Object.entries(extra).map(([k, v]) => ` ${k}=${c.fill(v)}`).join('') : '';
    c.rec(`time="${p.y}-${p.mo}-${p.dd}T${p.H}:${p.M}:${p.S}.${p.ms}${c.micro()}${c.micro()}+01:00" level=${lev} msg=${q(msg)}${ctr}${ex}`, { time: t - 3600000, level: DKL[lev], service: extra && extra.module ? ['libcontainerd', null] : extra && extra.namespace ? [null, 'moby'] : null, message: msg });
  }
} };

const WE = [
  ['Service Control Manager', 7036, 4, 'System', 'The {Print Spooler|Windows Update|Info Sync} service entered the {running|stopped} state.'], ['Service Control Manager', 7031, 2, 'System', 'The Acme Agent service terminated unexpectedly.  It has done this {int:1-9} time(s).  The following corrective action will be taken in 60000 milliseconds: Restart the service.'], ['Microsoft-Windows-DNS-Client', 1014, 3, 'System', 'Name resolution for the name {host} timed out after none of the configured DNS servers responded. Client PID {int:500-9000}.'], ['Microsoft-Windows-Kernel-Power', 41, 1, 'System', 'The system has rebooted without cleanly shutting down first. This error could be caused if the system stopped responding, crashed, or lost power unexpectedly.'], ['MSSQLSERVER', 18456, 4, 'Application', "Login failed for user '{user}'. Reason: Password did not match that for the login provided. [CLIENT: {ip}]"], ['Application Error', 1000, 2, 'Application', 'Faulting application name: {word}.exe, version: 4.2.{int:0-90}.0, time stamp: 0x{hex:8}'], ['ESENT', 326, 4, 'Application', 'svchost ({int:500-9000},D,50) The database engine attached a database (1, C:\\Windows\\SoftwareDistribution\\DataStore\\DataStore.edb). (Time=0 seconds at {clock})'], ['Microsoft-Windows-WMI', 5605, 3, 'Application', 'Access to the root\\cimv2\\security namespace was <denied> & logged as "info"'], ['Microsoft-Windows-TaskScheduler', 119, 5, 'Microsoft-Windows-TaskScheduler/Operational', 'Task Scheduler launched "{int:1-900}" instance of task "\\Acme\\{word}" due to user "{user}" logon.'], ['Disk', 153, 3, 'System', 'The IO operation at logical block address 0x{hex:6} for Disk {int:0-4} (PDO name: \\Device\\0000003{int:0-9}) was retried.'],
];
const esc = (s) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const winxml = { name: 'windows-event-xml', start: '2026-10-12T03:20:00.000Z', gen(c) {
  const names = { 1: 'Critical', 2: 'Error', 3: 'Warning', 4: 'Information', 5: 'Verbose' };
  const lv = { 1: 'fatal', 2: 'error', 3: 'warn', 4: 'info', 5: ['debug', 'trace'] };
  let rid = c.int(1000, 90000);
  while (c.more()) {
    const t = c.tick(); const p = parts(t); const [prov, id, l, ch, tpl] = c.deal(WE); const msg = c.fill(tpl);
    c.rec(`<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'><System><Provider Name='${prov}'/><EventID Qualifiers='16384'>${id}</EventID><Version>0</Version><Level>${l}</Level><Task>0</Task><Opcode>0</Opcode><Keywords>0x8080000000000000</Keywords><TimeCreated SystemTime='${p.y}-${p.mo}-${p.dd}T${p.H}:${p.M}:${p.S}.${p.ms}${c.micro()}0Z'/><EventRecordID>${++rid}</EventRecordID><Correlation/><Execution ProcessID='${c.int(400, 9000)}' ThreadID='${c.int(400, 9000)}'/><Channel>${ch}</Channel><Computer>SRV-${c.int(10, 14)}.acme.local</Computer><Security/></System><EventData><Data Name='param1'>${c.int(1, 900)}</Data></EventData><RenderingInfo Culture='en-US'><Message>${esc(msg)}</Message><Level>${names[l]}</Level><Task></Task><Opcode></Opcode><Channel>${ch}</Channel><Provider>${prov}</Provider><Keywords><Keyword>Classic</Keyword></Keywords></RenderingInfo></Event>`, { time: t, level: lv[l], service: prov, message: msg });
  }
} };
export default [jenkins, envoy, gcp, docker, winxml];

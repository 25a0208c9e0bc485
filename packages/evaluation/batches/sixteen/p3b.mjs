import { MIN, HOUR, DAY, fmt, isoZ, isoS, isoU, day, uuid, mac, pad, sample, shuffle, weigh, every, tick, norm, Story as Case } from './util.mjs'

// ---------------------------------------------------------------- 19
export function modelPipeline(r) {
  const start = day(r, 1, r.int(0, 50)), end = start + r.int(170, 190) * MIN
  const c = new Case('model-pipeline', { kind: 'clean', notes: 'a nightly feature build on spot machines and a test suite that prints errors on purpose: lost executors are replaced, tasks retried, everything ends well' })
  const Y = 'logs/yarn-spark.log', app = `application_${Math.floor(start / 1000)}_00${r.int(10, 99)}`
  const sl = (t, lvl, cls, text) => c.line(Y, t, `${fmt(t, 'y/M/D h:m:s')} ${lvl} ${cls}: ${text}`)
  const node = () => `ip-10-20-${r.int(1, 9)}-${r.int(10, 240)}.eu-west-1.compute.internal`
  let tid = r.int(100, 900)
  every(r, start, end - 12 * MIN, 14e3, (t) => { const st = Math.floor((t - start) / (9 * MIN)); weigh(r, [
    [6, () => sl(t, 'INFO', 'TaskSetManager', `Finished task ${r.int(0, 199)}.0 in stage ${st}.0 (TID ${++tid}) in ${r.int(300, 19000)} ms on ${node()} (executor ${r.int(1, 24)}) (${r.int(1, 199)}/200)`)],
    [4, () => sl(t, 'INFO', 'TaskSetManager', `Starting task ${r.int(0, 199)}.0 in stage ${st}.0 (TID ${++tid}) (${node()}, executor ${r.int(1, 24)}, partition ${r.int(0, 199)}, PROCESS_LOCAL, ${r.int(4000, 9000)} bytes)`)],
    [2, () => sl(t, 'INFO', 'BlockManagerInfo', `Added broadcast_${r.int(10, 90)}_piece0 in memory on ${node()}:${r.int(30000, 45000)} (size: ${r.int(10, 90)}.${r.int(0, 9)} KiB, free: ${r.int(2, 5)}.${r.int(1, 9)} GiB)`)],
    [1, () => sl(t, 'WARN', 'WindowExec', 'No Partition Defined for Window operation! Moving all data to a single partition, this can cause serious performance degradation.')],
  ])() })
  for (let k = 0; k < 6; k++) {
    const t = start + r.int(15, 145) * MIN, ex = r.int(1, 24), n = node(), st = Math.floor((t - start) / (9 * MIN)), id = ++tid
    sl(t, 'INFO', 'YarnAllocator', `Completed container container_${Math.floor(start / 1000)}_0001_01_0000${pad(ex)} on host: ${n} (state: COMPLETE, exit status: -102)`)
    sl(t + 50, 'INFO', 'YarnAllocator', `Container container_${Math.floor(start / 1000)}_0001_01_0000${pad(ex)} was preempted.`)
    sl(t + 80, 'ERROR', 'YarnClusterScheduler', `Lost executor ${ex} on ${n}: Container container_${Math.floor(start / 1000)}_0001_01_0000${pad(ex)} on host: ${n} was preempted.`)
    sl(t + 90, 'WARN', 'TaskSetManager', `Lost task ${r.int(0, 199)}.0 in stage ${st}.0 (TID ${id}) (${n} executor ${ex}): ExecutorLostFailure (executor ${ex} exited unrelated to the running tasks) Reason: Container container_${Math.floor(start / 1000)}_0001_01_0000${pad(ex)} on host: ${n} was preempted.`)
    sl(t + 100, 'INFO', 'DAGScheduler', `Executor lost: ${ex} (epoch ${k})`)
    if (k % 2) { sl(t + 2000, 'WARN', 'TaskSetManager', `Lost task ${r.int(0, 199)}.0 in stage ${st}.0 (TID ${id + 1}) (${node()} executor ${r.int(1, 24)}): FetchFailed(BlockManagerId(${ex}, ${n}, 7337, None), shuffleId=${r.int(1, 9)}, mapIndex=${r.int(0, 199)}, mapId=${r.int(100, 900)}, reduceId=${r.int(0, 199)}, message=\norg.apache.spark.shuffle.FetchFailedException: Failed to connect to ${n}:7337\n)`); sl(t + 2100, 'INFO', 'DAGScheduler', `Resubmitting ShuffleMapStage ${st} and ResultStage ${st + 1} due to fetch failure`) }
    sl(t + 20e3, 'INFO', 'YarnAllocator', `Will request 1 executor container(s) for ResourceProfile Id: 0, each with 4 core(s) and 22528 MB memory.`)
    sl(t + 70e3, 'INFO', 'YarnSchedulerBackend$YarnDriverEndpoint', `Registered executor NettyRpcEndpointRef(spark-client://Executor) (10.20.3.${r.int(2, 250)}:${r.int(30000, 60000)}) with ID ${24 + k}, ResourceProfileId 0`)
  }
  sl(end - 11 * MIN, 'INFO', 'DAGScheduler', `Job ${r.int(20, 60)} finished: save at FeatureBuild.scala:188, took ${norm(r, 8900, 80).toFixed(3)} s`)
  sl(end - 11 * MIN + 900, 'INFO', 'FeatureBuild', `wrote 84,${r.int(100, 999)},${r.int(100, 999)} feature rows, checks 14/14 passed`); sl(end - 10 * MIN, 'INFO', 'ApplicationMaster', 'Final app status: SUCCEEDED, exitCode: 0'); sl(end - 10 * MIN + 300, 'WARN', 'LeaseRenewer', 'Failed to renew lease for [DFSClient_NONMAPREDUCE] for 1 seconds. Will retry shortly ... (shutdown in progress)')
  // CI job of the model package
  const J = 'logs/ci-job.log', j0 = start + r.int(8, 30) * MIN; let t = j0
  const jl = (text, step = r.int(100, 4000)) => { c.line(J, t, `${fmt(t, 'Y-M-D\\Th:m:s.u\\Z')} ${text}`); t += step }
  jl('$ python -m pytest tests -v'); jl('============================= test session starts =============================='); jl('platform linux -- Python 3.11.9, pytest-8.1.1, pluggy-1.4.0'); jl('collected 214 items')
  for (let k = 0; k < 70; k++) {
    const f = r.pick(['tests/test_loader.py', 'tests/test_registry.py', 'tests/test_scoring.py', 'tests/test_drift.py', 'tests/test_retry.py'])
    jl(`${f}::test_${r.pick(['reads_partition', 'rejects_bad_schema', 'falls_back_to_previous_model', 'retries_on_503', 'raises_on_nan', 'detects_drift', 'handles_empty_frame', 'oom_guard', 'corrupt_checkpoint_is_refused'])}[${r.int(0, 9)}] ${r.pick(['PASSED', 'PASSED', 'PASSED', 'PASSED', 'XFAIL (known: upstream issue 1182)', 'SKIPPED (no gpu)'])} [${String(Math.round((k + 1) / 70 * 100)).padStart(3)}%]`)
    if (r.next() < 0.3) { jl('------------------------------ Captured log call -------------------------------', 3); jl(r.pick([`ERROR    scoring.registry:registry.py:141 model churn-v9 could not be loaded: corrupt checkpoint, falling back to churn-v8`, `CRITICAL scoring.guard:guard.py:58 memory above 95 percent, refusing batch`, `ERROR    scoring.client:client.py:77 giving up after 5 attempts: 503 Service Unavailable`, `WARNING  drift.psi:psi.py:33 population stability index 0.41 for feature tenure exceeds 0.25`, `ERROR    loader:loader.py:210 schema mismatch: column amount expected float64 got object`]), 3) }
  }
  jl(`=========== 198 passed, 9 skipped, 7 xfailed, 12 warnings in ${r.int(110, 190)}.4s ============`); jl('Uploading artifacts for successful job'); jl('Job succeeded')
  // model registry service, healthy
  const M = 'logs/mlflow-gunicorn.log'
  const ml = (q, text) => c.line(M, q, `[${fmt(q, 'Y-M-D h:m:s')} +0000] [${r.int(20, 30)}] ${text}`)
  every(r, start, end, 55e3, (q) => ml(q, r.pick([`[INFO] GET /api/2.0/mlflow/runs/get?run_id=${r.hex(32)} 200`, `[INFO] POST /api/2.0/mlflow/runs/log-batch 200`, `[INFO] GET /api/2.0/mlflow/registered-models/get?name=${r.pick(['churn', 'basket', 'eta'])} 200`, `[INFO] GET /api/2.0/mlflow/runs/get?run_id=probe 404 RESOURCE_DOES_NOT_EXIST`])))
  every(r, start, end, 26 * MIN, (q) => { ml(q, '[INFO] Autorestarting worker after current request.'); ml(q + 800, '[INFO] Worker exiting (pid: ' + r.int(20, 90) + ')'); ml(q + 1400, '[INFO] Booting worker with pid: ' + r.int(91, 400)) })
  // warehouse tests
  const D = 'logs/dbt-test.log'
  const dl = (q, text) => c.line(D, q, `${fmt(q, 'Y-M-D h:m:s.u')} [info ] [MainThread]: ${text}`)
  let q = start + 60 * MIN
  for (let k = 1; k <= 60; k++) { const warn = k % 17 === 0; dl(q, `${pad(k)} of 60 ${warn ? 'WARN 3' : 'PASS'} ${r.pick(['not_null', 'unique', 'relationships', 'accepted_values'])}_${r.pick(['dim_customer', 'fct_usage', 'stg_ticket', 'dim_plan'])}_${r.hex(4)} ${'.'.repeat(12)} [${warn ? 'WARN 3' : 'PASS'} in ${norm(r, 1.2, 0.1).toFixed(2)}s]`); q += r.int(800, 4000) }
  dl(q, 'Done. PASS=57 WARN=3 ERROR=0 SKIP=0 TOTAL=60')
  return c
}

// ---------------------------------------------------------------- 20
export function hospitalDrill(r) {
  const start = day(r, r.int(11, 13), r.int(0, 20)), gen = start + r.int(60, 72) * MIN, back = gen + r.int(28, 34) * MIN, end = start + r.int(175, 195) * MIN
  const c = new Case('hospital-drill', { kind: 'clean', notes: 'the announced monthly generator and fire alarm test: mains lost alarms, UPS on battery, transfer, failover of the nurse call server and back; everything returns by plan' })
  const wo = r.int(70000, 99999), tech = r.pick(['H. Ziegler', 'M. Okafor', 'P. Lindt'])
  const B = 'logs/bms-alarms.csv'
  c.line(B, start - 5, 'Timestamp;Controller;Point;Priority;State;Value;Text')
  const bl = (t, ctl, pt, pr, st, v, text) => c.line(B, t, `${fmt(t, 'Y-M-D h:m:s')};${ctl};${pt};${pr};${st};${v};${text}`)
  const ahu = ['AHU-OR1', 'AHU-OR2', 'AHU-ICU', 'AHU-LAB', 'CHW-01', 'MEDAIR-01', 'O2-MANIFOLD']
  tick(r, start, end, 3 * MIN, 40000, (t) => { const a = r.pick(ahu); bl(t, 'DDC-' + r.int(11, 19), `${a}/TREND`, '-', 'NORMAL', norm(r, 21.3, 0.3).toFixed(1), 'trend sample') })
  every(r, start, end, 9 * MIN, (t) => { bl(t, 'DDC-14', 'AHU-LAB/FILTER_DP', '3', 'ALARM', r.int(251, 262), 'Filter differential pressure above 250 Pa, change planned'); bl(t + r.int(20, 90) * 1000, 'DDC-14', 'AHU-LAB/FILTER_DP', '3', 'NORMAL', r.int(238, 249), 'Return to normal') })
  const test = (t, ...a) => bl(t, ...a)
  bl(start + 35 * MIN, 'BMS-SRV', 'OPLOG', '-', 'INFO', '', `Work order ${wo} monthly generator test ${fmt(gen, 'h:m')}-${fmt(back, 'h:m')}, responsible ${tech}, alarms to be accepted as test`)
  test(gen, 'EPS-01', 'MAINS_FEEDER_A', '1', 'ALARM', 'OPEN', 'Mains feeder A lost (TEST MODE)'); test(gen + 300, 'EPS-01', 'MAINS_UNDERVOLTAGE', '1', 'ALARM', '0 V', 'Mains undervoltage L1 L2 L3 (TEST MODE)')
  test(gen + 9000, 'EPS-01', 'GEN1_RUNNING', '2', 'NORMAL', '1500 rpm', 'Generator 1 running'); test(gen + 11000, 'EPS-01', 'ATS1_POSITION', '2', 'ALARM', 'EMERGENCY', 'Transfer switch in emergency position'); test(gen + 11500, 'EPS-01', 'GEN1_LOAD', '-', 'NORMAL', '412 kW', 'Load accepted in 11.2 s (limit 15 s)')
  for (const a of ['AHU-OR1', 'AHU-OR2', 'AHU-ICU', 'CHW-01']) { const t = gen + r.int(400, 3000); bl(t, 'DDC-' + r.int(11, 19), a + '/SUPPLY_FAN', '1', 'ALARM', 'TRIP', 'Supply fan tripped'); bl(t + r.int(13, 40) * 1000, 'DDC-' + r.int(11, 19), a + '/SUPPLY_FAN', '1', 'NORMAL', 'RUN', 'Restarted by emergency power sequence') }
  bl(back, 'EPS-01', 'MAINS_FEEDER_A', '1', 'NORMAL', 'CLOSED', 'Mains feeder A returned'); bl(back + 60e3, 'EPS-01', 'ATS1_POSITION', '2', 'NORMAL', 'MAINS', 'Retransfer to mains'); bl(back + 7 * MIN, 'EPS-01', 'GEN1_RUNNING', '2', 'NORMAL', 'STOPPED', 'Cool-down finished, generator in automatic')
  bl(back + 9 * MIN, 'BMS-SRV', 'OPLOG', '-', 'INFO', '', `Work order ${wo} closed, test passed, ${tech}`)
  const fire = start + r.int(20, 28) * MIN
  bl(fire - 4 * MIN, 'FAP-02', 'PANEL', '-', 'INFO', '', 'Panel set to TEST, brigade transmission isolated'); for (let k = 0; k < 6; k++) { bl(fire + k * 40e3, 'FAP-02', `ZONE-${3 + k}/MCP`, '1', 'ALARM', 'FIRE', `Manual call point zone ${3 + k} activated (TEST)`); bl(fire + k * 40e3 + 21e3, 'FAP-02', `ZONE-${3 + k}/MCP`, '1', 'NORMAL', '', 'Reset') } bl(fire + 9 * MIN, 'FAP-02', 'PANEL', '-', 'INFO', '', 'Panel back to NORMAL, brigade transmission restored')
  // UPS via NUT
  const U = 'logs/infra-syslog.log'
  const ul = (t, h, tag, text) => c.line(U, t, `${isoU(t)} ${h} ${tag}: ${text}`)
  for (const [i, u] of ['ups-dc1', 'ups-or', 'ups-lab'].entries()) {
    const t = gen + i * 300
    ul(t + 900, 'nutsrv', 'upsmon[811]', `UPS ${u}@localhost on battery`); ul(t + 940, 'nutsrv', 'upssched[9' + i + '2]', `Executing command: onbatt-${u}`); ul(t + 12e3 + i * 400, 'nutsrv', 'upsmon[811]', `UPS ${u}@localhost on line power`)
    ul(back + 58e3 + i * 300, 'nutsrv', 'upsmon[811]', `UPS ${u}@localhost on battery`); ul(back + 62e3 + i * 300, 'nutsrv', 'upsmon[811]', `UPS ${u}@localhost on line power`)
  }
  every(r, start, end, 70e3, (t) => weigh(r, [
    [4, () => ul(t, r.pick(['nutsrv', 'ncall-a', 'ncall-b', 'dicomgw']), `CRON[${r.int(1000, 90000)}]`, '(root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)')],
    [1, () => ul(t, 'nutsrv', `usbhid-ups[${780 + r.int(0, 3)}]`, 'nut_libusb_get_report: Input/Output Error')],
    [3, () => ul(t, 'nutsrv', 'upsd[790]', `User monmaster@127.0.0.1 logged into UPS [${r.pick(['ups-dc1', 'ups-or', 'ups-lab'])}]`)],
    [3, () => ul(t, 'dicomgw', `storescp[${r.int(1000, 9000)}]`, `I: Received Store Request (MsgID ${r.int(1, 900)}, ${r.pick(['CT', 'MR', 'CR'])})`)],
    [1, () => ul(t, 'dicomgw', `storescp[${r.int(1000, 9000)}]`, 'E: Association Request Failed: 0006:0317 Peer aborted Association (or never connected)')],
    [2, () => ul(t, r.pick(['ncall-a', 'ncall-b']), 'ntpd[655]', `kernel reports TIME_ERROR: 0x41: Clock Unsynchronized`.replace('kernel reports TIME_ERROR: 0x41: Clock Unsynchronized', `Soliciting pool server 10.2.0.${r.int(1, 4)}`))],
  ])())
  // nurse call pair, keepalived
  const fo = gen + 16 * MIN
  const kv = (t, h, text) => ul(t, h, 'Keepalived_vrrp[901]', text)
  ul(fo - 20e3, 'ncall-a', 'sudo', `  adm-it : TTY=pts/1 ; PWD=/root ; USER=root ; COMMAND=/usr/bin/systemctl stop nursecall (planned failover, WO ${wo})`)
  ul(fo - 19e3, 'ncall-a', 'systemd[1]', 'Stopping nursecall.service - Nurse call server...'); ul(fo - 15e3, 'ncall-a', 'systemd[1]', 'nursecall.service: Deactivated successfully.')
  kv(fo - 14e3, 'ncall-a', 'VRRP_Script(chk_nursecall) failed (exited with status 1)'); kv(fo - 13e3, 'ncall-a', '(VI_NC) Entering FAULT STATE'); kv(fo - 12500, 'ncall-b', '(VI_NC) Backup received priority 0 advertisement'); kv(fo - 12e3, 'ncall-b', '(VI_NC) Entering MASTER STATE')
  kv(fo + 8 * MIN, 'ncall-a', 'VRRP_Script(chk_nursecall) succeeded'); kv(fo + 8 * MIN + 1000, 'ncall-a', '(VI_NC) Entering BACKUP STATE'); kv(fo + 8 * MIN + 4000, 'ncall-a', '(VI_NC) Entering MASTER STATE'); kv(fo + 8 * MIN + 4100, 'ncall-b', '(VI_NC) Master received advert from 10.2.7.11 with higher priority 150, ours 100'); kv(fo + 8 * MIN + 4200, 'ncall-b', '(VI_NC) Entering BACKUP STATE')
  const N = 'logs/nursecall.log'
  const nl = (t, lvl, text) => c.line(N, t, `${fmt(t, 'D.M.Y h:m:s')} ${lvl.padEnd(5)} nursecall ${text}`)
  every(r, start, end, 32e3, (t) => { const room = `${r.int(1, 6)}.${r.int(10, 38)}`; nl(t, 'INFO', r.pick([`call room ${room} bed ${r.int(1, 3)} answered after ${r.int(8, 190)} s`, `call room ${room} reset at bedside`, `handset DECT-${r.int(100, 180)} registered`, `EMERGENCY call room ${room} answered after ${r.int(3, 20)} s`, `bathroom pull cord room ${room} reset by staff`])) })
  every(r, start, end, 10 * MIN, (t) => nl(t, 'WARN', `handset DECT-${r.int(100, 180)} out of range, call routed to group`)); every(r, start, end, 15 * MIN, (t) => nl(t, 'ERROR', `terminal room ${r.int(1, 6)}.${r.int(10, 38)} reported cord unplugged, cleared by service after ${r.int(1, 6)} min`))
  nl(fo - 15e3, 'WARN', 'shutdown requested by administrator, 0 calls pending'); nl(fo - 11e3, 'INFO', 'node ncall-b active, 0 calls lost'); nl(fo + 8 * MIN + 5e3, 'INFO', 'node ncall-a active, 0 calls lost')
  // HL7 engine, routine
  const H = 'logs/hl7-router.log'
  every(r, start, end, 60e3, (t) => c.line(H, t, `${isoS(t)} hl7-router ${r.pick(['ADT^A01', 'ADT^A08', 'ORU^R01', 'ORM^O01', 'SIU^S12'])} ctl=${r.int(1e6, 9e6)} -> ${r.pick(['LIS', 'RIS', 'PHARM'])} ${weigh(r, [[12, 'AA'], [1, 'AE "unknown patient, retry after A01" requeued, AA on retry 2']])}`))
  return c
}

// ---------------------------------------------------------------- 21
export function officeWeek(r) {
  const start = day(r, 18, r.int(0, 30)), up = start + r.int(62, 80) * MIN, end = start + r.int(180, 200) * MIN, n = r.int(20, 90)
  const c = new Case('office-week', { kind: 'clean', notes: 'office network in a maintenance evening: announced vulnerability scan, switch software upgrade with stack reboot, radar channel change, line failover test, roaming deauthentications, blocked outside attempts' })
  const S = 'logs/switches.log'; let seq = r.int(4000, 9000)
  const sw = (t, h, text) => c.line(S, t, () => `${isoS(t)} ${h} ${++seq}: ${fmt(t, 'b d Y h:m:s.f')} UTC: ${text}`)
  const hs = ['sw-eg-01', 'sw-1og-01', 'sw-2og-01', 'sw-core']
  every(r, start, end, 4 * MIN, (t) => { const i = `GigabitEthernet1/0/${r.int(1, 36)}`, h = r.pick(hs); sw(t, h, `%LINK-3-UPDOWN: Interface ${i}, changed state to down`); sw(t + r.int(4, 90) * 1000, h, `%LINK-3-UPDOWN: Interface ${i}, changed state to up`) })
  every(r, start, end, 14 * MIN, (t) => sw(t, 'sw-core', `%SPANTREE-5-TOPOTRAP: Topology Change Trap for vlan ${r.pick([10, 20, 30])}`)); every(r, start, end, 12 * MIN, (t) => sw(t, r.pick(hs), `%SEC_LOGIN-4-LOGIN_FAILED: Login failed [user: admin] [Source: 10.${n}.9.50] [localport: 22] [Reason: Login Authentication Failed] at ${fmt(t, 'h:m:s')} UTC ${fmt(t, 'a b d Y')}`))
  every(r, start, end, 17 * MIN, (t) => sw(t, 'sw-1og-01', '%SNMP-3-AUTHFAIL: Authentication failure for SNMP req from host 10.' + n + '.9.50'))
  const ps = start + r.int(10, 40) * MIN
  sw(ps, 'sw-2og-01', '%PM-4-ERR_DISABLE: psecure-violation error detected on Gi1/0/22, putting Gi1/0/22 in err-disable state'); sw(ps + 5 * MIN, 'sw-2og-01', '%PM-4-ERR_RECOVER: Attempting to recover from psecure-violation err-disable state on Gi1/0/22')
  sw(up - 90e3, 'sw-1og-01', `%SYS-5-CONFIG_I: Configured from console by netops on vty1 (10.${n}.9.21)`); sw(up - 60e3, 'sw-1og-01', '%INSTALL-5-INSTALL_START_INFO: Switch 1 R0/0: install_engine: Started install add_activate_commit flash:cat9k_iosxe.17.09.05.SPA.bin')
  sw(up + 8 * MIN, 'sw-1og-01', '%INSTALL-5-INSTALL_COMPLETED_INFO: Switch 1 R0/0: install_engine: Completed install add_activate_commit PACKAGE'); sw(up + 8 * MIN + 3e3, 'sw-1og-01', '%STACKMGR-1-RELOAD_REQUEST: Switch 1 R0/0: stack_mgr: Received reload request for all switches, reason install activate'); sw(up + 8 * MIN + 5e3, 'sw-1og-01', '%STACKMGR-1-RELOAD: Switch 1 R0/0: stack_mgr: Reloading due to reason install activate'); sw(up + 8 * MIN + 9e3, 'sw-core', '%LINEPROTO-5-UPDOWN: Line protocol on Interface Port-channel11, changed state to down')
  for (let k = 1; k <= 4; k++) sw(up + 8 * MIN + 10e3 + k * 200, 'sw-core', `%LINK-3-UPDOWN: Interface TenGigabitEthernet1/1/${k}, changed state to ${k < 3 ? 'down' : 'up'}`)
  sw(up + 15 * MIN, 'sw-1og-01', '%SYS-5-RESTART: System restarted --'); sw(up + 15 * MIN + 3e3, 'sw-1og-01', '%PLATFORM-6-HASTATUS: RP switchover, received chassis event to become active'); sw(up + 15 * MIN + 9e3, 'sw-1og-01', '%SNMP-5-COLDSTART: SNMP agent on host sw-1og-01 is undergoing a cold start'); sw(up + 15 * MIN + 20e3, 'sw-core', '%LINEPROTO-5-UPDOWN: Line protocol on Interface Port-channel11, changed state to up')
  const W = 'logs/wlan-controller.log'
  const wl = (t, text) => c.line(W, t, `${isoS(t)} wlc-01 *${text}`)
  every(r, start, end, 42e3, (t) => weigh(r, [
    [5, () => wl(t, `apfMsConnTask_${r.int(0, 7)}: ${fmt(t, 'b D h:m:s.f')}: %APF-6-RADIUS_OVERRIDE_DISABLED: Radius overrides disabled for mobile ${mac(r)}`)],
    [4, () => wl(t, `Dot1x_NW_MsgTask_${r.int(0, 7)}: ${fmt(t, 'b D h:m:s.f')}: %DOT1X-3-MAX_EAP_RETRIES: Max EAP identity request retries (3) exceeded for client ${mac(r)}`)],
    [3, () => wl(t, `apfMsConnTask_${r.int(0, 7)}: ${fmt(t, 'b D h:m:s.f')}: %APF-4-ASSOCREQ_PROC_FAILED: Failed to process an association request from ${mac(r)}. WLAN:2, SSID:GUEST. mobile in exclusion list or marked for deletion`)],
    [2, () => wl(t, `spamApTask${r.int(0, 7)}: ${fmt(t, 'b D h:m:s.f')}: %CAPWAP-6-AP_CFG_APPLY: AP-2OG-${pad(r.int(1, 9))} configuration applied`)],
    [1, () => wl(t, `rrmMain: ${fmt(t, 'b D h:m:s.f')}: %RRM-4-RADAR_DETECTED: Radar signals have been detected on channel ${r.pick([52, 100, 116])} by AP-EG-0${r.int(1, 6)}, moved to channel ${r.pick([36, 44])}`)],
  ])())
  for (let k = 1; k <= 5; k++) { wl(up + 8 * MIN + 20e3 + k * 300, `spamApTask${k}: ${fmt(up + 8 * MIN, 'b D h:m:s.f')}: %CAPWAP-3-ECHO_ERR: Did not receive heartbeat reply; AP: AP-1OG-0${k}`); wl(up + 19 * MIN + k * 4000, `spamApTask${k}: ${fmt(up + 19 * MIN, 'b D h:m:s.f')}: %CAPWAP-5-AP_JOINED: AP-1OG-0${k} joined the controller`) }
  const F = 'logs/firewall.log', scan = start + r.int(20, 30) * MIN
  const fl = (t, text) => c.line(F, t, `${isoU(t)} fw-office filterlog[${4401}]: ${text}`)
  every(r, start, end, 36e3, (t) => fl(t, `5,,,1000000103,igb0,match,block,in,4,0x0,,${r.int(40, 250)},${r.int(1, 60000)},0,none,6,tcp,44,${r.int(20, 220)}.${r.int(1, 250)}.${r.int(1, 250)}.${r.int(2, 250)},198.51.100.14,${r.int(1024, 65000)},${r.pick([22, 23, 445, 3389, 5900, 8443])},0,S,${r.int(1e8, 4e9)},,1024,,`))
  every(r, scan, scan + 70 * MIN, 30e3, (t) => fl(t, `71,,,1711${r.int(100000, 999999)},igb2.90,match,${r.pick(['block', 'pass'])},in,4,0x0,,64,${r.int(1, 60000)},0,DF,6,tcp,60,10.${n}.9.50,10.${n}.${r.pick([10, 20, 30])}.${r.int(2, 250)},${r.int(1024, 65000)},${r.int(1, 10000)},0,S,${r.int(1e8, 4e9)},,64240,,mss`))
  const sys = (t, tag, text) => c.line('logs/gateway-system.log', t, `${isoU(t)} fw-office ${tag}: ${text}`)
  sys(start + 10 * MIN, 'ops-note[1]', `vulnerability scan from 10.${n}.9.50 (scanner01) announced ${fmt(scan, 'h:m')}-${fmt(scan + 70 * MIN, 'h:m')}; switch upgrade sw-1og-01 ${fmt(up, 'h:m')}; line test WAN2 afterwards`)
  const wan = up + 40 * MIN
  sys(wan, 'dpinger[333]', 'WAN1_DHCP 198.51.100.1: Alarm latency 0us stddev 0us loss 22%'); sys(wan + 2e3, 'rc.gateway_alarm[77]', '>>> Gateway alarm: WAN1_DHCP (Addr:198.51.100.1 Alarm:1 RTT:0us RTTsd:0us Loss:22%)'); sys(wan + 3e3, 'php-fpm[401]', '/rc.openvpn: MONITOR: WAN1_DHCP is down, omitting from routing group FAILOVER (planned line test, netops)'); sys(wan + 5e3, 'php-fpm[401]', '/rc.openvpn: Default gateway setting WAN2 as default.')
  sys(wan + 9 * MIN, 'dpinger[333]', 'WAN1_DHCP 198.51.100.1: Clear latency 4127us stddev 802us loss 0%'); sys(wan + 9 * MIN + 3e3, 'php-fpm[401]', '/rc.openvpn: MONITOR: WAN1_DHCP is available now, adding to routing group FAILOVER')
  every(r, start, end, 75e3, (t) => weigh(r, [
    [3, () => sys(t, 'charon[88110]', `${pad(r.int(1, 16))}[IKE] <con${r.int(1, 4)}|${r.int(1, 99)}> reauthenticating IKE_SA con${r.int(1, 4)}[${r.int(1, 99)}]`)],
    [2, () => sys(t, 'charon[88110]', `${pad(r.int(1, 16))}[IKE] <con${r.int(1, 4)}|${r.int(1, 99)}> sending retransmit 1 of request message ID ${r.int(0, 90)}, seq ${r.int(1, 9)}`)],
    [2, () => sys(t, 'unbound[4410]', `[4410:0] info: generate keytag query _ta-4f66. NULL IN`)],
    [2, () => sys(t, 'dhcpd[1002]', `DHCPREQUEST for 10.${n}.30.${r.int(20, 250)} from ${mac(r)} via igb2.30: lease ${r.int(1, 9)} unavailable.`)],
    [2, () => sys(t, 'sshguard[900]', `Attack from "203.0.113.${r.int(2, 240)}" on service SSH with danger 10.`)],
  ])())
  const P = 'logs/mailgw.log'
  every(r, start, end, 65e3, (t) => c.line(P, t, `${isoU(t)} mailgw ${r.pick([() => `postfix/smtpd[${r.int(2000, 9000)}]: NOQUEUE: reject: RCPT from unknown[203.0.113.${r.int(2, 240)}]: 450 4.2.0 <info@kanzlei.example>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help/`, () => `postfix/smtp[${r.int(2000, 9000)}]: ${r.hex(10).toUpperCase()}: to=<a@partner.example>, relay=mx.partner.example[192.0.2.25]:25, delay=1.4, delays=0.1/0/0.5/0.8, dsn=2.0.0, status=sent (250 2.0.0 Ok)`, () => `postfix/smtpd[${r.int(2000, 9000)}]: lost connection after AUTH from unknown[203.0.113.${r.int(2, 240)}]`, () => `postfix/smtp[${r.int(2000, 9000)}]: ${r.hex(10).toUpperCase()}: host mx.web.example[198.51.100.8] said: 451 4.7.1 Try again later (in reply to RCPT TO command)`])()}`))
  return c
}

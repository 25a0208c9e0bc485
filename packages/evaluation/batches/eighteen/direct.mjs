import { Case, random, SEC, MIN, HOUR, start, every, uuid, ip10, ipPub, vol, letters, noise, pad, journalIso, syslogIso, isoZ, isoMicro, space, comma, hms, ymd, spaceMs } from './lib.mjs'

export function runnerFleet(seed) {
  const r = random(`${seed}/runner-fleet`), v = vol(r, 0.9)
  const site = r.pick(['fra', 'ams', 'hel', 'waw']), hosts = [1, 2, 3, 4].map((n) => `${site}-runner-0${n}`), bad = r.pick(hosts)
  const t0 = start(r, 6, 8), end = t0 + 4 * HOUR, onset = t0 + Math.floor((1.9 + r.next() * 0.7) * HOUR)
  const rid = Object.fromEntries(hosts.map((h) => [h, `t${r.int(1, 3)}_${letters(r, 8, 'ABCDEFGHJKabcdefghjk123456789')}`]))
  const pid = Object.fromEntries(hosts.map((h) => [h, r.int(900, 2100)]))
  const J = 'logs/journal.log', T = 'logs/job-traces.log', B = 'logs/merge-bot.log'
  const c = new Case('runner-fleet', { notes: 'CI jobs on one of four runners fail in many different ways; the reason stands in dockerd and the runner.' })
    .incident('disk', {
      cause: { allOf: [['no (more |free |disk |remaining )?space', 'ENOSPC', 'disk[- ]?space', 'disk (is |was |has |had |got |becomes? |became |being |been |went )*(full|exhaust|fill|100)', 'full (disk|file ?system|volume|partition|root|docker)', 'out of (disk|space|storage)', '(file ?system|partition|volume|storage|disk|/var/lib/docker|overlay2?)[^.]{0,50}(full|filled|fills|exhaust|100 ?%)', '(fill|exhaust|lack|short|deplet|consum)[a-z]* [^.]{0,40}(disk|storage|file ?system|space)', '(insufficient|not enough|too little) (disk|storage|free|space)', 'disk exhaust', 'storage exhaust', 'cannot write [^.]{0,40}space']], mustNot: ['registry (is |was )?(down|unavailable)', 'npm registry'] },
      services: [bad, 'dockerd', 'docker', 'gitlab-runner', 'docker-prune', 'docker-prune.service', 'gitlab-runners'], victims: ['merge-bot', 'postgres'],
      severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 420, rootPattern: 'no space left on device|ENOSPC',
    })
  noise(c, r, J, journalIso, hosts, t0, end, 55 * SEC / v)
  const projects = ['platform/api', 'shop/web-frontend', 'data/etl', 'mobile/android-app', 'platform/terraform', 'shop/checkout']
  let job = r.int(7000000, 8900000)
  const images = ['node:20-bookworm', 'golang:1.22', 'python:3.12-slim', 'maven:3.9-eclipse-temurin-21', 'registry.corp.example/ci/terraform:1.8']
  const trace = (t, n, lvl, text, mark) => c.line(T, t, `${isoMicro(t)}Z ${n}${lvl} ${text}`, mark)
  every(r, t0, end, 95 * SEC / v, (t) => {
    job += r.int(1, 60)
    const h = r.pick(hosts), p = r.pick(projects), img = r.pick(images), d = r.int(25, 400), fin = t + d * SEC, g = (at, m, mark) => c.line(J, at, journalIso(at, h, 'gitlab-runner', pid[h], m), mark)
    const f = (m) => pad(m, 51)
    g(t, `${f('Checking for jobs... received')} job=${job} repo_url=https://git.corp.example/${p}.git runner=${rid[h]}`)
    const broken = h === bad && t > onset, traced = r.next() < 0.3 || broken
    if (traced) {
      trace(t + 200, '00', 'O', `\u001b[0KRunning with gitlab-runner 17.5.3 (12030cf4)\u001b[0;m`)
      trace(t + 201, '00', 'O', `\u001b[0K  on ${h} ${rid[h]}, system ID: s_${r.hex(12)}\u001b[0;m`)
      trace(t + 900, '00', 'O', `\u001b[0KUsing Docker executor with image ${img} ...\u001b[0;m`)
    }
    if (broken) {
      const kind = r.int(0, 2), layer = r.hex(12)
      if (kind === 0) {
        const path = r.pick(['/usr/lib/x86_64-linux-gnu/libLLVM-14.so.1', '/usr/local/go/pkg/tool/linux_amd64/compile', '/opt/java/openjdk/lib/modules', '/usr/local/lib/node_modules/npm/node_modules/sigstore/package.json'])
        c.line(J, t + 4000, journalIso(t + 4000, h, 'dockerd', 731, `time="${isoZ(t + 4000)}" level=error msg="Not continuing with pull after error: failed to register layer: write ${path}: no space left on device"`), { root: 'disk' })
        g(t + 4100, `WARNING: Preparation failed: failed to pull image "${img}" with specified policies [always]: failed to register layer: write ${path}: no space left on device (manager.go:254:3s)  job=${job} project=${r.int(100, 600)} runner=${rid[h]}`, { root: 'disk' })
        g(t + 4200, `Will be retried in 3s ...                            job=${job} project=${r.int(100, 600)} runner=${rid[h]}`, { relevant: 'disk' })
        trace(t + 4300, '00', 'E', `\u001b[0;33mWARNING: Failed to pull image with policy "always": failed to register layer: write ${path}: no space left on device (manager.go:254:3s)\u001b[0;m`, { root: 'disk' })
        trace(t + 9000, '00', 'O', `\u001b[31;1mERROR: Job failed: failed to pull image "${img}" with specified policies [always]\u001b[0;m`, { relevant: 'disk' })
        g(t + 9100, `ERROR: Job failed (system failure): failed to pull image "${img}" with specified policies [always]  duration_s=${(9 + r.next()).toFixed(6)} job=${job} project=${r.int(100, 600)} runner=${rid[h]}`, { relevant: 'disk' })
      } else if (kind === 1) {
        trace(t + 9000, '01', 'O', `\u001b[32;1m$ npm ci --cache .npm --prefer-offline\u001b[0;m`)
        for (const m of ['npm error code ENOSPC', 'npm error syscall write', 'npm error errno -28', 'npm error nospc ENOSPC: no space left on device, write', 'npm error nospc There appears to be insufficient space on your system to finish.', 'npm error nospc Clear up some disk space and try again.']) trace(t + 21000, '01', 'E', m, /ENOSPC/.test(m) ? { root: 'disk' } : { relevant: 'disk' })
        trace(t + 22000, '00', 'O', `\u001b[31;1mERROR: Job failed: exit code 228\u001b[0;m`, { relevant: 'disk' })
        g(t + 22100, `${f('WARNING: Job failed: exit code 228')} duration_s=${(22 + r.next()).toFixed(6)} exit_code=228 job=${job} project=${r.int(100, 600)} runner=${rid[h]}`, { relevant: 'disk' })
      } else {
        trace(t + 5000, '00', 'O', `Waiting for services to be up and running (timeout 30 seconds)...`)
        trace(t + 36000, '00', 'O', `\u001b[0;33m*** WARNING:\u001b[0;m Service runner-${rid[h].toLowerCase()}-project-${r.int(100, 600)}-concurrent-${r.int(0, 7)}-${r.hex(16)}-postgres-0 probably didn't start properly.`, { relevant: 'disk' })
        trace(t + 36010, '00', 'O', `Health check error:`, { relevant: 'disk' })
        trace(t + 36011, '00', 'O', `service "runner-${rid[h].toLowerCase()}-postgres-0-wait-for-service" timeout`, { relevant: 'disk' })
        if (r.next() < 0.5) trace(t + 36012, '00', 'O', `${space(t + 30000)}.112 UTC [1] FATAL:  could not write lock file "postmaster.pid": No space left on device`, { root: 'disk' })
        for (let i = 0; i < r.int(3, 6); i++) trace(t + 52000 + i * 900, '01', 'E', `E   sqlalchemy.exc.OperationalError: (psycopg.OperationalError) connection failed: connection to server at "172.17.0.${r.int(2, 9)}", port 5432 failed: Connection refused`, { relevant: 'disk' })
        trace(t + 61000, '00', 'O', `\u001b[31;1mERROR: Job failed: exit code 1\u001b[0;m`, { relevant: 'disk' })
        g(t + 61100, `${f('WARNING: Job failed: exit code 1')} duration_s=${(61 + r.next()).toFixed(6)} exit_code=1 job=${job} project=${r.int(100, 600)} runner=${rid[h]}`, { relevant: 'disk' })
      }
      for (let i = 0; i < r.int(1, 3); i++) c.line(B, fin + i * 700, JSON.stringify({ time: isoZ(fin + i * 700), level: 'error', logger: 'train', msg: 'pipeline failed, car removed from merge train', project: p, mr: r.int(800, 4200), pipeline: job - r.int(2, 90), failed_job: job }), { relevant: 'disk' })
    } else {
      const fail = r.next() < 0.09
      if (traced) {
        trace(t + 3000, '00', 'O', `Pulling docker image ${img} ...`)
        trace(t + 6000, '00', 'O', `Using docker image sha256:${r.hex(64)} for ${img} with digest ${img.split(':')[0]}@sha256:${r.hex(64)} ...`)
        trace(t + 8000, '00', 'O', `\u001b[32;1m$ make ${fail ? 'lint' : 'test'}\u001b[0;m`)
        if (fail) trace(fin - 400, '01', 'O', `src/handlers/${r.pick(['cart', 'login', 'feed'])}.go:${r.int(10, 300)}:2: ineffectual assignment to err (ineffassign)`)
        else trace(fin - 400, '01', 'O', `ok  \tcorp.example/${p}/internal/${r.pick(['auth', 'store', 'http', 'queue'])}\t${(r.next() * 20).toFixed(3)}s`)
        trace(fin, '00', 'O', fail ? `\u001b[31;1mERROR: Job failed: exit code 1\u001b[0;m` : `\u001b[32;1mJob succeeded\u001b[0;m`)
      }
      g(fin, fail ? `${f('WARNING: Job failed: exit code 1')} duration_s=${(d + r.next()).toFixed(6)} exit_code=1 job=${job} project=${r.int(100, 600)} runner=${rid[h]}` : `${f('Job succeeded')} duration_s=${(d + r.next()).toFixed(6)} job=${job} project=${r.int(100, 600)} runner=${rid[h]}`)
      c.line(B, fin + 900, JSON.stringify({ time: isoZ(fin + 900), level: fail ? 'warn' : 'info', logger: 'train', msg: fail ? 'job failed on merge request, author notified' : 'car merged', project: p, mr: r.int(800, 4200), pipeline: job - r.int(2, 90) }))
    }
  })
  // a first sight of the full disk, exactly at onset
  c.line(J, onset, journalIso(onset, bad, 'dockerd', 731, `time="${isoZ(onset)}" level=error msg="Handler for POST /v1.43/build returned error: failed to prepare ${r.hex(24)}: mkdir /var/lib/docker/overlay2/${r.hex(24)}: no space left on device"`), { root: 'disk' })
  every(r, onset + 4 * MIN, end, 9 * MIN, (t) => c.line(J, t, journalIso(t, bad, 'dockerd', 731, `time="${isoZ(t)}" level=error msg="Failed to log message for logger json-file: write /var/lib/docker/containers/${r.hex(64)}/${r.hex(12)}-json.log: no space left on device"`), { root: 'disk' }))
  // the nightly prune fails on all hosts alike? only here: the reason why it filled
  const tp = t0 + r.int(10, 25) * MIN
  for (const h of hosts) {
    const at = tp + r.int(0, 40) * SEC
    c.line(J, at, journalIso(at, h, 'systemd', 1, 'Starting docker-prune.service - Prune unused docker data...'))
    if (h === bad) {
      c.line(J, at + 300, journalIso(at + 300, h, 'docker', r.int(20000, 40000), 'ERROR: The "until" filter is not supported with "--volumes"'), { relevant: 'disk' })
      c.line(J, at + 400, journalIso(at + 400, h, 'systemd', 1, 'docker-prune.service: Main process exited, code=exited, status=1/FAILURE'), { relevant: 'disk' })
      c.line(J, at + 420, journalIso(at + 420, h, 'systemd', 1, "docker-prune.service: Failed with result 'exit-code'."), { relevant: 'disk' })
    } else {
      c.line(J, at + 41000, journalIso(at + 41000, h, 'docker', r.int(20000, 40000), `Total reclaimed space: ${r.int(21, 64)}.${r.int(1, 9)}GB`))
      c.line(J, at + 41100, journalIso(at + 41100, h, 'systemd', 1, 'docker-prune.service: Deactivated successfully.'))
    }
  }
  return c
}

export function sparkNightly(seed) {
  const r = random(`${seed}/spark-nightly`)
  const dom = r.pick(['dp.example', 'hadoop.example', 'lake.example']), nodes = Array.from({ length: 9 }, (_, i) => `worker-${String(i + 1).padStart(2, '0')}.${dom}`)
  const t0 = start(r, 1, 3), cts = t0 - 3 * HOUR, app = `application_${cts}_${String(r.int(900, 6000)).padStart(4, '0')}`, app2 = `${cts}_${app.split('_')[2]}`
  const epoch = r.int(40, 60), cont = (n) => `container_e${epoch}_${app2}_01_${String(n).padStart(6, '0')}`
  const DR = 'logs/driver.log', NM = 'logs/nodemanager.log', AF = 'logs/airflow-task.log'
  const d = (t) => `${ymd(t).slice(2).replace(/-/g, '/')} ${hms(t)}`
  const limit = r.pick([9, 11, 6]), used = (limit + 0.1 + r.next() * 0.4).toFixed(1)
  const stage = r.int(11, 24), onset = t0 + r.int(32, 44) * MIN
  const c = new Case('spark-nightly', { notes: 'Executors are killed by the node manager; the log is full of fetch failures and lost tasks.' })
    .incident('mem', {
      cause: { allOf: [
        ['memory', 'OOM', 'memoryOverhead', 'RAM\\b', '\\bheap'],
        ['exceed', 'beyond', 'over (its|the|their) ', 'kill', 'OOM', 'out[- ]of[- ]memory', 'too (small|low|little|much)', 'insufficient', 'above', 'more than', 'overrun', 'undersized', 'not enough', 'limit', 'overhead', 'outgr[eo]w'],
      ], mustNot: ['shuffle service (is |was )?(down|unavailable)', 'network (problem|partition|failure)'] },
      services: ['yarn', 'nodemanager', 'NodeManager', 'YarnScheduler', 'executor', 'executors', 'spark-executor', 'spark', 'ContainersMonitorImpl', 'spark-nightly', 'YarnAllocator', 'sessionize_events', 'driver', app, 'YarnClusterScheduler', ...nodes, ...nodes.map((n) => n.split('.')[0])], victims: ['airflow', 'ShuffleBlockFetcherIterator', 'TaskSetManager', 'DAGScheduler'],
      severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 240, rootPattern: 'physical memory|PHYSICAL|memoryOverhead',
    })
  const af = (t, lvl, m, mark) => c.line(AF, t, `[${ymd(t)}T${hms(t)}.${String(t % 1000).padStart(3, '0')}+0000] {spark_submit.py:${r.pick([492, 505, 644])}} ${lvl} - ${m}`, mark)
  af(t0 - 20 * SEC, 'INFO', 'Identified spark driver id: ' + app)
  af(t0 - 22 * SEC, 'INFO', "Spark-Submit cmd: spark-submit --master yarn --conf spark.executor.memory=8g --num-executors 24 --deploy-mode cluster --name sessionize_events s3a://jobs/sessionize-4.12.jar")
  every(r, t0, t0 + 75 * MIN, 45 * SEC, (t) => af(t, 'INFO', `Application report for ${app} (state: RUNNING)`))
  let tid = 0, execs = Array.from({ length: 24 }, (_, i) => ({ id: i + 1, node: r.pick(nodes) }))
  const end = t0 + 75 * MIN
  const log = (t, lvl, cls, m, mark) => c.line(DR, t, `${d(t)} ${lvl} ${cls}: ${m}`, mark)
  log(t0, 'INFO', 'SparkContext', 'Running Spark version 3.4.2')
  log(t0 + 2000, 'WARN', 'NativeCodeLoader', 'Unable to load native-hadoop library for your platform... using builtin-java classes where applicable')
  log(t0 + 2400, 'WARN', 'Utils', "Service 'SparkUI' could not bind on port 4040. Attempting port 4041.")
  log(t0 + 4000, 'WARN', 'SparkConf', "The configuration key 'spark.yarn.executor.memoryOverhead' has been deprecated as of Spark 2.3 and may be removed in the future. Please use the new key 'spark.executor.memoryOverhead' instead.")
  for (const e of execs) log(t0 + 15000 + e.id * 211, 'INFO', 'YarnSchedulerBackend$YarnDriverEndpoint', `Registered executor NettyRpcEndpointRef(spark-client://Executor) (${ip10(r, 40)}:${r.int(33000, 50000)}) with ID ${e.id},  ResourceProfileId 0`)
  every(r, t0 + 30 * SEC, onset, 10 * SEC, (t) => {
    const e = r.pick(execs), st = Math.min(stage, Math.floor((t - t0) / (onset - t0) * stage)), n = r.int(0, 799); tid += r.int(1, 40)
    r.pick([
      () => log(t, 'INFO', 'TaskSetManager', `Starting task ${n}.0 in stage ${st}.0 (TID ${tid}) (${e.node}, executor ${e.id}, partition ${n}, NODE_LOCAL, ${r.int(7300, 9900)} bytes)`),
      () => log(t, 'INFO', 'TaskSetManager', `Finished task ${n}.0 in stage ${st}.0 (TID ${tid}) in ${r.int(900, 22000)} ms on ${e.node} (executor ${e.id}) (${r.int(1, 799)}/800)`),
      () => log(t, 'INFO', 'BlockManagerInfo', `Added broadcast_${st}_piece0 in memory on ${e.node}:${r.int(33000, 50000)} (size: ${r.int(9, 80)}.${r.int(0, 9)} KiB, free: 4.6 GiB)`),
      () => log(t, 'INFO', 'DAGScheduler', `ShuffleMapStage ${st} (map at Sessionize.scala:${r.int(40, 220)}) finished in ${r.int(20, 220)}.${r.int(100, 999)} s`),
      () => log(t, 'INFO', 'MemoryStore', `Block broadcast_${st} stored as values in memory (estimated size ${r.int(12, 300)}.${r.int(0, 9)} KiB, free 2.2 GiB)`),
    ])()
  })
  every(r, t0, end, 14 * SEC, (t) => {
    const cn = cont(r.int(2, 60))
    const nm = (lvl, cls, m) => c.line(NM, t, `${comma(t)} ${lvl} org.apache.hadoop.yarn.server.nodemanager.${cls}: ${m}`)
    r.pick([
      () => nm('INFO', 'containermanager.container.ContainerImpl', `Container ${cn} transitioned from SCHEDULED to RUNNING`),
      () => nm('INFO', 'containermanager.localizer.ResourceLocalizationService', `Localizer CWD set to /data${r.int(1, 6)}/yarn/usercache/etl/appcache/${app}`),
      () => nm('INFO', 'NodeStatusUpdaterImpl', `Removed completed containers from NM context: [${cn}]`),
      () => nm('WARN', 'containermanager.AuxServices', 'The Auxiliary Service named \'mapreduce_shuffle\' in the configuration is for class org.apache.hadoop.mapred.ShuffleHandler which has a name of \'httpshuffle\'. Because these are not the same tools trying to send ServiceData and read Service Meta Data may have issues unless the refer to the name in the config.'),
      () => nm('INFO', 'containermanager.loghandler.NonAggregatingLogHandler', `Scheduling Log Deletion for application: application_${cts}_${String(r.int(100, 890)).padStart(4, '0')}, with delay of 10800 seconds`),
    ])()
  })
  // kills
  let at = onset
  for (let k = 0; k < 9; k++) {
    const e = execs[(k * 5 + 3) % execs.length], id = k < 5 ? e.id : 24 + k, cn = cont(id + 1), p = r.int(20000, 60000)
    const cur = k === 0 ? used : (limit + 0.1 + r.next() * 0.5).toFixed(1)
    c.line(NM, at - 300, `${comma(at - 300)} WARN org.apache.hadoop.yarn.server.nodemanager.containermanager.monitor.ContainersMonitorImpl: Container [pid=${p},containerID=${cn}] is running ${r.int(100000000, 500000000)}B beyond the 'PHYSICAL' memory limit. Current usage: ${cur} GB of ${limit} GB physical memory used; ${(limit * 1.4).toFixed(1)} GB of ${(limit * 2.1).toFixed(1)} GB virtual memory used. Killing container.\nDump of the process-tree for ${cn} :\n\t|- PID PPID PGRPID SESSID CMD_NAME USER_MODE_TIME(MILLIS) SYSTEM_TIME(MILLIS) VMEM_USAGE(BYTES) RSSMEM_USAGE(PAGES) FULL_CMD_LINE\n\t|- ${p} ${p - 2} ${p} ${p} (bash) 0 0 118054912 372 /bin/bash -c /usr/lib/jvm/java-11/bin/java -server -Xmx8192m\n\t|- ${p + 9} ${p} ${p} ${p} (java) ${r.int(100000, 400000)} ${r.int(9000, 30000)} 12989640704 ${r.int(2380000, 2560000)} /usr/lib/jvm/java-11/bin/java -server -Xmx8192m org.apache.spark.executor.YarnCoarseGrainedExecutorBackend --executor-id ${id}`, { root: 'mem' })
    c.line(NM, at, `${comma(at)} INFO org.apache.hadoop.yarn.server.nodemanager.containermanager.container.ContainerImpl: Container ${cn} transitioned from RUNNING to KILLING`, { relevant: 'mem' })
    if (k !== 2 && k !== 6) {
      log(at + 2000, 'WARN', 'YarnSchedulerBackend$YarnSchedulerEndpoint', `Requesting driver to remove executor ${id} for reason Container killed by YARN for exceeding physical memory limits. ${cur} GB of ${limit} GB physical memory used. Consider boosting spark.executor.memoryOverhead.`, { root: 'mem' })
      log(at + 2001, 'ERROR', 'YarnClusterScheduler', `Lost executor ${id} on ${e.node}: Container killed by YARN for exceeding physical memory limits. ${cur} GB of ${limit} GB physical memory used. Consider boosting spark.executor.memoryOverhead.`, { root: 'mem' })
    } else log(at + 2001, 'ERROR', 'YarnClusterScheduler', `Lost executor ${id} on ${e.node}: Executor heartbeat timed out after 124${r.int(100, 999)} ms`, { relevant: 'mem' })
    log(at + 2100, 'INFO', 'DAGScheduler', `Executor lost: ${id} (epoch ${r.int(9, 60)})`, { relevant: 'mem' })
    for (let i = 0; i < r.int(4, 7); i++) {
      const a = at + 9000 + i * r.int(900, 4000), o = r.pick(execs); tid += r.int(1, 9)
      const map = r.int(0, 799)
      log(a, 'WARN', 'TaskSetManager', `Lost task ${r.int(0, 799)}.${r.int(0, 2)} in stage ${stage}.${Math.floor(k / 3)} (TID ${tid}) (${o.node} executor ${o.id}): FetchFailed(BlockManagerId(${id}, ${e.node}, 7337, None), shuffleId=${r.int(3, 8)}, mapIndex=${map}, mapId=${map + 12000}, reduceId=${r.int(0, 399)}, message=\norg.apache.spark.shuffle.FetchFailedException: Failed to connect to ${e.node}/${ip10(r, 40)}:7337\n\tat org.apache.spark.errors.SparkCoreErrors$.fetchFailedError(SparkCoreErrors.scala:437)\n\tat org.apache.spark.storage.ShuffleBlockFetcherIterator.throwFetchFailedException(ShuffleBlockFetcherIterator.scala:1232)\n\tat org.apache.spark.storage.ShuffleBlockFetcherIterator.next(ShuffleBlockFetcherIterator.scala:971)\n\tat org.apache.spark.scheduler.ShuffleMapTask.runTask(ShuffleMapTask.scala:99)\nCaused by: java.net.ConnectException: Connection refused\n)`, { relevant: 'mem' })
    }
    log(at + 40000, 'INFO', 'DAGScheduler', `Resubmitting ShuffleMapStage ${stage - 1} (map at Sessionize.scala:118) and ResultStage ${stage} (save at Sessionize.scala:214) due to fetch failure`, { relevant: 'mem' })
    at += r.int(150, 230) * SEC
  }
  log(at, 'ERROR', 'ApplicationMaster', `User class threw exception: org.apache.spark.SparkException: Job aborted due to stage failure: ResultStage ${stage} (save at Sessionize.scala:214) has failed the maximum allowable number of times: 4. Most recent failure reason:\norg.apache.spark.shuffle.FetchFailedException`, { relevant: 'mem' })
  log(at + 500, 'INFO', 'ApplicationMaster', 'Final app status: FAILED, exitCode: 15, (reason: User class threw exception: org.apache.spark.SparkException: Job aborted due to stage failure)', { relevant: 'mem' })
  af(at + 4000, 'ERROR', `Cannot execute: spark-submit --master yarn --name sessionize_events. Error code is: 1.`, { relevant: 'mem' })
  af(at + 4300, 'INFO', 'Marking task as UP_FOR_RETRY. dag_id=nightly_sessions, task_id=sessionize_events', { relevant: 'mem' })
  return c
}

export function dbtWarehouse(seed) {
  const r = random(`${seed}/dbt-warehouse`), v = vol(r, 0.8)
  const acct = `${letters(r, 2, 'abcdefgh')}${r.int(10000, 99999)}.${r.pick(['eu-west-1', 'eu-central-1', 'us-east-2'])}`
  const t0 = start(r, 0, 2), end = t0 + 6 * HOUR, rot = t0 + Math.floor((3 + r.next()) * HOUR)
  const S = 'logs/scheduler.log', W = 'logs/tasks.log', A = 'logs/snowflake_query_history.csv', M = 'logs/freshness-monitor.log'
  const user = r.pick(['SVC_DBT_PROD', 'DBT_PROD_USR', 'SVC_TRANSFORM']), admin = r.pick(['SECOPS_ROTATOR', 'KEY_ROTATION_SVC'])
  const c = new Case('dbt-warehouse', { notes: 'Key pair of the service user replaced; dbt keeps signing with the old one. Downstream tasks and freshness alerts are louder.' })
    .incident('key', {
      cause: { allOf: [
        ['JWT', 'key[- ]?pair', 'public key', 'private key', 'RSA', '\\bkey (was |has been |is |got |been )*(rotat|replac|chang|swap|expired|revoked|invalid|mismatch)', 'rotat[a-z]* [^.]{0,30}\\b(key|credential|secret)', '(old|stale|outdated|wrong|previous|new|rotated) (signing |private |public |rsa )?(key|credential|secret|token)', 'credential', 'authenticat[a-z]* [^.]{0,60}(rotat|\\bkey|chang|token)', 'token (is |was )?(invalid|reject|expired)', 'invalid token'],
        ['snowflake', 'dbt', 'warehouse', 'svc_', 'transform', 'service (user|account)'],
        ['rotat', 'replac', 'chang', 'invalid', 'reject', 'mismatch', 'no longer', 'refus', 'den(y|ied)', 'stale', 'old key', 'outdated', 'expired', 'revok', 'not (match|valid|accept|updat)', 'fail', 'overwr'],
      ], mustNot: ['snowflake (is |was )?(down|unavailable|unreachable)'] },
      services: ['dbt', 'snowflake', user, user.toLowerCase(), admin, 'dbt_build', 'secops', 'dbt-snowflake', 'dbt_run', 'airflow'], victims: ['freshness-monitor', 'fct_orders', 'finance_export', 'looker'],
      severity: ['high', 'critical', 'medium'], onset: rot, onsetToleranceSeconds: 1900, rootPattern: 'RSA_PUBLIC_KEY|JWT token is invalid',
    })
  const dags = ['dbt_hourly_core', 'dbt_hourly_marketing', 'dbt_finance', 'ingest_stripe', 'ingest_zendesk', 'export_ledger']
  const a = (t) => `[${ymd(t)}T${hms(t)}.${String(t % 1000).padStart(3, '0')}+0000]`
  const s = (t, src, lvl, m, mark) => c.line(S, t, `${a(t)} {${src}} ${lvl} - ${m}`, mark)
  const w = (t, src, lvl, m, mark) => c.line(W, t, `${a(t)} {${src}} ${lvl} - ${m}`, mark)
  const q = (t, usr, wh, type, text, ok, mark) => c.line(A, t, [`01b${r.hex(5)}-0${r.hex(3)}-${r.hex(4)}-0000-${r.hex(12)}`, spaceMs(t) + ' +0000', usr, wh, type, ok, `"${text.replace(/"/g, '""')}"`, r.int(40, 22000)].join(','), mark)
  c.line(A, t0 - 1000, 'QUERY_ID,START_TIME,USER_NAME,WAREHOUSE_NAME,QUERY_TYPE,EXECUTION_STATUS,QUERY_TEXT,TOTAL_ELAPSED_TIME')
  every(r, t0, end, 48 * SEC / v, (t) => s(t, r.pick(['scheduler_job_runner.py:476', 'scheduler_job_runner.py:548', 'scheduler_job_runner.py:1620', 'manager.py:537']), r.pick(['INFO', 'INFO', 'INFO', 'INFO', 'WARNING']), r.pick([`Adopting or resetting orphaned tasks for active dag runs`, `DAG ${r.pick(dags)} has ${r.int(0, 4)}/16 running and queued tasks`, `Setting next_dagrun for ${r.pick(dags)} to ${ymd(t)}T${hms(t)}+00:00, run_after=${ymd(t)}T${hms(t + HOUR)}+00:00`, `Processing /opt/airflow/dags/${r.pick(dags)}.py took ${(r.next() * 2).toFixed(3)} seconds`])))
  every(r, t0, end, 75 * SEC / v, (t) => q(t, ...r.pick([
    ['LOOKER_SVC', 'BI_WH', 'SELECT', "select date_trunc('day', ordered_at), sum(amount) from analytics.fct_orders group by 1"],
    ['A.NOVAK', 'BI_WH', 'SELECT', "select * from analytics.dim_customer where region = 'EMEA' limit 500"],
    ['FIVETRAN_USR', 'LOAD_WH', 'COPY', 'copy into raw.stripe.charges from @stage/charges'],
    ['FIVETRAN_USR', 'LOAD_WH', 'MERGE', 'merge into raw.zendesk.tickets t using stg s on t.id = s.id'],
    ['SVC_REVERSE_ETL', 'BI_WH', 'SELECT', 'select customer_id, ltv from analytics.dim_customer'],
  ]), r.next() < 0.04 ? 'FAILED_WITH_ERROR' : 'SUCCESS'))
  const models = ['stg_orders', 'stg_payments', 'int_order_items', 'fct_orders', 'dim_customer', 'fct_sessions', 'mart_revenue']
  for (let t = t0 + 4 * MIN; t < end; t += 20 * MIN + r.int(0, 200) * SEC) {
    const dag = r.pick(dags.slice(0, 3)), run = `scheduled__${ymd(t)}T${hms(t).slice(0, 5)}:00+00:00`
    s(t, 'scheduler_job_runner.py:414', 'INFO', `1 tasks up for execution:\n\t<TaskInstance: ${dag}.dbt_build ${run} [scheduled]>`)
    w(t + 3000, 'taskinstance.py:2866', 'INFO', `Starting attempt 1 of 3`)
    w(t + 3500, 'subprocess.py:75', 'INFO', "Running command: ['/bin/bash', '-c', 'dbt build --target prod --select tag:hourly']")
    const D = (at, m, mark) => w(at, 'subprocess.py:106', 'INFO', `${hms(at)}  ${m}`, mark)
    D(t + 6000, 'Running with dbt=1.8.7'); D(t + 6900, 'Registered adapter: snowflake=1.8.4')
    D(t + 9000, `Found ${r.int(210, 214)} models, 31 seeds, ${r.int(480, 490)} data tests, 44 sources, 611 macros`)
    if (t > rot) {
      for (let n = 1; n <= 3; n++) {
        const b = t + (n - 1) * 5 * MIN + 12000, id = uuid(r)
        D(b, 'Encountered an error:', { relevant: 'key' })
        D(b + 10, `Database Error\n  250001 (08001): None: Failed to connect to DB: ${acct}.snowflakecomputing.com:443. JWT token is invalid. [${id}]`, { root: 'key' })
        w(b + 900, 'subprocess.py:110', 'INFO', 'Command exited with return code 2', { relevant: 'key' })
        w(b + 1000, 'taskinstance.py:3313', 'ERROR', `Task failed with exception\nTraceback (most recent call last):\n  File "/home/airflow/.local/lib/python3.11/site-packages/airflow/models/taskinstance.py", line 768, in _execute_task\n    result = _execute_callable(context=context, **execute_callable_kwargs)\n  File "/home/airflow/.local/lib/python3.11/site-packages/airflow/operators/bash.py", line 243, in execute\n    raise AirflowException(\nairflow.exceptions.AirflowException: Bash command failed. The command returned a non-zero exit code 2.`, { relevant: 'key' })
        w(b + 1100, 'taskinstance.py:1226', 'INFO', `Marking task as ${n < 3 ? 'UP_FOR_RETRY' : 'FAILED'}. dag_id=${dag}, task_id=dbt_build, run_id=${run}`, { relevant: 'key' })
      }
      const z = t + 11 * MIN
      for (const task of ['publish_marts', 'finance_export', 'refresh_looker_pdt', 'notify_slack']) s(z + r.int(0, 3000), 'scheduler_job_runner.py:790', 'ERROR', `TaskInstance Finished: dag_id=${dag}, task_id=${task}, run_id=${run}, state=upstream_failed, executor_state=None, try_number=0`, { relevant: 'key' })
      for (let i = 0; i < 4; i++) { const at = z + 60000 + i * 700; c.line(M, at, `${isoZ(at)} ERROR freshness table=analytics.${r.pick(models.slice(3))} max_age=60m actual_age=${Math.round((at - rot) / MIN) + r.int(20, 40)}m status=STALE`, { relevant: 'key' }) }
    } else {
      let i = 0
      for (const m of models) { const b = t + 20000 + i++ * 9000; D(b, `${i} of ${models.length} START sql ${m.startsWith('stg') ? 'view' : 'incremental'} model analytics.${m} ${'.'.repeat(20)} [RUN]`); D(b + 7000, `${i} of ${models.length} OK created sql model analytics.${m} ${'.'.repeat(24)} [SUCCESS ${r.int(1, 40000)} in ${(r.next() * 8).toFixed(2)}s]`); q(b + 6900, user, 'TRANSFORM_WH', 'MERGE', `merge into analytics.${m} as DBT_INTERNAL_DEST using analytics.${m}__dbt_tmp as DBT_INTERNAL_SOURCE`, 'SUCCESS') }
      if (r.next() < 0.4) D(t + 95000, `Warning in test accepted_values_stg_orders_status (models/staging/_stg.yml)\n  Got ${r.int(2, 9)} results, configured to warn if != 0`)
      D(t + 99000, `Done. PASS=${r.int(480, 486)} WARN=${r.int(1, 3)} ERROR=0 SKIP=0 TOTAL=487`)
      w(t + 101000, 'taskinstance.py:1226', 'INFO', `Marking task as SUCCESS. dag_id=${dag}, task_id=dbt_build, run_id=${run}`)
      for (let k = 0; k < 3; k++) c.line(M, t + 4 * MIN + k * 500, `${isoZ(t + 4 * MIN + k * 500)} INFO freshness table=analytics.${models[3 + k]} max_age=60m actual_age=${r.int(2, 25)}m status=OK`)
    }
  }
  every(r, t0, end, 34 * MIN, (t) => { // a chronic failing ingestion that heals by retry
    w(t, 'http.py:181', 'ERROR', 'HTTP error: Too Many Requests'); w(t + 800, 'taskinstance.py:1226', 'INFO', 'Marking task as UP_FOR_RETRY. dag_id=ingest_zendesk, task_id=pull_tickets'); w(t + 6 * MIN, 'taskinstance.py:1226', 'INFO', 'Marking task as SUCCESS. dag_id=ingest_zendesk, task_id=pull_tickets')
  })
  q(rot - 4000, admin, '', 'DESCRIBE', `DESC USER ${user}`, 'SUCCESS')
  q(rot, admin, '', 'ALTER_USER', `ALTER USER ${user} SET RSA_PUBLIC_KEY='MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA${letters(r, 20, 'ABCDEFabcdef0123456789')}********'`, 'SUCCESS', { root: 'key' })
  q(rot + 2000, admin, '', 'ALTER_USER', `ALTER USER ${user} UNSET RSA_PUBLIC_KEY_2`, 'SUCCESS', { root: 'key' })
  return c
}

export function dcSyslog(seed) {
  const r = random(`${seed}/dc-syslog`), v = vol(r, 0.36)
  const dc = r.pick(['muc', 'lyo', 'bcn', 'osl']), t0 = start(r, 0, 1), end = t0 + 9 * HOUR
  const exp = Math.floor((t0 + Math.floor((2 + r.next()) * HOUR)) / MIN) * MIN, zone = t0 + Math.floor((5.6 + r.next() * 0.8) * HOUR)
  const ldap = `${dc}-ldap01`, ns = `${dc}-ns1`, mx = `${dc}-mx1`, apps = [1, 2, 3, 4].map((n) => `${dc}-app0${n}`), nfs = `${dc}-nfs1`
  const zn = r.pick(['intra.example', 'svc.example', 'lab.example']), F = 'logs/central.log'
  const c = new Case('dc-syslog', { notes: 'Two independent faults in one central syslog: an LDAP certificate and a zone file.' })
    .incident('cert', {
      cause: { allOf: [['cert', 'x\\.?509', 'TLS', 'SSL'], ['expir', 'out of date', 'not (been )?renew', 'no longer valid', 'past its (validity|lifetime|end|notAfter)', 'outdated', 'ran out', 'lapsed', 'validity', 'ended']], mustNot: ['brute', 'wrong password'] },
      services: [ldap, 'slapd', 'ldap', 'openldap', 'sssd', 'ldaps', `${ldap}.corp.example`], victims: ['sshd', 'sudo', 'nslcd', ...apps, nfs],
      severity: ['high', 'critical'], onset: exp, onsetToleranceSeconds: 900, rootPattern: 'certificate has expired|certificate expired',
    })
    .incident('zone', {
      cause: { allOf: [['zone', 'db\\.', 'DNS (record|data|config|file)', 'bind', 'named', 'RR type', 'resource record'], ['syntax', 'typo', 'unknown RR', 'invalid', 'malformed', 'bad (record|zone|line|config|edit|RR)', 'not load', 'fail(s|ed|ure)? to load', 'load[a-z]* (error|fail)', 'could ?n[o\']?t (be )?load', 'cannot (be )?load', 'unknown (record|resource|type|dns)', 'mistake', 'error in', 'mis-?spel', 'broken (zone|record|file|line|edit|dns)', 'refus[a-z]* to load', 'pars(e|ing)', 'mistyped', 'loading[^.]{0,40}fail', 'reject', 'unpars', 'misconfig']], mustNot: ['postfix (is|was) (broken|down)'] },
      services: [ns, 'named', 'bind', 'bind9', 'dns', zn, 'ansible'], victims: ['postfix', 'postfix/smtp', 'report-sync', mx, ...apps],
      severity: ['high', 'critical', 'medium'], onset: zone, onsetToleranceSeconds: 300, rootPattern: 'unknown RR type|loading from master file|not loaded due to errors',
    })
  noise(c, r, F, syslogIso, [ldap, ns, mx, nfs, ...apps], t0, end, 75 * SEC / v)
  const L = (t, h, p, n, m, mark) => c.line(F, t, syslogIso(t, h, p, n, m), mark)
  // slapd, postfix and named at work
  let conn = r.int(20000, 60000)
  every(r, t0, end, 150 * SEC / v, (t) => { conn++; const src = ip10(r)
    L(t, ldap, 'slapd', 918, `conn=${conn} fd=${r.int(12, 60)} ACCEPT from IP=${src}:${r.int(33000, 60000)} (IP=0.0.0.0:389)`)
    L(t + 3, ldap, 'slapd', 918, `conn=${conn} op=0 EXT oid=1.3.6.1.4.1.1466.20037`); L(t + 4, ldap, 'slapd', 918, `conn=${conn} op=0 STARTTLS`)
    if (t < exp) { L(t + 20, ldap, 'slapd', 918, `conn=${conn} fd=14 TLS established tls_ssf=256 ssf=256 tls_proto=TLSv1.3 tls_cipher=TLS_AES_256_GCM_SHA384`); L(t + 40, ldap, 'slapd', 918, `conn=${conn} op=2 SEARCH RESULT tag=101 err=0 qtime=0.00001${r.int(1, 9)} etime=0.000${r.int(100, 900)} nentries=1 text=`) }
    else L(t + 30, ldap, 'slapd', 918, `conn=${conn} fd=${r.int(12, 60)} closed (TLS negotiation failure)`, { relevant: 'cert' })
  })
  every(r, t0, end, 170 * SEC / v, (t) => { const id = r.hex(10).toUpperCase()
    L(t, mx, 'postfix/smtpd', r.int(3000, 9000), `connect from ${r.pick(['mail-lf1-f41.google.com[209.85.167.41]', `unknown[${ipPub(r)}]`, `${apps[0]}.corp.example[10.4.1.11]`])}`)
    L(t + 300, mx, 'postfix/qmgr', 1411, `${id}: from=<noreply@shop.example>, size=${r.int(1200, 70000)}, nrcpt=1 (queue active)`)
    L(t + 1500, mx, 'postfix/smtp', r.int(3000, 9000), `${id}: to=<c${r.int(100, 9999)}@${r.pick(['gmail.com', 'web.de', 'partner.example'])}>, relay=${r.pick(['gmail-smtp-in.l.google.com[142.250.27.26]:25', 'mx-ha.web.de[212.227.15.17]:25'])}, delay=${(1 + r.next() * 2).toFixed(1)}, delays=0.1/0.01/0.4/0.9, dsn=2.0.0, status=sent (250 2.0.0 OK)`)
  })
  every(r, t0, end, 240 * SEC / v, (t) => L(t, ns, 'named', 702, r.pick([`client @0x7f${r.hex(10)} ${ipPub(r)}#${r.int(1024, 65000)} (version.bind): query 'version.bind/TXT/CH' denied`, `lame server resolving '${letters(r, 6)}.example.net' (in 'example.net'?): ${ipPub(r)}#53`, `client @0x7f${r.hex(10)} ${ip10(r)}#${r.int(1024, 65000)}: RFC 1918 response from Internet for ${r.int(1, 99)}.0.168.192.in-addr.arpa`, `managed-keys-zone: Key 20326 for zone . is now trusted (acceptance timer complete)`])))
  // an earlier warning that healed
  const h0 = t0 + 40 * MIN; L(h0, nfs, 'chronyd', 655, "Can't synchronise: no selectable sources"); L(h0 + 9 * MIN, nfs, 'chronyd', 655, 'Selected source 10.0.0.7 (ntp2.corp.example)')
  // cert
  let first = true
  every(r, exp, end, 7 * MIN / v, (t) => { if (first) { t = exp + 20000; first = false }
    const h = r.pick(apps), u = r.pick(['mkeller', 'jsantos', 'aoki', 'rgupta'])
    L(t, h, 'sssd', 811, `Could not start TLS encryption. error:0A000086:SSL routines::certificate verify failed (certificate has expired)`, { root: 'cert' })
    if (r.next() < 0.4) L(t + 100, h, 'sssd_be', 833, 'Backend is offline', { relevant: 'cert' })
    for (let i = 0; i < r.int(1, 3); i++) {
      const n = r.int(20000, 90000), a = t + 1000 + i * 4000
      L(a, h, 'sshd', n, `pam_sss(sshd:auth): authentication failure; logname= uid=0 euid=0 tty=ssh ruser= rhost=${ip10(r)} user=${u}`, { relevant: 'cert' })
      L(a + 5, h, 'sshd', n, `pam_sss(sshd:auth): received for user ${u}: 9 (Authentication service cannot retrieve authentication info)`, { relevant: 'cert' })
      L(a + 1800, h, 'sshd', n, `Failed password for ${u} from ${ip10(r)} port ${r.int(33000, 60000)} ssh2`, { relevant: 'cert' })
    }
  })
  // zone
  const an = apps[3], ap = r.int(20000, 60000)
  L(zone - 9000, ns, 'sshd', ap, `Accepted publickey for ansible from 10.4.0.9 port ${r.int(33000, 60000)} ssh2: ED25519 SHA256:${letters(r, 43)}`)
  L(zone - 6000, ns, 'python3', ap + 9, `ansible-ansible.legacy.copy Invoked with src=/home/ansible/.ansible/tmp/source dest=/etc/bind/zones/db.${zn} mode=0644 backup=False force=True`, { relevant: 'zone' })
  L(zone - 3000, ns, 'python3', ap + 40, `ansible-ansible.legacy.systemd Invoked with name=named state=restarted daemon_reload=False`, { relevant: 'zone' })
  L(zone - 2500, ns, 'named', 702, 'shutting down'); L(zone - 2300, ns, 'systemd', 1, 'Stopped named.service - BIND Domain Name Server.'); L(zone - 1000, ns, 'systemd', 1, 'Started named.service - BIND Domain Name Server.')
  const np = r.int(61000, 65000), ln = r.int(40, 190)
  L(zone, ns, 'named', np, `/etc/bind/zones/db.${zn}:${ln}: unknown RR type 'CNAM'`, { root: 'zone' })
  L(zone + 2, ns, 'named', np, `zone ${zn}/IN: loading from master file /etc/bind/zones/db.${zn} failed: unknown class/type`, { root: 'zone' })
  L(zone + 3, ns, 'named', np, `zone ${zn}/IN: not loaded due to errors.`, { root: 'zone' })
  L(zone + 20, ns, 'named', np, 'zone corp.example/IN: loaded serial 2026011904'); L(zone + 30, ns, 'named', np, 'all zones loaded'); L(zone + 31, ns, 'named', np, 'running')
  every(r, zone + 10000, end, 70 * SEC / v, (t) => r.pick([
    () => L(t, mx, 'postfix/smtp', r.int(3000, 9000), `${r.hex(10).toUpperCase()}: to=<ops@${zn}>, relay=none, delay=${r.int(2, 900)}, delays=1/0.01/0.2/0, dsn=4.4.3, status=deferred (Host or domain name not found. Name service error for name=mail.${zn} type=A: Host not found, try again)`, { relevant: 'zone' }),
    () => L(t, r.pick(apps), 'report-sync', r.int(2000, 9000), `ERROR upload to https://files.${zn}/in failed: getaddrinfo: Temporary failure in name resolution (attempt ${r.int(1, 8)})`, { relevant: 'zone' }),
    () => L(t, r.pick(apps), 'curl', r.int(2000, 9000), `(6) Could not resolve host: api.${zn}`, { relevant: 'zone' }),
  ])())
  return c
}

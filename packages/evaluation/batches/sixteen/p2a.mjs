import { MIN, HOUR, DAY, fmt, isoZ, isoS, isoU, day, uuid, mac, pad, sample, shuffle, weigh, every, tick, norm, Story as Case } from './util.mjs'

// ---------------------------------------------------------------- 8
export function warehouseDay(r) {
  const d0 = day(r, 0, 0), hours = r.int(21, 23), poison = r.int(6, 9), future = r.pick(['2099-12-31 00:00:00', '2199-01-01 00:00:00', '2062-02-02 00:00:00', '2099-12-31 23:59:59'])
  const src = r.pick(['pos', 'shop', 'erp']), tab = r.pick(['sales_line', 'order_line', 'receipt_item']), full = `${src}.${tab}`
  const c = new Case('warehouse-day', { notes: 'one source row dated decades ahead moves the watermark into the future; every later extract of this table succeeds with 0 rows; freshness, forecast and dashboards complain hours later' })
  const onset = d0 + poison * HOUR + 5 * MIN + 20e3
  const fy = future.slice(0, 4)
  c.incident('watermark', {
    cause: {
      allOf: [
        ['watermark', 'high.?water', 'cursor', 'bookmark', 'incremental (column|key|state|filter|marker|point|position|extract)', 'max\\(?.?updated_at', 'last.?(loaded|extracted|sync)'],
        [fy, 'future', 'far.?(ahead|date)', 'decades', 'bogus date', 'implausible', 'sentinel', 'placeholder', 'invalid date', 'poison', 'wrong date', 'bad date', 'ahead of (now|time|the clock)'],
      ],
      mustNot: ['(dbt|airflow) (is |has )?(down|crash|fail)', 'snowflake (outage|slow)'],
    },
    services: ['ingest', `extract_${tab}`, full, tab, src, 'el_runner', `${src}_hourly`, `ingest_${src}_hourly`, 'airflow', 'watermark store', 'meta.watermarks', 'extract', 'loader'],
    victims: ['dbt', 'fct_sales', 'forecast', 'forecast_svc', 'dashboards', 'superset', 'bi', 'replenishment', 'dbt_hourly', 'mart_sales'],
    severity: ['medium', 'high', 'critical'], onset, onsetToleranceSeconds: 3900, rootPattern: `${fy}-`,
  })
  const A = 'logs/ingest_airflow.log', D = 'logs/dbt_hourly.log'
  const al = (t, mod, lvl, text, mark) => c.line(A, t, `[${fmt(t, 'Y-M-D\\Th:m:s.f')}+0000] {${mod}} ${lvl} - ${text}`, mark ? { [mark]: 'watermark' } : {})
  const dl = (t, lvl, text, mark) => c.line(D, t, `[${fmt(t, 'Y-M-D\\Th:m:s.f')}+0000] {subprocess.py:93} ${lvl} - ${fmt(t, 'h:m:s')}  ${text}`, mark ? { [mark]: 'watermark' } : {})
  const tables = shuffle(r, [full, `${src}.customer`, `${src}.article`, 'wms.stock_move', 'crm.contact', 'pay.settlement'])
  const wm = Object.fromEntries(tables.map((x) => [x, d0 - r.int(30, 900) * 1000]))
  const profile = (h) => 0.25 + Math.max(0, Math.sin((h - 5) / 18 * Math.PI)) * 1.6
  for (let h = 0; h < hours; h++) {
    const base = d0 + h * HOUR + 5 * MIN
    al(base, 'taskinstance.py:1159', 'INFO', `Dependencies all met for dep_context=non-requeueable deps ti=<TaskInstance: ingest_${src}_hourly.extract scheduled__${fmt(base - HOUR, 'Y-M-D\\Th')}:05:00+00:00 [queued]>`)
    let t = base + 4000
    for (const tb of tables) {
      const mine = tb === full, stuck = mine && h > poison
      al(t, 'extract.py:88', 'INFO', `${tb}: watermark from meta.watermarks = ${stuck ? future : fmt(wm[tb], 'Y-M-D h:m:s')}, key updated_at`, stuck ? 'root' : null)
      t += r.int(1500, 9000)
      const rows = stuck ? 0 : Math.round(profile(h) * { sales_line: 21000, order_line: 21000, receipt_item: 21000, customer: 260, article: 40, stock_move: 5200, contact: 130, settlement: 900 }[tb.split('.')[1]] * (0.85 + r.next() * 0.3))
      const next = base - r.int(5, 400) * 1000
      al(t, 'extract.py:131', 'INFO', `${tb}: query finished, ${rows} rows in ${r.int(1, 3)} file(s), ${(rows * 0.00031).toFixed(1)} MB, ${norm(r, 3, 0.7).toFixed(1)} s`, stuck ? 'relevant' : null)
      t += r.int(500, 2500)
      if (!stuck) { wm[tb] = next; al(t, 'extract.py:152', 'INFO', `${tb}: new watermark ${mine && h === poison ? future : fmt(next, 'Y-M-D h:m:s')} written`, mine && h === poison ? 'root' : null) } else al(t, 'extract.py:149', 'INFO', `${tb}: nothing new, watermark unchanged`, 'relevant')
      t += r.int(300, 2500)
    }
    if (h === r.int(2, 4) || h === 15) { al(t, 'taskinstance.py:1824', 'ERROR', `Task failed with exception: snowflake.connector.errors.OperationalError: 250001: Could not connect to Snowflake backend after 0 attempt(s).Aborting`); al(t + 400, 'taskinstance.py:1345', 'INFO', 'Marking task as UP_FOR_RETRY. dag_id=ingest_crm_daily, task_id=copy_into'); al(t + 5 * MIN, 'taskinstance.py:1346', 'INFO', 'Marking task as SUCCESS. dag_id=ingest_crm_daily, task_id=copy_into') }
    al(t + 900, 'taskinstance.py:1346', 'INFO', `Marking task as SUCCESS. dag_id=ingest_${src}_hourly, task_id=extract, execution_date=${fmt(base - HOUR, 'YMD\\Th')}0500, start_date=${fmt(base, 'YMD\\Thms')}, end_date=${fmt(t, 'YMD\\Thms')}`)
    al(t + 1300, 'local_task_job_runner.py:222', 'INFO', 'Task exited with return code 0')
    // dbt
    let x = base + 3 * MIN + r.int(1, 40) * 1000
    dl(x, 'INFO', 'Running with dbt=1.7.9'); x += 1200
    dl(x, 'INFO', 'Registered adapter: snowflake=1.7.2'); x += 3000
    dl(x, 'INFO', 'Found 118 models, 402 tests, 6 seeds, 31 sources, 0 exposures, 0 metrics, 801 macros, 0 groups, 0 semantic models'); x += 3000
    const models = ['stg_article', 'stg_' + tab, 'fct_sales', 'fct_stock', 'dim_customer', 'mart_sales_hourly']
    for (const [i, m] of models.entries()) {
      const dep = ['stg_' + tab, 'fct_sales', 'mart_sales_hourly'].includes(m), zero = dep && h > poison
      const n = zero ? 0 : Math.round(profile(h) * { stg_article: 40, fct_stock: 5100, dim_customer: 240, mart_sales_hourly: 310 }[m] || profile(h) * 20800)
      const s = norm(r, zero ? 2.1 : 11, 0.3).toFixed(2)
      dl(x, 'INFO', `${i + 1} of 6 OK created sql incremental model analytics.${m} ${'.'.repeat(Math.max(3, 34 - m.length))} [SUCCESS ${n} in ${s}s]`, zero ? 'relevant' : null); x += 4000 + s * 1000
    }
    if (h % 5 === 1) dl(x, 'INFO', `WARNING: Test 'accepted_values_stg_article_vat_class' (2 failing rows) configured to warn`)
    dl(x + 900, 'INFO', 'Completed successfully'); dl(x + 1000, 'INFO', 'Done. PASS=6 WARN=0 ERROR=0 SKIP=0 TOTAL=6')
    if (h > poison + 5 && h % 2 === 0) { dl(x + 20e3, 'INFO', `1 of 31 ERROR STALE freshness of analytics.fct_sales ${'.'.repeat(20)} [ERROR STALE in 1.02s]`, 'relevant'); dl(x + 25e3, 'INFO', `2 of 31 PASS freshness of wms.stock_move ${'.'.repeat(20)} [PASS in 0.88s]`) }
  }
  const end = d0 + hours * HOUR
  // forecast service and dashboards
  const F = 'logs/forecast-and-bi.log'
  const fl = (t, svc, lvl, text, mark) => c.line(F, t, JSON.stringify({ ts: isoZ(t), svc, level: lvl, msg: text }), mark ? { relevant: 'watermark' } : {})
  every(r, d0, end, 6 * MIN, (t) => fl(t, 'superset', 'info', `GET /api/v1/chart/data 200 dashboard=${r.pick(['store-live', 'stock', 'margin'])} ${r.int(90, 1900)}ms`))
  every(r, d0, end, 50 * MIN, (t) => fl(t, 'superset', 'warning', 'Query on dashboard stock took longer than SQLLAB_TIMEOUT/2'))
  for (let h = 3; h < hours; h += 3) {
    const t = d0 + h * HOUR + 40 * MIN
    if (h <= poison + 3) fl(t, 'forecast', 'info', `trained 412 store models, window 28d, rows=${r.int(400000, 460000)}, wape=${norm(r, 0.183, 0.004).toFixed(3)}`)
    else { fl(t, 'forecast', 'error', `${r.int(260, 410)} of 412 stores skipped: no rows in the last 4 h, refusing to publish replenishment proposal`, true); fl(t + 2000, 'replenishment', 'error', 'proposal for DC-2 missing, falling back to yesterday', true) }
  }
  every(r, d0 + (poison + 3) * HOUR, end, 35 * MIN, (t) => fl(t, 'superset', 'error', `alert "store-live revenue": value 0 is below threshold 1000 for the last full hour`, true))
  return c
}

// ---------------------------------------------------------------- 9
export function trainingRun(r) {
  const start = day(r, r.int(1, 18), r.int(0, 50)), die = start + r.int(68, 84) * MIN + r.int(0, 50000), tmo = die + 600e3, end = tmo + r.int(38, 46) * MIN
  const nodes = [1, 2, 3, 4].map((i) => `gpu-n0${i + (r.int(0, 0))}`), bad = r.int(1, 3), lrank = r.int(1, 6), badRank = bad * 8 + lrank, bdf = ['07', '0b', '48', '4c', '88', '8b', 'c8', 'cb'][lrank]
  const badNode = nodes[bad], jobid = r.int(210000, 480000), step0 = r.int(11000, 42000)
  const c = new Case('training-run', { notes: 'one GPU falls off the bus (kernel line); ten minutes later all other ranks shout collective timeouts; the requeued job fails on the same node' })
  c.incident('gpu', {
    cause: {
      allOf: [
        ['fall(en|s|ing)? off (of )?(the )?(pcie? )?bus', 'fell off (of )?(the )?(pcie? )?bus', 'Xid.{0,4}79', '(lost|dead|died|dropped|failed|faulty|broken|defective|missing|unreachable|hardware).{0,40}GPU', 'GPU.{0,80}(lost|dead|died|drop|fail|faulty|broken|defect|disappear|unreachable|vanish|hardware|hung|unresponsive)'],
        [badNode, `${bdf}:00`, `rank ?${badRank}\\b`, 'one (gpu|node|rank)', 'a single (gpu|node)'],
      ],
      mustNot: ['(nccl|network|infiniband|ib fabric|switch) (bug|misconfig|outage|congest)', 'storage slow'],
    },
    services: [badNode, `gpu ${bdf}:00`, `0000:${bdf}:00`, 'kernel', 'NVRM', 'nvidia', 'nvidia driver', `${badNode} kernel`, 'GPU'],
    victims: ['train', 'torchrun', 'ProcessGroupNCCL', 'nccl', ...nodes.filter((x) => x !== badNode), 'pytorch'],
    severity: ['high', 'critical'], onset: die, onsetToleranceSeconds: 180, rootPattern: `fallen off the bus|Xid.*: 79|${bdf}:00`,
  })
  const K = 'logs/kernel.log'
  const kl = (t, node, text, mark) => c.line(K, t, `${isoU(t)} ${node} ${text}`, mark ? { [mark]: 'gpu' } : {})
  every(r, start, end, 60e3, (t) => weigh(r, [
    [4, () => kl(t, r.pick(nodes), `slurmd[${r.int(2200, 2400)}]: debug:  _handle_ping: node is responding`)],
    [3, () => kl(t, r.pick(nodes), `nvidia-persistenced[1822]: device 0000:${r.pick(['07', '48', 'c8'])}:00.0 - persistence mode enabled.`)],
    [3, () => kl(t, r.pick(nodes), `systemd[1]: ${r.pick(['Started dcgm-exporter-scrape.service', 'logrotate.service: Deactivated successfully.', 'Starting fwupd-refresh.service - Refresh fwupd metadata and update motd...'])}`)],
    [1, () => kl(t, r.pick(nodes), `kernel: mce: [Hardware Error]: Machine check events logged`)],
    [1, () => kl(t, r.pick(nodes), `kernel: EDAC skx MC${r.int(0, 3)}: 1 CE memory read error on CPU_SrcID#0_MC#0_Chan#1_DIMM#0 (channel:1 slot:0 page:0x${r.hex(7)} offset:0x${r.hex(3)} grain:32 syndrome:0x0)`)],
    [1, () => kl(t, r.pick(nodes), `kernel: Lustre: ${r.int(2000, 5000)}:0:(client.c:2295:ptlrpc_expire_one_request()) @@@ Request sent has timed out for slow reply: [sent ${Math.floor(t / 1000) - 7}/real ${Math.floor(t / 1000) - 7}]`)],
    [1, () => kl(t, r.pick(nodes), `kernel: Lustre: scratch-OST00${r.hex(2)}-osc-ffff${r.hex(12)}: Connection restored to 10.55.0.${r.int(10, 20)}@o2ib`)],
  ])())
  const other = nodes[(bad + 1) % 4]
  kl(start + r.int(18, 40) * MIN, other, `kernel: NVRM: Xid (PCI:0000:48:00): 63, pid='<unknown>', name=<unknown>, Row Remapper: New row (0x${r.hex(8)}) marked for remapping, reset gpu to activate.`)
  kl(start + r.int(41, 55) * MIN, nodes[(bad + 2) % 4], `kernel: NVRM: Xid (PCI:0000:8b:00): 94, pid='<unknown>', name=<unknown>, Contained: Memory uncorrectable ECC error on a user process jupyter[${r.int(20000, 90000)}]`)
  kl(die - r.int(1200, 5000), badNode, `kernel: pcieport 0000:${bdf === '07' ? '05' : bdf}:01.0: AER: Corrected error received: 0000:${bdf}:00.0`, 'relevant')
  kl(die, badNode, `kernel: NVRM: Xid (PCI:0000:${bdf}:00): 79, pid='<unknown>', name=<unknown>, GPU has fallen off the bus.`, 'root')
  kl(die + 2, badNode, `kernel: NVRM: GPU 0000:${bdf}:00.0: GPU has fallen off the bus.`, 'root')
  kl(die + 4, badNode, `kernel: NVRM: GPU 0000:${bdf}:00.0: GPU serial number is ${r.int(1320000000000, 1659999999999)}.`, 'relevant')
  kl(die + 30, badNode, `kernel: NVRM: A GPU crash dump has been created. If possible, please run\n  NVRM: nvidia-bug-report.sh as root to collect this data before\n  NVRM: the NVIDIA kernel module is unloaded.`.split('\n').join(' '), 'relevant')
  // training
  const T = 'logs/train.log'
  const tl = (t, text, mark) => c.line(T, t, text, mark ? { relevant: 'gpu' } : {})
  let step = step0, loss = 2.31
  const stepMs = r.int(13500, 17500)
  const info = (t, node, text, mark) => tl(t, `${fmt(t, 'Y-M-D h:m:s,f')} | INFO | train | ${node} rank0 | ${text}`, mark)
  const run = (from, to) => {
    let t = from
    while (t < to) {
      step += 4; loss = loss * 0.99995 + norm(r, 0, 0.004) + (r.next() < 0.01 ? 0.2 : 0)
      info(t, nodes[0], `step ${step} | loss ${Math.abs(loss).toFixed(4)} | lr 1.9${r.int(10, 99)}e-04 | grad_norm ${Math.abs(norm(r, 0.62, 0.07)).toFixed(3)} | ${r.int(3380, 3460)} tok/s/gpu | ${(stepMs / 4000).toFixed(2)} s/step | mem 71.${r.int(0, 9)} GiB`)
      if (step % 400 < 4) { info(t + 4000, nodes[0], `saving checkpoint to /scratch/runs/llm7b/ckpt-${step}`); info(t + 31e3, nodes[0], `checkpoint ckpt-${step} saved in ${norm(r, 27, 2).toFixed(1)} s`); t += 30e3 }
      t += stepMs + r.int(-300, 300)
    }
  }
  run(start, die)
  every(r, start, die, 9 * MIN, (t) => { const k = r.int(0, 31); tl(t, `${fmt(t, 'Y-M-D h:m:s,f')} | WARNING | data | ${nodes[Math.floor(k / 8)]} rank${k} | shard webtext-${r.int(1000, 9999)}.tar: sample ${r.int(10, 900)} longer than 8192 tokens, truncated`) })
  every(r, start, die, 15 * MIN, (t) => tl(t, `${fmt(t, 'Y-M-D h:m:s,f')} | WARNING | train | ${nodes[0]} rank0 | grad_norm ${norm(r, 4.8, 0.5).toFixed(3)} clipped to 1.0 (loss spike)`))
  const seqn = r.int(100000, 900000)
  const storm = (at, sq) => { for (const k of shuffle(r, Array.from({ length: 32 }, (_, i) => i).filter((i) => i !== badRank))) {
    const t = at + r.int(0, 9000), nd = nodes[Math.floor(k / 8)]
    tl(t, `[rank${k}]:[E${fmt(t, 'MD h:m:s.u')}${r.int(100, 999)} ProcessGroupNCCL.cpp:616] [Rank ${k}] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=${sq}, OpType=_ALLGATHER_BASE, NumelIn=6553600, NumelOut=209715200, Timeout(ms)=600000) ran for ${600000 + r.int(10, 900)} milliseconds before timing out.`, true)
    tl(t + 400, `[rank${k}]:[E${fmt(t + 400, 'MD h:m:s.u')}${r.int(100, 999)} ProcessGroupNCCL.cpp:1785] [PG ID 0 PG GUID 0(default_pg) Rank ${k}] Exception (either an error or timeout) detected by watchdog at work: ${sq}, last enqueued NCCL work: ${sq}, last completed NCCL work: ${sq - 1}.`, true)
    tl(t + 900, `[rank${k}]:[E${fmt(t + 900, 'MD h:m:s.u')}${r.int(100, 999)} ProcessGroupNCCL.cpp:630] [Rank ${k}] Some NCCL operations have failed or timed out. Due to the asynchronous nature of CUDA kernels, subsequent GPU operations might run on corrupted/incomplete data.`, true)
  } }
  storm(tmo, seqn)
  const S = 'logs/slurmctld.log'
  const sl = (t, text, mark) => c.line(S, t, `[${fmt(t, 'Y-M-D\\Th:m:s.f')}] ${text}`, mark ? { [mark]: 'gpu' } : {})
  tl(tmo + 14e3, `srun: error: ${badNode}: task ${bad}: Aborted (core dumped)`, true)
  for (const nd of nodes.filter((x) => x !== badNode)) tl(tmo + 15e3, `srun: error: ${nd}: task ${nodes.indexOf(nd)}: Exited with exit code 1`, true)
  sl(tmo + 16e3, `_job_complete: JobId=${jobid} WEXITSTATUS 1`, 'relevant'); sl(tmo + 16100, `_job_complete: requeue JobId=${jobid} per user/system request`, 'relevant'); sl(tmo + 16200, `_job_complete: JobId=${jobid} done`)
  const again = tmo + 4 * MIN
  sl(again, `sched: Allocate JobId=${jobid} NodeList=${nodes[0]},${nodes[1]},${nodes[2]},${nodes[3]} #CPUs=512 Partition=train`)
  info(again + 20e3, nodes[0], `resuming from /scratch/runs/llm7b/ckpt-${Math.floor(step / 400) * 400}`)
  const t2 = again + 32e3
  tl(t2, `${fmt(t2, 'Y-M-D h:m:s,f')} | ERROR | train | ${badNode} rank${badRank} | RuntimeError: CUDA error: invalid device ordinal\nCUDA kernel errors might be asynchronously reported at some other API call, so the stacktrace below might be incorrect.\nFor debugging consider passing CUDA_LAUNCH_BLOCKING=1`, true)
  tl(t2 + 3000, `E${fmt(t2 + 3000, 'MD h:m:s.u')} ${r.int(20000, 90000)} torch/distributed/elastic/multiprocessing/api.py:833] failed (exitcode: 1) local_rank: ${lrank} (pid: ${r.int(20000, 90000)}) of binary: /opt/conda/bin/python`, true)
  sl(t2 + 9000, `_job_complete: JobId=${jobid} WEXITSTATUS 1`, 'relevant'); sl(t2 + 9100, `_job_complete: requeue JobId=${jobid} per user/system request`, 'relevant')
  sl(t2 + 5 * MIN, `requeued job JobId=${jobid} held: launch failed requeued held`, 'relevant')
  every(r, start, end, 70e3, (t) => weigh(r, [
    [4, () => { const j = r.int(480000, 499999); sl(t, `sched: Allocate JobId=${j} NodeList=cpu-n${r.int(10, 60)} #CPUs=${r.pick([1, 8, 16])} Partition=cpu`) }],
    [4, () => { const j = r.int(480000, 499999); sl(t, `_job_complete: JobId=${j} WEXITSTATUS ${r.pick([0, 0, 0, 0, 1, 2])}`); sl(t + 20, `_job_complete: JobId=${j} done`) }],
    [2, () => sl(t, `sched/backfill: _start_job: Started JobId=${r.int(480000, 499999)} in cpu on cpu-n${r.int(10, 60)}`)],
    [1, () => sl(t, `error: slurm_receive_msg [10.55.1.${r.int(2, 90)}:${r.int(30000, 60000)}]: Zero Bytes were transmitted or received`)],
    [1, () => sl(t, `cleanup_completing: JobId=${r.int(480000, 499999)} completion process took ${r.int(11, 40)} seconds`)],
  ])())
  // dcgm sample lines, one node pair only
  const G = 'logs/dcgm.csv'
  c.line(G, start - 1, 'time,node,gpu,pci,temp_c,power_w,sm_clock_mhz,util_pct')
  tick(r, start, end, 2 * MIN, 3000, (t) => { for (const [nd, g, pci] of [[badNode, lrank, bdf], [badNode, 7 - lrank, '--'], [other, 2, '48']]) if (!(g === lrank && nd === badNode && t > die)) { const busy = t < tmo || nd === '-'; c.line(G, t, `${isoS(t)},${nd},${g},${pci === '--' ? ['07', '0b', '48', '4c', '88', '8b', 'c8', 'cb'][7 - lrank] : pci}:00.0,${busy ? r.int(58, 66) : r.int(33, 38)},${busy ? r.int(560, 690) : r.int(70, 95)},${busy ? r.int(1700, 1980) : 345},${busy ? r.int(96, 100) : 0}`) } else c.line(G, t, `${isoS(t)},${nd},${g},${pci}:00.0,N/A,N/A,N/A,N/A`, { relevant: 'gpu' }) })
  return c
}

// ---------------------------------------------------------------- 10
export function orderFunctions(r) {
  const start = day(r, r.int(6, 9), r.int(0, 40)), cut = start + r.int(48, 62) * MIN + r.int(0, 50000), end = start + r.int(165, 180) * MIN
  const acct = String(r.int(100000000000, 999999999999)), region = r.pick(['eu-central-1', 'eu-west-1', 'us-east-1']), fn = r.pick(['order-fulfil', 'order-router', 'parcel-dispatch']), low = r.pick([1, 2]), was = r.pick([80, 120, 200]), q = fn + '-in'
  const c = new Case('order-functions', { notes: 'an infrastructure run sets the reserved concurrency of the consumer function to almost nothing (one CloudTrail event); invocations stay successful, the queue ages' })
  c.incident('concurrency', {
    cause: {
      allOf: [
        ['concurren', 'PutFunctionConcurrency'],
        [fn, 'reserved', 'function', 'lambda'],
        ['reduc', 'lower', 'set ', 'chang', 'limit', 'cut', 'restrict', 'terraform', 'PutFunctionConcurrency', `to ${low}\\b`, 'drop', 'cap', 'throttl', 'decreas', 'deploy', 'only'],
      ],
      mustNot: ['(sqs|queue) (outage|fail)', 'carrier.{0,30}(down|slow)', 'traffic (spike|surge)'],
    },
    services: [fn, 'lambda', 'lambda.amazonaws.com', 'terraform', 'ci-terraform', `${fn}:live`, 'AWS Lambda', `/aws/lambda/${fn}`],
    victims: ['checkout-api', 'shipping-sla', 'customer-care', q, 'order-api', 'notify-mail'],
    severity: ['high', 'critical', 'medium'], onset: cut, onsetToleranceSeconds: 900, rootPattern: 'PutFunctionConcurrency',
  })
  const T = 'logs/cloudtrail.json'
  const ct = (t, source, name, who, req, extra = {}, mark) => c.line(T, t, JSON.stringify({ eventVersion: '1.09', userIdentity: who.startsWith('role:') ? { type: 'AssumedRole', principalId: `AROA${r.hex(16).toUpperCase()}:${who.slice(5)}`, arn: `arn:aws:sts::${acct}:assumed-role/${who.slice(5)}/${who.slice(5)}-session`, accountId: acct } : { type: 'AWSService', invokedBy: who }, eventTime: isoS(t), eventSource: source, eventName: name, awsRegion: region, sourceIPAddress: who.startsWith('role:') ? `10.60.${r.int(0, 9)}.${r.int(2, 240)}` : who, userAgent: who === 'role:ci-terraform' ? 'APN/1.0 HashiCorp/1.0 Terraform/1.7.5 (+https://www.terraform.io) terraform-provider-aws/5.43.0' : 'aws-sdk-go/1.44', requestParameters: req, responseElements: null, ...extra, requestID: uuid(r), eventID: uuid(r), readOnly: /^(Get|List|Describe)/.test(name), eventType: 'AwsApiCall', managementEvent: true, recipientAccountId: acct, eventCategory: 'Management' }), mark ? { [mark]: 'concurrency' } : {})
  every(r, start, end, 75e3, (t) => weigh(r, [
    [4, () => ct(t, 'sts.amazonaws.com', 'AssumeRole', r.pick(['lambda.amazonaws.com', 'ecs-tasks.amazonaws.com']), { roleArn: `arn:aws:iam::${acct}:role/${r.pick(['order-api', fn, 'notify-mail', 'stock-sync'])}`, roleSessionName: r.pick([fn, 'notify-mail', 'stock-sync']) })],
    [3, () => ct(t, 'kms.amazonaws.com', 'Decrypt', 'role:order-api', { encryptionAlgorithm: 'SYMMETRIC_DEFAULT' })],
    [2, () => ct(t, 'lambda.amazonaws.com', 'GetFunction20150331v2', 'role:monitoring-ro', { functionName: r.pick([fn, 'notify-mail', 'stock-sync']) })],
    [2, () => ct(t, 'ec2.amazonaws.com', 'DescribeInstances', 'role:monitoring-ro', { maxResults: 1000 })],
    [1, () => ct(t, 's3.amazonaws.com', 'GetBucketPolicy', 'role:sec-audit', { bucketName: 'shop-' + r.pick(['logs', 'exports']) }, { errorCode: 'NoSuchBucketPolicy', errorMessage: 'The bucket policy does not exist' })],
    [1, () => ct(t, 'ssm.amazonaws.com', 'GetParametersByPath', 'role:dev-readonly', { path: '/prod/' }, { errorCode: 'AccessDenied', errorMessage: `User: arn:aws:sts::${acct}:assumed-role/dev-readonly/x is not authorized to perform: ssm:GetParametersByPath` })],
  ])())
  const dep = start + r.int(18, 30) * MIN
  ct(dep, 'lambda.amazonaws.com', 'UpdateFunctionCode20150331v2', 'role:ci-deploy', { functionName: 'notify-mail', s3Bucket: 'shop-artifacts', s3Key: `notify-mail/${r.hex(10)}.zip`, publish: true })
  ct(dep + 9000, 'lambda.amazonaws.com', 'UpdateAlias20150331', 'role:ci-deploy', { functionName: 'notify-mail', name: 'live', functionVersion: String(r.int(60, 190)) })
  const tf = (t, src, name, req, mark) => ct(t, src, name, 'role:ci-terraform', req, {}, mark)
  let x = cut - 40e3
  for (const g of [fn, 'notify-mail', 'stock-sync', 'invoice-pdf']) { tf(x, 'lambda.amazonaws.com', 'GetFunctionConcurrency20190930', { functionName: g }); x += r.int(300, 1800) }
  tf(cut - 6000, 'tagging.amazonaws.com', 'TagResources', { resourceARNList: [`arn:aws:lambda:${region}:${acct}:function:stock-sync`], tags: { costcenter: '7714' } })
  tf(cut - 3000, 'lambda.amazonaws.com', 'TagResource20170331v2', { resource: `arn:aws:lambda:${region}:${acct}:function:${fn}`, tags: { costcenter: '7714' } })
  tf(cut, 'lambda.amazonaws.com', 'PutFunctionConcurrency20171031', { functionName: fn, reservedConcurrentExecutions: low }, 'root')
  tf(cut + 2400, 'logs.amazonaws.com', 'PutRetentionPolicy', { logGroupName: `/aws/lambda/${fn}`, retentionInDays: 30 })
  // lambda log stream export
  const L = `logs/lambda-${fn}.log`
  const streams = (t) => Array.from({ length: t > cut ? low : 14 }, (_, i) => i)
  const ids = Array.from({ length: 40 }, () => r.hex(32)), ver = r.int(20, 60)
  const ll = (t, s, text) => c.line(L, t, `${isoZ(t)} ${fmt(t, 'Y/M/D')}/[${ver}]${ids[s].slice(0, 12)} ${text}`)
  const invoke = (t) => {
    const s = r.pick(streams(t)) + (t > cut ? 20 : 0), id = uuid(r), ms = Math.abs(norm(r, 2100, 320)) + 300
    ll(t, s, `START RequestId: ${id} Version: ${ver}`)
    ll(t + 100, s, `{"level":"INFO","requestId":"${id}","msg":"batch received","records":10,"oldestAgeSec":${Math.round(t > cut ? (t - cut) / 1000 * 0.8 : r.int(0, 3))}}`)
    if (r.next() < 0.05) ll(t + 700, s, `{"level":"WARN","requestId":"${id}","msg":"carrier label API 429, retry 1 of 3"}`)
    ll(t + ms, s, `END RequestId: ${id}`)
    ll(t + ms + 1, s, `REPORT RequestId: ${id}\tDuration: ${ms.toFixed(2)} ms\tBilled Duration: ${Math.ceil(ms)} ms\tMemory Size: 512 MB\tMax Memory Used: ${r.int(148, 171)} MB\t${r.next() < 0.03 ? `Init Duration: ${r.int(380, 700)}.${r.int(10, 99)} ms\t` : ''}`)
  }
  every(r, start, cut, 55e3, invoke); every(r, cut, end, 105e3, invoke)
  // queue metrics
  const M = 'logs/cloudwatch-metrics.csv'
  c.line(M, start - 1, 'timestamp,namespace,metric,dimension,stat,value')
  tick(r, start, end, 5 * MIN, 0, (t) => {
    const bad = t > cut, d = bad ? (t - cut) / 60e3 : 0
    const m = (ns, name, dim, stat, v, mark) => c.line(M, t, `${isoS(t)},${ns},${name},${dim},${stat},${v}`, mark && bad && d > 4 ? { relevant: 'concurrency' } : {})
    m('AWS/SQS', 'NumberOfMessagesSent', q, 'Sum', Math.round(norm(r, 4100, 240)))
    m('AWS/SQS', 'NumberOfMessagesDeleted', q, 'Sum', bad ? Math.round(norm(r, 1240, 40) * low / 2) : Math.round(norm(r, 4090, 240)), true)
    m('AWS/SQS', 'ApproximateAgeOfOldestMessage', q, 'Maximum', bad ? Math.round(d * 60 * 0.72) : r.int(1, 6), true)
    m('AWS/Lambda', 'ConcurrentExecutions', fn, 'Maximum', bad ? low : r.int(22, 38), true)
    m('AWS/Lambda', 'Throttles', fn, 'Sum', bad ? Math.round(norm(r, 3600, 200)) : 0, true)
    m('AWS/Lambda', 'Errors', fn, 'Sum', 0)
    m('AWS/Lambda', 'ConcurrentExecutions', 'notify-mail', 'Maximum', r.int(2, 9))
  })
  // shop api
  const O = 'logs/order-api.log'
  const ol = (t, lvl, text, mark) => c.line(O, t, `time="${isoS(t)}" level=${lvl} app=order-api ${text}`, mark ? { relevant: 'concurrency' } : {})
  every(r, start, end, 70e3, (t) => ol(t, 'info', `msg="order accepted" order=${r.int(5000000, 5999999)} ms=${r.int(31, 190)}`))
  every(r, start, end, 14 * MIN, (t) => ol(t, 'error', `msg="payment declined by issuer" code=51 order=${r.int(5000000, 5999999)}`))
  every(r, cut + 18 * MIN, end, 60e3, (t) => ol(t, r.pick(['warning', 'error']), r.pick([`msg="order still in state ACCEPTED after 15m, expected DISPATCHED" order=${r.int(5000000, 5999999)}`, `msg="same-day promise missed" order=${r.int(5000000, 5999999)} warehouse=HAM2`, `msg="customer status poll timed out waiting for tracking number" order=${r.int(5000000, 5999999)}`]), true))
  return c
}

// The culprit prints its own error line, amid louder consequences.
import { Case, rng, day, T, J, S, M, H, poisson, every } from './lib.mjs'

function pipeline(seed) {
  const r = rng(seed, 'pipeline'), t0 = day(r), c = new Case('pipeline-infra', { notes: 'A killed apply left its state lock; later runs of the same stack fail, other stacks pass. Flaky image pull and deprecation warnings are innocent.' })
  const stack = r.pick(['network', 'edge-routing', 'shared-vpc']), others = ['iam', 'observability', 'dns', 'data-lake'], tag = r.id(9), org = r.pick(['northwind', 'lumen', 'acme'])
  const trace = 'logs/job-traces.log', run = 'logs/gitlab-runner.log', bot = 'logs/release-bot.log'
  const cat = { state: 'aws_route_table', res: ['aws_vpc.main', 'aws_subnet.private[0]', 'aws_subnet.private[1]', 'aws_subnet.public[0]', 'aws_route_table.egress', 'aws_nat_gateway.this', 'aws_security_group.nodes', 'aws_iam_role.ci'] }
  let job = r.int(70000, 990000), t = t0 + 5 * S, lock, killed
  const runner = (at, level, msg, rest) => c.line(run, at, `time="${T(at, 'YYYY-MM-DDTHH:mm:ssZ')}" level=${level} msg="${msg}" ${rest}`)
  const tell = (at, level, msg, o) => c.line(bot, at, `${T(at, 'YYYY-MM-DD HH:mm:ss,SSS')} ${level.padEnd(8)} releasebot.${r.pick(['pipeline', 'pipeline', 'gate'])} ${msg}`, o)
  const play = (name, kind, mode) => {
    job++
    const begin = t, o = (text, err = 0, opt) => { t += r.int(20, 900); c.line(trace, t, `${T(t, 'YYYY-MM-DDTHH:mm:ss.ffffffZ')} 0${err}${err ? 'E' : 'O'} ${text}`, opt) }
    runner(t, 'info', 'Checking for jobs... received', `job=${job} repo_url="https://git.${org}.example/platform/infra.git" runner=${tag}`)
    o('Running with gitlab-runner 16.11.1 (535ced5f)'); o(`  on infra-docker-2 ${tag}, system ID: s_${r.hex(12)}`); o(`Resolving secrets`)
    o(`Using Docker image sha256:${r.hex(64)} for registry.${org}.example/ci/${kind === 'ansible' ? 'ansible:9.4' : 'terraform:1.7.5'} ...`)
    if (r.chance(0.15)) o('WARNING: Failed to pull image with policy "always": toomanyrequests: retrying (attempt 1 of 3)', 1)
    o(`Checking out ${r.hex(8)} as detached HEAD (ref is main)...`)
    if (kind === 'ansible') {
      o(`$ ansible-playbook -i inventories/prod site.yml --tags ${name}`); o(`PLAY [${name}] ${'*'.repeat(40)}`)
      for (const task of r.shuffle(['common : Ensure packages', 'nginx : Template vhosts', 'app : Fetch artifact', 'app : Restart unit', 'node_exporter : Present']).slice(0, r.int(3, 5))) {
        o(`TASK [${task}] ${'*'.repeat(30)}`)
        for (const h of ['web-1', 'web-2', 'web-3']) o(`${r.pick(['ok', 'ok', 'changed'])}: [${h}]`)
        if (r.chance(0.15)) { o(`fatal: [web-2]: FAILED! => {"changed": false, "msg": "unit legacy-agent.service not found"}`, 1); o('...ignoring') }
      }
      for (const h of ['web-1', 'web-2', 'web-3']) o(`${h.padEnd(26)} : ok=${r.int(11, 24)}   changed=${r.int(0, 4)}    unreachable=0    failed=0    skipped=3    rescued=0    ignored=0`)
    } else {
      o('$ terraform init -input=false'); o('Initializing the backend...'); o('Terraform has been successfully initialized!'); o(`$ terraform ${kind} -input=false ${kind === 'apply' ? 'plan.tfplan' : '-out=plan.tfplan'}`)
      o('Acquiring state lock. This may take a few moments...')
      if (mode === 'locked') {
        const opt = { root: 'main' }
        t += 2 * S
        for (const line of ['╷', '│ Error: Error acquiring the state lock', '│ ', `│ Error message: operation error DynamoDB: PutItem, https response error StatusCode: 400, RequestID: ${r.id(40, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789')}, ConditionalCheckFailedException: The conditional request failed`, '│ Lock Info:', `│   ID:        ${lock}`, `│   Path:      ${org}-tfstate/prod/${stack}.tfstate`, '│   Operation: OperationTypeApply', `│   Who:       root@runner-${tag}-project-41-concurrent-0`, '│   Version:   1.7.5', `│   Created:   ${T(killed - 29 * M, 'YYYY-MM-DD HH:mm:ss')}.${r.int(100000000, 999999999)} +0000 UTC`, '│ ', '│ Terraform acquires a state lock to protect the state from being written', '│ by multiple users at the same time. Please resolve the issue above and try', '╵']) o(line, 1, /Error|Lock Info|ID:|Path|Who|Created/.test(line) ? opt : { relevant: 'main' })
        o('ERROR: Job failed: exit code 1', 0, { relevant: 'main' })
      } else {
        for (const x of r.shuffle(cat.res).slice(0, r.int(3, 7))) o(`${x}: Refreshing state... [id=${x.slice(4, 7)}-${r.hex(17)}]`)
        if (r.chance(0.4)) { o('│ Warning: Argument is deprecated', 1); o('│ The argument "vpc" is deprecated; use "domain" attribute instead.', 1) }
        if (mode === 'hang') {
          const began = t
          o(`aws_nat_gateway.this: Modifying... [id=nat-${r.hex(17)}]`)
          for (let k = 1; k < 56; k++) { t = began + k * 30 * S; o(`aws_nat_gateway.this: Still modifying... [id=nat, ${Math.floor(k / 2)}m${k % 2 ? 30 : 0}s elapsed]`) }
          killed = t + 20 * S; lock = r.uuid()
          t = killed
          o('WARNING: step_script could not run to completion because the timeout was exceeded. For more control over job and script timeouts see: https://docs.gitlab.com/ee/ci/runners/configure_runners.html#set-script-and-after-script-timeouts', 1, { root: 'main' })
          o('ERROR: Job failed: execution took longer than 30m0s seconds', 0, { root: 'main' })
        } else {
          if (kind === 'plan') o(`Plan: ${r.int(0, 3)} to add, ${r.int(0, 4)} to change, 0 to destroy.`)
          else o(`Apply complete! Resources: ${r.int(0, 3)} added, ${r.int(0, 4)} changed, 0 destroyed.`)
          o('Releasing state lock. This may take a few moments...')
        }
      }
    }
    const bad = mode === 'locked' || mode === 'hang'
    if (!bad) o('Job succeeded')
    runner(t + 200, bad ? 'warning' : 'info', mode === 'hang' ? 'Job failed: execution took longer than 30m0s seconds' : bad ? 'Job failed: exit code 1' : 'Job succeeded', `duration_s=${((t - begin) / S).toFixed(3)} job=${job} project=41 runner=${tag}`)
    if (kind !== 'ansible') tell(t + 900, bad ? 'ERROR' : 'INFO', bad ? `job ${job} ${kind}-${name} failed; pipeline for ${name} is red` : `job ${job} ${kind}-${name} passed`, bad ? { relevant: 'main' } : undefined)
    else tell(t + 900, 'INFO', `job ${job} deploy-${name} passed`)
    t += r.int(8, 50) * S
  }
  for (let i = 0; i < r.int(11, 15); i++) { const k = r.pick(['plan', 'apply', 'ansible']); play(k === 'ansible' ? r.pick(['storefront', 'backoffice']) : r.pick([...others, stack]), k) }
  play(stack, 'plan'); play(stack, 'apply', 'hang')
  const onset = killed
  for (let i = 0; i < r.int(12, 16); i++) {
    if (i % 3 === 1) { play(stack, 'plan', 'locked'); tell(t, 'ERROR', `release ${r.int(300, 340)}.${i} blocked: required stage ${stack} not green after ${Math.ceil(i / 3)} attempts`, { relevant: 'main' }); tell(t + 300, 'CRITICAL', `change freeze gate: ${r.int(3, 9)} merge requests waiting, paging release manager`, { relevant: 'main' }) }
    else { const k = r.pick(['plan', 'apply', 'ansible']); play(k === 'ansible' ? r.pick(['storefront', 'backoffice']) : r.pick(others), k) }
  }
  poisson(r, t0, t, 70 * S, (at) => runner(at, 'info', 'Appending trace to coordinator...ok', `code=202 job-log=0-${r.int(900, 9000)} runner=${tag} status="202 Accepted"`))
  return c.incident('main', {
    cause: { allOf: [['\\block', 'unlock'], ['terraform', 'tfstate', '\\bstate\\b', 'dynamo', stack, 'killed|timed.?out|cancel|stale|left|orphan|held']], mustNot: ['toomanyrequests|image pull', 'legacy-agent'] },
    services: ['terraform', stack, `plan-${stack}`, `apply-${stack}`, 'job-traces', 'gitlab-runner', `runner-${tag}`, 'dynamodb', `${stack}.tfstate`, 'infra-docker-2'], victims: ['release-bot', 'releasebot', 'releasebot.gate', 'releasebot.pipeline'],
    severity: ['medium', 'high'], onset, onsetToleranceSeconds: 900, temporalPattern: null, rootPattern: 'state lock|Lock Info|ID:|Path:|Who:|Created:|Error message|timeout was exceeded|took longer',
  })
}

function training(seed) {
  const r = rng(seed, 'training'), t0 = day(r), c = new Case('training-run', { notes: 'One node has a tiny /dev/shm; its data loader dies, all other ranks report NCCL timeouts ten minutes later, twice.' })
  const bad = r.int(1, 3), run = r.pick(['lm-7b', 'vit-huge', 'asr-conformer']), names = [0, 1, 2, 3].map((i) => `${run}-worker-${i}`), file = (i) => `logs/${names[i]}.log`
  let step = r.int(10, 45) * 200, t = t0, attempt = 0
  const log = (i, at, text, o) => c.line(file(i), at, text, o), std = (at, lvl, mod, msg) => `${T(at, 'YYYY-MM-DD HH:mm:ss,SSS')} ${lvl} [${mod}] ${msg}`
  const boot = () => {
    for (let i = 0; i < 4; i++) {
      const at = t + r.int(0, 4000)
      log(i, at, std(at, 'INFO', 'entrypoint', `host=${names[i]} gpus=8 ram=1007G df(/dev/shm)=${i === bad ? '64M' : '128G'} nofile=1048576`), i === bad ? { root: 'main' } : undefined)
      log(i, at + 900, std(at + 900, 'INFO', 'torch.distributed.elastic.rendezvous.dynamic_rendezvous', `The node '${names[i]}_${r.int(20, 90)}_0' has joined round ${attempt} of the rendezvous '${run}' as rank ${i} in a world of size 4.`))
      log(i, at + 1500, `[W${T(at + 1500, 'MMDD HH:mm:ss.ffffff')}000 socket.cpp:464] [c10d] The server socket cannot be initialized on [::]:29500 (errno: 97 - Address family not supported by protocol).`)
      log(i, at + 6000, `${names[i]}:${r.int(100, 400)}:${r.int(400, 900)} [0] NCCL INFO NET/IB : Using [0]mlx5_0:1/IB [1]mlx5_1:1/IB [RO]; OOB eth0:10.44.${i}.17<0>`)
      log(i, at + 9000, std(at + 9000, 'INFO', 'trainer', `resumed from s3://ckpt/${run}/step-${step}`))
      log(i, at + 9600, `/opt/conda/lib/python3.10/site-packages/torch/optim/lr_scheduler.py:136: UserWarning: Detected call of \`lr_scheduler.step()\` before \`optimizer.step()\`.`)
    }
    attempt++; t += 20 * S
  }
  const steps = (until) => {
    let loss = 2.3
    for (; t < until; t += 16 * S / r.volume) {
      step += 10; loss -= 0.002
      for (let i = 0; i < 4; i++) { const at = t + r.int(0, 700); log(i, at, std(at, 'INFO', 'trainer', `step=${step} loss=${(loss + r.next() * 0.05).toFixed(4)} grad_norm=${r.f(0.4, 1.3, 3)} lr=2.1e-04 tok/s/gpu=${r.int(2980, 3120)} data_wait=${r.f(0.01, 0.05, 3)}s`)) }
      if (step % 200 === 0) { log(0, t + 2000, std(t + 2000, 'INFO', 'checkpoint', `writing step-${step} (${r.int(78, 82)} GB)`)); if (r.chance(0.4)) log(0, t + 5000, std(t + 5000, 'WARNING', 'botocore.retries', `UploadPart attempt 1 failed: ReadTimeoutError, retrying in 0.8s`)); log(0, t + 9000, std(t + 9000, 'INFO', 'checkpoint', `committed step-${step}`)) }
      if (r.chance(0.05)) { const i = r.int(0, 3); log(i, t + 800, std(t + 800, 'WARNING', 'data', `sample ${r.int(1e6, 9e6)} skipped: UnidentifiedImageError in shard ${r.int(100, 900)}`)) }
    }
  }
  let onset
  const crash = () => {
    const rank = bad * 8 + r.int(0, 7), pid = r.int(1200, 4800), o = { root: 'main' }
    onset ??= t
    log(bad, t, 'ERROR: Unexpected bus error encountered in worker. This might be caused by insufficient shared memory (shm).', o)
    log(bad, t + 30, `[rank${rank}]: Traceback (most recent call last):\n[rank${rank}]:   File "/workspace/train.py", line 412, in <module>\n[rank${rank}]:     for batch in loader:\n[rank${rank}]:   File "/opt/conda/lib/python3.10/site-packages/torch/utils/data/dataloader.py", line 1133, in _try_get_data\n[rank${rank}]:     data = self._data_queue.get(timeout=timeout)\n[rank${rank}]: RuntimeError: DataLoader worker (pid ${pid}) is killed by signal: Bus error. It is possible that dataloader's workers are out of shared memory. Please try to raise your shared memory limit.`, o)
    log(bad, t + 2500, `E${T(t + 2500, 'MMDD HH:mm:ss.ffffff')} 1 torch/distributed/elastic/multiprocessing/api.py:833] failed (exitcode: 1) local_rank: ${rank % 8} (pid: ${pid - 40}) of binary: /opt/conda/bin/python`, { relevant: 'main' })
    for (let k = 0; k < 32; k++) if (Math.floor(k / 8) !== bad) {
      const n = Math.floor(k / 8), at = t + 600 * S + r.int(0, 4000), g = T(at, 'MMDD HH:mm:ss.ffffff')
      log(n, at, `[rank${k}]:[E${g} ProcessGroupNCCL.cpp:616] [Rank ${k}] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=${step * 7}, OpType=ALLREDUCE, NumelIn=67108864, NumelOut=67108864, Timeout(ms)=600000) ran for ${600000 + r.int(10, 90)} milliseconds before timing out.`, { relevant: 'main' })
      if (k % 8 === 3) { log(n, at + 200, `[rank${k}]:[E${g} ProcessGroupNCCL.cpp:630] Some NCCL operations have failed or timed out. Due to the asynchronous nature of CUDA kernels, subsequent GPU operations might run on corrupted/incomplete data.`, { relevant: 'main' }); log(n, at + 4000, `E${T(at + 4000, 'MMDD HH:mm:ss.ffffff')} 1 torch/distributed/elastic/multiprocessing/api.py:833] failed (exitcode: -6) local_rank: ${k % 8} (pid: ${r.int(100, 900)}) of binary: /opt/conda/bin/python`, { relevant: 'main' }) }
    }
    t += 630 * S; step -= step % 200
  }
  boot(); steps(t + r.int(24, 30) * M); crash(); boot(); steps(t + r.int(8, 11) * M); crash()
  return c.incident('main', {
    cause: { allOf: [['shared.?mem', '\\bshm\\b', '/dev/shm', 'bus error', 'sigbus'],], mustNot: ['^[^.]*(infiniband|network) (fault|problem|failure)'] },
    services: [names[bad], `worker-${bad}`, 'trainer', 'dataloader', 'data loader', run], victims: names.filter((_, i) => i !== bad),
    severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 120, rootPattern: 'shm|shared memory|Bus error|Traceback',
  })
}

function voip(seed) {
  const r = rng(seed, 'voip', 0.5), t0 = day(r), end = t0 + r.int(75, 90) * M, onset = t0 + r.int(45, 55) * M, c = new Case('sip-trunk', { notes: 'The media relay has no free RTP ports; the proxy and the PBX reject calls far louder. Scanners and a peer flap are innocent.' })
  const sbc = `sbc-${r.pick(['fra', 'ams', 'lon'])}${r.int(1, 4)}`, pbx = `pbx-${r.int(1, 6)}`, media = `media-${r.int(11, 29)}`, kp = r.int(900, 4000), rp = r.int(900, 4000)
  const sy = (at, host, prog, msg) => `${T(at, 'MMM _D HH:mm:ss')} ${host} ${prog}: ${msg}`
  const kam = (at, msg, o) => c.line('logs/kamailio.log', at, sy(at, sbc, `/usr/sbin/kamailio[${kp + r.int(0, 15)}]`, msg), o)
  const rtp = (at, msg, o) => c.line('logs/rtpengine.log', at, sy(at, media, `rtpengine[${rp}]`, msg), o)
  const ast = (at, msg, o) => c.line('logs/asterisk-full.log', at, `[${T(at, 'YYYY-MM-DD HH:mm:ss.SSS')}] ${msg}`, o)
  const num = () => `+49${r.int(151, 179)}${r.int(1e6, 9e6)}`
  let live = 180
  poisson(r, t0, end, 9 * S, (at) => {
    const id = `${r.hex(12)}@10.20.${r.int(1, 9)}.${r.int(2, 250)}`, from = num(), to = num(), broken = at > onset && r.chance(0.75), cid = `C-${r.hex(8)}`
    kam(at, `INFO: <script>: [${id}] INVITE from ${from} to ${to} src=${r.pick(['carrier-a', 'carrier-b', 'trunk-office'])}`)
    if (broken) {
      rtp(at + 40, `ERR: [${id}]: [core] Failed to get 2 consecutive ports on interface 10.20.0.14 for media relay (last error: Address already in use)`, { root: 'main' })
      if (r.chance(0.6)) rtp(at + 44, `ERR: [${id}]: [control] Protocol error in packet from 10.20.0.5:${r.int(30000, 60000)}: Ran out of ports [offer]`, { root: 'main' })
      kam(at + 60, `ERROR: rtpengine [rtpengine.c:2783]: rtpp_function_call(): proxy replied with error: Ran out of ports`, { relevant: 'main' })
      kam(at + 64, `ERROR: <script>: [${id}] rtpengine_offer failed, replying 503 to ${from}`, { relevant: 'main' })
      ast(at + 300, `NOTICE[${r.int(2000, 9000)}][${cid}] chan_pjsip.c: Call to ${to} failed: SIP/2.0 503 Service Unavailable from ${sbc}`, { relevant: 'main' })
      if (r.chance(0.6)) ast(at + 340, `ERROR[${r.int(2000, 9000)}][${cid}] app_dial.c: Everyone is busy/congested at this time (1:0/1/0) for queue ${r.pick(['sales', 'support', 'claims'])}`, { relevant: 'main' })
    } else {
      rtp(at + 40, `INFO: [${id}]: [core] Creating new call`)
      ast(at + 400, `VERBOSE[${r.int(2000, 9000)}][${cid}] app_dial.c: Called PJSIP/${to}@${sbc}`)
      if (r.chance(0.8)) ast(at + 6000, `VERBOSE[${r.int(2000, 9000)}][${cid}] app_dial.c: PJSIP/${sbc}-0000${r.hex(4)} answered`)
      if (r.chance(0.7) && at + 60 * S < end) { const off = at + r.int(20, 300) * S; kam(off, `INFO: <script>: [${id}] BYE, code=200`); rtp(off + 20, `INFO: [${id}]: [core] Final packet stats: 2 media streams, ${r.int(2000, 30000)} packets relayed, 0 errors`) }
    }
  })
  every(r, t0, end, 2 * M, (at) => {
    const frac = Math.min(1, Math.max(0, (at - t0) / (onset - t0))), used = at >= onset ? 1000 - r.int(0, 2) : Math.min(980, Math.floor(500 + 470 * frac + r.int(-12, 12)))
    c.line('logs/rtpengine.log', at, sy(at, media, 'rtp-stats', `sessions=${Math.floor(used / 4)} port_range=30000-30999 ports_used=${used} ports_free=${1000 - used} load1=${r.f(0.4, 1.2, 2)}`), used > 990 ? { root: 'main' } : undefined)
  })
  poisson(r, t0, end, 75 * S, (at) => kam(at, `WARNING: <script>: blocked scanner ua='${r.pick(['friendly-scanner', 'sipvicious', 'pplsip'])}' src_ip=${r.ip()} method=${r.pick(['OPTIONS', 'REGISTER', 'INVITE'])}`))
  poisson(r, t0, end, 60 * S, (at) => ast(at, `NOTICE[${r.int(2000, 9000)}] res_pjsip/pjsip_distributor.c: Request 'REGISTER' from '<sip:${r.int(100, 999)}@${pbx}>' failed for '${r.ip()}:5060' (callid: ${r.hex(10)}) - No matching endpoint found`))
  const flap = t0 + r.int(8, 14) * M
  ast(flap, `WARNING[2231] res_pjsip/pjsip_options.c: Contact carrier-b/sip:${r.ip()}:5060 is now Unreachable.  RTT: 0.000 msec`); ast(flap + 45 * S, `VERBOSE[2231] res_pjsip/pjsip_options.c: Contact carrier-b is now Reachable.  RTT: 18.204 msec`)
  const rl = onset - r.int(5, 9) * M; kam(rl, 'INFO: dispatcher [ds_rpc.c:88]: dispatcher list reloaded, 4 destinations in 2 sets')
  return c.incident('main', {
    cause: { allOf: [['\\bports?\\b'], ['exhaust', 'ran out', 'run out', 'running out', 'out of', 'no (free|more|available|remaining)', 'no .*ports? .*(left|free|available)', 'deplet', 'used up', 'all .*(in use|taken|occupied|used)', 'full', 'insufficient', 'too (few|small)', 'lack', 'none (left|free)', 'fail(ed|s|ing)? to (get|allocate)', 'cannot allocate', 'consum']], mustNot: ['scanner .*caus', 'dispatcher reload'] },
    services: ['rtpengine', media, 'rtp-stats', 'media relay'], victims: ['kamailio', sbc, 'asterisk', 'asterisk-full', pbx], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 180,
    rootPattern: 'consecutive ports|Ran out of ports|ports_free=',
  })
}

function hospital(seed) {
  const r = rng(seed, 'hospital', 0.68), t0 = day(r), end = t0 + r.int(80, 95) * M, onset = t0 + r.int(38, 48) * M, c = new Case('lab-results', { notes: 'One oversized result sits at the head of an ordered queue and is refused again and again; results behind it wait. ADT and PACS channels are healthy.' })
  const chan = r.pick(['ORU_LAB_TO_EHR', 'LAB_RESULTS_OUT', 'ORU_R01_EHR']), cu = r.uuid(), eh = r.int(800000, 990000), lim = 65536
  const chans = [[chan, cu], ['ADT_FANOUT', r.uuid()], ['ORM_RIS_TO_PACS', r.uuid()], ['SIU_SCHEDULING', r.uuid()]]
  const mir = (at, lvl, thread, cls, msg, o) => c.line('logs/mirth.log', at, `${lvl.padEnd(5)} ${T(at, 'YYYY-MM-DD HH:mm:ss,SSS')} [${thread}] ${cls}: ${msg}`, o)
  const ehr = (at, lvl, msg, o) => c.line('logs/ehr-gateway.log', at, `${T(at, 'YYYY-MM-DD HH:mm:ss.SSS')}|${lvl}|Hl7Listener|${msg}`, o)
  const lis = (at, msg, o) => c.line('logs/lis.log', at, `${T(at, 'DD.MM.YYYY HH:mm:ss')} LIS/${r.pick(['CHEM', 'HEMA', 'MICRO'])} ${msg}`, o)
  const ward = (at, lvl, msg, o) => c.line('logs/ward-portal.log', at, J({ time: T(at), level: lvl, app: 'ward-portal', ward: r.pick(['ICU', 'ED', '3B', '4A', 'NEO']), msg }), o)
  const snd = `TCP Sender Process Thread on ${chan} (${cu}), EHR (1) < Destination Queue Thread 1`
  let msgId = eh, depth = 0
  poisson(r, t0, end, 12 * S, (at) => {
    const blocked = at > onset, id = ++msgId, acc = `L${r.int(100000, 999999)}`
    lis(at, `result released acc=${acc} tests=${r.int(1, 14)} -> interface engine ack=AA`)
    mir(at + 200, 'INFO', `TCP Receiver Thread on ${chan} (${cu}) < pool-2-thread-${r.int(1, 9)}`, 'com.mirth.connect.donkey.server.channel.Channel', `message ${id} ORU^R01 acc=${acc} size=${r.int(900, 7000)} accepted${blocked ? ', queued' : ''}`)
    if (blocked) { depth++; return }
    ehr(at + 700, 'INFO', `ORU^R01 ctrl=${id} acc=${acc} stored MSA|AA`)
    if (r.chance(0.5)) ward(at + 4000, 'info', `result viewed acc=${acc}`)
  })
  const poison = Math.floor(eh + (onset - t0) / (12 * S / r.volume)), acc = `L${r.int(100000, 999999)}`, size = r.int(9, 14) * 1024 * 1024
  lis(onset - 2000, `result released acc=${acc} tests=1 attachment=PDF -> interface engine ack=AA`, { relevant: 'main' })
  mir(onset - 1500, 'INFO', `TCP Receiver Thread on ${chan} (${cu}) < pool-2-thread-2`, 'com.mirth.connect.donkey.server.channel.Channel', `message P${poison} ORU^R01 acc=${acc} size=${size} accepted`, { root: 'main' })
  let n = 0
  for (let at = onset; at < end; at += r.int(28, 34) * S) {
    n++
    ehr(at, 'WARN', `ORU^R01 ctrl=P${poison} acc=${acc} refused MSA|AE OBX-5 length ${size - 2211} exceeds maximum ${lim}`, { root: 'main' })
    mir(at + 120, 'ERROR', snd, 'com.mirth.connect.connectors.tcp.TcpDispatcher', `message P${poison} attempt ${n}: NACK sent from receiver (MSA|AE|P${poison}|OBX-5 too long). Message kept at head of queue, rotate=false, retry in 30000 ms`, { root: 'main' })
  }
  every(r, t0 + M, end, 3 * M, (at) => {
    const q = at > onset ? Math.floor((at - onset) / (12 * S / r.volume)) : r.int(0, 1)
    for (const [name] of chans) mir(at, 'INFO', 'Statistics Timer', 'org.hospital.mirth.StatsWriter', `channel=${name} queued=${name === chan ? q : r.int(0, 1)} errored=${r.int(0, 0)}`, name === chan && q > 3 ? { relevant: 'main' } : undefined)
  })
  poisson(r, t0, end, 14 * S, (at) => {
    const [name, u] = r.pick(chans.slice(1))
    mir(at, 'INFO', `TCP Receiver Thread on ${name} (${u}) < pool-3-thread-${r.int(1, 9)}`, 'com.mirth.connect.donkey.server.channel.Channel', `message ${r.int(100000, 999999)} ${name.startsWith('ADT') ? r.pick(['ADT^A01', 'ADT^A08', 'ADT^A03']) : name.startsWith('ORM') ? 'ORM^O01' : 'SIU^S12'} sent, response AA`)
    if (name.startsWith('ADT')) ehr(at + 300, 'INFO', `ADT ctrl=${r.int(100000, 999999)} merged MSA|AA`)
  })
  poisson(r, t0, end, 5 * M, (at) => { const [name, u] = chans[2]; mir(at, 'ERROR', `TCP Sender Process Thread on ${name} (${u}), PACS (1)`, 'com.mirth.connect.connectors.tcp.TcpDispatcher', 'Timeout waiting for response (PACS:2575), will retry'); mir(at + 5000, 'INFO', `TCP Sender Process Thread on ${name} (${u}), PACS (1)`, 'com.mirth.connect.connectors.tcp.TcpDispatcher', 'resent, response AA') })
  poisson(r, t0, end, 2 * M, (at) => ehr(at, 'WARN', `ADT ctrl=${r.int(100000, 999999)} PV1-3 unknown location code ${r.pick(['TMP', 'OR9', 'EXT'])}, stored without bed`))
  poisson(r, onset + 9 * M, end, 14 * S, (at) => ward(at, r.chance(0.3) ? 'error' : 'warn', `critical result overdue acc=L${r.int(100000, 999999)} order age ${Math.floor((at - onset) / M) + r.int(0, 4)} min, no result in EHR`, { relevant: 'main' }))
  poisson(r, t0, end, 50 * S, (at) => ward(at, 'info', `worklist refreshed patients=${r.int(8, 31)}`))
  return c.incident('main', {
    cause: { allOf: [['queue', 'block', 'stuck', 'head', 'poison', 'backlog', 'behind', 'hold', 'retr(y|ies)', 'attempt', 'resen[dt]', 'over and over'], ['too (long|large|big)', 'oversiz', 'exceed', 'OBX', 'length', '\\bsize', 'limit', 'maximum', 'huge', 'NACK', '\\bNAK', '\\bAE\\b', 'refus', 'reject', 'poison', '\\bP\\d{6}']], mustNot: ['PACS', 'unknown location'] },
    services: ['mirth', chan, 'interface engine', 'TcpDispatcher', 'com.mirth.connect.connectors.tcp.TcpDispatcher', 'lis', 'EHR', 'ehr-gateway', 'Hl7Listener'], victims: ['ward-portal'], severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 120,
    rootPattern: 'OBX-5|too long|size=\\d{7,}',
  })
}

function ticketing(seed) {
  const r = rng(seed, 'ticketing', 0.75), t0 = day(r), end = t0 + r.int(150, 165) * M, c = new Case('ticket-shop', { notes: 'Two independent faults: the event index has reached its field limit, and one huge group order exceeds the consumer acknowledgement timeout and is redelivered.' })
  const onA = t0 + r.int(35, 50) * M, startB = t0 + r.int(52, 60) * M, onB = startB + 30 * M, node = `es-data-${r.int(0, 5)}`, idx = `events-v${r.int(5, 9)}`, ixId = r.id(22), vh = r.pick(['tickets', 'shop']), wk = `pdf-worker-${r.id(5)}`, wk2 = `pdf-worker-${r.id(5)}`, group = `G${r.int(100000, 999999)}`, count = r.int(3200, 4800)
  const es = (at, lvl, cls, msg, o) => c.line('logs/elasticsearch.log', at, `[${T(at, 'YYYY-MM-DDTHH:mm:ss,SSS')}][${lvl.padEnd(5)}][${cls.padEnd(25)}] [${node}] ${msg}`, o)
  const ix = (at, lvl, msg, o) => c.line('logs/search-indexer.log', at, `${T(at, 'YYYY-MM-DD HH:mm:ss.SSS')} ${lvl.padStart(5)} [search-indexer,,] 1 --- [   indexer-${r.int(1, 4)}] c.t.search.EventIndexer                  : ${msg}`, o)
  const mq = (at, lvl, pid, msg, o) => c.line('logs/rabbitmq.log', at, `${T(at, 'YYYY-MM-DD HH:mm:ss.ffffff')}+00:00 [${lvl}] <0.${pid}.0> ${msg}`, o)
  const pdf = (at, lvl, msg, o) => c.line('logs/pdf-worker.log', at, `${T(at, 'YYYY-MM-DD HH:mm:ss,SSS')} ${msg.includes(group) ? wk : wk2} ${lvl} ${msg}`, o)
  const api = (at, lvl, msg, x, o) => c.line('logs/booking-api.log', at, J({ '@timestamp': T(at), level: lvl, service: 'booking-api', trace: r.hex(16), message: msg, ...x }), o)
  poisson(r, t0, end, 22 * S, (at) => {
    const id = `E${r.int(10000, 99999)}`
    if (at > onA && r.chance(0.55)) {
      const n = r.int(2, 9)
      ix(at, 'ERROR', `bulk item failed index=${idx} id=${id} status=400 type=illegal_argument_exception reason=Limit of total fields [1000] has been exceeded while adding new fields [${n}]`, { root: 'fields' })
      if (r.chance(0.5)) es(at - 30, 'DEBUG', 'o.e.a.b.TransportShardBulkAction', `[${idx}][${r.int(0, 4)}] failed to execute bulk item (index) index {[${idx}][${id}]}\njava.lang.IllegalArgumentException: Limit of total fields [1000] has been exceeded while adding new fields [${n}]\n\tat org.elasticsearch.index.mapper.MappingLookup.checkFieldLimit(MappingLookup.java:386) ~[elasticsearch-8.11.3.jar:?]\n\tat org.elasticsearch.index.mapper.MapperService.merge(MapperService.java:412) ~[elasticsearch-8.11.3.jar:?]`, { root: 'fields' })
      if (r.chance(0.8)) api(at + 20 * S, 'ERROR', `event ${id} on sale but not found in search`, { event: id }, { relevant: 'fields' })
    } else ix(at, 'INFO', `indexed ${id} into ${idx} took=${r.int(8, 60)}ms`)
  })
  poisson(r, t0, onA, 5 * M, (at) => es(at, 'INFO', 'o.e.c.m.MetadataMappingService', `[${idx}/${ixId}] update_mapping [_doc]`))
  every(r, t0, end, 11 * M, (at) => es(at, 'INFO', 'o.e.m.j.JvmGcMonitorService', `[gc][${Math.floor((at - t0) / S) + 90211}] overhead, spent [${r.int(250, 290)}ms] collecting in the last [1s]`))
  poisson(r, t0, end, 16 * S, (at) => api(at, 'INFO', r.pick(['seat hold created', 'search served', 'order paid', 'search served']), { ms: r.int(11, 160), status: 200 }))
  poisson(r, t0, end, 100 * S, (at) => api(at, 'WARN', r.pick(['seat hold expired, seats released', 'card declined by issuer', 'too many holds for session']), { status: r.pick([402, 409, 429]) }))
  poisson(r, t0, end, 4 * M, (at, i) => { const p = r.int(700, 9000); mq(at, 'info', p, `accepting AMQP connection <0.${p}.0> (10.8.${r.int(1, 5)}.${r.int(2, 250)}:${r.int(30000, 60000)} -> 10.8.0.4:5672)`); if (i % 3 === 1) mq(at + 8 * S, 'warning', p, `closing AMQP connection <0.${p}.0> (10.8.2.9:41022 -> 10.8.0.4:5672, vhost: '${vh}', user: 'cron'):\nclient unexpectedly closed TCP connection`) })
  // second worker keeps a little of the flow alive; the first is taken by the group order
  poisson(r, t0, end, 24 * S, (at) => {
    if (at > startB && r.chance(0.55)) return
    const o = `O${r.int(1000000, 9999999)}`
    pdf(at, 'INFO', `rendered order=${o} tickets=${r.int(1, 6)} in ${r.f(0.8, 3.2, 1)}s, acked`)
  })
  for (let k = 0, at = startB; at < end - 2 * M; at += 30 * M + r.int(4, 9) * S, k++) {
    pdf(at, 'INFO', `start order=${group} tickets=${count} delivery_tag=${41 + k} redelivered=${k ? 'True' : 'False'}`, { root: 'ack' })
    for (let m = 3; m < 30 && at + m * M < end; m += 3) pdf(at + m * M, 'INFO', `order=${group} progress ${Math.floor(m * count / 42)}/${count}`, { relevant: 'ack' })
    const due = at + 30 * M, p = r.int(700, 9000)
    if (due > end) continue
    mq(due, 'warning', p, `Consumer 'ctag1.${r.hex(20)}' on channel 1 and vhost '${vh}' has timed out waiting for a consumer acknowledgement of delivery with delivery tag = ${41 + k}. Timeout used: 1800000 ms. This timeout value can be configured, see consumers doc guide to learn more`, { root: 'ack' })
    mq(due + 60, 'error', p, `Channel error on connection <0.${p - 20}.0> (10.8.3.17:${r.int(30000, 60000)} -> 10.8.0.4:5672, vhost: '${vh}', user: 'pdf'), channel 1:\n operation none caused a channel exception precondition_failed: delivery acknowledgement on channel 1 timed out. Timeout value used: 1800000 ms. This timeout value can be configured, see consumers doc guide to learn more`, { root: 'ack' })
    pdf(due + 400, 'ERROR', `channel closed by broker: (406, 'PRECONDITION_FAILED - delivery acknowledgement on channel 1 timed out. Timeout value used: 1800000 ms'), order=${group} discarded, reconnecting`, { root: 'ack' })
  }
  poisson(r, startB + 12 * M, end, 75 * S, (at) => api(at, r.chance(0.4) ? 'ERROR' : 'WARN', 'ticket PDF not ready for paid order', { order: `O${r.int(1000000, 9999999)}`, waited_s: r.int(300, 1900) }, { relevant: 'ack' }))
  const services = { severity: ['medium', 'high'], victims: ['booking-api'] }
  return c.incident('fields', {
    cause: { allOf: [['field', 'mapping'], ['limit', 'exceed', 'too many', 'maximum', '1000', 'explo', 'full', 'reached', 'cap\\b']] }, ...services,
    services: ['elasticsearch', node, idx, 'search-indexer', 'EventIndexer', 'c.t.search.EventIndexer'], onset: onA, onsetToleranceSeconds: 300, rootPattern: 'Limit of total fields',
  }).incident('ack', {
    cause: { allOf: [['ack', 'consumer.?time', 'redeliver', 'requeue', 'deliver(y|ies)', 'unacked', '1800000', '30.?min'], ['time', 'too (long|slow)', 'longer', 'exceed', 'expire', '30.?min', 'limit', 'redeliver', 'loop']] }, ...services,
    services: ['pdf-worker', wk, 'rabbitmq', 'pdf'], onset: onB, onsetToleranceSeconds: 35 * 60, rootPattern: 'acknowledgement|start order=G',
  })
}
export const direct = [pipeline, training, voip, hospital, ticketing]

import { parts, sp, lsp, pad, sec, oneOf, MON, DAY } from './lib.mjs';
import { POOL, draw } from './pool.mjs';
const noTrace = ['debug', 'info', 'warn', 'error', 'fatal'];
// two lines a record: head between rules, message below, sometimes more lines
const two = { name: 'order-router-two-line', start: '2026-03-05T08:00:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(); const p = parts(t); const { level, msg } = draw(c, noTrace); const s = c.pick(['order-router', 'risk-check', 'fix-session']);
    const lines = [`--- ${p.dd}-${p.mon.toUpperCase()}-${p.y} ${p.H}:${p.M}:${p.S}.${p.ms} UTC | ${s}#${c.int(1, 3)} | ${level === 'warn' ? 'WARNING' : level.toUpperCase()} ---`, msg];
    const inst = / \| (\S+) \| /.exec(lines[0])[1];
    if (level === 'error') lines.push(c.fill('  order={int:1000-9999} side=BUY qty={int:1-900} info=[resend]'), c.fill('  last fill {clock}'));
    c.rec(lines, { time: t, level, service: [inst, s], message: msg });
  }
} };
// level at the end of the line
const tail = { name: 'stock-sync-level-last', start: '2026-05-01T01:01:01.000Z', gen(c) {
  const L = { debug: 'debug', info: 'ok', warn: 'warning', error: 'ERROR', fatal: 'FATAL' };
  while (c.more()) {
    const t = c.tick(); const p = parts(t); let { level, msg } = draw(c, noTrace); const s = c.pick(['stock-sync', 'price-feed', 'ean-lookup']);
    c.rec(`${p.H}:${p.M}:${p.S} ${p.d}.${p.m}.${p.y} ${s}: ${msg} [${level === 'info' ? 'info' : L[level]}]`, { time: sec(t), level, service: s, message: msg });
  }
} };
// time at the end after an at sign, name first
const timelast = { name: 'turnstile-time-last', start: '2026-09-09T09:09:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(); const p = parts(t); const { level, msg } = draw(c, noTrace); const g = `gate-${pad(c.int(1, 12))}`;
    c.rec(`[${g}] ${sp(level.toUpperCase(), 5)} ${msg} @ ${p.y}-${p.mo}-${p.dd} ${p.H}:${p.M}:${p.S}Z`, { time: sec(t), level, service: [g, 'gate'], message: msg });
  }
} };
// pods: single letter, compact date, workload with replica-set and pod suffix
const pods = { name: 'matchmaker-pod-suffix', start: '2026-10-20T19:00:00.000Z', gen(c) {
  const L = { trace: 'T', debug: 'D', info: 'I', warn: 'W', error: 'E', fatal: 'F' }; const inst = {};
  while (c.more()) {
    const t = c.tick(1, 3000); const p = parts(t); const { level, msg } = draw(c); const s = c.pick(['matchmaker', 'lobby-api', 'rank-writer', 'chat-relay']);
    const lst = inst[s] ||= [0, 1].map(() => s === 'rank-writer' ? `${s}-${c.int(0, 4)}` : `${s}-${c.hex(9).replace(/^0/, '7')}-${c.alnum(5)}`);
    const pod = c.pick(lst);
    const lines = [`${L[level]} ${p.yy}${p.mo}${p.dd}-${p.H}${p.M}${p.S}.${p.ms} ${pod} ${msg}`];
    if (level === 'fatal') lines.push('goroutine 41 [running]:', 'main.(*Hub).tick(0xc0001a4000)', '\t/src/hub/tick.go:118 +0x1f4', 'created by main.run', '\t/src/main.go:61 +0x88');
    c.rec(lines, { time: t, level, service: [s, pod], message: msg });
  }
} };
// compose prefix in front of an application line
const compose = { name: 'compose-prefixed', start: '2026-04-04T04:04:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(); const p = parts(t); const { level, msg } = draw(c); const s = c.pick(['payments-api', 'web', 'worker-mail', 'reports']); const n = c.int(1, 3);
    const pre = sp(`${s}-${n}`, 16) + '| ';
    const lines = [`${pre}${p.y}-${p.mo}-${p.dd}T${p.H}:${p.M}:${p.S}.${p.ms}Z ${level === 'warn' ? 'WARNING' : level.toUpperCase()} ${msg}`];
    if (level === 'error' && s === 'worker-mail') lines.push(`${pre}Traceback (most recent call last):`, `${pre}  File "/app/mail/send.py", line ${c.int(20, 300)}, in send`, `${pre}    raise SmtpError("error: info box rejected")`, `${pre}mail.errors.SmtpError: error: info box rejected`);
    c.rec(lines, { time: t, level, service: [s, `${s}-${n}`], message: msg });
  }
} };
// night shell script: no level, date(1) output, names of scripts; some command output below
const shell = { name: 'backup-shell-no-level', start: '2026-11-15T01:30:00.000Z', gen(c) {
  const M = ['starting rsync to {host}', 'error log of yesterday kept as error.log.{int:1-9}', 'done, {int:1-900} files, {dec} MB', 'lock {file} is held by pid {int:100-9999}, waiting', 'mount {host}:/export/{word} at {clock}', 'skipping {file} [info file missing]', 'rotating snapshots, keep={int:3-30}', 'exit status {int:0-2}', 'sending summary to {user}'];
  while (c.more()) {
    const t = c.tick(1000, 60000); const p = parts(t); const s = c.pick(['backup-nightly.sh', 'rotate.sh', 'offsite.sh']); const tpl = c.deal(M); const msg = c.fill(tpl);
    const lines = [`[${p.day} ${p.mon} ${lsp(p.d, 2)} ${p.H}:${p.M}:${p.S} UTC ${p.y}] ${s}[${c.int(900, 30000)}]: ${msg}`];
    if (tpl.startsWith('starting')) lines.push(c.fill('    sent {int:1000-900000} bytes  received {int:100-9000} bytes  {dec} bytes/sec'), c.fill('    total size is {int:100000-9000000}  speedup is {dec}'));
    c.rec(lines, { time: sec(t), service: [s, s.replace('.sh', '')], message: msg });
  }
} };
// no time at all
const notime = { name: 'scheduler-no-time', start: '2026-01-01T00:00:00.000Z', gen(c) {
  const L = { trace: 'TRACE', debug: 'DEBUG', info: 'INFO', warn: 'WARN', error: 'ERROR', fatal: 'FATAL' };
  while (c.more()) {
    const { level, msg } = draw(c); const s = c.pick(['scheduler', 'job-runner', 'cleanup', 'notifier']);
    c.rec(`${sp(L[level], 5)} [${s}] ${msg}`, { level, service: s, message: msg });
  }
} };
export default [two, tail, timelast, pods, compose, shell, notime];

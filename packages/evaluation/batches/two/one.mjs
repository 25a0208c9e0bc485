import { start, T, P, S, M, H } from './lib.mjs'
const cases = []
export default cases

// 1 payment switch, jPOS-like XML log and the HSM connector's own log
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-01-cardswitch', {
    notes:
      'direct: the dynamic key exchange with one network fails in the HSM, the old working key stays, PIN translations for that network fail afterwards; louder: declines. Herrings: a second network with timeouts that reverse, a parity warning of a terminal key.',
  })
  const end = t0 + 55 * M,
    on = t0 + r.int(20, 27) * M
  const nets = ['NORDNET', 'CASHLINK', 'MAESTRA'],
    bad = nets[r.int(0, 2)]
  const q2 = 'logs/q2.log',
    hsm = 'logs/hsm-connector.log'
  let stan = r.int(100000, 700000)
  const msg = (t, realm, dir, fields, life) =>
    `<log realm="${realm}" at="${T(t, '%Y-%m-%dT%H:%M:%S.%L')}" lifespan="${life}ms">\n  <${dir}>\n    <isomsg direction="${dir === 'send' ? 'outgoing' : 'incoming'}">\n      <!-- org.jpos.iso.packager.GenericPackager[cfg/iso87ascii.xml] -->\n${fields.map(([k, v]) => `      <field id="${k}" value="${v}"/>`).join('\n')}\n    </isomsg>\n  </${dir}>\n</log>`
  const host = Object.fromEntries(nets.map((n) => [n, ip() + ':' + r.int(4000, 9000)]))
  const pan = () => r.pick(['476173', '541333', '492181', '557852']) + '______' + P(r.int(0, 9999), 4)
  const h = (t, lvl, text, th) =>
    put(
      hsm,
      t,
      `${T(t, '%Y-%m-%d %H:%M:%S.%L')} ${lvl.padEnd(5)} [${th ?? 'hsm-io-' + r.int(1, 4)}] c.f.s.hsm.PayShieldClient - ${text}`,
    )
  inc(
    'key',
    {
      cause: {
        allOf: [
          [
            'key[- ]?(exchange|change|import|rotation|load|sync)',
            'zpk',
            'working key',
            'zone (pin )?key',
            '\\bkek\\b',
            'zmk',
            'zcmk',
            'pin key',
            'session key',
          ],
          [
            'parity',
            'fail',
            'reject',
            'not (imported|loaded|installed|accepted|activated)',
            'old key',
            'previous',
            'mismatch',
            'stale',
            'out of sync',
            'different key',
          ],
        ],
        mustNot: ['issuer (host )?(is )?down', 'network outage'],
      },
      services: [
        bad,
        bad.toLowerCase(),
        'hsm',
        'hsm-connector',
        'PayShieldClient',
        'key-exchange',
        `keyex-${bad.toLowerCase()}`,
      ],
      victims: ['q2', 'txnmgr', 'pos', 'atm', 'acquirer'],
      severity: ['medium', 'high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 180,
      rootPattern: 'parity|keeping|working key',
    },
    [
      `The ${bad} dynamic key exchange failed: the HSM rejected the new ZPK with a KEK parity error, so the switch went on with the old key and PIN translation fails`,
      'New zone PIN key from the network could not be imported into the HSM (parity error); the previous key stays active',
    ],
    [
      'Many declined transactions with response code 55',
      'PIN translation errors at the HSM',
      'Customers enter wrong PINs',
    ],
  )
  // key exchanges: each net about every 25 minutes; one bad
  const keyex = (n, t, fails) => {
    const s = P(r.int(1, 999999), 6)
    put(
      q2,
      t,
      msg(
        t,
        `channel/${host[n]}`,
        'receive',
        [
          [0, '0800'],
          [7, T(t, '%m%d%H%M%S')],
          [11, s],
          [48, r.hex(32).toUpperCase() + r.hex(6).toUpperCase()],
          [53, '2600000000000100'],
          [70, '101'],
        ],
        0,
      ),
      fails ? { relevant: 'key' } : undefined,
    )
    const o = fails ? { root: 'key' } : undefined
    const k = `${T(t + 18, '%Y-%m-%d %H:%M:%S.%L')} INFO  [keyex-${n.toLowerCase()}] c.f.s.keys.DynamicKeyExchange - ${n}: working key received under ZMK index ${n.length + 10}, importing (stan ${s})`
    put(hsm, t + 18, k, fails ? { relevant: 'key' } : undefined)
    if (fails) {
      put(
        hsm,
        t + 44,
        `${T(t + 44, '%Y-%m-%d %H:%M:%S.%L')} ERROR [keyex-${n.toLowerCase()}] c.f.s.hsm.PayShieldClient - cmd=FA rsp=FB rc=10 (ZMK parity error) net=${n} hsm=hsm02`,
        o,
      )
      put(
        hsm,
        t + 46,
        `${T(t + 46, '%Y-%m-%d %H:%M:%S.%L')} WARN  [keyex-${n.toLowerCase()}] c.f.s.keys.DynamicKeyExchange - ${n}: import of working key failed, keeping ZPK kcv=${r.hex(6).toUpperCase()}`,
        o,
      )
    } else
      put(
        hsm,
        t + 44,
        `${T(t + 44, '%Y-%m-%d %H:%M:%S.%L')} INFO  [keyex-${n.toLowerCase()}] c.f.s.keys.DynamicKeyExchange - ${n}: ZPK active kcv=${r.hex(6).toUpperCase()}`,
      )
    put(
      q2,
      t + 61,
      msg(
        t + 61,
        `channel/${host[n]}`,
        'send',
        [
          [0, '0810'],
          [7, T(t, '%m%d%H%M%S')],
          [11, s],
          [39, '00'],
          [70, '101'],
        ],
        1,
      ),
    )
  }
  for (const n of nets) {
    keyex(n, t0 + r.int(30, 300) * S, false)
    if (n !== bad) keyex(n, on + r.int(-9, 9) * M, false)
  }
  keyex(bad, on, true)
  every(q2, t0, end, 42 * S, (t) => {
    const n = r.pick([...nets, bad]),
      s = P(++stan, 6),
      broken = n === bad && t > on + 200,
      pin = r.next() < 0.75
    const f = [
      [0, '0200'],
      [2, pan()],
      [3, r.pick(['000000', '010000', '310000'])],
      [4, P(r.int(300, 40000), 12)],
      [11, s],
      [41, 'T' + P(r.int(1, 40000), 7)],
      ...(pin ? [[52, '****************']] : []),
    ]
    put(q2, t, msg(t, `channel/${host[n]}`, 'send', f, 0))
    const d = r.int(90, 700)
    if (pin) {
      const x = broken
        ? [
            `${T(t - 9, '%Y-%m-%d %H:%M:%S.%L')} INFO  [hsm-io-${r.int(1, 4)}] c.f.s.hsm.PayShieldClient - cmd=CC rsp=CD rc=00 net=${n} stan=${s} ${r.int(3, 9)}ms`,
          ]
        : [
            `${T(t - 9, '%Y-%m-%d %H:%M:%S.%L')} INFO  [hsm-io-${r.int(1, 4)}] c.f.s.hsm.PayShieldClient - cmd=CC rsp=CD rc=00 net=${n} stan=${s} ${r.int(3, 9)}ms`,
          ]
      put(hsm, t - 9, x[0])
    }
    const rc =
      broken && pin ? r.pick(['81', '81', '55', '81']) : r.next() < 0.08 ? r.pick(['51', '55', '05', '54']) : '00'
    put(
      q2,
      t + d,
      msg(
        t + d,
        `channel/${host[n]}`,
        'receive',
        [[0, '0210'], [11, s], ...(rc === '00' ? [[38, P(r.int(0, 999999), 6)]] : []), [39, rc]],
        0,
      ),
      broken && pin ? { relevant: 'key' } : undefined,
    )
  })
  tick(
    hsm,
    t0,
    end,
    30 * S,
    (t) =>
      `${T(t, '%Y-%m-%d %H:%M:%S.%L')} DEBUG [hsm-keepalive] c.f.s.hsm.PayShieldClient - cmd=NO rsp=NP rc=00 hsm=${r.pick(['hsm01', 'hsm02'])} ${r.int(1, 3)}ms`,
  )
  every(
    hsm,
    t0,
    end,
    9 * M,
    (t) =>
      `${T(t, '%Y-%m-%d %H:%M:%S.%L')} WARN  [hsm-io-${r.int(1, 4)}] c.f.s.hsm.PayShieldClient - cmd=CC rsp=CD rc=24 (PIN length error) terminal T${P(r.int(1, 40000), 7)}, declined locally`,
  )
  every(
    q2,
    t0,
    end,
    7 * M,
    (t) =>
      `<log realm="txnmgr" at="${T(t, '%Y-%m-%dT%H:%M:%S.%L')}" lifespan="${r.int(20100, 20400)}ms">\n  <warn>\n    timeout waiting for 0210 stan=${P(r.int(1, 999999), 6)}; reversal 0420 queued (SAF)\n  </warn>\n</log>`,
  )
  return c
})

// 2 nightly ELT: the watermark jumps into the future (INFO), later loads are empty, a freshness test complains hours later
cases.push((seed) => {
  const { r, c, t0, put, every, inc } = start(
    seed,
    'two-02-nightly-loads',
    {
      notes:
        'hard: one record with a far-future updated_at moves the high watermark; from then on every increment is empty and "successful"; louder: dbt freshness and volume tests, dashboards. Herrings: retried task, deprecations.',
    },
    1,
  )
  const file = 'logs/scheduler-worker.log',
    on0 = r.int(4, 6)
  const feeds = ['pos_receipts', 'crm_contacts', 'web_sessions', 'stock_moves', 'loyalty_points', 'returns'],
    bad = r.pick(['pos_receipts', 'stock_moves', 'loyalty_points'])
  const L = (t, lvl, src, text, o) =>
    put(file, t, `[${T(t, '%Y-%m-%dT%H:%M:%S.%L')}+0000] {${src}} ${lvl} - ${text}`, o)
  let on
  const fut = `20${r.pick([62, 68, 99])}-0${r.int(1, 9)}-1${r.int(0, 9)}`
  const wm = Object.fromEntries(feeds.map((f) => [f, t0 - 3600e3]))
  for (let run = 0; run < 13; run++)
    for (const [i, f] of feeds.entries()) {
      const a = t0 + run * H + i * 40 * S + r.int(0, 20) * S,
        id = `scheduled__${T(t0 + run * H, '%Y-%m-%dT%H')}:00:00+00:00`
      const stuck = f === bad && run > on0
      const w = stuck ? `${fut} 00:00:00` : T(wm[f], '%Y-%m-%d %H:%M:%S')
      L(a, 'INFO', 'taskinstance.py:1157', `Dependencies all met for <TaskInstance: inc_${f}.extract ${id} [queued]>`)
      L(
        a + 300,
        'INFO',
        'taskinstance.py:1380',
        `Executing <Task(IncrementalExtractOperator): extract> on ${T(t0 + run * H, '%Y-%m-%d %H')}:00:00+00:00`,
      )
      L(a + 700, 'INFO', 'standard_task_runner.py:57', `Started process ${r.int(2000, 60000)} to run task`)
      if (run % 5 === 2 && i === 3) {
        L(
          a + 900,
          'ERROR',
          'taskinstance.py:1851',
          `Task failed with exception\nTraceback (most recent call last):\n  File "/opt/airflow/plugins/elt/extract.py", line 88, in execute\n    rows = self.fetch(conn, since)\n  File "/opt/airflow/plugins/elt/source.py", line 41, in fetch\n    cur.execute(sql, (since,))\npsycopg2.OperationalError: SSL SYSCALL error: EOF detected`,
        )
        L(
          a + 1000,
          'INFO',
          'taskinstance.py:1401',
          'Marking task as UP_FOR_RETRY. dag_id=inc_' + f + ', task_id=extract',
        )
      }
      L(a + 1500, 'INFO', 'extract.py:71', `${f}: select where updated_at > '${w}'`, stuck ? { root: 'wm' } : undefined)
      const rows = stuck ? 0 : Math.round((2200 + i * 900) * (0.7 + r.next() * 0.6) * (run < 4 ? 0.4 : 1))
      const took = stuck ? 240 : 3000 + r.int(0, 9000)
      L(
        a + 1500 + took,
        'INFO',
        'extract.py:94',
        `${f}: ${rows} rows in ${(took / 1000).toFixed(1)} s`,
        stuck ? { relevant: 'wm' } : undefined,
      )
      const jump = f === bad && run === on0
      if (jump) on = a + 1600 + took
      wm[f] = a - r.int(20, 90) * S
      const nw = stuck || jump ? `${fut} 00:00:00` : T(wm[f], '%Y-%m-%d %H:%M:%S')
      L(
        a + 1600 + took,
        'INFO',
        'watermark.py:33',
        `${f}: high watermark ${w} -> ${nw}`,
        stuck || jump ? { root: 'wm' } : undefined,
      )
      if (rows)
        L(
          a + 1800 + took,
          'INFO',
          'snowflake.py:402',
          `Running statement: COPY INTO raw.${f} FROM @stage/${f}/${T(a, '%Y%m%dT%H%M')}.parquet; rows_loaded=${rows}`,
        )
      L(
        a + 2500 + took,
        'INFO',
        'taskinstance.py:1398',
        `Marking task as SUCCESS. dag_id=inc_${f}, task_id=extract, execution_date=${T(t0 + run * H, '%Y%m%dT%H')}0000, start_date=${T(a, '%Y%m%dT%H%M%S')}, end_date=${T(a + 2500 + took, '%Y%m%dT%H%M%S')}`,
      )
      L(a + 3000 + took, 'INFO', 'local_task_job_runner.py:228', 'Task exited with return code 0')
      if (r.next() < 0.12)
        L(
          a + 200,
          'WARNING',
          'warnings.py:110',
          '/opt/airflow/plugins/elt/extract.py:12: RemovedInAirflow3Warning: This class is deprecated. Please use `airflow.providers.common.sql.operators.sql.SQLExecuteQueryOperator`.',
        )
    }
  for (let run = 0; run < 13; run++) {
    // dbt after each
    let a = t0 + run * H + 9 * M
    const d = (text, o) => {
      put(file, a, `${T(a, '%H:%M:%S')}  ${text}`, o)
      a += r.int(80, 2500)
    }
    const late = run - on0
    L(
      a - 900,
      'INFO',
      'subprocess.py:75',
      "Running command: ['/usr/bin/bash', '-c', 'dbt build --select tag:hourly --target prod']",
    )
    const D = (text, o) => {
      L(a, 'INFO', 'subprocess.py:93', `${T(a, '%H:%M:%S')}  ${text}`, o)
      a += r.int(300, 2500)
    }
    D('Running with dbt=1.7.4')
    D('Found 41 models, 63 tests, 6 sources, 0 exposures, 0 metrics, 544 macros')
    D("Concurrency: 4 threads (target='prod')")
    for (const [i, f] of feeds.entries()) {
      if (f === bad && late >= 3)
        D(
          `${i + 1} of 12 WARN freshness of raw.${f} ....................... [${late >= 5 ? 'ERROR STALE' : 'WARN'} in 0.6${i}s]`,
          { relevant: 'wm' },
        )
      else
        D(
          `${i + 1} of 12 OK created sql incremental model marts.fct_${f} ................ [SUCCESS ${r.int(400, 5000)} in ${r.int(2, 9)}.${r.int(10, 99)}s]`,
        )
    }
    if (late >= 4) {
      D(`Failure in test volume_marts_fct_${bad}_daily (models/marts/schema.yml)`, { relevant: 'wm' })
      D(`  Got 1 result, configured to fail if != 0`, { relevant: 'wm' })
      D(`Done. PASS=${61 - late} WARN=1 ERROR=${1} SKIP=${late} TOTAL=63`, { relevant: 'wm' })
    } else D('Done. PASS=62 WARN=1 ERROR=0 SKIP=0 TOTAL=63')
  }
  every(
    file,
    t0,
    t0 + 13 * H,
    5 * M,
    (t) =>
      `[${T(t, '%Y-%m-%dT%H:%M:%S.%L')}+0000] {scheduler_job_runner.py:${r.pick([630, 788, 1553])}} INFO - ${r.pick(['Adopting or resetting orphaned tasks for active dag runs', 'Setting external_id for <TaskInstance: inc_returns.extract>', `${r.int(1, 4)} tasks up for execution`])}`,
  )
  inc(
    'wm',
    {
      cause: {
        allOf: [
          [
            'watermark',
            'high.?water',
            'cursor',
            'updated_at',
            'increment(al)? (position|state|filter)',
            'since (date|value)',
          ],
          [
            'future',
            fut.slice(0, 4),
            'ahead of',
            'years? ahead',
            'jump',
            'leap',
            'too high',
            'beyond',
            'bogus',
            'wrong date',
            'far date',
          ],
        ],
        mustNot: [],
      },
      services: [
        bad,
        'inc_' + bad,
        `inc_${bad}.extract`,
        'watermark',
        'watermark.py',
        'extract',
        'extract.py',
        'airflow',
      ],
      victims: ['dbt', 'fct_' + bad, 'snowflake'],
      severity: ['low', 'medium', 'high'],
      onset: on,
      onsetToleranceSeconds: 3900,
      rootPattern: 'watermark|select where',
    },
    [
      `The high watermark of ${bad} jumped to ${fut}, a date in the future, so every later incremental extract selects zero rows while reporting success`,
      `${bad} extract cursor advanced years ahead because of a record with a bogus updated_at; loads are empty`,
    ],
    [
      'dbt volume test fails because the mart has too few rows',
      `raw.${bad} is stale`,
      'The source database dropped the SSL connection',
    ],
  )
  return c
})

// 3 Oracle alert log + application: recovery area full
cases.push((seed) => {
  const { r, c, t0, put, every, inc } = start(seed, 'two-03-ledgerdb', {
    notes:
      'direct: recovery area at 100 %, the archiver stops, all sessions hang; application louder. Herring: chronic checkpoint-not-complete, ORA-01555 of one report, an earlier backup warning.',
  })
  const end = t0 + 3 * H,
    on = t0 + r.int(110, 130) * M,
    db = r.pick(['LEDGP', 'FINPRD', 'GLPROD'])
  const al = `logs/alert_${db}1.log`,
    app = 'logs/posting-engine.log'
  let seq = r.int(20000, 90000)
  const A = (t, text, o) => put(al, t, `${T(t, '%Y-%m-%dT%H:%M:%S.%U')}+00:00\n${text}`, o)
  inc(
    'fra',
    {
      cause: {
        allOf: [
          [
            'recovery (file )?(area|dest)',
            'fast recovery',
            'flash recovery',
            '\\bfra\\b',
            'db_recovery_file_dest',
            'archive(d)? (log )?(dest|area|space|disk)',
            'archiver',
          ],
          [
            'full',
            '100(\\.00)?\\s?%',
            'exhaust',
            'out of space',
            'no (free )?space',
            'ran out',
            'limit',
            'no room',
            'used up',
          ],
        ],
      },
      services: [
        db,
        db + '1',
        db.toLowerCase(),
        'oracle',
        'ARC0',
        'ARC1',
        'ARC2',
        'ARC3',
        'archiver',
        'alert_' + db + '1',
      ],
      victims: ['posting-engine', 'statements', 'LGWR'],
      severity: ['high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 600,
      rootPattern: 'ORA-19815|ORA-19809|ORA-19804|limit exceeded|ORA-16038|db_recovery',
    },
    [
      'The fast recovery area is 100% used, so the archiver cannot archive redo logs and the database hangs',
      'FRA full: archiver stuck with ORA-19809, sessions block',
    ],
    [
      'The posting-engine connection pool is exhausted',
      'Database connections time out',
      'ORA-00257 returned to clients',
    ],
  )
  let cur = t0
  while (cur < end) {
    cur += r.gap(3.4 * M) + 40 * S
    if (cur > on) break
    seq++
    A(
      cur,
      `Thread 1 advanced to log sequence ${seq} (LGWR switch)\n  Current log# ${(seq % 4) + 1} seq# ${seq} mem# 0: +REDO/${db}/ONLINELOG/group_${(seq % 4) + 1}.${260 + (seq % 4)}.1098${seq % 4}2211`,
    )
    A(
      cur + 3100,
      `ARC${seq % 4} (PID:${22100 + (seq % 4)}): Archived Log entry ${seq + 312} added for T-1.S-${seq - 1} ID 0x${r.hex(8)} LAD:1`,
    )
    if (r.next() < 0.25)
      A(
        cur - 900,
        `Thread 1 cannot allocate new log, sequence ${seq}\nPrivate strand flush not complete\n  Current log# ${((seq - 1) % 4) + 1} seq# ${seq - 1} mem# 0: +REDO/${db}/ONLINELOG/group_${((seq - 1) % 4) + 1}.${260 + ((seq - 1) % 4)}.1098${(seq - 1) % 4}2211`,
      )
  }
  every(
    al,
    t0,
    end,
    11 * M,
    (t) =>
      `${T(t, '%Y-%m-%dT%H:%M:%S.%U')}+00:00\nORA-01555 caused by SQL statement below (SQL ID: ${r.hex(13)}, Query Duration=${r.int(3000, 5200)} sec, SCN: 0x${r.hex(16)}):\nSELECT /*+ parallel(4) */ * FROM RPT.GL_BALANCE_V WHERE PERIOD_ID = :1`,
  )
  every(
    al,
    t0,
    on,
    14 * M,
    (t) =>
      `${T(t, '%Y-%m-%dT%H:%M:%S.%U')}+00:00\nTABLE SYS.WRP$_REPORTS: ADDED INTERVAL PARTITION SYS_P${r.int(2000, 9000)} (${r.int(5000, 6000)}) VALUES LESS THAN (TO_DATE(' ${T(t + 24 * H, '%Y-%m-%d')} 01:00:00', 'SYYYY-MM-DD HH24:MI:SS', 'NLS_CALENDAR=GREGORIAN'))`,
  )
  const lim = 429496729600
  for (const [d, p] of [
    [-38, 85.2],
    [-15, 97.01],
  ])
    A(
      on + d * M,
      `Errors in file /u01/app/oracle/diag/rdbms/${db.toLowerCase()}/${db}1/trace/${db}1_arc1_22101.trc:\nORA-19815: WARNING: db_recovery_file_dest_size of ${lim} bytes is ${p.toFixed(2)}% used, and has ${Math.round((lim * (100 - p)) / 100)} remaining bytes available.`,
      { relevant: 'fra' },
    )
  for (let i = 0, t = on; i < 14 && t < end; i++, t += r.int(2, 5) * M) {
    A(
      t,
      `Errors in file /u01/app/oracle/diag/rdbms/${db.toLowerCase()}/${db}1/trace/${db}1_arc${i % 4}_2210${i % 4}.trc:\nORA-19815: WARNING: db_recovery_file_dest_size of ${lim} bytes is 100.00% used, and has 0 remaining bytes available.\n${T(t, '%Y-%m-%dT%H:%M:%S.%U')}+00:00\n************************************************************************\nYou have following choices to free up space from recovery area:\n1. Consider changing RMAN RETENTION POLICY. If you are using Data Guard,\n   then consider changing RMAN ARCHIVELOG DELETION POLICY.\n2. Back up files to tertiary device such as tape using RMAN\n   BACKUP RECOVERY AREA command.\n3. Add disk space and increase db_recovery_file_dest_size parameter to\n   reflect the new space.\n4. Delete unnecessary files using RMAN DELETE command. If an operating\n   system command was used to delete files, then use RMAN CROSSCHECK and\n   DELETE EXPIRED commands.\n************************************************************************`,
      { root: 'fra' },
    )
    A(
      t + 900,
      `ARC${i % 4} (PID:2210${i % 4}): Error 19809 Creating archive log file to '+RECO'\nErrors in file /u01/app/oracle/diag/rdbms/${db.toLowerCase()}/${db}1/trace/${db}1_arc${i % 4}_2210${i % 4}.trc:\nORA-19809: limit exceeded for recovery files\nORA-19804: cannot reclaim ${r.int(1, 2)}073741824 bytes disk space from ${lim} bytes limit`,
      { root: 'fra' },
    )
    A(
      t + 1900,
      `ORA-16038: log ${(seq % 4) + 1} sequence# ${seq} cannot be archived\nORA-19809: limit exceeded for recovery files\nORA-00312: online log ${(seq % 4) + 1} thread 1: '+REDO/${db}/ONLINELOG/group_${(seq % 4) + 1}.${260 + (seq % 4)}.1098${seq % 4}2211'`,
      { root: 'fra' },
    )
  }
  const th = () => `posting-${r.int(1, 16)}`
  every(app, t0, end, 13 * S, (t) => {
    if (t > on + 5 * M) {
      if (r.next() < 0.75)
        return [
          `${T(t, '%d.%m.%Y %H:%M:%S,%L')} ERROR ${th()} PostingBatchRunner: batch ${r.int(100000, 999999)} not committed after 30000 ms: java.sql.SQLRecoverableException: IO Error: Socket read timed out`,
          { relevant: 'fra' },
        ]
      return [
        `${T(t, '%d.%m.%Y %H:%M:%S,%L')} FATAL ${th()} ConnectionSource: ORA-00257: Archiver error. Connect AS SYSDBA only until resolved.`,
        { relevant: 'fra' },
      ]
    }
    return `${T(t, '%d.%m.%Y %H:%M:%S,%L')} INFO  ${th()} PostingBatchRunner: batch ${r.int(100000, 999999)} committed, ${r.int(12, 480)} entries, ${r.int(60, 900)} ms`
  })
  every(
    app,
    t0,
    on,
    2 * M,
    (t) =>
      `${T(t, '%d.%m.%Y %H:%M:%S,%L')} WARN  ${th()} EntryValidator: account ${r.int(10000000, 99999999)} closed, entry moved to suspense ${r.int(1000, 9999)}`,
  )
  return c
})

// 4 mosquitto: two devices with one client id kick each other out
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-04-cold-chain-mqtt', {
    notes:
      'hard: no error line; after a replacement unit is provisioned the same client id connects from two addresses and they push each other out every few seconds; louder: alarm rules about missing samples. Herring: scanners, other devices with weak radio that exceed the keepalive.',
  })
  const end = t0 + 70 * M,
    on = t0 + r.int(28, 36) * M
  const b = 'logs/mosquitto.log',
    g = 'logs/telemetry-rules.log'
  const ids = Array.from({ length: 26 }, (_, i) => `ccu-${r.pick(['fr', 'gw', 'td'])}${P(i * 37 + r.int(1, 30), 4)}`),
    dup = ids[r.int(4, 20)]
  const home = Object.fromEntries(ids.map((i) => [i, ip()])),
    other = ip()
  const B = (t, x, o) => put(b, t, `${Math.floor(t / 1000)}: ${x}`, o)
  const conn = (t, id, a, o) => {
    const p = r.int(20000, 60000)
    B(t, `New connection from ${a}:${p} on port 8883.`, o && { relevant: 'dup' })
    B(t + 120, `New client connected from ${a}:${p} as ${id} (p2, c1, k60, u'coldchain').`, o)
  }
  for (const id of ids) conn(t0 + r.int(0, 90) * S, id, home[id])
  every(b, t0, end, 30 * S, (t) => {
    const id = r.pick(ids)
    if (id === dup && t > on) return null
    conn(t + 4000, id, home[id])
    return `${Math.floor(t / 1000)}: ${r.pick([`Client ${id} has exceeded timeout, disconnecting.`, `Client ${id} closed its connection.`, `Client ${id} disconnected.`])}`
  })
  every(b, t0, end, 4 * M, (t) => {
    const a = ip('x')
    put(b, t - 150, `${Math.floor((t - 150) / 1000)}: New connection from ${a}:${r.int(30000, 60000)} on port 8883.`)
    return `${Math.floor(t / 1000)}: ${r.pick([`OpenSSL Error[0]: error:0A00010B:SSL routines::wrong version number`, `Client <unknown> disconnected due to protocol error.`, `OpenSSL Error[0]: error:0A000418:SSL routines::tlsv1 alert unknown ca`])}`
  })
  tick(
    b,
    t0,
    end,
    30 * M,
    (t) => `${Math.floor(t / 1000)}: Saving in-memory database to /var/lib/mosquitto//mosquitto.db.`,
  )
  let t = on,
    flip = 0
  put(
    g,
    on - 41 * S,
    `${T(on - 41 * S, '%Y-%m-%dT%H:%M:%S.%L')}Z info provisioning: template applied to unit serial=${r.int(100000, 999999)} site=depot-${r.int(2, 9)} profile=${dup.slice(0, 6)}-reefer operator=field-app`,
    { relevant: 'dup' },
  )
  while (t < end) {
    B(t + 100, `Client ${dup} already connected, closing old connection.`, { root: 'dup' })
    conn(t, dup, flip++ % 2 ? home[dup] : other, { root: 'dup' })
    t += r.int(4, 13) * S
  }
  every(g, t0, end, 5.5 * S, (u) => {
    const id = r.pick(ids)
    if (id === dup && u > on && r.next() < 0.6) return null
    return `${T(u, '%Y-%m-%dT%H:%M:%S.%L')}Z debug rules: sample device=${id} temp=${(-19 + r.next() * 3).toFixed(2)} batt=${r.int(61, 99)} lag=${r.int(80, 900)}ms`
  })
  every(g, on + 3 * M, end, 25 * S, (u) => [
    `${T(u, '%Y-%m-%dT%H:%M:%S.%L')}Z ${r.pick(['error rules: ALARM gap>60s device=' + dup + ' trailer compliance window violated', 'warn rules: out-of-order sequence device=' + dup + ` expected=${r.int(3000, 4000)} got=${r.int(10, 300)}`, 'warn rules: temperature jump device=' + dup + ` ${(-18 - r.next()).toFixed(1)} -> ${(3 + r.next() * 2).toFixed(1)}`])}`,
    { relevant: 'dup' },
  ])
  every(
    g,
    t0,
    end,
    3 * M,
    (u) => `${T(u, '%Y-%m-%dT%H:%M:%S.%L')}Z warn rules: door open > 10 min device=${r.pick(ids)}`,
  )
  inc(
    'dup',
    {
      cause: {
        allOf: [
          [
            'client[- ]?id',
            'same (mqtt )?(id|identity|client|name)',
            'identifier',
            'two (devices|units|clients|connections)',
            'duplicate',
            'identity',
          ],
          [
            'duplicat',
            'same',
            'twice',
            'shar(ed|ing|e)',
            'both',
            'two ',
            'clon',
            'collision',
            'conflict',
            'kick',
            'displac',
            'take[- ]?over',
            'evict',
            'in turn',
            'another',
          ],
        ],
        mustNot: ['refrigerat\\w* (unit )?(failure|failed)'],
      },
      services: [dup, 'mosquitto', 'provisioning'],
      victims: ['telemetry-rules', 'rules'],
      severity: ['low', 'medium', 'high'],
      onset: on,
      onsetToleranceSeconds: 120,
      rootPattern: dup,
    },
    [
      `Two devices use the same client id ${dup}: ${home[dup]} and ${other} kick each other off the broker every few seconds`,
      `Duplicate MQTT client ID ${dup} after provisioning a new unit`,
    ],
    [
      'Device has a weak radio and loses its connection',
      'Telemetry gap alarm for the trailer',
      'TLS handshake errors on port 8883',
    ],
  )
  return c
})

// 5 Active Directory: a service keeps an old password after a change; lockouts
cases.push((seed) => {
  const { r, c, t0, put, every, inc, ip } = start(seed, 'two-05-domain-controllers', {
    notes:
      'louder victims: an account password is reset (4724, information), one host keeps presenting the old one (4771 0x18), the account locks out (4740) again and again; the ERP, backup and file shares that use it complain. Herrings: users mistyping, chronic DCOM, a scanner.',
  })
  const end = t0 + 4 * H,
    on = t0 + r.int(70, 100) * M
  const dc = ['DC-OSL-01', 'DC-OSL-02'],
    sec = 'logs/security-forwarded.csv',
    erp = 'logs/application-events.txt'
  const svc = r.pick(['svc_integration', 'svc_docflow', 'svc_plm']),
    culprit = r.pick(['PRT-LEGACY-03', 'SCAN-GW-02', 'BI-NODE-07']),
    cip = '::ffff:' + ip()
  const users = Array.from(
    { length: 30 },
    (_, i) =>
      r.pick(['kari', 'ola', 'ingrid', 'lars', 'nina', 'per', 'anne', 'jon']) +
      '.' +
      r.pick(['berg', 'dahl', 'lie', 'moen', 'vik', 'haug']) +
      (i % 4 ? '' : i),
  )
  const E = (t, id, kw, task, text, o) =>
    put(
      sec,
      t,
      `"${T(t, '%Y-%m-%dT%H:%M:%S.%U')}0Z","${r.pick(dc)}.corp.local","Microsoft-Windows-Security-Auditing","${id}","${kw}","${task}","${text}"`,
      o,
    )
  every(sec, t0, end, 14 * S, (t) => {
    const u = r.pick(users)
    r.pick([
      () =>
        E(
          t,
          4768,
          'Audit Success',
          'Kerberos Authentication Service',
          `A Kerberos authentication ticket (TGT) was requested. Account Name: ${u} Service Name: krbtgt Client Address: ::ffff:${ip()} Ticket Encryption Type: 0x12 Result Code: 0x0`,
        ),
      () =>
        E(
          t,
          4769,
          'Audit Success',
          'Kerberos Service Ticket Operations',
          `A Kerberos service ticket was requested. Account Name: ${u}@CORP.LOCAL Service Name: ${r.pick(['FS01$', 'ERP-APP1$', 'MSSQLSvc/sql03', 'cifs/nas02'])} Client Address: ::ffff:${ip()} Failure Code: 0x0`,
        ),
      () =>
        E(
          t,
          4624,
          'Audit Success',
          'Logon',
          `An account was successfully logged on. Logon Type: 3 Account Name: ${u} Source Network Address: ${ip()}`,
        ),
      () => E(t, 4634, 'Audit Success', 'Logoff', `An account was logged off. Account Name: ${u} Logon Type: 3`),
    ])()
    return null
  })
  every(sec, t0, end, 4 * M, (t) => {
    const u = r.pick(users),
      a = ip()
    E(
      t,
      4771,
      'Audit Failure',
      'Kerberos Authentication Service',
      `Kerberos pre-authentication failed. Account Name: ${u} Client Address: ::ffff:${a} Failure Code: 0x18 Pre-Authentication Type: 2`,
    )
    E(
      t + 9000,
      4768,
      'Audit Success',
      'Kerberos Authentication Service',
      `A Kerberos authentication ticket (TGT) was requested. Account Name: ${u} Service Name: krbtgt Client Address: ::ffff:${a} Ticket Encryption Type: 0x12 Result Code: 0x0`,
    )
    return null
  })
  every(sec, t0, end, 9 * M, (t) => {
    E(
      t,
      4625,
      'Audit Failure',
      'Logon',
      `An account failed to log on. Account Name: ${r.pick(['admin', 'administrator', 'backup', 'test'])} Failure Reason: Unknown user name or bad password. Status: 0xC000006D Sub Status: 0xC0000064 Workstation Name: VULNSCAN01 Source Network Address: 10.9.9.9`,
    )
    return null
  })
  for (const u of users.slice(0, 4))
    E(
      t0 + r.int(5, 230) * M,
      4723,
      'Audit Success',
      'User Account Management',
      `An attempt was made to change an account's password. Subject Account Name: ${u} Target Account Name: ${u}`,
    )
  E(
    on,
    4724,
    'Audit Success',
    'User Account Management',
    `An attempt was made to reset an account's password. Subject Account Name: adm-${r.pick(users).split('.')[0]} Target Account Name: ${svc} Target Domain: CORP`,
    { root: 'pw' },
  )
  E(
    on + 300,
    4738,
    'Audit Success',
    'User Account Management',
    `A user account was changed. Target Account Name: ${svc} Password Last Set: ${T(on, '%n/%D/%Y %i:%M:%S %p')}`,
    { root: 'pw' },
  )
  for (let t = on + r.int(2, 4) * M; t < end; t += r.int(28, 34) * M) {
    // three bad passwords, lock, unlocked after 30 minutes
    for (let k = 0; k < 5; k++)
      E(
        t + k * r.int(5, 12) * S,
        4771,
        'Audit Failure',
        'Kerberos Authentication Service',
        `Kerberos pre-authentication failed. Account Name: ${svc} Client Address: ${cip} Failure Code: 0x18 Pre-Authentication Type: 2`,
        { root: 'pw' },
      )
    E(
      t + 62 * S,
      4740,
      'Audit Success',
      'User Account Management',
      `A user account was locked out. Account That Was Locked Out: ${svc} Additional Information: Caller Computer Name: ${culprit}`,
      { root: 'pw' },
    )
    every(sec, t + 64 * S, Math.min(end, t + 27 * M), 50 * S, (u) => {
      E(
        u,
        4771,
        'Audit Failure',
        'Kerberos Authentication Service',
        `Kerberos pre-authentication failed. Account Name: ${svc} Client Address: ${r.next() < 0.5 ? cip : '::ffff:' + ip()} Failure Code: 0x12 Pre-Authentication Type: 0`,
        { relevant: 'pw' },
      )
      return null
    })
    every(erp, t + 70 * S, Math.min(end, t + 28 * M), 22 * S, (u) => [
      `${T(u, '%m/%d/%Y %H:%M:%S')} Error   ${r.pick([`ERP-APP1 DocumentRouter 7031 Cannot open inbox share \\\\FS01\\inbox$: The referenced account is currently locked out and may not be logged on to. (0x80070775)`, `BKP-MGR NightVault 1903 Job SQL03-LOG failed to authenticate as CORP\\${svc}`, `WEB-EXT IIS-APPPOOL 5059 Application pool invoicing has been disabled: the identity CORP\\${svc} is invalid`])}`,
      { relevant: 'pw' },
    ])
  }
  every(
    erp,
    t0,
    end,
    26 * S,
    (t) =>
      `${T(t, '%m/%d/%Y %H:%M:%S')} ${r.pick(['Info    ERP-APP1 DocumentRouter 7000 Routed ' + r.int(1, 40) + ' documents to queue INV', 'Info    BKP-MGR NightVault 1900 Job ' + r.pick(['FS01-DIFF', 'SQL02-LOG', 'EXCH-LOG']) + ' completed', 'Info    WEB-EXT W3SVC 1074 Worker process recycled: memory limit', 'Info    SQL02 MSSQLSERVER 18265 Log was backed up. Database: WMS'])}`,
  )
  every(
    erp,
    t0,
    end,
    6 * M,
    (t) =>
      `${T(t, '%m/%d/%Y %H:%M:%S')} Error   ${r.pick(['FS01', 'ERP-APP1', 'WEB-EXT'])} DCOM 10016 The application-specific permission settings do not grant Local Activation permission for the COM Server application with CLSID {2593F8B9-4EAF-457C-B68A-50F6B8EA6B54}`,
  )
  inc(
    'pw',
    {
      cause: {
        allOf: [
          ['password', 'credential', '4724', 'secret'],
          [
            'old',
            'stale',
            'reset',
            'changed',
            'outdated',
            'cached',
            'previous',
            'obsolete',
            'not updated',
            'out.of.date',
          ],
          [svc, culprit, cip.slice(7).replaceAll('.', '\\.'), 'service account'],
        ],
        mustNot: ['brute.?force attack (from|by|against|is)', 'under attack'],
      },
      services: [culprit, svc, cip.slice(7), cip],
      victims: ['ERP-APP1', 'BKP-MGR', 'WEB-EXT', 'FS01', 'DocumentRouter', 'NightVault', 'VULNSCAN01'],
      severity: ['medium', 'high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 360,
      rootPattern: svc,
    },
    [
      `The password of ${svc} was reset and ${culprit} still uses the old one, locking the account out again and again`,
      `${culprit} presents a stale credential for ${svc} after the 4724 reset`,
    ],
    [
      'The account is locked out',
      'A brute-force attack from the scanner locks accounts: old passwords of service account',
      'File share FS01 refuses access',
    ],
  )
  return c
})

// 6 Ceph: one drive is slow, many OSDs report slow ops
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-06-object-store', {
    notes:
      "louder victims: one OSD's disk answers slowly (kernel medium errors few, bluestore slow commits); other OSDs wait for its sub ops, gateways time out. Herrings: scrub, a mon clock skew that heals, deep-scrub late.",
  })
  const end = t0 + 80 * M,
    on = t0 + r.int(30, 40) * M
  const bad = r.int(11, 38),
    host = `stor${P(Math.floor(bad / 8) + 1)}`,
    osds = Array.from({ length: 12 }, () => r.int(0, 47)).filter((x) => x !== bad)
  const cl = 'logs/ceph.log',
    ol = `logs/osd-journal-${host}.log`,
    rg = 'logs/radosgw.log',
    dev = r.pick(['sdg', 'sdk', 'sdd'])
  const C = (t, who, lvl, text, o) =>
    put(
      cl,
      t,
      `${T(t, '%Y-%m-%dT%H:%M:%S.%U')}+0000 ${who} (${who.startsWith('mon') ? 'mon.0' : who}) ${who.length * 3000 + 411 + Math.floor((t - t0) / 1700)} : cluster [${lvl}] ${text}`,
      o,
    )
  let v = r.int(400000, 800000)
  tick(cl, t0, end, 10 * S, (t) => {
    const deg = t > on
    return [
      `${T(t, '%Y-%m-%dT%H:%M:%S.%U')}+0000 mgr.stor01.xqkzfe (mgr.${r.int(10000, 10001)}) ${v} : cluster [DBG] pgmap v${++v}: 1185 pgs: ${deg ? '1182 active+clean, 3 active+clean+laggy' : '1185 active+clean'}; 71 TiB data, 214 TiB used, 305 TiB / 519 TiB avail; ${deg ? r.int(20, 60) : r.int(180, 320)} MiB/s rd, ${deg ? r.int(4, 15) : r.int(60, 110)} MiB/s wr, ${deg ? r.int(120, 400) : r.int(1500, 3000)} op/s`,
      deg ? { relevant: 'slow' } : undefined,
    ]
  })
  every(cl, t0, end, 22 * S, (t) => {
    const o = r.pick(osds)
    C(
      t,
      `osd.${o}`,
      'DBG',
      `${r.int(2, 14)}.${r.hex(2)} ${r.pick(['scrub starts', 'scrub ok', 'deep-scrub starts', 'deep-scrub ok'])}`,
    )
    return null
  })
  C(t0 + 6 * M, 'mon.stor03', 'WRN', 'Health check failed: clock skew detected on mon.stor02 (MON_CLOCK_SKEW)')
  C(t0 + 9 * M, 'mon.stor01', 'INF', 'Health check cleared: MON_CLOCK_SKEW (was: clock skew detected on mon.stor02)')
  let n = 3
  every(cl, on + 70 * S, end, 16 * S, (t) => {
    n = Math.min(900, n + r.int(1, 14))
    const o = r.pick(osds)
    C(
      t,
      `osd.${o}`,
      'WRN',
      `${r.int(2, 40)} slow requests (by type [ 'delayed' : ${r.int(1, 6)} 'waiting for sub ops' : ${r.int(2, 30)} ] most affected pool [ 'default.rgw.buckets.data' : ${r.int(2, 30)} ])`,
      { relevant: 'slow' },
    )
    return null
  })
  every(cl, on + 80 * S, end, 60 * S, (t) => {
    const o = [bad, ...osds.slice(0, 4)].sort((a, b) => a - b)
    C(
      t,
      'mon.stor01',
      'WRN',
      `Health check update: ${n} slow ops, oldest one blocked for ${Math.round((t - on) / 1000)} sec, daemons [${[...new Set(o)].map((x) => 'osd.' + x).join(',')}] have slow ops. (SLOW_OPS)`,
      { relevant: 'slow' },
    )
    return null
  })
  // host journal
  const pid = r.int(2000, 9000)
  every(ol, t0, end, 15 * S, (t) => {
    const o = Math.floor(bad / 8) * 8 + r.int(0, 7)
    return `${T(t, '%b %e %H:%M:%S')} ${host} ceph-osd[${pid + o}]: ${T(t, '%Y-%m-%dT%H:%M:%S.%L')}+0000 7f${r.hex(10)} ${r.pick([` 0 log_channel(cluster) log [DBG] : ${r.int(2, 14)}.${r.hex(2)} scrub ok`, ` 4 rocksdb: [db/compaction/compaction_job.cc:1650] [default] [JOB ${r.int(100, 9000)}] Compacting ${r.int(2, 5)}@0 + ${r.int(1, 5)}@1 files to L1, score 1.0${r.int(0, 9)}`, ` 4 rocksdb: EVENT_LOG_v1 {"time_micros": ${Math.floor(t * 1000)}, "job": ${r.int(100, 9000)}, "event": "table_file_deletion", "file_number": ${r.int(100000, 300000)}}`])}`
  })
  every(ol, on, end, 26 * S, (t) => [
    `${T(t, '%b %e %H:%M:%S')} ${host} ceph-osd[${pid + bad}]: ${T(t, '%Y-%m-%dT%H:%M:%S.%L')}+0000 7f${r.hex(10)}  0 bluestore(/var/lib/ceph/osd/ceph-${bad}) log_latency slow operation observed for ${r.pick(['kv_commit', '_txc_committed_kv', 'submit_transact'])}, latency = ${r.int(6, 31)}.${P(r.int(0, 999999), 6)}s`,
    { root: 'slow' },
  ])
  for (let i = 0, t = on; i < 5; i++, t += r.int(4, 9) * M)
    put(
      ol,
      t,
      `${T(t, '%b %e %H:%M:%S')} ${host} kernel: sd ${r.int(0, 3)}:0:${bad % 8}:0: [${dev}] tag#${r.int(100, 900)} FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_OK cmd_age=${r.int(7, 24)}s\n${T(t, '%b %e %H:%M:%S')} ${host} kernel: sd ${r.int(0, 3)}:0:${bad % 8}:0: [${dev}] tag#${r.int(100, 900)} Sense Key : Recovered Error [current]\n${T(t, '%b %e %H:%M:%S')} ${host} kernel: sd 0:0:${bad % 8}:0: [${dev}] tag#${r.int(100, 900)} Add. Sense: Recovered data with error correction applied`,
      { root: 'slow' },
    )
  put(
    ol,
    on - 11 * M,
    `${T(on - 11 * M, '%b %e %H:%M:%S')} ${host} smartd[1411]: Device: /dev/${dev} [SAT], SMART Usage Attribute: 5 Reallocated_Sector_Ct changed from 98 to 91`,
    { relevant: 'slow' },
  )
  every(rg, t0, end, 6 * S, (t) => {
    const slow = t > on + 60 * S && r.next() < 0.45
    const m = r.pick(['GET', 'PUT', 'GET', 'HEAD'])
    return [
      `${T(t, '%Y-%m-%dT%H:%M:%S.%L')}+0000 7f${r.hex(10)}  1 beast: 0x7f${r.hex(10)}: ${ip()} - ${r.pick(['archive', 'thumbs', 'backup'])} [${T(t, '%d/%b/%Y:%H:%M:%S.%L')} +0000] "${m} /${r.pick(['thumbs', 'vault', 'invoices'])}/${r.hex(10)} HTTP/1.1" ${slow ? r.pick([500, 503, 200]) : r.pick([200, 200, 200, 200, 404])} ${r.int(0, 900000)} - "aws-sdk-java/2.20" - latency=${slow ? r.int(9, 60) : 0}.${P(r.int(0, 999), 3)}000${r.int(100, 999)}s`,
      slow ? { relevant: 'slow' } : undefined,
    ]
  })
  inc(
    'slow',
    {
      cause: {
        allOf: [
          [`osd[. -]?${bad}\\b`, dev, `ceph-${bad}\\b`],
          [
            'slow (disk|drive|device|commit|operation|i/o|io)',
            'disk',
            'drive',
            'device',
            'hdd',
            'ssd',
            'sector',
            'latency',
            'medium',
            'media',
          ],
        ],
        mustNot: ['clock skew'],
      },
      services: [`osd.${bad}`, host, dev, `ceph-osd`, `ceph-${bad}`, `/dev/${dev}`],
      victims: ['radosgw', 'rgw', ...new Set(osds.map((o) => `osd.${o}`))],
      severity: ['medium', 'high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 120,
      rootPattern: 'bluestore|kernel',
    },
    [
      `The drive ${dev} behind osd.${bad} on ${host} is failing: its bluestore commits take many seconds and other OSDs wait for its sub ops`,
      `osd.${bad} has a slow disk`,
    ],
    ['Several OSDs report slow requests waiting for sub ops', 'radosgw returns 503', 'SLOW_OPS health check failed'],
  )
  return c
})

// 7 serverless: memory grows per container from a new version until killed
cases.push((seed) => {
  const { r, c, t0, put, every, inc, uuid } = start(seed, 'two-07-thumbnail-functions', {
    notes:
      'hard: slow leak visible only in REPORT lines (Max Memory Used grows with every warm invocation since version $N was published); ends in killed runtimes and retries of the caller. Herrings: cold starts, timeouts of another function, deprecated runtime notice.',
  })
  const end = t0 + 150 * M,
    on = t0 + r.int(45, 55) * M,
    f = 'logs/export-2f9c.log',
    ver = r.int(41, 88)
  const group = r.pick(['receipt-render', 'avatar-resize', 'pdf-stamp'])
  let stream = {}
  const L = (t, g, s, text, o) =>
    put(f, t, `${T(t, '%Y-%m-%dT%H:%M:%S.%L')}Z /aws/lambda/${g} ${T(t, '%Y/%m/%d')}/[${s.v}]${s.id} ${text}`, o)
  const invoke = (g, t, s, o) => {
    const id = uuid(),
      dur = o.dur,
      rel = o.bad ? { [s.mem > 420 || o.kill ? 'root' : 'relevant']: 'leak' } : undefined
    L(t, g, s, `START RequestId: ${id} Version: ${s.v}`)
    if (o.app) L(t + 8, g, s, `${T(t + 8, '%Y-%m-%dT%H:%M:%S.%L')}Z\t${id}\t${o.app}`)
    if (o.kill) {
      L(t + dur - 5, g, s, `RequestId: ${id} Error: Runtime exited with error: signal: killed\tRuntime.ExitError`, {
        relevant: 'leak',
      })
    }
    if (o.timeout)
      L(t + dur - 2, g, s, `${T(t + dur - 2, '%Y-%m-%dT%H:%M:%S.%L')}Z ${id} Task timed out after 3.00 seconds`)
    L(t + dur, g, s, `END RequestId: ${id}`)
    L(
      t + dur + 1,
      g,
      s,
      `REPORT RequestId: ${id}\tDuration: ${dur.toFixed(2)} ms\tBilled Duration: ${Math.ceil(dur)} ms\tMemory Size: ${o.size} MB\tMax Memory Used: ${Math.round(s.mem)} MB${s.n === 1 ? `\tInit Duration: ${r.int(180, 900)}.${r.int(10, 99)} ms` : ''}${o.kill ? '\tStatus: error\tError Type: Runtime.ExitError' : ''}`,
      rel,
    )
  }
  const pool = [{}, {}, {}]
  every(f, t0, end, 26 * S, (t) => {
    const i = r.int(0, 2),
      newer = t > on,
      v = String(newer ? ver + 1 : ver)
    let s = pool[i]
    if (!s.id || s.v !== v) s = pool[i] = { id: r.hex(32), v, mem: r.int(118, 131), n: 0 }
    s.n++
    if (newer) s.mem = Math.min(512, s.mem + r.int(6, 12))
    else s.mem = Math.max(118, Math.min(149, s.mem + r.int(-1, 2)))
    const kill = s.mem >= 512
    invoke(group, t, s, {
      dur: r.int(120, 480) + (s.mem > 380 ? r.int(100, 900) : 0) + r.next(),
      size: 512,
      bad: newer,
      kill,
      app: `INFO\trendered key=${r.hex(12)}.png bytes=${r.int(20000, 900000)} cache=${r.pick(['hit', 'miss'])}`,
    })
    if (kill) pool[i] = {}
    return null
  })
  put(
    f,
    on,
    `${T(on, '%Y-%m-%dT%H:%M:%S.%L')}Z /aws/lambda/deploy-hook ${T(on, '%Y/%m/%d')}/[$LATEST]${r.hex(32)} alias live of ${group} moved from version ${ver} to ${ver + 1} (pipeline ${r.int(1000, 9999)}: "keep decoded images between calls")`,
    { root: 'leak' },
  )
  const dh = t0 + r.int(8, 20) * M
  put(
    f,
    dh,
    `${T(dh, '%Y-%m-%dT%H:%M:%S.%L')}Z /aws/lambda/deploy-hook ${T(dh, '%Y/%m/%d')}/[$LATEST]${r.hex(32)} alias live of push-fanout moved from version 12 to 13 (pipeline ${r.int(1000, 9999)}: "copy texts")`,
  )
  const q = { id: r.hex(32), v: '13', mem: 88, n: 5 }
  every(f, t0, end, 80 * S, (t) => {
    const to = r.next() < 0.08
    invoke('push-fanout', t, q, {
      dur: to ? 3000 : r.int(20, 300) + r.next(),
      size: 256,
      timeout: to,
      app: to ? 'WARN\tapns: connection reset, will retry' : 'INFO\tsent ' + r.int(1, 90),
    })
    return null
  })
  const w = { id: r.hex(32), v: '7', mem: 71, n: 5 }
  every(f, t0 + 95 * M, end, 60 * S, (t) => {
    L(
      t,
      'order-mailer',
      w,
      `ERROR\tattachment for order ${r.int(100000, 999999)} not available: ${group} invocation failed (Unhandled), attempt ${r.int(1, 3)}`,
      { relevant: 'leak' },
    )
    return null
  })
  inc(
    'leak',
    {
      cause: {
        allOf: [
          [
            'leak',
            'memory (\\w+ ){0,6}(grow|rise|climb|increas|accumul)',
            '(grow|rising|increas|climb)\\w* (\\w+ ){0,4}memory',
            'never (freed|released)',
            'out of memory',
            '\\boom\\b',
            'memory (limit|exhaust)',
          ],
          [
            `version ${ver + 1}`,
            `v${ver + 1}\\b`,
            `\\b${ver + 1}\\b`,
            'new version',
            'deploy',
            'release',
            'alias',
            'decoded images',
            'cache',
            'leak',
          ],
        ],
        mustNot: ['push-fanout (leak|cause)', 'apns'],
      },
      services: [group, `${group}:${ver + 1}`],
      victims: ['order-mailer', 'push-fanout'],
      severity: ['medium', 'high', 'critical', 'low'],
      onset: on,
      onsetToleranceSeconds: 1800,
      rootPattern: 'REPORT|alias live',
    },
    [
      `Memory leak in ${group} since version ${ver + 1}: Max Memory Used climbs with every invocation to the 512 MB limit and the runtime is killed`,
      `${group} leaks memory after the deploy`,
    ],
    ['order-mailer cannot attach files', 'push-fanout times out', 'Runtime exited with signal killed'],
  )
  return c
})

// 8 CockroachDB: one node's clock drifts, it kills itself
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-08-roach-cluster', {
    notes:
      'direct: clock offset of one node grows (its chronyd lost its sources), node terminates itself; louder: lease transfers, client retries.',
  })
  const end = t0 + 60 * M,
    on = t0 + r.int(22, 30) * M,
    bad = r.int(2, 4),
    die = on + 14 * M
  const f = 'logs/cockroach-all-nodes.log',
    app = 'logs/ride-dispatch.jsonl',
    sy = `logs/crdb-n${bad}-syslog`
  const g = {}
  const L = (n, t, lvl, src, tag, text, o) =>
    put(
      f,
      t,
      `n${n} | ${lvl}${T(t, '%y%m%d %H:%M:%S.%U')} ${r.int(90, 9000)} ${src} ⋮ [${n ? `T1,Vsystem,n${n}` : ''}${tag}] ${n * 9000 + Math.floor((t - t0) / 400)}  ${text}`,
      o,
    )
  every(f, t0, end, 5.5 * S, (t) => {
    const n = r.int(1, 5)
    if (n === bad && t > die) return null
    r.pick([
      () =>
        L(
          n,
          t,
          'I',
          'server/status/runtime_log.go:47',
          '',
          `runtime stats: ${r.int(3, 6)}.${r.int(0, 9)} GiB RSS, ${r.int(400, 900)} goroutines (stacks: 14 MiB), ${r.int(700, 1900)} MiB/2.6 GiB Go alloc/total (heap fragmentation: 180 MiB), 1.4 GiB/1.5 GiB CGO alloc/total (${r.int(900, 5000)}.${r.int(0, 9)} CGO/sec), ${r.int(40, 160)}.${r.int(0, 9)}/${r.int(5, 20)}.${r.int(0, 9)} %(u/s)time, 0.0 %gc (${r.int(1, 6)}x), 9.${r.int(0, 9)} MiB/8.2 MiB (r/w)net`,
        ),
      () =>
        L(
          n,
          t,
          'I',
          'kv/kvserver/replica_command.go:2367',
          `,s${n},r${r.int(40, 900)}/2:‹/Table/1${r.int(10, 40)}/1›`,
          'change replicas (add [(n3,s3):5] remove []): existing descriptor ok',
        ),
      () =>
        L(
          n,
          t,
          'I',
          'jobs/registry.go:1610',
          '',
          `AUTO CREATE STATS job ${r.int(100000, 999999)}${r.int(100000000000, 999999999999)}: stepping through state succeeded`,
        ),
      () =>
        L(
          n,
          t,
          'W',
          'kv/kvserver/closed_timestamp.go:88',
          '',
          `raft receive queue for r${r.int(40, 900)} is ${r.int(50, 60)}% full`,
        ),
    ])()
    return null
  })
  put(sy, t0, `${T(t0, '%b %e %H:%M:%S')} crdb-n${bad} systemd[1]: Started Daily apt download activities.`)
  every(
    sy,
    t0,
    end,
    40 * S,
    (t) =>
      `${T(t, '%b %e %H:%M:%S')} crdb-n${bad} ${r.pick([`CRON[${r.int(9000, 40000)}]: (root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)`, `systemd[1]: Started Session ${r.int(100, 900)} of user metrics.`, `sshd[${r.int(9000, 40000)}]: Accepted publickey for metrics from ${ip()} port ${r.int(40000, 60000)} ssh2`, `systemd[1]: Finished Rotate log files.`])}`,
  )
  for (const [d, x] of [
    [-3 * M, `chronyd[611]: Source ${ip()} offline`],
    [-2.6 * M, `chronyd[611]: Source ${ip()} offline`],
    [-2 * M, `chronyd[611]: Can't synchronise: no selectable sources`],
  ])
    put(sy, on + d, `${T(on + d, '%b %e %H:%M:%S')} crdb-n${bad} ${x}`, { root: 'clk' })
  tick(f, on, die, 30 * S, (t) => {
    const off = 60 + ((t - on) / (14 * M)) * 360
    for (const n of [bad])
      L(
        n,
        t,
        'W',
        'rpc/clock_offset.go:267',
        ',rnode',
        `latency jump (prev avg ${r.int(1, 3)}.${r.int(10, 99)}ms, current ${r.int(5, 12)}.${r.int(10, 99)}ms)`,
        undefined,
      )
    L(
      bad,
      t + 5,
      off > 250 ? 'E' : 'W',
      'rpc/clock_offset.go:320',
      '',
      `clock offset from node n${r.pick([1, 5])}: ${off.toFixed(3)}ms exceeds ${off > 400 ? '80% of maximum offset' : 'tolerated skew'}`,
      { root: 'clk' },
    )
    return null
  })
  put(
    f,
    die,
    `n${bad} | F${T(die, '%y%m%d %H:%M:%S.%U')} 231 server/server.go:310 ⋮ [T1,Vsystem,n${bad}] ${r.int(1000, 99000)}  clock synchronization error: this node is more than 500ms away from at least half of the known nodes (1 of 4 are within the offset)\nn${bad} | F${T(die, '%y%m%d %H:%M:%S.%U')} 231 server/server.go:310 ⋮ [T1,Vsystem,n${bad}] !!!!goroutine 231 [running]:\nn${bad} | F${T(die, '%y%m%d %H:%M:%S.%U')} 231 server/server.go:310 ⋮ [T1,Vsystem,n${bad}] !!!!github.com/cockroachdb/cockroach/pkg/util/log.(*loggerT).outputLogEntry(0xc000d3)`,
    { root: 'clk' },
  )
  every(f, die + S, die + 9 * M, 2.2 * S, (t) => {
    const n = r.pick([1, 2, 3, 4, 5].filter((x) => x !== bad))
    r.pick([
      () =>
        L(
          n,
          t,
          'W',
          'kv/kvclient/kvcoord/dist_sender.go:1612',
          `,client=${ip()}:${r.int(30000, 60000)},user=dispatch`,
          `slow range RPC: have been waiting ${r.int(4, 40)}.${r.int(10, 99)}s (${r.int(2, 60)} attempts) for RPC Get [/Table/11${r.int(1, 9)}/1/‹"${r.hex(6)}"›,/Min) to r${r.int(40, 900)}`,
          { relevant: 'clk' },
        ),
      () =>
        L(
          n,
          t,
          'W',
          'rpc/nodedialer/nodedialer.go:194',
          '',
          `unable to connect to n${bad}: failed to connect to n${bad} at ‹10.4.0.1${bad}:26257›: initial connection heartbeat failed: connection refused`,
          { relevant: 'clk' },
        ),
    ])()
    return null
  })
  every(app, t0, end, 5 * S, (t) => {
    const b = t > die && t < die + 6 * M && r.next() < 0.6
    return [
      JSON.stringify(
        b
          ? {
              ts: Math.floor(t),
              sev: 'ERROR',
              mod: 'assign',
              ride: r.hex(10),
              msg: r.pick([
                'restart transaction: TransactionRetryWithProtoRefreshError: ReadWithinUncertaintyIntervalError',
                'dial tcp 10.4.0.1' + bad + ':26257: connect: connection refused',
              ]),
            }
          : {
              ts: Math.floor(t),
              sev: 'INFO',
              mod: r.pick(['assign', 'eta', 'geo']),
              ride: r.hex(10),
              msg: r.pick(['driver matched', 'offer sent', 'eta computed']),
              ms: r.int(4, 80),
            },
      ),
      b ? { relevant: 'clk' } : undefined,
    ]
  })
  inc(
    'clk',
    {
      cause: {
        allOf: [
          ['clock', 'time (sync|drift|skew|offset)', 'chrony', '\\bntp\\b'],
          ['offset', 'skew', 'drift', 'sync', 'away', 'wrong', 'off by', 'sources?'],
        ],
      },
      services: [`n${bad}`, `crdb-n${bad}`, 'chronyd', `node ${bad}`, 'cockroach'],
      victims: ['ride-dispatch', 'assign', ...[1, 2, 3, 4, 5].filter((x) => x !== bad).map((x) => 'n' + x)],
      severity: ['medium', 'high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 900,
      rootPattern: 'clock|chronyd',
    },
    [
      `Node n${bad} lost its NTP sources, its clock drifted past the maximum offset and it terminated itself`,
      `clock skew on n${bad}`,
    ],
    [`n${bad} refuses connections`, 'ride-dispatch transactions are retried', 'slow range RPC'],
  )
  return c
})

// 9 healthy: pytest in CI prints many errors, all pass
cases.push((seed) => {
  const { r, c, t0, put } = start(seed, 'two-09-pipeline-tests', {
    kind: 'clean',
    notes:
      'a CI job: tests print tracebacks and ERROR captured logs on purpose (rP output), flaky retry, deprecations; the job succeeds.',
  })
  const f = 'logs/job.log'
  let t = t0
  const L = (x, d = 300) => {
    t += r.gap(d)
    put(f, t, `${T(t, '%Y-%m-%dT%H:%M:%S.%N').slice(0, 27)}Z ${x}`)
  }
  L('Running with gitlab-runner 16.9.1 (782c6ecb)')
  L(`  on shared-${r.hex(6)}, system ID: s_${r.hex(12)}`)
  L('Preparing the "docker" executor')
  L('Using Docker executor with image python:3.12-slim ...')
  L('$ pip install -r requirements-dev.txt', 900)
  L(
    "WARNING: Running pip as the 'root' user can result in broken permissions and conflicting behaviour with the system package manager.",
  )
  L('$ pytest -rP -p no:cacheprovider tests/', 900)
  L('============================= test session starts ==============================')
  L('platform linux -- Python 3.12.2, pytest-8.1.1, pluggy-1.4.0')
  L('plugins: xdist-3.5.0, rerunfailures-14.0, asyncio-0.23.5')
  const n = r.int(520, 640)
  L(`collected ${n} items`)
  const mods = [
    'ledger',
    'refund',
    'webhook',
    'sepa',
    'fraud_rules',
    'idempotency',
    'rates',
    'lock',
    'migrations',
    'outbox',
    'sftp',
    'retry_policy',
  ]
  for (let i = 0; i < 290; i++)
    L(
      `tests/${r.pick(['unit', 'integration'])}/test_${mods[Math.floor(i / 25) % mods.length]}.py::test_${r.pick(['rejects', 'handles', 'raises_on', 'rolls_back', 'retries', 'logs'])}_${r.pick(['timeout', 'duplicate_key', 'connection_refused', 'disk_full', 'invalid_iban', 'deadlock', 'oom_kill', 'expired_certificate'])}[${r.pick(['sync', 'async', 'eur', 'nok', 'v1', 'v2'])}] ${i === 141 ? 'RERUN' : 'PASSED'} [${String(Math.floor(i / 2.9)).padStart(3)}%]`,
      220,
    )
  L('==================================== PASSES ====================================')
  for (let i = 0; i < 26; i++) {
    const m = r.pick(mods)
    L(
      `_______________________ test_${r.pick(['rolls_back', 'raises_on', 'retries'])}_${r.pick(['deadlock', 'disk_full', 'timeout'])} _______________________`,
      5,
    )
    L('------------------------------ Captured log call -------------------------------', 5)
    L(
      `ERROR    pay.${m}:${m}.py:${r.int(20, 300)} ${r.pick(['could not connect to postgres at db:5432: Connection refused', 'write failed: [Errno 28] No space left on device', 'psycopg.errors.DeadlockDetected: deadlock detected', 'SSLCertVerificationError: certificate has expired', 'CRITICAL ledger out of balance by 0.01 EUR'])}`,
      5,
    )
    L('Traceback (most recent call last):', 3)
    L(`  File "/builds/pay/core/src/pay/${m}.py", line ${r.int(20, 300)}, in commit`, 3)
    L('    self._conn.execute(stmt)', 3)
    L(`  File "/usr/local/lib/python3.12/unittest/mock.py", line 1134, in __call__`, 3)
    L('    return self._mock_call(*args, **kwargs)', 3)
    L(
      r.pick([
        'OSError: [Errno 28] No space left on device',
        'ConnectionRefusedError: [Errno 111] Connection refused',
        'TimeoutError: simulated',
      ]),
      3,
    )
    L(`WARNING  pay.retry:retry.py:44 giving up after 3 attempts`, 3)
  }
  L('=============================== warnings summary ===============================')
  L(
    '  /builds/pay/core/src/pay/rates.py:9: DeprecationWarning: datetime.datetime.utcnow() is deprecated and scheduled for removal in a future version.',
  )
  L(
    `================= ${n} passed, 4 skipped, 1 xfailed, 1 rerun, 12 warnings in 214.${r.int(10, 99)}s =================`,
  )
  L('Uploading artifacts...')
  L('junit.xml: found 1 matching artifact files and directories')
  L('Uploading artifacts as "junit" to coordinator... 201 Created  id=' + r.int(1e6, 9e6))
  L('Job succeeded')
  return c
})

// 10 healthy: Kubernetes rolling deploy and node drain
cases.push((seed) => {
  const { r, c, t0, put, every, inc } = start(seed, 'two-10-rollout-hour', {
    kind: 'clean',
    notes:
      'kubectl get events -w and pod logs during a rolling update and a node drain: Unhealthy readiness while starting, SIGTERM, Killing, FailedScheduling for seconds, a PDB that defers an eviction; everything comes up.',
  })
  const f = 'logs/events.log',
    a = 'logs/storefront-bff.log',
    end = t0 + 45 * M
  const ev = (t, type, reason, obj, msg) =>
    put(f, t, `${T(t, '%Y-%m-%dT%H:%M:%S')}Z   ${type.padEnd(9)}${reason.padEnd(24)}${obj.padEnd(52)}${msg}`)
  const apps = ['storefront-bff', 'basket', 'promo-engine', 'search-facade'],
    t1 = t0 + 8 * M
  for (const [k, app] of apps.entries()) {
    const o = r.hex(10),
      n = r.hex(10)
    for (let i = 0; i < 6; i++) {
      const t = t1 + k * 7 * M + i * 55 * S,
        p = `pod/${app}-${n}-${r.hex(5)}`,
        q = `pod/${app}-${o}-${r.hex(5)}`
      ev(
        t,
        'Normal',
        'ScalingReplicaSet',
        `deployment/${app}`,
        `Scaled up replica set ${app}-${n} to ${i + 1} from ${i}`,
      )
      ev(t + 200, 'Normal', 'SuccessfulCreate', `replicaset/${app}-${n}`, `Created pod: ${p.slice(4)}`)
      if (r.next() < 0.3)
        ev(
          t + 300,
          'Warning',
          'FailedScheduling',
          p,
          '0/9 nodes are available: 1 node(s) were unschedulable, 8 Insufficient cpu. preemption: 0/9 nodes are available: 8 No preemption victims found for incoming pod.',
        )
      ev(t + 4000, 'Normal', 'Scheduled', p, `Successfully assigned shop/${p.slice(4)} to worker-${r.int(1, 8)}`)
      ev(t + 5000, 'Normal', 'Pulling', p, `Pulling image "registry.shop.io/${app}:2.${r.int(10, 60)}.0"`)
      ev(t + 9000, 'Normal', 'Pulled', p, `Successfully pulled image in ${r.int(2, 5)}.${r.int(1, 9)}s`)
      ev(t + 9300, 'Normal', 'Started', p, `Started container ${app}`)
      ev(
        t + 14000,
        'Warning',
        'Unhealthy',
        p,
        `Readiness probe failed: Get "http://10.42.${r.int(1, 9)}.${r.int(2, 200)}:8080/ready": dial tcp 10.42.${r.int(1, 9)}.${r.int(2, 200)}:8080: connect: connection refused`,
      )
      if (r.next() < 0.6)
        ev(t + 19000, 'Warning', 'Unhealthy', p, 'Readiness probe failed: HTTP probe failed with statuscode: 503')
      ev(t + 31000, 'Normal', 'Killing', q, `Stopping container ${app}`)
      ev(
        t + 31100,
        'Normal',
        'ScalingReplicaSet',
        `deployment/${app}`,
        `Scaled down replica set ${app}-${o} to ${5 - i} from ${6 - i}`,
      )
      if (r.next() < 0.3)
        ev(t + 33000, 'Warning', 'Unhealthy', q, 'Readiness probe failed: HTTP probe failed with statuscode: 503')
    }
  }
  const w = 'worker-9'
  ev(
    t1 + 30 * M,
    'Normal',
    'NodeNotSchedulable',
    `node/${w}`,
    `Node ${w} status is now: NodeNotSchedulable'`.replace("'", ''),
  )
  ev(
    t1 + 30.2 * M,
    'Warning',
    'EvictionBlocked',
    'pod/basket-redis-0',
    "Cannot evict pod as it would violate the pod's disruption budget.",
  )
  ev(t1 + 31 * M, 'Normal', 'Killing', 'pod/basket-redis-0', 'Stopping container redis')
  ev(t1 + 31.6 * M, 'Normal', 'Started', 'pod/basket-redis-0', 'Started container redis')
  ev(t1 + 35 * M, 'Normal', 'NodeSchedulable', `node/${w}`, `Node ${w} status is now: NodeSchedulable`)
  every(a, t0, end, 4 * S, (t) => {
    const x = r.next(),
      pod = `storefront-bff-${r.hex(5)}`
    return `${pod} ${T(t, '%Y-%m-%dT%H:%M:%S.%L')}Z ${x < 0.9 ? `info  http ${r.pick(['GET', 'POST'])} /v2/${r.pick(['home', 'pdp', 'basket', 'search'])} ${r.pick([200, 200, 200, 204, 304, 404, 401])} ${r.int(5, 190)}ms` : r.pick(['warn  basket: ECONNRESET, retry 1/3', 'info  basket: retry 1/3 ok', 'warn  validation: 400 quantity must be positive', 'error auth: jwt expired (client must refresh)'])}`
  })
  for (let i = 0; i < 6; i++) {
    const t = t1 + i * 55 * S + 31 * S
    put(
      a,
      t,
      `storefront-bff-${r.hex(5)} ${T(t, '%Y-%m-%dT%H:%M:%S.%L')}Z warn  received SIGTERM, draining ${r.int(2, 20)} connections`,
    )
    put(
      a,
      t + 4000,
      `storefront-bff-${r.hex(5)} ${T(t + 4000, '%Y-%m-%dT%H:%M:%S.%L')}Z info  shutdown complete, exit 0`,
    )
  }
  return c
})

// 11 healthy: a mail and ssh host on the internet
cases.push((seed) => {
  const { r, c, t0, every, ip } = start(seed, 'two-11-edge-mailhost', {
    kind: 'clean',
    notes:
      'public mail host: brute force and relay attempts refused, greylisting, TLS errors of scanners, a remote MX that defers and later accepts; own mail flows.',
  })
  const f = 'logs/mail-and-auth.log',
    end = t0 + 3 * H,
    h = 'mx2'
  const L = (t, x) =>
    `${T(t, '%Y-%m-%dT%H:%M:%S.%U')}+02:00`.replace(/.*/, T(t, '%Y-%m-%dT%H:%M:%S.%U', 2) + '+02:00') + ` ${h} ${x}`
  every(f, t0, end, 45 * S, (t) => {
    const q = '4' + r.hex(9).toUpperCase(),
      d = r.pick(['gmx.de', 'posteo.de', 'outlook.com', 'gmail.com', 'web.de'])
    ;[
      [0, `postfix/smtpd[${r.int(9000, 30000)}]: ${q}: client=mail-${r.hex(4)}.${d}[${ip('x')}]`],
      [300, `postfix/cleanup[${r.int(9000, 30000)}]: ${q}: message-id=<${r.hex(20)}@${d}>`],
      [400, `postfix/qmgr[1190]: ${q}: from=<${r.hex(5)}@${d}>, size=${r.int(2000, 90000)}, nrcpt=1 (queue active)`],
      [
        1100,
        `postfix/lmtp[${r.int(9000, 30000)}]: ${q}: to=<${r.pick(['info', 'buero', 'anna', 'jobs'])}@werkhof.example>, relay=mx2[private/dovecot-lmtp], delay=0.${r.int(2, 9)}, delays=0.2/0.01/0.01/0.1, dsn=2.0.0, status=sent (250 2.0.0 <anna> ${r.hex(10)} Saved)`,
      ],
      [1200, `postfix/qmgr[1190]: ${q}: removed`],
    ].forEach(([d2, x]) => every === null || cPut(t + d2, x))
    return null
  })
  function cPut(t, x) {
    c.line(f, t, L(t, x))
  }
  every(f, t0, end, 19 * S, (t) => {
    const a = ip('x'),
      u = r.pick(['root', 'admin', 'oracle', 'postgres', 'ubuntu', 'git'])
    return L(
      t,
      r.pick([
        `sshd[${r.int(2000, 60000)}]: Failed password for invalid user ${u} from ${a} port ${r.int(30000, 60000)} ssh2`,
        `sshd[${r.int(2000, 60000)}]: error: kex_exchange_identification: Connection closed by remote host`,
        `postfix/smtpd[${r.int(9000, 30000)}]: warning: unknown[${a}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6, sasl_username=${u}`,
        `postfix/smtpd[${r.int(9000, 30000)}]: NOQUEUE: reject: RCPT from unknown[${a}]: 554 5.7.1 <${r.hex(6)}@yahoo.com>: Relay access denied; from=<spam@${r.hex(6)}.top> to=<${r.hex(6)}@yahoo.com> proto=ESMTP helo=<User>`,
        `postfix/smtpd[${r.int(9000, 30000)}]: SSL_accept error from unknown[${a}]: -1`,
        `fail2ban.actions[702]: NOTICE [sshd] Ban ${a}`,
        `dovecot: imap-login: Disconnected: Connection closed (auth failed, 1 attempts in 2 secs): user=<${u}>, method=PLAIN, rip=${a}, lip=10.0.0.5, TLS`,
        `dovecot: imap-login: Error: SSL_accept() failed: error:0A000102:SSL routines::unsupported protocol`,
      ]),
    )
  })
  every(f, t0, end, 5 * M, (t) => {
    const q = '4' + r.hex(9).toUpperCase()
    cPut(
      t + 15 * M,
      `postfix/smtp[${r.int(9000, 30000)}]: ${q}: to=<kontakt@kunde.example>, relay=mx.kunde.example[${ip('x')}]:25, delay=${r.int(890, 960)}, delays=0.1/900/0.2/1, dsn=2.0.0, status=sent (250 2.0.0 Ok: queued as ${r.hex(10).toUpperCase()})`,
    )
    return L(
      t,
      `postfix/smtp[${r.int(9000, 30000)}]: ${q}: to=<kontakt@kunde.example>, relay=mx.kunde.example[${ip('x')}]:25, delay=1.2, delays=0.1/0/0.3/0.8, dsn=4.7.1, status=deferred (host mx.kunde.example said: 451 4.7.1 Greylisting in action, please come back later (in reply to RCPT TO command))`,
    )
  })
  return c
})

import { def, f, S, M, H, root, rel } from './lib.mjs'

// ---- Ceph: one disk with medium errors
def('b1-reef', 'incident', 'direct: medium errors of one disk; slow operations across the cluster are louder', (k) => {
  const { r, t0 } = k,
    cl = k.file('logs/ceph.log'),
    kn = k.file('logs/kern.log'),
    end = t0 + 58 * M,
    on = t0 + r.int(1200000, 1800000),
    osd = r.int(4, 30),
    host = `stor-${r.int(1, 6)}`,
    dev = 'sd' + r.pick([...'defghk']),
    hosts = [1, 2, 3, 4, 5, 6].map((i) => `stor-${i}`)
  const fsid = k.uuid()
  let n = r.int(200000, 900000),
    ver = r.int(1e6, 2e6)
  const C = (t, who, lv, s, m) =>
    cl(
      t,
      `${f.isoOff(t, 0).replace('+00:00', '+0000')} ${who} ${n + Math.floor((t - t0) / 310)} : cluster [${lv}] ${s}`,
      m,
    )
  k.steady(t0, end, 2 * S, (t) => {
    ver++
    if (k.chance(0.55))
      C(
        t,
        'mgr.ceph-mgr-a (mgr.24117)',
        'DBG',
        `pgmap v${ver}: 2081 pgs: ${t > on ? `${2079 - (k.x = r.int(1, 9))} active+clean, ${k.x} active+clean+laggy, 2` : '2079 active+clean, 2'} active+clean+scrubbing+deep; 118 TiB data, 356 TiB used, 280 TiB / 636 TiB avail; ${r.int(20, 90)} MiB/s rd, ${t > on + 60 * S ? r.int(1, 9) : r.int(60, 160)} MiB/s wr, ${t > on ? r.int(0, 1) + '.' + r.int(1, 9) : r.int(2, 6)}k op/s`,
      )
  })
  k.every(t0, end, 50 * S, (t) => {
    const pg = `${r.int(2, 9)}.${r.hex(2)}`
    C(
      t,
      `osd.${(k.x = r.int(0, 35))} (osd.${k.x})`,
      'DBG',
      `${pg} ${r.pick(['scrub', 'deep-scrub'])} ${r.pick(['starts', 'ok'])}`,
    )
  })
  let sec = r.int(2e9, 3e9),
    up = r.int(3e6, 5e6)
  const N = (t, h, s, m) => kn(t, `${f.sys(t)} ${h} kernel: [${f.up(up * 1000 + (t - t0))}] ${s}`, m)
  const scsi = `sd 0:0:${r.int(2, 12)}:0: [${dev}]`
  k.burst(on, end, 33 * S, (t) => {
    const tag = r.int(1, 2000)
    N(
      t,
      host,
      `${scsi} tag#${tag} FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_OK cmd_age=${r.int(2, 9)}s`,
      root('disk'),
    )
    N(t + 1, host, `${scsi} tag#${tag} Sense Key : Medium Error [current] `, root('disk'))
    N(t + 2, host, `${scsi} tag#${tag} Add. Sense: Unrecovered read error`, root('disk'))
    N(
      t + 3,
      host,
      `critical medium error, dev ${dev}, sector ${(sec += r.int(8, 90000))} op 0x0:(READ) flags 0x0 phys_seg ${r.int(1, 30)} prio class 2`,
      root('disk'),
    )
  })
  k.every(on + 12 * S, end, 3600, (t) =>
    C(
      t,
      `osd.${osd} (osd.${osd})`,
      'WRN',
      `${(k.x = r.int(2, 45)) + (k.y = r.int(2, 45))} slow requests (by type [ 'delayed' : ${k.x} 'waiting for sub ops' : ${k.y} ] most affected pool [ 'vms' : ${k.x + k.y - 1} ])`,
      rel('disk'),
    ),
  )
  k.every(on + 25 * S, end, 6 * S, (t) => {
    const o = r.pick([1, 3, 33, 34, 35, 31, 32])
    C(
      t,
      `osd.${o} (osd.${o})`,
      'WRN',
      `slow request osd_op(client.${r.int(1e6, 9e6)}.0:${r.int(1e5, 9e6)} 3.${r.hex(2)} 3:${r.hex(8)}:::rbd_data.${r.hex(14)}.000000000000${r.hex(4)}:head [write ${r.int(0, 4000) * 1024}~4096 in=4096b] snapc 0=[] ondisk+write+known_if_redirected e${r.int(8000, 8100)}) initiated ${f.isoOff(t - 31000, 0).replace('+00:00', '+0000')} currently waiting for subops from ${osd},${r.int(0, 3)}`,
      rel('disk'),
    )
  })
  for (const dt of [35, 600, 1300])
    C(
      on + dt * S,
      'mon.ceph-mon-a (mon.0)',
      'WRN',
      `Health check ${dt > 40 ? 'update' : 'failed'}: ${r.int(3, 60)} slow ops, oldest one blocked for ${r.int(32, 300)} sec, daemons [osd.1,osd.${osd},osd.33] have slow ops. (SLOW_OPS)`,
      rel('disk'),
    )
  C(
    on + 15 * M,
    `osd.${osd} (osd.${osd})`,
    'ERR',
    `3.${r.hex(2)} shard ${osd} soid 3:${r.hex(8)}:::rbd_data.${r.hex(14)}.000000000000${r.hex(4)}:head : candidate had a read error`,
    root('disk'),
  )
  k.every(t0, end, 35 * S, (t) =>
    N(
      t,
      r.pick(hosts),
      r.pick([
        `audit: type=1400 audit(${Math.floor(t / 1000)}.${r.int(100, 999)}:${r.int(100, 900)}): apparmor="ALLOWED" operation="open" profile="/usr/sbin/chronyd" name="/proc/sys/kernel/osrelease" pid=${r.int(900, 9000)} comm="chronyd" requested_mask="r"`,
        `IPv6: ADDRCONF(NETDEV_CHANGE): veth${r.hex(7)}: link becomes ready`,
        `cni0: port ${r.int(2, 20)}(veth${r.hex(7)}) entered forwarding state`,
        `audit: type=1400 audit(${Math.floor(t / 1000)}.${r.int(100, 999)}:${r.int(100, 900)}): apparmor="DENIED" operation="ptrace" profile="docker-default" pid=${r.int(900, 90000)} comm="node_exporter" requested_mask="read" denied_mask="read" peer="unconfined"`,
      ]),
    ),
  )
  C(
    t0 + 6 * M,
    'mon.ceph-mon-a (mon.0)',
    'WRN',
    'Health check failed: 1 pool(s) do not have an application enabled (POOL_APP_NOT_ENABLED)',
  )
  k.incident(
    'disk',
    {
      causes: [
        ['disk', 'drive', dev, 'hdd', 'medium', 'media', 'sector', 'read error', 'i/o error'],
        ['fail', 'error', 'defect', 'dying', 'bad', 'damag', 'faulty', 'broken', 'unreadable', 'unrecovered', 'worn'],
      ],
      services: [`osd.${osd}`, host, dev, `/dev/${dev}`, 'kern', 'kernel', 'disk'],
      victims: ['osd.1', 'osd.3', 'osd.33', 'osd.34', 'osd.35', 'osd.31', 'osd.32', 'mon.ceph-mon-a'],
      onset: on,
      tol: 90,
      root: 'FAILED Result|Medium Error|Unrecovered read|medium error|candidate had a read error',
      mustNot: ['network (fault|failure|partition|problem)'],
    },
    [
      `Disk ${dev} in ${host} fails with unrecovered read errors`,
      `The drive under osd.${osd} has bad sectors`,
      'A failing hard disk: medium errors on one device stall its OSD',
    ],
    ['Slow requests in the Ceph cluster', `osd.${osd} has slow ops`, 'SYN flooding on port 6789'],
  )
})

// ---- mail: expired certificate
def(
  'b1-lettercarrier',
  'incident',
  'direct, among scanners and refused logins; the renewal failed the night before',
  (k) => {
    const { r, t0 } = k,
      mx = r.pick(['post', 'mx01', 'smtp-in']),
      L0 = k.file('logs/mail.log'),
      end = t0 + 3.5 * H,
      on = t0 + r.int(4800000, 6600000),
      dom = r.pick(['harfield.example', 'nordtal.example'])
    const L = (t, p, s, m) => L0(t, `${f.sys(t)} ${mx} ${p}: ${s}`, m),
      pid = () => r.int(11000, 64000),
      qid = () => '4' + k.id(9, 'BCDFGHJKLMNPQRSTVWXYZ0123456789')
    const q = (t) => {
      const id = qid(),
        a = `${k.id(6, 'abcdefghilmnorst')}@${r.pick(['example.org', 'example.net', 'gmx.example', 'vendor.example'])}`,
        c = k.pub()
      const S1 = pid()
      L(t, `postfix/smtpd[${S1}]`, `connect from mail-${r.int(1, 99)}.example.net[${c}]`)
      L(t + 200, `postfix/smtpd[${S1}]`, `${id}: client=mail-${r.int(1, 99)}.example.net[${c}]`)
      L(t + 320, `postfix/cleanup[${pid()}]`, `${id}: message-id=<${r.hex(16)}@example.net>`)
      L(t + 600, 'postfix/qmgr[1187]', `${id}: from=<${a}>, size=${r.int(2000, 90000)}, nrcpt=1 (queue active)`)
      L(
        t + 900,
        `postfix/lmtp[${pid()}]`,
        `${id}: to=<${(k.x = k.id(5, 'abcdeinost'))}@${dom}>, relay=${mx}.${dom}[private/dovecot-lmtp], delay=${k.f(0.2, 2, 2)}, delays=0.3/0/0.01/0.2, dsn=2.0.0, status=sent (250 2.0.0 <${k.x}@${dom}> ${k.id(12)} Saved)`,
      )
      L(t + 910, 'postfix/qmgr[1187]', `${id}: removed`)
    }
    k.every(t0, end, 100 * S, q)
    k.every(t0, end, 60 * S, (t) => {
      const c = k.pub(),
        p = pid()
      L(t, `postfix/smtpd[${p}]`, `connect from unknown[${c}]`)
      L(
        t + 900,
        `postfix/smtpd[${p}]`,
        r.pick([
          `warning: unknown[${c}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6, sasl_username=${r.pick(['info', 'admin', 'office'])}@${dom}`,
          `NOQUEUE: reject: RCPT from unknown[${c}]: 554 5.7.1 Service unavailable; Client host [${c}] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/${c}; from=<x@${r.hex(4)}.example> to=<info@${dom}> proto=ESMTP helo=<${r.hex(5)}>`,
          `lost connection after AUTH from unknown[${c}]`,
        ]),
      )
      L(t + 1200, `postfix/smtpd[${p}]`, `disconnect from unknown[${c}] ehlo=1 auth=0/1 commands=1/2`)
    })
    const users = ['a.lind', 'büro'.replace('ü', 'ue'), 'k.osei', 'm.varga', 'shop', 'j.reyes'].map(
      (u) => `${u}@${dom}`,
    )
    k.every(t0, end, 40 * S, (t) => {
      const ip = k.pub(),
        sess = k.id(16, 'ABCDEFGHIJKabcdefghijk0123456789+/')
      if (t > on && k.chance(0.75))
        L(
          t,
          'dovecot',
          `imap-login: Disconnected: Connection closed: SSL_accept() failed: error:0A000415:SSL routines::sslv3 alert certificate expired: SSL alert number 45 (no auth attempts in 0 secs): user=<>, rip=${ip}, lip=10.3.0.25, TLS handshaking: SSL_accept() failed: error:0A000415:SSL routines::sslv3 alert certificate expired: SSL alert number 45, session=<${sess}>`,
          root('cert'),
        )
      else
        L(
          t,
          'dovecot',
          `imap-login: Login: user=<${r.pick(users)}>, method=PLAIN, rip=${ip}, lip=10.3.0.25, mpid=${pid()}, TLS, session=<${sess}>`,
        )
    })
    k.every(on, end, 75 * S, (t) => {
      const c = k.pub(),
        p = pid()
      L(t, `postfix/submissions/smtpd[${p}]`, `connect from unknown[${c}]`, rel('cert'))
      L(t + 60, `postfix/submissions/smtpd[${p}]`, `SSL_accept error from unknown[${c}]: -1`, rel('cert'))
      L(
        t + 61,
        `postfix/submissions/smtpd[${p}]`,
        'warning: TLS library problem: error:0A000415:SSL routines::sslv3 alert certificate expired:../ssl/record/rec_layer_s3.c:1586:SSL alert number 45:',
        root('cert'),
      )
      L(t + 62, `postfix/submissions/smtpd[${p}]`, `lost connection after CONNECT from unknown[${c}]`, rel('cert'))
    })
    k.every(t0, end, 9 * M, (t) =>
      L(
        t,
        'dovecot',
        `imap(${r.pick(users)})<${pid()}><${k.id(16, 'ABCabc0123456789')}>: Disconnected: Logged out in=${r.int(100, 9000)} out=${r.int(1000, 90000)} deleted=0 expunged=0 trashed=0 hdr_count=${r.int(0, 20)} hdr_bytes=${r.int(0, 9000)} body_count=0 body_bytes=0`,
      ),
    )
    const cb = t0 + r.int(6, 20) * M,
      cp = pid()
    for (const [dt, s] of [
      [0, `Challenge failed for domain ${mx}.${dom}`],
      [800, `Failed to renew certificate ${mx}.${dom} with error: Some challenges have failed.`],
      [900, `All renewals failed. The following certificates could not be renewed:`],
      [901, `  /etc/letsencrypt/live/${mx}.${dom}/fullchain.pem (failure)`],
      [950, '1 renew failure(s), 0 parse failure(s)'],
    ])
      L(cb + dt, `certbot[${cp}]`, s, rel('cert'))
    k.incident(
      'cert',
      {
        causes: [
          ['certificate', '\\bcert\\b', 'TLS', 'SSL', 'x\\.?509'],
          ['expir', 'no longer valid', 'renew', 'lapsed', 'outdated', 'out of date', 'past its validity', 'invalid'],
        ],
        services: [
          mx,
          'dovecot',
          'postfix',
          'certbot',
          'imap-login',
          `${mx}.${dom}`,
          'mail',
          'postfix/submissions/smtpd',
          'smtpd',
        ],
        victims: ['lmtp'],
        onset: k.first('cert'),
        tol: 180,
        root: 'certificate expired',
      },
      [
        'The TLS certificate of the mail server expired, clients refuse it',
        'certbot could not renew the certificate, so mail clients no longer connect',
        'Expired SSL cert on IMAP and submission',
      ],
      [
        'SASL authentication fails for many clients',
        'Mail clients lose their connection after CONNECT',
        'Spamhaus blocks the clients',
      ],
    )
  },
)

// ---- Windows domain: a service account locked out from a forgotten host
def(
  'b1-step',
  'incident',
  'direct but in a Security event: a stale password on one old host locks the service account; IIS and SQL fail',
  (k) => {
    const { r, t0 } = k,
      ev = k.file('logs/winevents.json'),
      iis = k.file('logs/ledger-site.log'),
      end = t0 + 70 * M,
      on = t0 + r.int(1500000, 2160000),
      acct = r.pick(['svc-ledger', 'svc_billing', 'svc-payroll']),
      old = r.pick(['WS-RPT02', 'FILESRV-OLD', 'KIOSK-07'])
    let rec = r.int(1e6, 9e6)
    const W = (t, o, m) =>
      ev(
        t,
        JSON.stringify({
          EventTime: f.loc(t),
          Hostname: o.host + '.corp.local',
          Keywords: o.fail ? 'Audit Failure' : o.log === 'Security' ? 'Audit Success' : 'Classic',
          EventType: o.type ?? (o.fail ? 'AUDIT_FAILURE' : 'AUDIT_SUCCESS'),
          Severity: o.sev ?? (o.fail ? 'ERROR' : 'INFO'),
          EventID: o.id,
          SourceName: o.src ?? 'Microsoft-Windows-Security-Auditing',
          Channel: o.log ?? 'Security',
          RecordNumber: rec + Math.floor((t - t0) / 900),
          Message: o.msg,
          ...(o.x ?? {}),
        }),
        m,
      )
    const dc = 'DC1',
      usr = ['a.lind', 'h.moreau', 'p.singh', 'WEB03$', 'SQL11$', 'backup-op']
    k.every(t0, end, 6 * S, (t) => {
      const u = r.pick(usr)
      W(t, {
        host: r.pick([dc, 'DC2']),
        log: 'Security',
        ...r.pick([
          { id: 4624, msg: 'An account was successfully logged on.' },
          { id: 4769, msg: 'A Kerberos service ticket was requested.' },
          { id: 4634, msg: 'An account was logged off.' },
          { id: 4768, msg: 'A Kerberos authentication ticket (TGT) was requested.' },
        ]),
        x: {
          TargetUserName: u,
          TargetDomainName: 'CORP',
          IpAddress: `10.50.${r.int(1, 9)}.${r.int(2, 250)}`,
          LogonType: '3',
        },
      })
    })
    k.every(t0, end, 55 * S, (t) =>
      W(t, {
        host: r.pick(['DC1', 'DC2']),
        log: 'Security',
        fail: true,
        id: 4625,
        msg: 'An account failed to log on.\r\n\r\nFailure Information:\r\n\tFailure Reason:\t\tUnknown user name or bad password.\r\n\tStatus:\t\t\t0xC000006D\r\n\tSub Status:\t\t0xC000006A',
        x: {
          TargetUserName: r.pick(['a.lind', 'h.moreau', 'guest', 'p.singh']),
          WorkstationName: `PC-${r.int(100, 999)}`,
          IpAddress: `10.50.${r.int(1, 9)}.${r.int(2, 250)}`,
          LogonType: '3',
        },
      }),
    )
    for (let i = 0; i < 10; i++)
      W(
        on - (10 - i) * 9 * S,
        {
          host: dc,
          log: 'Security',
          fail: true,
          id: 4771,
          msg: `Kerberos pre-authentication failed.\r\n\r\nAccount Information:\r\n\tAccount Name:\t\t${acct}\r\n\r\nAdditional Information:\r\n\tFailure Code:\t\t0x18\r\n\tPre-Authentication Type:\t2`,
          x: { TargetUserName: acct, IpAddress: '::ffff:10.50.66.12', Status: '0x18' },
        },
        rel('lock'),
      )
    k.every(on + 1, end, 50 * S, (t) =>
      W(
        t,
        {
          host: dc,
          log: 'Security',
          fail: true,
          id: 4625,
          msg: `An account failed to log on.\r\n\r\nFailure Information:\r\n\tFailure Reason:\t\tAccount locked out.\r\n\tStatus:\t\t\t0xC0000234\r\n\tSub Status:\t\t0x0`,
          x: {
            TargetUserName: acct,
            WorkstationName: old,
            IpAddress: '10.50.66.12',
            LogonType: '4',
            ProcessName: 'C:\\Windows\\System32\\svchost.exe',
          },
        },
        rel('lock'),
      ),
    )
    for (const dt of [0, 31 * M])
      W(
        on + dt,
        {
          host: dc,
          log: 'Security',
          id: 4740,
          msg: `A user account was locked out.\r\n\r\nSubject:\r\n\tSecurity ID:\t\tS-1-5-18\r\n\tAccount Name:\t\tDC1$\r\n\r\nAccount That Was Locked Out:\r\n\tSecurity ID:\t\tS-1-5-21-${r.int(1e9, 4e9)}-${r.int(1e9, 4e9)}-1871\r\n\tAccount Name:\t\t${acct}\r\n\r\nAdditional Information:\r\n\tCaller Computer Name:\t${old}`,
          x: { TargetUserName: acct, TargetDomainName: old },
        },
        root('lock'),
      )
    k.every(on + 20 * S, end, 40 * S, (t) =>
      W(
        t,
        {
          host: 'SQL11',
          log: 'Application',
          type: 'AUDIT_FAILURE',
          sev: 'ERROR',
          id: 18456,
          src: 'MSSQLSERVER',
          msg: `Login failed for user 'CORP\\${acct}'. Reason: The account is currently locked out. The system administrator can unlock it. [CLIENT: 10.50.4.23]`,
          x: {},
        },
        root('lock'),
      ),
    )
    k.every(on + 60 * S, end, 2 * M, (t) => {
      W(
        t,
        {
          host: 'WEB03',
          log: 'System',
          type: 'WARNING',
          sev: 'WARNING',
          id: 5021,
          src: 'Microsoft-Windows-WAS',
          msg: `The identity of application pool LedgerPool is invalid. The user name or password that is specified for the identity may be incorrect, or the user may not have batch logon rights. If the identity is not corrected, the application pool will be disabled when the application pool receives its first request.`,
        },
        rel('lock'),
      )
      W(
        t + 900,
        {
          host: 'WEB03',
          log: 'System',
          type: 'ERROR',
          sev: 'ERROR',
          id: 5059,
          src: 'Microsoft-Windows-WAS',
          msg: 'Application pool LedgerPool has been disabled. Windows Process Activation Service (WAS) encountered a failure when it started a worker process to serve the application pool.',
        },
        rel('lock'),
      )
    })
    k.every(t0, end, 3 * M, (t) =>
      W(t, {
        host: r.pick(['WEB03', 'SQL11', 'DC2']),
        log: 'System',
        type: r.pick(['WARNING', 'ERROR']),
        sev: 'WARNING',
        ...r.pick([
          {
            id: 10016,
            src: 'Microsoft-Windows-DistributedCOM',
            msg: 'The application-specific permission settings do not grant Local Activation permission for the COM Server application with CLSID {2593F8B9-4EAF-457C-B68A-50F6B8EA6B54} to the user NT AUTHORITY\\SYSTEM.',
          },
          {
            id: 36887,
            src: 'Schannel',
            msg: 'A fatal alert was received from the remote endpoint. The TLS protocol defined fatal alert code is 46.',
          },
          {
            id: 1014,
            src: 'Microsoft-Windows-DNS-Client',
            msg: 'Name resolution for the name wpad.corp.local timed out after none of the configured DNS servers responded.',
          },
        ]),
      }),
    )
    k.every(t0, end, 4 * S, (t) => {
      const bad = t > on + 60 * S && k.chance(0.8)
      iis(
        t,
        `${f.loc(t)} W3SVC2 WEB03 10.50.4.23 ${r.pick(['GET', 'POST'])} /ledger/${r.pick(['journal', 'accounts', 'home', 'api/balance'])} - 443 CORP\\${r.pick(['a.lind', 'h.moreau', 'p.singh'])} 10.50.${r.int(1, 9)}.${r.int(2, 250)} HTTP/1.1 Mozilla/5.0+(Windows+NT+10.0;+Win64;+x64) - ledger.corp.local ${bad ? '503 0 0' : k.chance(0.1) ? '401 2 5' : '200 0 0'} ${r.int(300, 9000)} ${r.int(200, 900)} ${bad ? 0 : k.ms(40)}`,
        bad ? rel('lock') : undefined,
      )
    })
    k.incident(
      'lock',
      {
        causes: [
          ['account', acct, 'identity', 'credential', 'password'],
          [
            'lock(ed)?.?out',
            'locked',
            'lockout',
            'stale (password|credential)',
            'old password',
            'outdated password',
            'wrong password',
            'lock',
          ],
        ],
        services: [acct, `CORP\\${acct}`, old, 'DC1', 'dc1', 'Active Directory', 'DC1.corp.local', '10.50.66.12'],
        victims: [
          'LedgerPool',
          'WEB03',
          'SQL11',
          'ledger-site',
          'WAS',
          'MSSQLSERVER',
          'IIS',
          'WEB03.corp.local',
          'SQL11.corp.local',
        ],
        onset: on,
        tol: 180,
        root: 'locked out',
      },
      [
        `The service account ${acct} was locked out by bad logons from ${old}`,
        `${old} uses a stale password and locks the account of the ledger pool`,
        'Account lockout in Active Directory of the pool identity',
      ],
      ['Application pool LedgerPool was disabled', 'IIS returns 503', 'Name resolution of wpad timed out'],
    )
  },
)

// ---- BGP: max-prefix at one upstream
def(
  'b1-longhaul',
  'incident',
  'victims louder: tunnels, probes and balancers of two sites; the router says maximum prefixes reached',
  (k) => {
    const { r, t0 } = k,
      L0 = k.file('logs/netsyslog.log'),
      end = t0 + 62 * M,
      on = t0 + r.int(1560000, 2160000),
      rt = r.pick(['br2-ams', 'br1-fra', 'edge4-lon']),
      pe = `198.51.100.${r.int(5, 250)}`,
      as = r.int(64600, 65400),
      lim = 1000
    let seq = r.int(10000, 90000)
    const L = (t, h, s, m) => L0(t, `${f.sys(t)} ${h} ${s}`, m),
      I = (t, h, s, m) => L(t, h, `${seq + Math.floor((t - t0) / 1900)}: ${f.sysms(t)} UTC: ${s}`, m)
    for (const [dt, n] of [
      [-13, 751],
      [-5, 834],
      [-2, 951],
    ])
      I(
        on + dt * M,
        rt,
        `%BGP-4-MAXPFX: Number of prefixes received from ${pe} (afi 0) reaches ${n}, max ${lim}`,
        rel('bgp'),
      )
    const down = (t) => {
      I(
        t,
        rt,
        `%BGP-3-MAXPFXEXCEED: Number of prefixes received from ${pe} (afi 0): ${lim + 1} exceeds limit ${lim}`,
        root('bgp'),
      )
      I(
        t + 10,
        rt,
        `%BGP-3-NOTIFICATION: sent to neighbor ${pe} 6/1 (Maximum Number of Prefixes Reached) 7 bytes 00010100 0003E8`,
        root('bgp'),
      )
      I(t + 14, rt, `%BGP-5-NBR_RESET: Neighbor ${pe} reset (Peer over prefix limit)`, root('bgp'))
      I(t + 22, rt, `%BGP-5-ADJCHANGE: neighbor ${pe} Down Peer over prefix limit`, root('bgp'))
      I(
        t + 60,
        rt,
        `%BGP_SESSION-5-ADJCHANGE: neighbor ${pe} IPv4 Unicast topology base removed from session  Peer over prefix limit`,
        rel('bgp'),
      )
    }
    down(on)
    const again = on + 15 * M
    I(again - 40 * S, rt, `%BGP-5-ADJCHANGE: neighbor ${pe} Up`, rel('bgp'))
    down(again)
    k.every(t0, end, 30 * S, (t) =>
      I(
        t,
        r.pick([rt, 'acc-sw3', 'acc-sw8', 'core-1']),
        r.pick([
          `%SYS-5-CONFIG_I: Configured from console by rancid on vty0 (10.1.0.9)`,
          `%LINEPROTO-5-UPDOWN: Line protocol on Interface GigabitEthernet1/0/${r.int(1, 48)}, changed state to ${r.pick(['up', 'down'])}`,
          `%LINK-3-UPDOWN: Interface GigabitEthernet1/0/${r.int(1, 48)}, changed state to ${r.pick(['up', 'down'])}`,
          `%SEC-6-IPACCESSLOGP: list VTY-IN denied tcp ${k.pub()}(${r.int(1024, 65000)}) -> 198.51.100.1(22), 1 packet`,
          `%DOT1X-5-FAIL: Authentication failed for client (${r.hex(4)}.${r.hex(4)}.${r.hex(4)}) on Interface Gi1/0/${r.int(1, 48)} AuditSessionID ${r.hex(24).toUpperCase()}`,
        ]),
      ),
    )
    k.every(t0, end, 18 * S, (t) =>
      L(
        t,
        'fw-hq',
        `date=${f.ymd(t)} time=${f.hms(t)} devname="fw-hq" devid="FGT60F4Q17003921" eventtime=${Math.floor(t)}000000 tz="+0000" logid="0000000013" type="traffic" subtype="forward" level="notice" vd="root" srcip=10.9.${r.int(0, 9)}.${r.int(2, 250)} srcport=${r.int(1024, 65000)} srcintf="lan" dstip=${k.pub()} dstport=443 dstintf="wan1" action="${r.pick(['close', 'close', 'deny'])}" policyid=${r.int(1, 40)} service="HTTPS" sentbyte=${r.int(400, 9000)} rcvdbyte=${r.int(400, 90000)}`,
      ),
    )
    const bad = (t) => t > on + 8 * S
    k.every(t0, end, 20 * S, (t) => {
      const b = bad(t) && k.chance(0.85),
        site = r.pick(['oslo', 'porto', 'gdansk']),
        n = r.int(2, 9)
      L(
        t,
        'vpn-gw1',
        `charon: ${String(r.int(1, 16)).padStart(2, '0')}[${b ? 'IKE' : 'NET'}] ${b ? r.pick([`retransmit ${r.int(1, 5)} of request with message ID ${r.int(0, 90)}`, `giving up after 5 retransmits`, `<${site}|${n}> peer not responding, trying again (2/3)`]) : `<${site}|${n}> ${r.pick(['sending', 'received'])} packet: from 198.51.100.2[4500] to ${k.pub()}[4500] (80 bytes)`}`,
        b ? rel('bgp') : undefined,
      )
    })
    k.every(on + 20 * S, end, 12 * S, (t) =>
      L(
        t,
        'mon-hq',
        `smokeping[912]: alert loss ${r.pick(['oslo', 'porto', 'gdansk'])} loss: ${r.int(60, 100)}% rtt: U`,
        rel('bgp'),
      ),
    )
    k.every(on + 12 * S, end, 25 * S, (t) =>
      L(
        t,
        'lb-2',
        `haproxy[2204]: ${r.pick(['[WARNING]', '[ALERT]'])} Server be_partner/oslo${r.int(1, 4)} is DOWN, reason: Layer4 timeout, check duration: 2001ms. ${r.int(0, 2)} active and 0 backup servers left. 0 sessions active, 0 requeued, 0 remaining in queue.`,
        rel('bgp'),
      ),
    )
    k.every(t0, end, 25 * S, (t) =>
      L(
        t,
        'dns-2',
        `named[702]: client @0x7f${r.hex(10)} 10.9.${r.int(0, 9)}.${r.int(2, 250)}#${r.int(1024, 65000)} (wpad.corp.local): query failed (NXDOMAIN) for wpad.corp.local/IN/A at query.c:6823`,
      ),
    )
    k.incident(
      'bgp',
      {
        causes: [
          ['prefix', 'max.?prefix', 'number of routes', 'route (count|limit|table|leak)', 'too many routes', 'announc'],
          ['limit', 'max', 'exceed', 'over', 'too many', 'leak', 'threshold', 'reached', 'more than'],
        ],
        services: [rt, pe, `AS${as}`, 'bgp', 'BGP'],
        victims: ['vpn-gw1', 'lb-2', 'mon-hq', 'smokeping', 'haproxy', 'charon', 'fw-hq', 'be_partner'],
        onset: on,
        tol: 120,
        root: 'MAXPFXEXCEED|Maximum Number of Prefixes|over prefix limit',
      },
      [
        `BGP session of ${rt} with ${pe} is torn down since the neighbour exceeded the maximum prefix limit`,
        'The peer announces more than 1000 prefixes, over the configured limit',
        'max-prefix reached: probably a route leak of the upstream',
      ],
      ['VPN peers do not respond', 'haproxy backends are down by Layer4 timeout', 'BGP neighbor went down'],
    )
  },
)

// ---- Proxmox: a flapping switch port and, on its own, a backup server with a new certificate
def(
  'b1-paddock',
  'incident',
  'two faults: a switch port flaps and a node loses quorum; backups to another box fail on the certificate',
  (k) => {
    const { r, t0 } = k,
      sy = k.file('logs/pve-syslog.log'),
      sw = k.file('logs/switches.log'),
      end = t0 + 90 * M,
      a = t0 + r.int(1080000, 1800000),
      b = t0 + r.int(3120000, 3720000),
      nd = r.int(1, 4),
      node = `pve${nd}`,
      tor = r.pick(['sw-rack7', 'tor-b2', 'leaf-12']),
      port = `Ethernet1/${r.int(4, 40)}`
    const Y = (t, h, p, s, m) => sy(t, `${f.sys(t)} ${h} ${p}: ${s}`, m),
      W = (t, h, s, m) => sw(t, `${f.nx(t)} UTC ${h} %${s}`, m),
      nodes = [1, 2, 3, 4].map((i) => `pve${i}`)
    k.every(t0, end, 14 * S, (t) =>
      Y(
        t,
        r.pick(nodes),
        ...r.pick([
          [`pvestatd[${1700}]`, `status update time (${k.f(5, 7, 3)} seconds)`],
          ['systemd[1]', 'Starting Daily PVE download activities...'],
          [`pveproxy[${r.int(2e5, 9e5)}]`, 'worker exit'],
          [`pmxcfs[1422]`, '[dcdb] notice: data verification successful'],
          [`pvedaemon[${r.int(2e5, 9e5)}]`, `<root@pam> successful auth for user 'mon@pve'`],
          [
            `smartd[900]`,
            'Device: /dev/sdb [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from 66 to 67',
          ],
          [
            'kernel',
            `[${f.up(8e8 + (t - t0))}] vmbr0: port ${r.int(2, 20)}(tap${r.int(100, 240)}i0) entered forwarding state`,
          ],
        ]),
      ),
    )
    k.every(t0, end, 45 * S, (t) =>
      W(
        t,
        r.pick([tor, 'sw-rack6', 'core-n9k']),
        r.pick([
          `ETHPORT-5-IF_DOWN_INITIALIZING: Interface Ethernet1/${r.int(41, 48)} is down (Initializing)`,
          'VSHD-5-VSHD_SYSLOG_CONFIG_I: Configured from vty by ansible on 10.1.0.5@pts/0',
          `AUTHPRIV-6-SYSTEM_MSG: pam_unix(sshd:session): session opened for user monitor by (uid=0) - sshd[${r.int(1000, 9000)}]`,
          'NTP-6-NTP_SYSLOG_LOGGING: : Peer 10.1.0.2 is reachable',
        ]),
      ),
    )
    W(a - 9 * M, tor, `ETHPORT-3-IF_XCVR_WARNING: Interface ${port}, Low Rx Power Warning`, rel('port'))
    k.burst(a, end, 3 * M, (t) => {
      W(t, tor, `ETHPORT-5-IF_DOWN_LINK_FAILURE: Interface ${port} is down (Link failure)`, root('port'))
      const d = r.int(4, 12) * S
      W(t + d, tor, `ETHPORT-5-SPEED: Interface ${port}, operational speed changed to 10 Gbps`)
      W(t + d + 40, tor, `ETHPORT-5-IF_UP: Interface ${port} is up in mode trunk`, root('port'))
      if (k.chance(0.4))
        W(t + d + 9 * S, tor, `ETHPORT-3-IF_XCVR_ALARM: Interface ${port}, Low Rx Power Alarm`, root('port'))
      const N = 'corosync[1533]',
        o = nodes.filter((x) => x !== node)
      Y(
        t + 40,
        node,
        'kernel',
        `[${f.up(8e8 + (t - t0))}] ixgbe 0000:65:00.0 enp101s0f0: NIC Link is Down`,
        rel('port'),
      )
      for (const h of o) {
        Y(t + 1400, h, N, `[KNET  ] link: host: ${nd} link: 0 is down`, rel('port'))
        Y(t + 1401, h, N, `[KNET  ] host: host: ${nd} has no active links`, rel('port'))
        Y(
          t + 3300,
          h,
          N,
          `[TOTEM ] A processor failed, forming new configuration: token timed out (3650ms), waiting 4380ms for consensus.`,
          rel('port'),
        )
      }
      Y(
        t + 3500,
        node,
        N,
        '[QUORUM] This node is within the non-primary component and will NOT provide any services.',
        rel('port'),
      )
      Y(t + 3600, node, 'pmxcfs[1422]', '[status] notice: node lost quorum', rel('port'))
      Y(
        t + 3700,
        node,
        'pve-ha-lrm[1702]',
        "lost lock 'ha_agent_" + node + '_lock - cfs lock update failed - Operation not permitted',
        rel('port'),
      )
      Y(
        t + d + 900,
        node,
        'kernel',
        `[${f.up(8e8 + (t + d - t0))}] ixgbe 0000:65:00.0 enp101s0f0: NIC Link is Up 10 Gbps, Flow Control: None`,
        rel('port'),
      )
      for (const h of o) Y(t + d + 2000, h, N, `[KNET  ] rx: host: ${nd} link: 0 is up`, rel('port'))
      Y(
        t + d + 4200,
        o[0],
        N,
        `[TOTEM ] A new membership (1.${r.hex(3)}) was formed. Members joined: ${nd}`,
        rel('port'),
      )
    })
    const vms = k.shuffle([101, 104, 118, 122, 130, 141, 155, 160, 171, 188, 190, 201, 203, 211]),
      src = nodes.find((x) => x !== node)
    Y(
      b - 2 * S,
      src,
      `pvescheduler[${r.int(1e5, 9e5)}]`,
      'starting new backup job: vzdump --all 1 --mode snapshot --storage pbs-vault --quiet 1',
    )
    Y(
      b - r.int(20, 28) * M,
      'pbs-vault',
      'proxmox-backup-manager[3301]',
      'certificate for node regenerated (self-signed, CN=pbs-vault.lan)',
      root('pbs'),
    )
    vms.forEach((v, i) => {
      const t = b + i * 95 * S,
        p = `pvescheduler[771${r.int(100, 999)}]`
      Y(t, src, p, `INFO: Starting Backup of VM ${v} (qemu)`)
      Y(
        t + 900,
        src,
        p,
        `ERROR: VM ${v} qmp command 'backup' failed - backup connect failed: command error: certificate validation failed - Certificate fingerprint was not confirmed.`,
        root('pbs'),
      )
      Y(
        t + 1000,
        src,
        p,
        `ERROR: Backup of VM ${v} failed - VM ${v} qmp command 'backup' failed - backup connect failed: command error: certificate validation failed - Certificate fingerprint was not confirmed.`,
        root('pbs'),
      )
    })
    const e2 = b + vms.length * 95 * S
    Y(e2, src, 'pvescheduler[771999]', 'INFO: Backup job finished with errors', rel('pbs'))
    Y(e2 + 50, src, 'pvescheduler[771999]', 'ERROR: job errors', rel('pbs'))
    k.incident(
      'port',
      {
        causes: [
          [
            'port',
            'link',
            'interface',
            'optic',
            'transceiver',
            'cable',
            'fib(er|re)',
            'uplink',
            'sfp',
            'rx power',
            'light',
          ],
          [
            'flap',
            'down',
            'fail',
            'unstable',
            'bounc',
            'intermittent',
            'low',
            'weak',
            'up and down',
            'loss',
            'lost',
            'lose',
            'faulty',
            'bad',
            'defect',
            'degrad',
          ],
          [
            tor,
            port,
            'switch',
            node,
            'low rx',
            'optic',
            'transceiver',
            'rx power',
            'enp101',
            'cable',
            'nic',
            'ethernet',
            'sfp',
            'flap',
          ],
        ],
        services: [tor, port, `${tor} ${port}`, 'switches', node, 'switch'],
        victims: ['corosync', 'pmxcfs', 'pve-ha-lrm', ...nodes.filter((x) => x !== node)],
        onset: a,
        tol: 240,
        root: 'IF_DOWN_LINK_FAILURE|IF_UP|XCVR_ALARM',
      },
      [
        `Port ${port} of ${tor} flaps with low receive power, so ${node} loses the cluster`,
        'The switch link goes down every few minutes, optics show low rx power',
        'Faulty transceiver or cable: unstable link of the switch',
      ],
      ['corosync loses quorum', 'The node is within the non-primary component', 'HA lock lost'],
    )
    k.incident(
      'pbs',
      {
        causes: [
          ['certificate', 'fingerprint', '\\bcert\\b', 'TLS', 'SSL'],
          ['backup', 'pbs', 'vault', 'vzdump'],
        ],
        mustNot: [],
        services: [
          'pbs-vault',
          'pbs',
          'proxmox-backup',
          'proxmox-backup-manager',
          'pbs-vault.lan',
          'pvescheduler',
          'vzdump',
        ],
        victims: [],
        onset: b,
        tol: 1800,
        root: 'certificate',
      },
      [
        'The backup server has a new certificate, its fingerprint no longer matches',
        'pbs-vault regenerated its TLS certificate so the storage entry is stale',
        'Backups fail since the fingerprint of the PBS was not confirmed',
      ],
      ['Backup job finished with errors', 'qmp command fails for all VMs'],
    )
  },
)

// ---- hard: the clock of one identity node
def(
  'b1-metre',
  'incident',
  'hard: one node of the identity service runs ahead (its own stamps show it); others reject its tokens; chrony says it once',
  (k) => {
    const { r, t0 } = k,
      L0 = k.file('logs/collected.log'),
      end = t0 + 66 * M,
      on = t0 + r.int(1560000, 2280000),
      idp = r.pick(['idm', 'sesame', 'latchkey']),
      bad = `${idp}-${r.int(1, 3)}`,
      skew = r.int(290, 420),
      roll = on - r.int(4, 7) * M
    const L = (t, h, s, m, own) => L0(t, `${f.iso(t + (h === bad && t > on && own !== 0 ? skew * S : 0))} ${h} ${s}`, m)
    k.every(t0, end, 4500, (t) => {
      const h = `${idp}-${r.int(1, 3)}`
      L(
        t,
        h,
        `INFO  token.Issuer issued kid=${t < roll + 90 * S ? 'k7' : 'k8'} sub=u${r.int(1000, 9999)} aud=${r.pick(['mesa', 'plateau', 'canyon'])} ttl=300 iss=${h}`,
        h === bad && t > on ? rel('clk') : undefined,
      )
    })
    k.every(t0, end, 3500, (t) => {
      const s = r.pick(['mesa-1', 'mesa-2', 'plateau-1', 'canyon-1', 'canyon-2'])
      if (t > on && k.chance(0.33))
        return L(
          t,
          s,
          `ERROR auth.Filter 401 sub=u${r.int(1000, 9999)}: JWT not yet valid (iat is in the future) iss=${bad} iat-now=${skew + r.int(-2, 1)}s leeway=30s`,
          rel('clk'),
        )
      L(
        t,
        s,
        k.chance(0.03)
          ? `WARN  auth.Filter 401 sub=u${r.int(1000, 9999)}: token expired 1${r.int(0, 9)}s ago, client must refresh`
          : `INFO  http ${r.pick(['GET /items', 'GET /me', 'POST /notes', 'GET /feed'])} 200 ${k.ms(20)}ms`,
      )
    })
    k.every(t0, end, 70 * S, (t) => {
      const h = r.pick([`${idp}-1`, `${idp}-2`, `${idp}-3`, 'mesa-1', 'canyon-1'])
      if (!(h === bad && t > on - 5 * M)) L(t, h, `chronyd[702]: Selected source 10.0.0.${r.int(2, 4)}`)
    })
    L(on - 4 * M, bad, 'qemu-ga[588]: info: guest-ping called')
    L(on - 2 * S, bad, 'systemd[1]: Started chronyd.service - NTP client/server.', undefined, 0)
    L(on + 1, bad, `chronyd[702]: System clock was stepped by ${skew}.${r.int(100000, 999999)} seconds`, root('clk'))
    L(on + 2500, bad, `chronyd[702]: Can't synchronise: no selectable sources`, root('clk'))
    k.every(on + 30 * S, end, 5 * M, (t) =>
      L(
        t,
        'canyon-2',
        `WARN  sync.Worker ${r.int(2, 9)} users reported sign-in loops in the last 5 minutes`,
        rel('clk'),
      ),
    )
    k.every(t0, end, 40 * S, (t) =>
      L(t, r.pick(['mesa-1', 'plateau-1']), `WARN  feature.Flags unknown flag "error-budget-v2", default used`),
    )
    for (const [i, h] of [`${idp}-1`, `${idp}-2`, `${idp}-3`].entries())
      L(roll + i * 30 * S, h, 'INFO  keys.Rotator active signing key now k8 (k7 kept for verification)')
    k.incident(
      'clk',
      {
        causes: [
          ['clock', '\\btime\\b', '\\bNTP\\b', 'chrony', 'skew', 'time.?sync'],
          [
            'skew',
            'ahead',
            'step',
            'wrong',
            'drift',
            'off\\b',
            'future',
            'unsync',
            'synchroni',
            'jump',
            'fast',
            'minutes',
            'set',
            'incorrect',
            'differ',
            'out of sync',
          ],
          [bad.replace('-', '.?'), idp, 'node', 'host', 'issuer', 'identity', 'chrony', 'token'],
        ],
        mustNot: ['key rotation (caus|broke|is the)'],
        services: [bad, idp, 'chronyd'],
        victims: ['mesa-1', 'mesa-2', 'plateau-1', 'canyon-1', 'canyon-2', 'mesa', 'plateau', 'canyon'],
        onset: on,
        tol: skew + 120,
        root: 'chronyd\\[702\\]: (System clock|Can)',
      },
      [
        `The system clock of ${bad} was stepped ${skew} seconds ahead, so its tokens are not yet valid`,
        `Clock skew on ${bad}: chrony has no source`,
        `${bad} runs several minutes fast; its time is wrong`,
      ],
      ['JWT rejected by mesa', 'Tokens are invalid after the key rotation', 'Users report sign-in loops'],
    )
  },
)

// ---- hard: a link negotiated at 100 Mb/s
def(
  'b1-barrow',
  'incident',
  'hard: one INFO line of the kernel shows 100 Mbps after a bounce; NFS clients and copies are slow',
  (k) => {
    const { r, t0 } = k,
      L0 = k.file('logs/messages'),
      rs = k.file('logs/copy-jobs.log'),
      end = t0 + 4 * H,
      on = t0 + r.int(5700000, 7800000),
      nas = r.pick(['barrow', 'granary', 'silo']),
      cl = ['render1', 'render2', 'render3', 'edit5']
    const L = (t, h, p, s, m) => L0(t, `${f.sys(t)} ${h} ${p}: ${s}`, m),
      kt = (t) => `[${f.up(5e8 + (t - t0))}]`
    k.every(t0, end, 30 * S, (t) =>
      L(
        t,
        r.pick([nas, ...cl]),
        ...r.pick([
          ['systemd', `Started Session ${r.int(100, 9000)} of user root.`],
          ['dbus-daemon', "[system] Successfully activated service 'org.freedesktop.nm_dispatcher'"],
          [`CROND[${r.int(1000, 60000)}]`, '(root) CMD (/usr/lib64/sa/sa1 1 1)'],
          [
            `sshd[${r.int(1000, 60000)}]`,
            `Accepted publickey for render from 10.14.0.${r.int(2, 60)} port ${r.int(30000, 60000)} ssh2: ED25519 SHA256:${k.id(43, 'abcdefghijkABCDEFG0123456789')}`,
          ],
          ['systemd-logind', `New session ${r.int(100, 9000)} of user root.`],
          [
            `smartd[811]`,
            'Device: /dev/sda [SAT], 8 Offline uncorrectable sectors'.replace(
              '8 Offline uncorrectable sectors',
              'SMART Prefailure Attribute: 1 Raw_Read_Error_Rate changed from 79 to 80',
            ),
          ],
        ]),
      ),
    )
    L(on - 11 * S, nas, 'kernel', `${kt(on - 11 * S)} igb 0000:03:00.0 eno1: igb: eno1 NIC Link is Down`, rel('nic'))
    L(
      on - 9 * S,
      nas,
      'NetworkManager[903]',
      '<info>  [' +
        Math.floor(on / 1000 - 9) +
        ".1204] device (eno1): state change: activated -> unavailable (reason 'carrier-changed', sys-iface-state: 'managed')",
      rel('nic'),
    )
    L(
      on,
      nas,
      'kernel',
      `${kt(on)} igb 0000:03:00.0 eno1: igb: eno1 NIC Link is Up 100 Mbps Full Duplex, Flow Control: RX`,
      root('nic'),
    )
    L(
      on + 900,
      nas,
      'NetworkManager[903]',
      '<info>  [' + Math.floor(on / 1000 + 1) + '.3316] device (eno1): carrier: link connected',
      rel('nic'),
    )
    k.every(t0, end, 4 * M, (t) =>
      L(
        t,
        nas,
        'rpc.mountd[1290]',
        `authenticated mount request from 10.14.0.${r.int(2, 60)}:${r.int(700, 1000)} for /export/work (/export/work)`,
      ),
    )
    const other = t0 + 31 * M + r.int(0, 59999)
    L(other, 'render3', 'kernel', `${kt(other)} igb 0000:03:00.0 eno1: igb: eno1 NIC Link is Down`)
    L(
      other + 5 * S,
      'render3',
      'kernel',
      `${kt(other + 5 * S)} igb 0000:03:00.0 eno1: igb: eno1 NIC Link is Up 1000 Mbps Full Duplex, Flow Control: RX/TX`,
    )
    for (const c of cl)
      k.every(on + 4 * M, end, 7 * M, (t) => {
        L(t, c, 'kernel', `${kt(t)} nfs: server ${nas} not responding, still trying`, rel('nic'))
        const u = r.int(8, 50) * S
        L(t + u, c, 'kernel', `${kt(t + u)} nfs: server ${nas} OK`, rel('nic'))
      })
    k.every(t0, end, 60 * S, (t) => {
      const rate = t > on ? k.f(9.8, 11.4, 2) : k.f(88, 112, 2),
        gb = r.int(2, 9)
      rs(
        t,
        `${f.loc(t)} [${r.int(1000, 9000)}] ${r.pick(cl)} -> ${nas}:/export/work  sent ${gb}.${r.int(10, 99)}G bytes  received ${r.int(2, 90)}.${r.int(10, 99)}K bytes  ${rate}M bytes/sec`,
        t > on ? rel('nic') : undefined,
      )
    })
    k.every(t0, end, 50 * S, (t) =>
      rs(
        t,
        `${f.loc(t)} [${r.int(1000, 9000)}] ${r.pick(cl)} -> tape2:/spool  sent 1.${r.int(10, 99)}G bytes  received 4.${r.int(10, 99)}K bytes  ${k.f(60, 90, 2)}M bytes/sec`,
      ),
    )
    k.every(t0, end, 13 * M, (t) =>
      rs(
        t,
        `${f.loc(t)} [${r.int(1000, 9000)}] rsync: [sender] file has vanished: "/work/tmp/.~lock.${r.int(10, 99)}#"\n${f.loc(t)} [${r.int(1000, 9000)}] rsync warning: some files vanished before they could be transferred (code 24) at main.c(1338) [sender=3.2.3]`,
      ),
    )
    k.incident(
      'nic',
      {
        causes: [
          ['100 ?m', 'fast ethernet', 'negotiat', 'link speed', 'speed', '10% of', 'tenth'],
          ['link', 'nic', 'eno1', 'interface', 'network', 'ethernet', 'cable', 'port', 'adapter'],
        ],
        mustNot: ['disk (is|was) (failing|slow)'],
        services: [nas, 'eno1', `${nas} eno1`, 'kernel'],
        victims: cl.concat(['nfs', 'copy-jobs']),
        onset: on,
        tol: 420,
        root: 'Link is Up 100 Mbps',
      },
      [
        `The network interface of ${nas} came back at 100 Mbps instead of a gigabit`,
        'After a link bounce eno1 negotiated only fast ethernet',
        'Link speed dropped to a tenth on the NAS: cable or port',
      ],
      ['NFS server not responding', 'The disk is failing (read errors)', 'Copies are slow'],
    )
  },
)

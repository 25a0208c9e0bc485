import { def, f, S, M, H, root, rel } from './lib.mjs'

export const alb = (k, t, o) => {
  const { r } = k
  const url = `https://${o.host}:443${o.path}`
  return `h2 ${f.iso6(t)} app/${o.lb}/${o.lbid} ${k.pub()}:${r.int(20000, 65000)} ${o.target ?? '-'} ${o.rt ?? '0.001'} ${o.tt} ${o.bt ?? '0.000'} ${o.st} ${o.tst ?? '-'} ${r.int(200, 900)} ${r.int(120, 9000)} "${o.m ?? 'GET'} ${url} HTTP/2.0" "${k.ua()}" ECDHE-RSA-AES128-GCM-SHA256 TLSv1.2 arn:aws:elasticloadbalancing:${o.region}:${o.acct}:targetgroup/${o.tg}/${o.tgid} "Root=1-${Math.floor(t / 1000).toString(16)}-${r.hex(24)}" "${o.host}" "arn:aws:acm:${o.region}:${o.acct}:certificate/${o.cert}" ${o.prio ?? 1} ${f.iso6(t - 20)} "forward" "-" "${o.reason ?? '-'}" "${o.target ?? '-'}" "${o.tst ?? '-'}" "-" "-"`
}

// ---- Lambda: a native module missing after publish
def(
  'b1-quotations',
  'incident',
  'direct: a new function version cannot import its module; ALB log in another file; one other function logs handled errors all day',
  (k) => {
    const { r, t0 } = k,
      cw = k.file('logs/cloudwatch-tail.txt'),
      lbf = k.file('logs/alb-access.log'),
      end = t0 + 60 * M,
      on = t0 + r.int(1560000, 2220000)
    const fn = r.pick(['quote-price', 'tariff-estimate', 'cover-price']),
      fns = [fn, 'policy-pdf', 'errors-digest', 'claims-intake'],
      reg = r.pick(['eu-west-1', 'us-east-2', 'ap-southeast-2']),
      acct = String(r.int(100000000000, 999999999999)),
      ver = r.int(40, 90)
    const ids = { lb: 'insure-edge', lbid: r.hex(16), host: 'api.insure.example', region: reg, acct, cert: k.uuid() },
      tg = Object.fromEntries(fns.map((x) => [x, r.hex(16)]))
    const rv = [r.int(20, 40), r.hex(64)],
      streams = {},
      pool = (x, v) => {
        const l = (streams[`${x}/${v}`] ??= [])
        if (l.length < 3 || k.chance(0.02)) l.push(r.hex(32))
        return l[Math.max(0, l.length - r.int(1, 3))]
      }
    const one = (t, x) => {
      const id = k.uuid(),
        bad = x === fn && t > on,
        v = x === fn ? (bad ? ver + 1 : ver) : x === 'claims-intake' ? 12 : 7,
        d = k.ms(80),
        st = `${f.ymd(t).replaceAll('-', '/')}/[${v}]${pool(x, v)}`
      const P = (dt, s, m) => cw(t + dt, `${f.iso6(t + dt).slice(0, -1)}+00:00 /aws/lambda/${x} ${st} ${s}`, m)
      if (bad) {
        P(
          0,
          `INIT_START Runtime Version: python:3.12.v${rv[0]}\tRuntime Version ARN: arn:aws:lambda:${reg}::runtime:${rv[1]}`,
        )
        P(
          300,
          `[ERROR] Runtime.ImportModuleError: Unable to import module 'app.handler': /var/task/pydantic_core/_pydantic_core.cpython-312-x86_64-linux-gnu.so: cannot open shared object file: No such file or directory\nTraceback (most recent call last):`,
          root('imp'),
        )
        P(
          310,
          `INIT_REPORT Init Duration: ${k.f(280, 460)} ms\tPhase: init\tStatus: error\tError Type: Runtime.ImportModuleError`,
          rel('imp'),
        )
        P(700, `START RequestId: ${id} Version: ${v}`)
        P(702, `END RequestId: ${id}`)
        P(
          703,
          `REPORT RequestId: ${id}\tDuration: ${k.f(380, 520)} ms\tBilled Duration: ${r.int(381, 521)} ms\tMemory Size: 512 MB\tMax Memory Used: ${r.int(60, 70)} MB\tStatus: error\tError Type: Runtime.ImportModuleError`,
          rel('imp'),
        )
        return lbf(
          t + 720,
          alb(k, t + 720, {
            ...ids,
            path: `/v1/${fn}`,
            m: 'POST',
            tt: (0.7 + r.next() / 9).toFixed(3),
            st: 502,
            tg: fn,
            tgid: tg[fn],
            reason: 'LambdaUnhandled',
          }),
          rel('imp'),
        )
      }
      P(0, `START RequestId: ${id} Version: ${v}`)
      if (x === 'claims-intake' && k.chance(0.12))
        P(d - 2, `[ERROR]\t${f.iso(t + d - 2)}\t${id}\tclaim rejected: photo missing (returned 422 to caller)`)
      else if (x === 'errors-digest')
        P(d - 2, `[INFO]\t${f.iso(t + d - 2)}\t${id}\t${r.int(0, 30)} errors of yesterday digested, 0 failed`)
      else P(d - 2, `[INFO]\t${f.iso(t + d - 2)}\t${id}\tdone ${k.id(6)}`)
      P(d, `END RequestId: ${id}`)
      P(
        d + 1,
        `REPORT RequestId: ${id}\tDuration: ${d}.${r.int(10, 99)} ms\tBilled Duration: ${d + 1} ms\tMemory Size: 512 MB\tMax Memory Used: ${r.int(90, 190)} MB`,
      )
      const rej = x === 'claims-intake' && k.chance(0.1)
      lbf(
        t + d + 4,
        alb(k, t + d + 4, {
          ...ids,
          path: `/v1/${x}`,
          m: 'POST',
          tt: (d / 1000 + 0.002).toFixed(3),
          st: rej ? 422 : 200,
          tst: rej ? 422 : 200,
          tg: x,
          tgid: tg[x],
        }),
      )
    }
    k.every(t0, end, 9800, (t) => one(t, k.chance(0.5) ? fn : r.pick(fns)))
    k.incident(
      'imp',
      {
        causes: [
          [
            'import',
            'module',
            'shared object',
            'librar',
            'dependenc',
            'packag',
            'native (extension|binary)',
            'pydantic',
            '\\.so\\b',
          ],
          [
            'missing',
            'cannot',
            'can ?not',
            'fail',
            'unable',
            'not (found|included|packaged|present|bundled)',
            'absent',
            'lack',
            'incompatib',
            'wrong (arch|platform)',
            'without',
            'broken',
            'ImportModuleError',
            'does not contain',
            'could not',
            'no such',
          ],
        ],
        services: [fn, `/aws/lambda/${fn}`, `${fn} lambda`],
        victims: ['alb-access', 'insure-edge'],
        onset: k.first('imp'),
        tol: 150,
        root: 'ImportModuleError',
      },
      [
        `Version ${ver + 1} of ${fn} cannot import its module: the pydantic_core library is missing in the package`,
        'The new Lambda package lacks a native dependency',
        'Function fails at init since a shared object was not bundled',
      ],
      ['The load balancer returns 502', 'Claims are rejected because the photo is missing', 'Lambda invocation errors'],
    )
  },
)

// ---- GCP: NAT ports of one VM exhausted
def(
  'b1-tern',
  'incident',
  'victims louder: three services time out to the outside; the NAT log shows dropped allocations, nearly all from one VM group',
  (k) => {
    const { r, t0 } = k,
      out = k.file('logs/gcp-export.jsonl'),
      end = t0 + 65 * M,
      on = t0 + r.int(1620000, 2160000),
      proj = `acme-${r.pick(['prod', 'live', 'main'])}-${r.hex(4)}`,
      gw = r.pick(['nat-core', 'egress-a', 'nat-euw1']),
      hog = r.pick(['thumbnail-fetch', 'link-preview', 'feed-pull']),
      vm = `${hog}-${r.hex(4)}`
    const J = (t, o, m) =>
      out(
        t,
        JSON.stringify({
          insertId: k.id(14, 'abcdefghijklmnopqrstuvwxyz0123456789'),
          ...o,
          timestamp: f.iso9(t),
          receiveTimestamp: f.iso9(t + r.int(100, 900)),
        }),
        m,
      )
    const run = (t, svc, sev, msg, m) =>
      J(
        t,
        {
          jsonPayload: { message: msg, component: svc },
          resource: {
            type: 'cloud_run_revision',
            labels: {
              service_name: svc,
              revision_name: `${svc}-000${r.int(40, 41)}-x${r.hex(2)}`,
              location: 'europe-west1',
              project_id: proj,
            },
          },
          severity: sev,
          logName: `projects/${proj}/logs/run.googleapis.com%2Fstderr`,
          trace: `projects/${proj}/traces/${r.hex(32)}`,
        },
        m,
      )
    const nat = (t, who, st, m) => {
      const dst = who === vm ? '151.101.' + r.int(0, 3) + '.91' : k.pub()
      J(
        t,
        {
          jsonPayload: {
            allocation_status: st,
            connection: {
              dest_ip: dst,
              dest_port: 443,
              nat_ip: st === 'OK' ? '34.77.18.204' : undefined,
              nat_port: st === 'OK' ? r.int(1024, 65535) : undefined,
              protocol: 6,
              src_ip: who === vm ? '10.132.0.41' : `10.132.0.${r.int(3, 30)}`,
              src_port: r.int(32768, 60999),
            },
            destination: { geo_location: { continent: 'America', country: 'usa', asn: 54113 } },
            endpoint: { project_id: proj, region: 'europe-west1', vm_name: who, zone: 'europe-west1-b' },
            gateway_identifiers: { gateway_name: gw, region: 'europe-west1', router_name: 'core-router' },
            vpc: { project_id: proj, subnetwork_name: 'core', vpc_name: 'core' },
          },
          resource: {
            type: 'nat_gateway',
            labels: { gateway_name: gw, region: 'europe-west1', router_id: '6' + r.int(1e8, 9e8), project_id: proj },
          },
          severity: undefined,
          logName: `projects/${proj}/logs/compute.googleapis.com%2Fnat_flows`,
        },
        m,
      )
    }
    const svcs = ['card-gate', 'sms-out', 'timeout-tracker']
    k.every(t0, end, 12 * S, (t) => nat(t, r.pick(['run-connector-1', 'run-connector-2', vm, 'bastion-0']), 'OK'))
    k.every(on - 4 * M, end, 4500, (t) =>
      nat(t, vm, k.chance(0.4) || t > on ? (t > on ? 'DROPPED' : 'OK') : 'OK', t > on ? root('nat') : rel('nat')),
    )
    k.every(on + 30 * S, end, 17 * S, (t) =>
      nat(t, r.pick(['run-connector-1', 'run-connector-2']), 'DROPPED', root('nat')),
    )
    const gc = (t, o) => J(t, o)
    gc(on - 6 * M, {
      protoPayload: {
        '@type': 'type.googleapis.com/google.cloud.audit.AuditLog',
        methodName: 'v1.compute.instances.setMetadata',
        authenticationInfo: { principalEmail: 'deploy@' + proj + '.iam.gserviceaccount.com' },
        resourceName: `projects/${proj}/zones/europe-west1-b/instances/${vm}`,
        serviceName: 'compute.googleapis.com',
      },
      resource: { type: 'gce_instance', labels: { zone: 'europe-west1-b', project_id: proj } },
      severity: 'NOTICE',
      logName: `projects/${proj}/logs/cloudaudit.googleapis.com%2Factivity`,
    })
    const hogLine = (t, n, m) =>
      J(
        t,
        {
          jsonPayload: {
            message: `batch started: ${n} remote images, parallel=${n > 9000 ? 2000 : 32}`,
            component: hog,
          },
          resource: { type: 'gce_instance', labels: { zone: 'europe-west1-b', project_id: proj } },
          severity: 'INFO',
          logName: `projects/${proj}/logs/${hog}`,
        },
        m,
      )
    k.every(t0, on - 5 * M, 4 * M, (t) => hogLine(t, r.int(300, 900)))
    hogLine(on - 4 * M, r.int(120000, 190000), root('nat'))
    k.every(t0, end, 4 * S, (t) => {
      const s = r.pick(svcs),
        bad = t > on && k.chance(0.6)
      run(
        t,
        s,
        bad ? 'ERROR' : 'INFO',
        bad
          ? {
              'card-gate':
                'acquirer call failed: ConnectTimeout https://acq.paynorth.example:443 after 10000ms (attempt 3)',
              'sms-out': 'dial tcp 185.44.20.9:443: i/o timeout',
              'timeout-tracker':
                "carrier poll: HTTPSConnectionPool(host='track.carrier.example', port=443): Max retries exceeded (Caused by ConnectTimeoutError)",
            }[s]
          : {
              'card-gate': `authorised ${k.id(8)} in ${k.ms(300)}ms`,
              'sms-out': `accepted by carrier id=${k.id(8)}`,
              'timeout-tracker': `poll ok, ${r.int(1, 40)} parcels, ${r.int(0, 4)} past their time-out`,
            }[s],
        bad ? rel('nat') : undefined,
      )
    })
    const hl = t0 + r.int(6, 14) * M // an earlier stumble of the acquirer, over by itself
    for (let i = 0; i < 5; i++)
      run(
        hl + i * 4100,
        'card-gate',
        i < 4 ? 'WARNING' : 'INFO',
        i < 4
          ? `acquirer answered 503 Service Unavailable, attempt ${i + 1}`
          : 'acquirer answered 200 again, 4 payments completed on retry',
      )
    k.every(t0, end, 70 * S, (t) =>
      run(
        t,
        'card-gate',
        'WARNING',
        `card declined: ${r.pick(['insufficient_funds', 'do_not_honor', 'expired_card'])}`,
      ),
    )
    k.incident(
      'nat',
      {
        causes: [
          [
            '\\bNAT\\b',
            'source ports?',
            'egress',
            'ephemeral port',
            'outbound (port|connection)',
            'port (allocation|exhaust)',
            hog,
          ],
          [
            'exhaust',
            'drop',
            'no (free )?port',
            'ports? (are |were )?(used|all)',
            'ran out',
            'run(s|ning)? out',
            'out of',
            'deplet',
            'saturat',
            'too many',
            'limit',
            'consum',
            'hog',
            'parallel',
            'flood',
            'alloc',
          ],
        ],
        mustNot: ['(acquirer|carrier|paynorth) (is|was|went) (down|unavailable)'],
        services: [gw, hog, vm, 'nat', 'Cloud NAT', 'nat_gateway', 'nat_flows', 'cloud nat'],
        victims: svcs,
        onset: on,
        tol: 330,
        root: 'DROPPED|parallel=2000',
      },
      [
        `Cloud NAT ${gw} ran out of ports since ${hog} opens thousands of connections`,
        `Source port exhaustion at the NAT gateway caused by ${vm}`,
        `NAT allocations are dropped: ${hog} fetches images with 2000 parallel connections`,
      ],
      ['The acquirer is unreachable, card-gate times out', 'Connection timeouts to external APIs', 'Cards declined'],
    )
  },
)

// ---- hard: a security-group rule revoked among API noise
def(
  'b1-trailhead',
  'incident',
  'hard: one successful API event revokes the database ingress; services time out; AccessDenied of a scanner role is chronic',
  (k) => {
    const { r, t0 } = k,
      ct = k.file('logs/cloudtrail.jsonl'),
      app = k.file('logs/ecs-app.log'),
      lbf = k.file('logs/alb.log'),
      end = t0 + 75 * M,
      on = t0 + r.int(1920000, 2760000),
      acct = String(r.int(100000000000, 999999999999)),
      reg = r.pick(['eu-central-1', 'us-west-2'])
    const sg = `sg-0${r.hex(16)}`,
      app_sg = `sg-0${r.hex(16)}`,
      db = `rds-${r.pick(['harbor', 'quay', 'jetty'])}.c${r.hex(10)}.${reg}.rds.amazonaws.com`,
      who = r.pick(['n.okafor', 'l.brandt', 'y.sato'])
    const rid = {},
      tasks = Object.fromEntries(['harbor-api', 'harbor-worker', 'mail-out'].map((s) => [s, [r.hex(32), r.hex(32)]]))
    const T = (t, o, m) =>
      ct(
        t,
        JSON.stringify({
          eventVersion: '1.09',
          userIdentity: o.user ?? {
            type: 'AssumedRole',
            principalId: `${(rid[o.role] ??= 'AROA' + k.id(17))}:session`,
            arn: `arn:aws:sts::${acct}:assumed-role/${o.role}/session`,
            accountId: acct,
          },
          eventTime: f.iso0(t),
          eventSource: o.src + '.amazonaws.com',
          eventName: o.name,
          awsRegion: reg,
          sourceIPAddress: o.ip ?? o.src + '.amazonaws.com',
          userAgent: o.ua ?? 'aws-sdk-go-v2/1.30.1',
          ...(o.err ? { errorCode: o.err, errorMessage: o.msg } : {}),
          requestParameters: o.req ?? null,
          responseElements: o.res ?? null,
          requestID: k.uuid(),
          eventID: k.uuid(),
          readOnly: o.ro ?? true,
          eventType: 'AwsApiCall',
          managementEvent: true,
          recipientAccountId: acct,
          eventCategory: 'Management',
        }),
        m,
      )
    k.every(t0, end, 7 * S, (t) =>
      T(
        t,
        r.pick([
          { role: 'ecsTaskExecution', src: 'ecr', name: 'GetAuthorizationToken' },
          { role: 'autoscaler', src: 'ecs', name: 'DescribeServices', req: { cluster: 'main' } },
          { role: 'metrics-reader', src: 'monitoring', name: 'GetMetricData' },
          { role: 'harbor-task', src: 'kms', name: 'Decrypt' },
          { role: 'config-recorder', src: 'ec2', name: 'DescribeSecurityGroups' },
          { role: 'autoscaler', src: 'autoscaling', name: 'DescribeAutoScalingGroups' },
          { role: 'ecsTaskExecution', src: 'logs', name: 'CreateLogStream', ro: false },
        ]),
      ),
    )
    k.every(t0, end, 40 * S, (t) =>
      T(t, {
        role: 'posture-scan',
        src: r.pick(['s3', 'iam', 'ec2']),
        name: r.pick(['GetBucketPolicy', 'GetAccountPasswordPolicy', 'DescribeVpcEndpoints']),
        err: 'AccessDenied',
        msg: `User: arn:aws:sts::${acct}:assumed-role/posture-scan/session is not authorized to perform this action`,
      }),
    )
    for (const [dt, name, req] of [
      [
        -25,
        'AuthorizeSecurityGroupIngress',
        {
          groupId: app_sg,
          ipPermissions: {
            items: [
              { ipProtocol: 'tcp', fromPort: 443, toPort: 443, ipRanges: { items: [{ cidrIp: '10.20.0.0/16' }] } },
            ],
          },
        },
      ],
      [-14, 'UpdateService', { cluster: 'main', service: 'mail-out', desiredCount: 3 }],
      [
        -6,
        'CreateTags',
        { resourcesSet: { items: [{ resourceId: sg }] }, tagSet: { items: [{ key: 'reviewed', value: 'yes' }] } },
      ],
    ])
      T(on + dt * M, {
        role: 'terraform',
        src: name === 'UpdateService' ? 'ecs' : 'ec2',
        name,
        req,
        ro: false,
        ip: '10.20.3.8',
        ua: 'APN/1.0 HashiCorp/1.0 Terraform/1.8.5',
      })
    T(
      on,
      {
        user: {
          type: 'AssumedRole',
          principalId: `AROA${k.id(17)}:${who}`,
          arn: `arn:aws:sts::${acct}:assumed-role/admin/${who}`,
          accountId: acct,
        },
        src: 'ec2',
        name: 'RevokeSecurityGroupIngress',
        ip: k.pub(),
        ua: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
        ro: false,
        req: {
          groupId: sg,
          ipPermissions: {
            items: [
              {
                ipProtocol: 'tcp',
                fromPort: 5432,
                toPort: 5432,
                groups: { items: [{ groupId: app_sg, description: 'harbor tasks to rds' }] },
              },
            ],
          },
        },
        res: { _return: true },
      },
      root('sg'),
    )
    k.every(t0, end, 4 * S, (t) => {
      const bad = t > on + 15 * S && k.chance(0.7),
        s = r.pick(['harbor-api', 'harbor-worker', 'mail-out'])
      if (s === 'mail-out')
        return app(t, `ecs/${s}/${r.pick(tasks[s])} ${f.iso(t)} level=info msg="sent" to=${r.int(1, 60)} provider=ses`)
      app(
        t,
        bad
          ? `ecs/${s}/${r.pick(tasks[s])} ${f.iso(t)} level=error msg="query failed" err="dial tcp 10.20.${r.int(40, 41)}.17:5432: connect: connection timed out" host=${db}`
          : `ecs/${s}/${r.pick(tasks[s])} ${f.iso(t)} level=info msg="${r.pick(['berth assigned', 'manifest stored', 'pilot booked'])}" id=${r.int(1000, 9999)} took=${k.ms(18)}ms`,
        bad ? rel('sg') : undefined,
      )
    })
    const hl = t0 + r.int(7, 20) * M
    for (let i = 0; i < 9; i++)
      app(
        hl + i * 1700,
        `ecs/mail-out/${tasks['mail-out'][i % 2]} ${f.iso(hl + i * 1700)} level=${i < 8 ? 'error' : 'info'} msg="${i < 8 ? 'send failed, will retry' : 'backlog sent'}"${i < 8 ? ' err="Throttling: Maximum sending rate exceeded."' : ' count=8'} provider=ses`,
      )
    k.every(t0, end, 11 * S, (t) => {
      const bad = t > on + 20 * S && k.chance(0.7)
      lbf(
        t,
        alb(k, t, {
          lb: 'harbor',
          lbid: 'a1b2c3d4e5f60718',
          host: 'harbor.example',
          path: r.pick(['/berths', '/manifests', '/login']),
          region: reg,
          acct,
          cert: '6f1d4c1e-7e0b-4a52-9d6e-0d1c7f8a9b10',
          target: `10.20.${r.int(10, 12)}.${r.int(4, 200)}:8080`,
          tt: bad ? '-1' : (k.ms(40) / 1000).toFixed(3),
          bt: bad ? '-1' : '0.000',
          st: bad ? 504 : 200,
          tst: bad ? '-' : 200,
          tg: 'harbor-api',
          tgid: '73e2d6bc24d8a067',
        }),
        bad ? rel('sg') : undefined,
      )
    })
    k.incident(
      'sg',
      {
        causes: [
          ['security.?group', 'ingress', 'firewall rule', 'inbound rule', 'network (rule|access)', sg],
          [
            'revok',
            'remov',
            'delet',
            'clos',
            'withdr',
            'drop',
            'no longer (allow|permit)',
            'blocks?',
            'blocked',
            'change',
          ],
        ],
        mustNot: ['posture-scan (is|was|caus)'],
        services: [
          sg,
          'ec2',
          'ec2.amazonaws.com',
          'cloudtrail',
          'security group',
          who,
          'CloudTrail',
          'rds',
          db,
          'security-group',
        ],
        victims: ['harbor-api', 'harbor-worker', 'alb', 'ecs-app', 'harbor'],
        onset: on,
        tol: 120,
        root: 'RevokeSecurityGroupIngress',
      },
      [
        'The ingress rule for port 5432 of the database security group was revoked',
        `${who} removed the security group rule between application and database`,
        'RevokeSecurityGroupIngress closed port 5432, so the firewall rule no longer permits the tasks',
      ],
      ['The database does not answer, connection timed out', 'AccessDenied errors of posture-scan', 'ALB returns 504'],
    )
  },
)

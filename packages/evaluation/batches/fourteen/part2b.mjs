import { Case, kit, S, M, H, iso, isoS, ymd, hms, sp, spms, pad, iso6, cronT, bsd, dmy, checkpoint } from './lib.mjs'

/** Postfix: one account sends spam from many networks; everybody's mail is refused in consequence. */
export function post(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'Bounces and blocklists hit everybody and are loud; the cause is one SASL account used from many foreign addresses at INFO level.' })
  const t0 = k.day() + k.int(5, 11) * H, T = t0 + k.min(50, 70), BL = T + k.min(22, 30), end = BL + 60 * M
  const dom = k.pick(['example.edu', 'kanzlei-example.de', 'museum.example.org']), user = k.pick(['j.miller', 'o.hansen', 'reception', 'petra.vogt']), h = k.pick(['mx1', 'smtp-out', 'mail'])
  const F = 'logs/mail.log', u = `${user}@${dom}`, ue = user.replace('.', '\\.')
  c.incident('account', {
    cause: { allOf: [[ue, '(compromis|hijack|stolen|abus|breach|phish|hacked|leaked|taken over|misus)[^.]{0,60}(account|mailbox|credential|user|password|login|sasl|sender)', '(account|mailbox|credential|password|login|sasl)[^.]{0,80}(compromis|hijack|stolen|abus|breach|phish|hacked|leaked|taken over|misus|sends? (bulk|spam|unsolicited|mass)|sending (bulk|spam|unsolicited|mass))'], ['compromis', 'hijack', 'stolen', 'abus', 'spam', 'breach', 'phish', 'hacked', 'leaked', 'taken over', 'misus', 'bulk', 'unsolicited', 'mass', 'unusual', 'suspicious', 'flood', 'many (different|foreign|distinct)', 'foreign', 'unauthori']], mustNot: [] },
    services: [user, u, 'submission', 'postfix/submission/smtpd', 'sasl', 'smtpd', 'postfix', h, 'postfix/smtpd', 'sasl account'], victims: ['postfix/smtp', 'postfix/bounce', 'spamhaus'],
    severity: ['critical', 'high', 'medium'], onset: T, onsetToleranceSeconds: 900, rootPattern: ue,
  })
  const R = { relevant: 'account' }, X = { root: 'account' }
  const l = (t, tag, x, o) => c.line(F, t, `${iso6(k, t)}+00:00 ${h} ${tag}[${k.int(20000, 99000)}]: ${x}`, o)
  const qid = () => '4' + Array.from({ length: 14 }, () => k.pick([...'BCDFGHJKLMNPQRSTVWXYZbcdfghjkmnpqrstvwxyz123456789'])).join('')
  const staff = ['anna.berg', 'd.romano', 'library', 'events', 'k.osei', 'm.lang', 'office', 's.dupont'].map((x) => `${x}@${dom}`)
  const dests = [['gmail.com', 'gmail-smtp-in.l.google.com[142.250.153.27]:25', '250 2.0.0 OK  17'], ['outlook.com', 'outlook-com.olc.protection.outlook.com[52.101.68.3]:25', '250 2.6.0 <a> [InternalId=81] 8812 bytes in 0.180, 47.8 KB/sec Queued mail for delivery -> 250 2.1.5'], ['gmx.net', 'mx00.emig.gmx.net[212.227.15.9]:25', '250 Requested mail action okay, completed: id=1'], ['yahoo.com', 'mta6.am0.yahoodns.net[67.195.228.94]:25', '250 ok dirdel'], ['partner.example.com', 'mx.partner.example.com[192.0.2.61]:25', '250 2.0.0 Ok: queued as ' + qid()]]
  const fate = (d, t) => { if (t < BL || k.chance(.25)) return null
    return { 'gmail.com': ['deferred', '4.7.28', `host gmail-smtp-in.l.google.com[142.250.153.27] said: 421-4.7.28 Gmail has detected an unusual rate of unsolicited mail originating 421-4.7.28 from your IP address [198.51.100.25]. To protect our users from spam, 421-4.7.28 mail sent from your IP address has been temporarily rate limited. (in reply to end of DATA command)`], 'outlook.com': ['bounced', '5.7.1', `host outlook-com.olc.protection.outlook.com[52.101.68.3] said: 550 5.7.1 Unfortunately, messages from [198.51.100.25] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3140). (in reply to MAIL FROM command)`], 'gmx.net': ['bounced', '5.7.1', `host mx00.emig.gmx.net[212.227.15.9] refused to talk to me: 554-gmx.net (mxgmx015) Nemesis ESMTP Service not available 554-No SMTP service 554-Bad DNS PTR resource record or IP address is blacklisted`], 'yahoo.com': ['deferred', '4.7.0', `host mta6.am0.yahoodns.net[67.195.228.94] refused to talk to me: 421 4.7.0 [TSS04] Messages from 198.51.100.25 temporarily deferred due to unexpected volume or user complaints - 4.16.55.1; see https://postmaster.yahooinc.com/error-codes`], 'partner.example.com': ['bounced', '5.7.1', `host mx.partner.example.com[192.0.2.61] said: 554 5.7.1 Service unavailable; Client host [198.51.100.25] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/198.51.100.25 (in reply to RCPT TO command)`] }[d] }
  // ordinary mail
  k.flow(t0, end, 92 * S, (t) => { const q = qid(), s = k.pick(staff), [d, relay, ok] = k.pick(dests), f = fate(d, t), o = f ? R : {}
    l(t, 'postfix/submission/smtpd', `${q}: client=unknown[10.30.${k.int(1, 9)}.${k.int(2, 250)}], sasl_method=PLAIN, sasl_username=${s}`); l(t + 90, 'postfix/cleanup', `${q}: message-id=<${k.uuid()}@${dom}>`); l(t + 120, 'opendkim', `${q}: DKIM-Signature field added (s=mail2024, d=${dom})`); l(t + 140, 'postfix/qmgr', `${q}: from=<${s}>, size=${k.int(1200, 900000)}, nrcpt=1 (queue active)`)
    l(t + 1400, 'postfix/smtp', `${q}: to=<${k.pick(['info', 'h.meyer', 'sales', 'jk', 'team'])}${k.int(1, 99)}@${d}>, relay=${f && f[2].includes('refused to talk') ? 'none' : relay}, delay=${k.f(.4, 2)}, delays=0.1/0/0.3/0.5, dsn=${f ? f[1] : '2.0.0'}, status=${f ? `${f[0]} (${f[2]})` : `sent (${ok})`}`, o)
    if (f?.[0] === 'bounced') { l(t + 1500, 'postfix/bounce', `${q}: sender non-delivery notification: ${qid()}`, R) } if (f?.[0] !== 'deferred') l(t + 1600, 'postfix/qmgr', `${q}: removed`) })
  // inbound, rejects, scanners
  k.flow(t0, end, 62 * S, (t) => k.weighted([
    [4, () => { const ip = k.pub(); l(t, 'postfix/smtpd', `connect from unknown[${ip}]`); l(t + 600, 'postfix/smtpd', `NOQUEUE: reject: RCPT from unknown[${ip}]: ${k.pick([`554 5.7.1 Service unavailable; Client host [${ip}] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/${ip}; from=<promo@bestdeal.example> to=<office@${dom}> proto=ESMTP helo=<bestdeal.example>`, `550 5.1.1 <sales${k.int(1, 99)}@${dom}>: Recipient address rejected: User unknown in virtual mailbox table; from=<a@b.example> to=<sales@${dom}> proto=ESMTP helo=<b.example>`, `450 4.7.25 Client host rejected: cannot find your hostname, [${ip}]; from=<x@y.example> to=<events@${dom}> proto=ESMTP helo=<y.example>`])}`); l(t + 700, 'postfix/smtpd', `disconnect from unknown[${ip}] ehlo=1 mail=1 rcpt=0/1 quit=1 commands=3/4`) }],
    [3, () => { const ip = k.pub(); l(t, 'postfix/submission/smtpd', `warning: unknown[${ip}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6, sasl_username=${k.pick(['admin', 'info', 'test', 'scan', 'office'])}`); l(t + 300, 'postfix/submission/smtpd', `lost connection after AUTH from unknown[${ip}]`) }],
    [2, () => l(t, 'postfix/smtpd', `warning: TLS library problem: error:0A00010B:SSL routines::wrong version number:../ssl/record/ssl3_record.c:354:`)],
    [2, () => l(t, 'dovecot', `imap-login: Login: user=<${k.pick(staff)}>, method=PLAIN, rip=10.30.${k.int(1, 9)}.${k.int(2, 250)}, lip=10.30.0.5, mpid=${k.int(3000, 90000)}, TLS, session=<${k.hex(16)}>`)],
    [2, () => l(t, 'dovecot', `lmtp(${k.pick(staff)})<${k.int(3000, 90000)}><${k.hex(20)}>: msgid=<${k.hex(12)}@news.example>: saved mail to INBOX`)],
    [1, () => l(t, 'postfix/anvil', `statistics: max connection rate ${k.int(2, 30)}/60s for (smtp:${k.pub()}) at ${bsd(t).slice(0, 15)}`)],
    [1, () => l(t, 'opendmarc', `${qid()}: SPF(mailfrom): bounce.example fail`)],
  ])())
  // the account's owner as always, before
  for (let t = t0 + k.min(3, 9); t < T; t += k.min(14, 24)) { const q = qid(); l(t, 'postfix/submission/smtpd', `${q}: client=unknown[10.30.4.${k.int(20, 29)}], sasl_method=PLAIN, sasl_username=${u}`); l(t + 130, 'postfix/qmgr', `${q}: from=<${u}>, size=${k.int(2000, 80000)}, nrcpt=1 (queue active)`) }
  // the abuse
  k.flow(T, end, 62 * S, (t) => { const q = qid(), ip = k.pub(), n = k.int(25, 50)
    l(t, 'postfix/submission/smtpd', `${q}: client=unknown[${ip}], sasl_method=LOGIN, sasl_username=${u}`, X); l(t + 200, 'postfix/cleanup', `${q}: message-id=<${k.hex(16)}@${k.pick(['WIN-' + k.hex(6).toUpperCase(), 'localhost.localdomain'])}>`); l(t + 230, 'postfix/qmgr', `${q}: from=<${u}>, size=${k.int(2100, 4200)}, nrcpt=${n} (queue active)`, X)
    for (let i = 0; i < 2; i++) { const [d, relay, ok] = k.pick(dests.slice(0, 4)), f = fate(d, t); l(t + 1500 + i * 300, 'postfix/smtp', `${q}: to=<${k.hex(5)}${k.int(10, 99)}@${d}>, relay=${relay}, delay=${k.f(1, 4)}, delays=0.2/0/0.4/0.9, dsn=${f ? f[1] : '2.0.0'}, status=${f ? `${f[0]} (${f[2]})` : k.chance(.3) ? `bounced (host ${relay.replace(/:25$/, '')} said: 550-5.1.1 The email account that you tried to reach does not exist. (in reply to RCPT TO command))` : `sent (${ok})`}`, R) } })
  return c
}

/** ECS: Terraform detached the policy of the execution role; half an hour later tasks are replaced and cannot start. */
export function cluster(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'The load balancer 503s and the thin remaining tasks are loud. CloudTrail shows the detached policy, ECS the denied secret.' })
  const svc = k.pick(['checkout-api', 'booking-api', 'ledger-api']), acct = String(k.int(100000000000, 999999999999)), reg = k.pick(['eu-west-1', 'eu-central-1', 'us-east-2']), role = `${svc}-execution`
  const t0 = k.day() + k.int(6, 14) * H, A = t0 + k.min(35, 55), T = A + k.min(24, 38), end = T + 50 * M
  const EV = 'logs/ecs-events.txt', CT = 'logs/cloudtrail.jsonl', AP = 'logs/app.log', LBF = 'logs/alb.log', TF = 'logs/terraform-apply.log'
  const pol = `arn:aws:iam::${acct}:policy/${svc}-secrets-read`
  c.incident('role', {
    cause: { allOf: [['polic', 'permission', '\\biam\\b', '\\brole\\b', 'authori[sz]', 'access.?denied', 'GetSecretValue', 'privilege'], ['detach', 'remov', 'revok', 'missing', '\\blost\\b', 'denied', 'not authori[sz]ed', 'lack', 'no longer', 'delet', 'destroy', 'without', 'insufficient', 'may not', 'not allowed', 'cannot (read|fetch|pull|retrieve)'], ['secret', 'execution', '\\biam\\b', 'terraform', svc]], mustNot: ['health ?check (misconfig|path|grace)', 'ecr (outage|image)'] },
    services: [role, svc, 'iam', 'ecs', 'terraform', 'secretsmanager', 'secrets manager', 'execution role', 'fargate', `${svc}-secrets-read`, 'terraform-ci', 'amazon ecs'], victims: ['alb', 'targetgroup', 'load balancer', 'web'],
    severity: ['critical', 'high'], onset: T, onsetToleranceSeconds: 2700, rootPattern: 'DetachRolePolicy|AccessDenied|secrets|Destr',
  })
  const R = { relevant: 'role' }, X = { root: 'role' }
  const tid = () => k.hex(32), cl = 'prod'
  const ev = (t, x, o) => c.line(EV, t, `${isoS(t)}.${pad(t % 1000, 3)}000+00:00 ${x}`, o)
  const other = ['search-api', 'profile-api', 'notify-worker']
  for (const s of [svc, ...other]) for (let t = t0 + k.min(1, 40); t < (s === svc ? T - 5 * M : end); t += 6 * H / 4) ev(t, `(service ${s}) has reached a steady state.`)
  k.flow(t0, end, 7 * M, (t) => { const s = k.pick(other), x = tid(); ev(t, `(service ${s}) has started 1 tasks: (task ${x}).`); ev(t + 31 * S, `(service ${s}) registered 1 targets in (target-group arn:aws:elasticloadbalancing:${reg}:${acct}:targetgroup/${s}/${k.hex(16)})`); ev(t + 70 * S, `(service ${s}) has begun draining connections on 1 tasks.`); ev(t + 130 * S, `(service ${s}) has stopped 1 running tasks: (task ${tid()}).`) })
  // the denied start: attempts with growing pauses
  const secret = `arn:aws:secretsmanager:${reg}:${acct}:secret:prod/${svc}/db-${k.hex(6)}`
  const tgt = `(target-group arn:aws:elasticloadbalancing:${reg}:${acct}:targetgroup/${svc}/${k.hex(16)})`
  ev(T - 4 * M, `(service ${svc}) has reached a steady state.`)
  ev(T - 90 * S, `(service ${svc}) has begun draining connections on 2 tasks.`, R)
  ev(T - 60 * S, `(service ${svc}) deregistered 2 targets in ${tgt}`, R); ev(T - 20 * S, `(service ${svc}) has stopped 2 running tasks: (task ${tid()}) (task ${tid()}).`, R)
  let gapS = 20
  const ct = (t, src, nm, who, extra, o) => c.line(CT, t, JSON.stringify({ eventVersion: '1.09', userIdentity: who, eventTime: isoS(t) + 'Z', eventSource: src, eventName: nm, awsRegion: nm.includes('Role') && src.startsWith('iam') ? 'us-east-1' : reg, ...extra, requestID: k.uuid(), eventID: k.uuid(), eventType: 'AwsApiCall', managementEvent: true, recipientAccountId: acct, eventCategory: 'Management' }), o)
  const assumed = (r, s) => ({ type: 'AssumedRole', principalId: `AROA${k.hex(17).toUpperCase()}:${s}`, arn: `arn:aws:sts::${acct}:assumed-role/${r}/${s}`, accountId: acct })
  for (let t = T; t < end; t += k.sec(Math.floor(gapS), Math.floor(gapS) + 30)) {
    const x = tid(), y = t + k.int(16000, 24000), rid = k.uuid()
    ev(t, `(service ${svc}) has started 1 tasks: (task ${x}).`, R)
    ev(y, `(service ${svc}) (task ${x}) stopped reason: ResourceInitializationError: unable to pull secrets or registry auth: execution resource retrieval failed: unable to retrieve secret from asm: service call has been retried 1 time(s): failed to fetch secret ${secret} from secrets manager: operation error Secrets Manager: GetSecretValue, https response error StatusCode: 400, RequestID: ${rid}, api error AccessDeniedException: User: arn:aws:sts::${acct}:assumed-role/${role}/${x} is not authorized to perform: secretsmanager:GetSecretValue on resource: ${secret} because no identity-based policy allows the secretsmanager:GetSecretValue action`, X)
    ct(y - 2000, 'secretsmanager.amazonaws.com', 'GetSecretValue', assumed(role, x), { sourceIPAddress: `10.60.${k.int(1, 9)}.${k.int(2, 250)}`, userAgent: 'Amazon ECS/Fargate', errorCode: 'AccessDenied', errorMessage: `User: arn:aws:sts::${acct}:assumed-role/${role}/${x} is not authorized to perform: secretsmanager:GetSecretValue on resource: ${secret} because no identity-based policy allows the secretsmanager:GetSecretValue action`, requestParameters: null, responseElements: null }, X)
    if (gapS > 50) ev(y + 3000, `(service ${svc}) is unable to consistently start tasks successfully. For more information, see the Troubleshooting section.`, R)
    gapS = Math.min(gapS * 1.3, 170)
  }
  // cloudtrail background
  k.flow(t0, end, 48 * S, (t) => k.weighted([
    [5, () => ct(t, 'sts.amazonaws.com', 'AssumeRole', { type: 'AWSService', invokedBy: 'ecs-tasks.amazonaws.com' }, { sourceIPAddress: 'ecs-tasks.amazonaws.com', userAgent: 'ecs-tasks.amazonaws.com', requestParameters: { roleArn: `arn:aws:iam::${acct}:role/${k.pick(other)}-execution`, roleSessionName: tid() }, responseElements: null, readOnly: true })],
    [4, () => ct(t, 'ecs.amazonaws.com', k.pick(['DescribeServices', 'DescribeTasks', 'ListTasks']), assumed('datadog-integration', 'dd'), { sourceIPAddress: '3.66.1.' + k.int(2, 250), userAgent: 'Datadog', requestParameters: { cluster: cl }, responseElements: null, readOnly: true })],
    [2, () => ct(t, 's3.amazonaws.com', 'GetBucketPolicy', assumed('config-recorder', 'config'), { sourceIPAddress: 'config.amazonaws.com', userAgent: 'config.amazonaws.com', errorCode: 'NoSuchBucketPolicy', errorMessage: 'The bucket policy does not exist', requestParameters: { bucketName: `logs-${k.hex(6)}` }, responseElements: null, readOnly: true })],
    [2, () => ct(t, 'ec2.amazonaws.com', 'DescribeInstances', assumed('security-audit', 'scanner'), { sourceIPAddress: '18.192.4.9', userAgent: 'cloud-scanner/2.1', errorCode: 'Client.UnauthorizedOperation', errorMessage: 'You are not authorized to perform this operation.', requestParameters: {}, responseElements: null, readOnly: true })],
    [2, () => ct(t, 'kms.amazonaws.com', 'Decrypt', assumed(k.pick(other) + '-execution', tid()), { sourceIPAddress: 'secretsmanager.amazonaws.com', userAgent: 'secretsmanager.amazonaws.com', requestParameters: { encryptionAlgorithm: 'SYMMETRIC_DEFAULT' }, responseElements: null, readOnly: true })],
    [2, () => ct(t, 'secretsmanager.amazonaws.com', 'GetSecretValue', assumed(t < A ? k.pick([...other, svc]) + '-execution' : k.pick(other) + '-execution', tid()), { sourceIPAddress: `10.60.${k.int(1, 9)}.${k.int(2, 250)}`, userAgent: 'Amazon ECS/Fargate', requestParameters: { secretId: `arn:aws:secretsmanager:${reg}:${acct}:secret:prod/shared-${k.hex(6)}` }, responseElements: null, readOnly: true })],
  ])())
  const ci = assumed('terraform-ci', 'gha-' + k.int(1e9, 9e9))
  const tf = { sourceIPAddress: '20.120.' + k.int(2, 250) + '.' + k.int(2, 250), userAgent: 'APN/1.0 HashiCorp/1.0 Terraform/1.8.5 terraform-provider-aws/5.58.0' }
  ct(A - 3000, 'iam.amazonaws.com', 'ListAttachedRolePolicies', ci, { ...tf, requestParameters: { roleName: role }, responseElements: null, readOnly: true })
  ct(A, 'iam.amazonaws.com', 'DetachRolePolicy', ci, { ...tf, requestParameters: { roleName: role, policyArn: pol }, responseElements: null, readOnly: false }, X)
  ct(A + 2000, 'iam.amazonaws.com', 'TagRole', ci, { ...tf, requestParameters: { roleName: `${other[0]}-execution`, tags: [{ key: 'owner', value: 'platform' }] }, responseElements: null, readOnly: false })
  const tl = (t, x, o) => c.line(TF, t, `${iso(t).slice(0, 23)}0000Z ${x}`, o)
  const mod = svc.replace(/-/g, '_')
  tl(A - 40 * S, `Terraform used the selected providers to generate the following execution plan.`); tl(A - 39 * S, 'Plan: 0 to add, 3 to change, 1 to destroy.', R)
  for (const [i, x] of other.entries()) { tl(A - 4000 + i * 700, `aws_iam_role.${x.replace(/-/g, '_')}_execution: Modifying... [id=${x}-execution]`); tl(A - 2900 + i * 700, `aws_iam_role.${x.replace(/-/g, '_')}_execution: Modifications complete after 1s [id=${x}-execution]`) }
  tl(A - 200, `aws_iam_role_policy_attachment.${mod}_secrets: Destroying... [id=${role}-2024${k.int(1e15, 9e15)}]`, X); tl(A + 700, `aws_iam_role_policy_attachment.${mod}_secrets: Destruction complete after 1s`, X)
  tl(A + 5000, 'Warning: Argument is deprecated'); tl(A + 5001, '  with aws_lb.internal, on lb.tf line 12: "enable_deletion_protection"'); tl(A + 6000, 'Apply complete! Resources: 0 added, 3 changed, 1 destroyed.')
  // app and alb
  const live = Array.from({ length: 4 }, tid)
  k.flow(t0, end, 16 * S, (t) => { const some = t > T ? live.slice(0, 2) : live, id = k.pick(some), ms = t > T + M ? k.int(400, 4900) : k.int(8, 90), slow = t > T + M
    c.line(AP, t, `${isoS(t)}.${pad(t % 1000, 3)}000+00:00 ${svc}/app/${id} ${slow && k.chance(.12) ? JSON.stringify({ level: 'warn', msg: 'request queue full, shedding', queued: k.int(200, 256), inflight: 64 }) : JSON.stringify({ level: 'info', msg: 'request', method: k.pick(['GET', 'POST']), path: k.pick(['/v1/cart', '/v1/quote', '/v1/confirm']), status: k.chance(.03) ? 422 : 200, ms })}`, slow ? R : {}) })
  k.flow(t0, end, 24 * S, (t) => { const bad = t > T + M && k.chance(.5), ip = k.ip('81.2'), st = bad ? k.pick([503, 503, 504, 502]) : k.chance(.04) ? 404 : 200
    c.line(LBF, t, `https ${iso(t).slice(0, 23)}${k.us()}Z app/prod/${'9f2ac41bd0e7c511'} ${ip}:${k.int(1025, 65000)} ${bad && st === 503 ? '-' : `10.60.${k.int(1, 3)}.${k.int(2, 250)}:8080`} ${bad && st === 503 ? '-1 -1 -1' : `0.001 ${bad ? '60.000' : k.f(.008, .2, 3)} 0.000`} ${st} ${st === 200 ? 200 : '-'} ${k.int(200, 900)} ${k.int(100, 9000)} "GET https://shop.example.com:443/v1/cart HTTP/2.0" "Mozilla/5.0" ECDHE-RSA-AES128-GCM-SHA256 TLSv1.2 arn:aws:elasticloadbalancing:${reg}:${acct}:targetgroup/${svc}/73e2d6bc24d8a067 "Root=1-${k.hex(8)}-${k.hex(24)}" "shop.example.com" "session-reused" 2 ${iso(t - 90).slice(0, 23)}${k.us()}Z "forward" "-" "-" "-" "${st === 200 ? 200 : '-'}" "-" "-"`, bad ? R : {}) })
  return c
}

/** RDS on gp2: the burst credits of the volume run out; only metrics show it. */
export function metrics(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'No error of the culprit: BurstBalance sinks to zero in the metric stream, then IOPS stay at the baseline and latency climbs; the pool of the application is loud.' })
  const db = k.pick(['orders-prod', 'ledger-prod', 'crm-prod']), db2 = 'catalog-prod', acct = String(k.int(100000000000, 999999999999)), reg = 'eu-west-1', base = k.pick([300, 600, 900])
  const t0 = Math.floor((k.day() + k.int(3, 9) * H) / 300000) * 300000, A = t0 + k.int(10, 14) * 5 * M, nb = k.int(19, 24), T = A + nb * 5 * M, end = T + 65 * M
  const MS = 'logs/metric-stream.jsonl', PG = 'logs/postgresql.log', AP = 'logs/order-service.log'
  c.incident('burst', {
    cause: { allOf: [['burst', 'i/?o credits?', 'iops credits?', '\\bgp2\\b', '\\biops\\b[^.]{0,50}(limit|baseline|cap|throttl|ceiling|exhaust|quota|ration)', '(limit|baseline|capped|throttl|ceiling|exhaust|quota)[^.]{0,50}\\biops\\b', '(volume|ebs|storage)[^.]{0,40}(throttl|credit)'], ['exhaust', 'deplet', 'ran out', 'run(s|ning)? out', '\\b0(\\.0)? ?%', 'zero', 'empty', 'used up', 'drain', 'throttl', 'cap(ped|s)?\\b', 'limit', 'fell', 'fall', 'drop', 'consum', 'baseline', 'sank', 'sink', 'spent', 'gone', 'to 0', 'hit 0', 'at 0', 'declin', 'decreas']], mustNot: ['connection (pool )?leak', 'pool (is )?too small'] },
    services: [db, 'rds', 'ebs', 'aws/rds', 'storage', 'gp2', 'volume', 'rds storage', `${db} volume`, 'postgresql', 'postgres'], victims: ['order-service', 'hikari', 'hikaripool', 'hikaripool-1'],
    severity: ['critical', 'high', 'medium'], onset: T, onsetToleranceSeconds: 5400, rootPattern: 'BurstBalance|ReadIOPS',
  })
  const R = { relevant: 'burst' }, X = { root: 'burst' }
  const put = (t, d, m, unit, avg, spread, o) => { const max = avg * (1 + spread * k.next()), min = Math.max(0, avg * (1 - spread * k.next())), dl = k.int(61000, 118000); const rnd = (v) => +v.toFixed(unit === 'Seconds' ? 6 : 3)
    c.line(MS, t + dl, JSON.stringify({ metric_stream_name: 'ops-stream', account_id: acct, region: reg, namespace: 'AWS/RDS', metric_name: m, dimensions: { DBInstanceIdentifier: d }, timestamp: t, value: { max: rnd(max), min: rnd(min), sum: rnd(avg * 5), count: 5 }, unit }), o) }
  let bal = 97 + 2 * k.next()
  for (let t = t0, i = 0; t < end; t += 5 * M, i++) {
    const heavy = t >= A, out = t >= T
    if (heavy && !out) bal = Math.max(0, bal - 97.5 / nb - k.next() * .4); if (out) bal = 0
    const want = heavy ? base * 2.9 + k.int(-60, 60) : base * .45 + k.int(-30, 30), rd = out ? base - k.int(14, 44) : want
    put(t, db, 'BurstBalance', 'Percent', bal, 0, heavy ? (bal < 45 ? X : R) : {})
    put(t, db, 'ReadIOPS', 'Count/Second', rd, .04, out ? X : heavy ? R : {})
    put(t, db, 'ReadLatency', 'Seconds', out ? .021 + k.next() * .03 : .0007 + k.next() * .0004, .3, out ? R : {})
    put(t, db, 'DiskQueueDepth', 'Count', out ? k.int(34, 71) : heavy ? 1.9 + k.next() : .3 + k.next() * .3, .3, out ? R : {})
    put(t, db, 'CPUUtilization', 'Percent', out ? 14 + k.int(0, 5) : heavy ? 33 + k.int(0, 6) : 24 + k.int(0, 5), .2)
    put(t, db, 'DatabaseConnections', 'Count', out ? k.int(88, 118) : k.int(38, 46), .1, out ? R : {})
    if (i % 2 === 0) { put(t, db2, 'BurstBalance', 'Percent', 99 + k.next(), 0); put(t, db2, 'ReadIOPS', 'Count/Second', 80 + k.int(0, 90), .2); put(t, db2, 'CPUUtilization', 'Percent', k.chance(.2) ? 86 + k.int(0, 8) : 41 + k.int(0, 9), .2); put(t, db2, 'FreeableMemory', 'Bytes', 1.1e9 + k.int(0, 9e7), .02) }
  }
  const pg = (t, who, lvl, x, o) => c.line(PG, t, `${sp(t)} UTC:${who ? `10.80.${k.int(1, 3)}.${k.int(4, 60)}(${k.int(30000, 60000)}):${who}` : ':@'}:[${who ? k.int(300, 30000) : 393}]:${lvl}:  ${x}`, o)
  const tbl = () => k.pick(['orders', 'order_items', 'shipments', 'payments'])
  k.flow(t0, end, 46 * S, (t) => { const out = t > T + 30 * S; k.weighted([
    [3, () => pg(t, '', 'LOG', 'checkpoint starting: time')],
    [3, () => pg(t, '', 'LOG', checkpoint(k, out ? { write: [270, 540], sync: [3, 14] } : { write: [120, 269], sync: [.002, .05] }), out ? R : {})],
    [out ? 14 : 2, () => pg(t, `orders@${db.split('-')[0]}`, 'LOG', `duration: ${k.f(out ? 2100 : 1004, out ? 19000 : 1900, 3)} ms  execute <unnamed>: SELECT * FROM ${tbl()} WHERE customer_id = $1 ORDER BY created_at DESC LIMIT 50`, out ? R : {})],
    [1, () => pg(t, `orders@${db.split('-')[0]}`, 'ERROR', `duplicate key value violates unique constraint "orders_idempotency_key_idx"`)],
    [1, () => pg(t, `orders@${db.split('-')[0]}`, 'LOG', `could not receive data from client: Connection reset by peer`)],
    [out ? 2 : 0.2, () => pg(t, `orders@${db.split('-')[0]}`, 'ERROR', 'canceling statement due to statement timeout', out ? R : {})],
  ])() })
  for (let t = A + 20 * S; t < end; t += k.min(11, 16)) pg(t, `analytics_ro@${db.split('-')[0]}`, 'LOG', `duration: ${t < T ? k.f(480000, 640000, 3) : k.f(1900000, 2600000, 3)} ms  statement: COPY (SELECT * FROM ${tbl()} WHERE created_at >= '2019-01-01') TO STDOUT`, R)
  const ap = (t, lv, th, lg, x, o) => c.line(AP, t, `${iso(t)}  ${lv.padEnd(5)} [order-service,${k.hex(16)},${k.hex(16)}] 1 --- [${th}] ${lg} : ${x}`, o)
  k.flow(t0, end, 36 * S, (t) => { const out = t > T + 40 * S, th = `http-nio-8080-exec-${k.int(1, 40)}`
    if (!out || k.chance(.35)) k.weighted([[6, () => ap(t, 'INFO', th, 'c.e.orders.api.AccessLog', `${k.pick(['GET /orders', 'POST /orders', 'GET /orders/' + k.int(1e6, 9e6)])} 200 ${out ? k.int(1900, 24000) : k.int(9, 140)}ms`, out ? R : {})], [1, () => ap(t, 'WARN', th, 'c.e.orders.validation.Rules', `order rejected: coupon expired customer=${k.int(1e5, 9e5)}`)], [1, () => ap(t, 'INFO', 'scheduling-1', 'c.e.orders.outbox.Relay', `published ${k.int(1, 60)} events`)]])()
    else if (k.chance(.4)) ap(t, 'WARN', th, 'com.zaxxer.hikari.pool.PoolBase', `HikariPool-1 - Pool stats (total=40, active=40, idle=0, waiting=${k.int(12, 140)})`, R)
    else ap(t, 'ERROR', th, 'o.a.c.c.C.[.[.[/].[dispatcherServlet]', `Servlet.service() for servlet [dispatcherServlet] threw exception\njava.sql.SQLTransientConnectionException: HikariPool-1 - Connection is not available, request timed out after 30000ms (total=40, active=40, idle=0, waiting=${k.int(20, 160)})\n\tat com.zaxxer.hikari.pool.HikariPool.createTimeoutException(HikariPool.java:686)\n\tat com.zaxxer.hikari.pool.HikariPool.getConnection(HikariPool.java:179)`, R) })
  return c
}

/** Healthy: a rolling upgrade of a Ceph cluster. */
export function upgrade(seed, name) {
  const k = kit(seed, name), c = new Case(name, { kind: 'clean', notes: 'Planned rolling upgrade: daemons go down one after another, degraded placement groups, a monitor out of quorum, all heal by themselves.' })
  const t0 = k.day() + k.int(19, 21) * H, CL = 'logs/ceph.log', OS = 'logs/ceph-osd.4.log', fs = k.uuid(), nodes = ['st01', 'st02', 'st03', 'st04']
  let ms = k.int(40000, 90000), ns = k.int(90000, 200000), ver = k.int(90000, 300000), e = k.int(4000, 9000)
  const raw = (t, fn) => c.line(CL, t, fn)
  const mon = (t, lv, x, m = 'mon.st01 (mon.0)') => raw(t, () => `${iso6(k, t)}+0000 ${m} ${ms++} : cluster [${lv}] ${x}`)
  let mgr = 'mgr.st01.qmvyts (mgr.31420)'
  const adm = (t, x, lv = 'INF', who = mgr) => raw(t, () => `${iso6(k, t)}+0000 ${who} ${ns++} : cephadm [${lv}] ${x}`)
  let t = t0 + 12 * M; const osds = k.shuffle(Array.from({ length: 24 }, (_, i) => i)), steps = []
  adm(t, `Upgrade: Started with target quay.io/ceph/ceph:v18.2.4`); t += 4000
  adm(t, 'Upgrade: First pull of quay.io/ceph/ceph:v18.2.4'); t += 40 * S
  adm(t, `Upgrade: Target is version 18.2.4 (reef)`); t += 900; adm(t, `Upgrade: Target container is quay.io/ceph/ceph@sha256:${k.hex(64)}, digests ['quay.io/ceph/ceph@sha256:${k.hex(64)}']`)
  adm(t += 3000, 'Upgrade: Updating mgr.st02.hkzpxa'); adm(t += 20 * S, 'Deploying daemon mgr.st02.hkzpxa on st02'); mon(t += 4 * S, 'INF', 'Standby manager daemon st02.hkzpxa restarted'); mon(t += 900, 'INF', 'Standby manager daemon st02.hkzpxa started')
  adm(t += 20 * S, 'Upgrade: Need to upgrade myself (mgr.st01.qmvyts)'); adm(t += 2 * S, 'Failing over to other MGR'); mon(t += 900, 'INF', 'Active manager daemon st01.qmvyts restarted'); mon(t += 700, 'INF', 'Activating manager daemon st02.hkzpxa'); mon(t += 12 * S, 'INF', 'Manager daemon st02.hkzpxa is now available'); const sw = t; mgr = 'mgr.st02.hkzpxa (mgr.32177)'
  for (const n of ['st02', 'st03', 'st01']) { adm(t += k.sec(20, 40), `Upgrade: It appears safe to stop mon.${n}`); adm(t += 900, `Upgrade: Updating mon.${n}`); adm(t += 4 * S, `Deploying daemon mon.${n} on ${n}`); mon(t += 6 * S, 'WRN', `Health check failed: 1/3 mons down, quorum ${['st01', 'st02', 'st03'].filter((x) => x !== n).join(',')} (MON_DOWN)`, n === 'st01' ? 'mon.st02 (mon.1)' : undefined); mon(t + 20, 'WRN', `[WRN] MON_DOWN: 1/3 mons down, quorum ${['st01', 'st02', 'st03'].filter((x) => x !== n).join(',')}`, n === 'st01' ? 'mon.st02 (mon.1)' : undefined); mon(t += k.sec(6, 11), 'INF', `mon.${n} calling monitor election`, `mon.${n} (mon.${+n.slice(3) - 1})`); mon(t += 2 * S, 'INF', 'mon.st01 is new leader, mons st01,st02,st03 in quorum (ranks 0,1,2)'); mon(t += 300, 'INF', `Health check cleared: MON_DOWN (was: 1/3 mons down, quorum ${['st01', 'st02', 'st03'].filter((x) => x !== n).join(',')})`) }
  for (const [i, o] of osds.entries()) {
    adm(t += k.sec(9, 30), i % 4 === 2 ? `Upgrade: unsafe to stop osd(s) at this time (${k.int(2, 30)} PGs are or would become offline)` : `Upgrade: osd.${o} is safe to restart`)
    if (i % 4 === 2) adm(t += 20 * S, `Upgrade: osd.${o} is safe to restart`)
    adm(t += 900, `Upgrade: Updating osd.${o} (${i + 1}/24)`); adm(t += 4 * S, `Deploying daemon osd.${o} on ${nodes[o % 4]}`)
    const d = t + 2 * S; steps.push([d, o]); const obj = k.int(2000, 40000), pct = (obj / 9100000 * 100).toFixed(3)
    mon(d, 'INF', `osd.${o} marked itself down and dead`); mon(d + 900, 'WRN', 'Health check failed: 1 osds down (OSD_DOWN)'); if (i % 6 === 1) mon(d + 905, 'WRN', `Health check failed: Reduced data availability: ${k.int(1, 6)} pgs inactive, ${k.int(1, 6)} pgs peering (PG_AVAILABILITY)`)
    mon(d + 3 * S, 'WRN', `Health check failed: Degraded data redundancy: ${obj}/9100413 objects degraded (${pct}%), ${k.int(9, 60)} pgs degraded (PG_DEGRADED)`)
    mon(d + 14 * S, 'INF', `Health check cleared: OSD_DOWN (was: 1 osds down)`); mon(d + 14 * S + 1, 'INF', `osd.${o} [v2:10.4.7.${11 + o % 4}:${6800 + o * 8}/${k.int(1e8, 4e9)},v1:10.4.7.${11 + o % 4}:${6801 + o * 8}/${k.int(1e8, 4e9)}] boot`)
    if (i % 6 === 1) mon(d + 17 * S, 'INF', 'Health check cleared: PG_AVAILABILITY (was: Reduced data availability: 2 pgs inactive, 2 pgs peering)')
    if (i % 7 === 3) { mon(d + 19 * S, 'WRN', `Health check failed: ${k.int(1, 5)} slow ops, oldest one blocked for ${k.int(30, 33)} sec, osd.${osds[(i + 5) % 24]} has slow ops (SLOW_OPS)`); mon(d + 25 * S, 'INF', `Health check cleared: SLOW_OPS (was: 2 slow ops, oldest one blocked for 32 sec, osd.${osds[(i + 5) % 24]} has slow ops)`) }
    mon(d + k.sec(22, 34), 'INF', `Health check cleared: PG_DEGRADED (was: Degraded data redundancy: ${Math.round(obj / 7)}/9100413 objects degraded (0.0${k.int(10, 40)}%), ${k.int(1, 9)} pgs degraded)`)
    t = d + 38 * S
  }
  mon(t += 9 * S, 'WRN', "Health check failed: all OSDs are running reef or later but require_osd_release < reef (OSD_UPGRADE_FINISHED)"); adm(t += 2 * S, 'Upgrade: Setting require_osd_release to 18 reef'); mon(t += 3 * S, 'INF', 'Health check cleared: OSD_UPGRADE_FINISHED (was: all OSDs are running reef or later but require_osd_release < reef)')
  for (const n of nodes) { adm(t += 6 * S, `Upgrade: Updating crash.${n}`); adm(t += 5 * S, `Deploying daemon crash.${n} on ${n}`); adm(t += 6 * S, `Upgrade: Updating node-exporter.${n}`) }
  adm(t += 9 * S, 'Upgrade: Finalizing container_image settings'); adm(t += 2 * S, 'Upgrade: Complete!'); mon(t += 4 * S, 'INF', 'Cluster is now healthy'); const end = t + 35 * M
  for (let x = t0; x < end; x += k.sec(28, 34)) { const s = steps.find(([d]) => x >= d && x < d + 25 * S); raw(x, () => `${iso6(k, x)}+0000 ${x < sw ? 'mgr.st01.qmvyts (mgr.31420)' : 'mgr.st02.hkzpxa (mgr.32177)'} ${ns++} : cluster [DBG] pgmap v${ver++}: 769 pgs: ${s ? `${k.int(10, 50)} active+undersized+degraded, ${k.int(1, 8)} active+undersized, ${k.int(690, 720)} active+clean` : '769 active+clean'}; 18 TiB data, 55 TiB used, 120 TiB / 175 TiB avail; ${k.int(12, 60)} MiB/s rd, ${k.int(10, 44)} MiB/s wr, ${k.f(.6, 1.9)}k op/s${s ? `; ${k.int(2000, 40000)}/9100413 objects degraded (0.${k.int(100, 400)}%)` : ''}`) }
  for (let x = Math.ceil(t + M); x < end; x += 10 * M) mon(x, 'INF', 'overall HEALTH_OK')
  // one OSD of them
  const th = '7f' + k.hex(10), d4 = steps.find(([, o]) => o === 4)[0], o4 = (x, lv, m) => c.line(OS, x, `${iso(x).slice(0, 23)}+0000 ${th} ${String(lv).padStart(2)} ${m}`)
  k.flow(t0, end, 38 * S, (x) => { if (x > d4 - S && x < d4 + 16 * S) return; o4(x, 4, k.pick([`rocksdb: [db/db_impl/db_impl_write.cc:2088] [default] New memtable created with log file: #${k.int(30000, 60000)}. Immutable memtables: 0.`, `rocksdb: EVENT_LOG_v1 {"time_micros": ${x}${k.us()}, "job": ${k.int(400, 900)}, "event": "flush_finished", "output_compression": "NoCompression", "lsm_state": [2, 4, 20, 0, 0, 0, 0], "immutable_memtables": 0}`, `rocksdb: [db/compaction/compaction_job.cc:1995] [default] [JOB ${k.int(400, 900)}] Compacting 4@0 + 4@1 files to L1, score 1.00`])) })
  o4(d4 - 60, -1, 'received  signal: Terminated from /sbin/docker-init -- /usr/bin/ceph-osd -n osd.4 -f --setuser ceph --setgroup ceph  (PID: 1) UID: 0'); o4(d4 - 60, -1, `osd.4 ${e} *** Got signal Terminated ***`); o4(d4 - 59, -1, `osd.4 ${e} *** Immediate shutdown (osd_fast_shutdown=true) ***`); o4(d4 - 50, 0, `osd.4 ${e} prepare_to_stop telling mon we are shutting down and dead `)
  let x = d4 + 9 * S
  for (const [lv, m] of [[0, 'set uid:gid to 167:167 (ceph:ceph)'], [0, 'ceph version 18.2.4 (e7ad5345525c7aa95470c26863873b581076945d) reef (stable), process ceph-osd, pid 7'], [0, 'pidfile_write: ignore empty --pid-file'], [1, `bdev(0x56${k.hex(10)} /var/lib/ceph/osd/ceph-4/block) open path /var/lib/ceph/osd/ceph-4/block`], [1, `bluestore(/var/lib/ceph/osd/ceph-4) _set_cache_sizes cache_size 1073741824 meta 0.45 kv 0.45 data 0.06`], [-1, 'bluestore(/var/lib/ceph/osd/ceph-4) _minimal_open_bluefs unable to open block.wal: (2) No such file or directory'.replace('_minimal_open_bluefs unable to open', 'bluestore_minimal_probe no separate')], [0, 'starting osd.4 osd_data /var/lib/ceph/osd/ceph-4 /var/lib/ceph/osd/ceph-4/journal'], [-1, 'Falling back to public interface'], [0, `osd.4 ${e} crush map has features 432629239337189376, adjusting msgr requires for clients`], [0, `osd.4 ${e} load_pgs`], [0, `osd.4 ${e} load_pgs opened 96 pgs`], [-1, `osd.4 ${e} log_to_monitors true`], [-1, `osd.4 ${e} set_numa_affinity unable to identify public interface '' numa node: (2) No such file or directory`], [1, `osd.4 ${e + 3} state: booting -> active`]]) o4(x += k.int(2, 900), lv, m)
  return c
}

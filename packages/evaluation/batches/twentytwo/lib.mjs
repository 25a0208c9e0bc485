// What all the cases share: a story with a clock of its own, and the layouts that several kinds of software print.
import { Case, random } from '../case.mjs'

const two = (n) => String(n).padStart(2, '0')
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const iso = (t) => new Date(t).toISOString()
export const sec = (t) => iso(t).slice(0, 19) + 'Z'
export const slash = (t) => iso(t).slice(0, 19).replace(/-/g, '/').replace('T', ' ')
export const plain = (t) => iso(t).slice(0, 23).replace('T', ' ')
export const comma = (t) => plain(t).replace('.', ',')
export const clf = (t) => { const d = new Date(t); return `${two(d.getUTCDate())}/${MONTHS[d.getUTCMonth()]}/${d.getUTCFullYear()}:${iso(t).slice(11, 19)} +0000` }
export const MIN = 60000, HOUR = 3600000

export class Story {
  #lines = []
  constructor(name, seed, { density = 1, ...options } = {}) {
    this.name = name
    this.case = new Case(name, options)
    this.r = random(`${name}/${seed}`)
    const { r } = this
    for (let i = 0; i < 5; i++) r.next()
    this.t0 = Date.UTC(r.int(2024, 2025), r.int(0, 11), r.int(1, 27), r.int(0, 19), r.int(0, 59), r.int(0, 59), r.int(0, 999))
    this.load = (0.8 + r.next() * 0.35) * density // how busy the day is
  }
  at(minutes) { return this.t0 + Math.round(minutes * MIN) }
  micro() { return String(this.r.int(0, 999)).padStart(3, '0') }
  /** mark: 'root' or 'rel' of the only incident, or ['root', 'id']. */
  log(file, t, text, mark) {
    const [kind, id] = Array.isArray(mark) ? mark : [mark, 'main']
    this.#lines.push({ file: `logs/${file}`, t: Math.round(t), text, mark: kind === 'root' ? { root: id } : kind === 'rel' ? { relevant: id } : {} })
  }
  every(from, to, meanMs, each) { for (let t = from + this.r.gap(meanMs / this.load); t < to; t += this.r.gap(meanMs / this.load)) each(Math.round(t)) }
  /** Steadily, with a little jitter. */
  beat(from, to, stepMs, each) { let i = 0; for (let t = from + this.r.int(0, stepMs >> 1); t < to; t += stepMs) each(Math.round(t + this.r.int(0, stepMs >> 4)), i++) }
  one(truth) { this.case.incident('main', truth) }
  write(folder) {
    const files = [...new Set(this.#lines.map((l) => l.file))].sort()
    for (let i = files.length - 1; i > 0; i--) { const j = this.r.int(0, i); [files[i], files[j]] = [files[j], files[i]] }
    for (const file of files) for (const l of this.#lines) if (l.file === file) this.case.line(file, l.t, l.text, l.mark)
    this.case.write(folder)
  }
  // names
  ip(net = '10') { const { r } = this; return `${net}.${r.int(0, 63)}.${r.int(0, 255)}.${r.int(4, 250)}` }
  node() { return `ip-${this.ip().replace(/\./g, '-')}.eu-west-1.compute.internal` }
  tail(n = 5) { return Array.from({ length: n }, () => this.r.pick([...'bcdfghjklmnpqrstvwxz2456789'])).join('') }
  pod(stem) { return `${stem}-${this.tail(9)}-${this.tail()}` }
  uuid() { const { r } = this; return `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}` }
  // layouts
  klog(t, level, source, text, pid = 1) { const d = new Date(t); return `${level}${two(d.getUTCMonth() + 1)}${two(d.getUTCDate())} ${iso(t).slice(11, 23)}${this.micro()} ${String(pid).padStart(7)} ${source}] ${text}` }
  cri(t, text, stream = 'stderr') { return `${iso(t).slice(0, 23)}${this.micro()}${this.micro()}Z ${stream} F ${text}` }
  kcri(t, level, source, text) { return this.cri(t + 0, this.klog(t, level, source, text)) }
  /** GitHub prefixes every line, the hundred nanoseconds grow. */
  gha(t, text) { return text.split('\n').map((line) => { this.ticks = t === this.lastTick ? this.ticks + this.r.int(3, 40) : this.r.int(1000, 4000); this.lastTick = t; return `${iso(t).slice(0, 23)}${String(Math.min(this.ticks, 9999)).padStart(4, '0')}Z ${line}` }).join('\n') }
  journal(t, host, program, text) { return `${iso(t).slice(0, 19)}+0000 ${host} ${program}: ${text}` }
  zap(t, level, logger, msg, rest = {}) { return JSON.stringify({ level, ts: iso(t), logger, msg, ...rest }) }
  ingress(t, method, path, status, seconds, upstream, size = this.r.int(180, 9000)) {
    const { r } = this, agent = r.pick(['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 'okhttp/4.12.0', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101'])
    const none = seconds == null
    return `${this.ip('88')} - - [${clf(t)}] "${method} ${path} HTTP/2.0" ${status} ${size} "-" "${agent}" ${r.int(200, 900)} ${none ? '0.000' : seconds.toFixed(3)} [${upstream}] [] ${none ? '-' : `${this.ip()}:8080`} ${none ? '-' : size} ${none ? '-' : seconds.toFixed(3)} ${none ? '-' : status} ${r.hex(32)}`
  }
  trail(t, source, name, who, request, extra = {}) {
    return JSON.stringify({ eventVersion: '1.09', userIdentity: { type: 'AssumedRole', arn: `arn:aws:sts::480112930457:assumed-role/${who}`, accountId: '480112930457' }, eventTime: sec(t), eventSource: `${source}.amazonaws.com`, eventName: name, awsRegion: 'eu-west-1', sourceIPAddress: this.ip('52'), userAgent: 'aws-sdk-go-v2/1.30.3', requestParameters: request, responseElements: null, requestID: this.uuid(), eventID: this.uuid(), readOnly: /^(Get|List|Describe|Head)/.test(name), eventType: 'AwsApiCall', ...extra })
  }
  postgres(t, pid, who, level, text) { return `${iso(t).slice(0, 19).replace('T', ' ')} UTC:${who}:[${pid}]:${level}:  ${text}` }
}
/** A kubelet's or controller's normal chatter. */
export const quietTrail = (s, t) => {
  const { r } = s
  const [source, name, who, request] = r.pick([
    ['sts', 'AssumeRole', 'eks-node-group/i-0' + r.hex(16), { roleArn: `arn:aws:iam::480112930457:role/irsa-${r.pick(['external-dns', 'loki', 'orders'])}`, durationSeconds: 3600 }],
    ['s3', 'GetBucketLocation', 'loki/compactor', { bucketName: 'acme-loki-chunks' }],
    ['ec2', 'DescribeInstances', 'karpenter/controller', { maxResults: 200 }],
    ['logs', 'CreateLogStream', 'lambda-exec/edge', { logGroupName: '/aws/lambda/resize', logStreamName: `[$LATEST]${r.hex(32)}` }],
    ['kms', 'Decrypt', 'orders-api/session', { encryptionContext: { SecretARN: 'arn:aws:secretsmanager:eu-west-1:480112930457:secret:orders-db' } }],
    ['monitoring', 'DescribeAlarms', 'ops-dashboard/grafana', { maxRecords: 100 }],
    ['secretsmanager', 'GetSecretValue', 'orders-api/session', { secretId: 'orders-db' }],
  ])
  return s.trail(t, source, name, who, request)
}

import { pick } from '../pick.ts'
import type { Random } from './fillers.ts'

type Fill = (random: Random, timeMs: number) => string

const int = (random: Random, low: number, high: number): number => low + Math.floor(random() * (high - low + 1))
const chars = (random: Random, set: string, length: number): string =>
  Array.from({ length }, () => set.charAt(Math.floor(random() * set.length))).join('')
const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const UPPER = LOWER.toUpperCase()
const DIGITS = '0123456789'
const prefixed =
  (prefix: string, set: string, length: number): Fill =>
  (random) =>
    prefix + chars(random, set, length)
const NOUNS = (
  'billing orders catalog search invoice pricing checkout profile inventory shipping wishlist reviews coupons returns ' +
  'ledger taxes customers sessions audit metrics'
).split(' ')
const podid = (random: Random) =>
  `${pick(random, NOUNS)}-${chars(random, 'bcdfghjklmnpqrstvwxz2456789', 10)}-${chars(random, 'bcdfghjklmnpqrstvwxz2456789', 5)}`
const LOGGERS = 'Server Broker Store Handler Listener Manager Client Session Task Monitor'.split(' ')
const camel = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What stands in places of systems that the first fillers do not know. */
export const FURTHER_FILLERS: Readonly<Record<string, Fill>> = {
  payid: prefixed('pay_', LOWER, 4),
  sessid: prefixed('sess-', LOWER, 4),
  reqid: prefixed('req_', LOWER, 4),
  custid: prefixed('cus_', LOWER + UPPER, 14),
  wfid: (random) => `wf-${chars(random, LOWER, 6)}`,
  podid,
  jobslug: (random) => `job:${pick(random, NOUNS)}:${chars(random, LOWER, 5)}`,
  token: (random) => chars(random, LOWER + UPPER + DIGITS, 24),
  shortid: (random) => chars(random, LOWER, 6),
  UPPERID: (random) => chars(random, UPPER, 8),
  ulid: (random) => '01H' + chars(random, '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 23),
  queueid: (random) => chars(random, '0123456789ABCDEF', 10),
  camelclass: (random) => `${camel(pick(random, NOUNS))}${pick(random, LOGGERS)}`,
  javaclass: (random) => `com.acme.${pick(random, NOUNS)}.${camel(pick(random, NOUNS))}${pick(random, LOGGERS)}`,
  partition: (random) => `${pick(random, NOUNS)}-${int(random, 0, 30)}`,
  consumeroffsets: (random) => `__consumer_offsets-${int(random, 0, 49)}`,
  group: (random) => `${pick(random, NOUNS)}-consumers`,
  keyspace: (random) => pick(random, ['shop', 'system', 'crm', 'ledger', 'system_auth']),
  table: (random) => pick(random, NOUNS),
  ks_table: (random) => `${pick(random, ['shop', 'crm', 'fin'])}.${pick(random, NOUNS)}`,
  sstable: (random) =>
    `/var/lib/cassandra/data/${pick(random, NOUNS)}-${chars(random, '0123456789abcdef', 32)}/nb-${int(random, 1, 9999)}-big-Data.db`,
  size: (random) =>
    `${(random() * 900).toFixed(pick(random, [0, 3]))}${pick(random, ['KiB', 'MiB', 'GiB', 'B', ' MiB'])}`,
  range: (random) => `(${int(random, -9e9, 9e9)},${int(random, -9e9, 9e9)}]`,
  stage: (random) =>
    pick(random, ['MutationStage', 'ReadStage', 'CompactionExecutor', 'GossipStage', 'HintsDispatcher']),
  cluster_name: (random) =>
    `outbound|${pick(random, ['80', '8080', '9090'])}||${pick(random, NOUNS)}.prod.svc.cluster.local`,
  listener: (random) => `listener_${int(random, 0, 9)}`,
  envoyflag: (random) => pick(random, ['UF', 'UH', 'NR', 'UC', 'DC']),
  unit: (random) =>
    `${pick(random, ['cron', 'sshd', 'nginx', 'postgresql', 'apt-daily', 'logrotate', 'fstrim', 'docker', 'snapd', 'rsyslog', 'chronyd'])}.${pick(random, ['service', 'timer', 'socket'])}`,
  unitname: (random) =>
    pick(random, [
      'Daily apt download activities',
      'Rotate log files',
      'OpenBSD Secure Shell server',
      'Discard unused blocks',
      'PostgreSQL Cluster 15-main',
      'Docker Application Container Engine',
      'Cleanup of Temporary Directories',
      'System Logging Service',
      'NTP client/server',
    ]),
  scope: (random) => `session-${int(random, 1, 900)}.scope`,
  uid: (random) => String(int(random, 1000, 1010)),
  asaif: (random) => pick(random, ['outside', 'inside', 'dmz', 'guest']),
  acl: (random) => pick(random, ['outside_in', 'inside_out', 'dmz-acl', 'guest_acl']),
  endreason: (random) => pick(random, ['TCP FINs', 'TCP Reset-I', 'TCP Reset-O', 'SYN Timeout', 'Conn-timeout']),
  hms_h: (random) =>
    `${int(random, 0, 9)}:${chars(random, '012345', 1)}${chars(random, DIGITS, 1)}:${chars(random, '012345', 1)}${chars(random, DIGITS, 1)}`,
  email: (random) =>
    `${pick(random, ['ann', 'bob', 'noreply', 'sales', 'k.meier', 'root', 'it+alerts'])}@${pick(random, ['example.com', 'mail.example.org', 'shop.example.net'])}`,
  mx: (random) =>
    `${pick(random, ['mx1', 'mx2', 'in', 'mail'])}.${pick(random, ['example.com', 'example.org', 'provider.example'])}`,
  zone: (random) =>
    pick(random, ['example.com', 'corp.example', '10.in-addr.arpa', 'lab.example.org', 'cdn.example.net']),
  rrtype: (random) => pick(random, ['A', 'AAAA', 'MX', 'TXT', 'SRV', 'PTR', 'NS', 'CNAME']),
  rcode: (random) => pick(random, ['NOERROR', 'NXDOMAIN', 'SERVFAIL', 'REFUSED']),
  view: (random) => pick(random, ['internal', 'external']),
  build: (random) => `${pick(random, NOUNS)}-${pick(random, ['nightly', 'deploy', 'pr'])} #${int(random, 1, 900)}`,
  job: (random) => `${pick(random, NOUNS)}-${pick(random, ['nightly', 'deploy', 'pr'])}`,
  agent: (random) => `agent-${pick(random, ['linux', 'mac', 'win'])}-${int(random, 1, 20)}`,
  plugin: (random) => pick(random, ['git', 'workflow-cps', 'matrix-auth', 'junit', 'credentials', 'ssh-agent']),
  worker: (random) => `${camel(pick(random, NOUNS))}Worker`,
  jid: (random) => chars(random, '0123456789abcdef', 24),
  project: (random) => `${pick(random, ['platform', 'shop', 'infra', 'data'])}/${pick(random, NOUNS)}`,
  branch: (random) => pick(random, ['main', 'develop', 'feature/login', 'fix/rounding', 'release/2.4', 'ann/wip']),
  mount: (random) => `${pick(random, ['secret', 'kv', 'database', 'pki', 'transit', 'auth/kubernetes'])}/`,
  accessor: (random) => `auth_kubernetes_${chars(random, '0123456789abcdef', 8)}`,
  lease: (random) => `database/creds/${pick(random, NOUNS)}/${chars(random, LOWER + UPPER + DIGITS, 24)}`,
  node: (random) => `${pick(random, ['node', 'worker', 'ip-10-2-3'])}-${int(random, 1, 40)}`,
  ns: (random) => pick(random, ['shop', 'crm', 'default', 'kube-system', 'monitoring']),
  nspod: (random) => `${pick(random, ['shop', 'crm', 'default', 'kube-system'])}/${podid(random)}`,
  image: (random) =>
    `registry.example.com/${pick(random, NOUNS)}:${int(random, 1, 3)}.${int(random, 0, 30)}.${int(random, 0, 9)}`,
  volume: (random) =>
    pick(random, ['config', 'data', 'kube-api-access-' + chars(random, LOWER, 5), 'tls-certs', 'tmp']),
  index: (random) =>
    `${pick(random, ['logs', 'metrics', 'orders'])}-${pick(random, ['2024.03.12', '2024.03.11', '000012', 'write'])}`,
  esnode: (random) => pick(random, ['es-data-0', 'es-data-1', 'es-master-0', 'es-hot-2']),
  gc: (random) => pick(random, ['young', 'old']),
  health: (random) => pick(random, ['GREEN', 'YELLOW', 'RED']),
  vhost: (random) => pick(random, ['/', '/shop', '/crm']),
  queue: (random) => `${pick(random, NOUNS)}.${pick(random, ['created', 'retry', 'dead'])}`,
  erlpid: (random) => `<0.${int(random, 100, 30000)}.${int(random, 0, 9)}>`,
  svc: (random) =>
    pick(random, [
      'Windows Update',
      'Print Spooler',
      'Background Intelligent Transfer Service',
      'DNS Client',
      'Windows Defender Antivirus Service',
      'Task Scheduler',
      'WMI Performance Adapter',
    ]),
  svcstate: (random) => pick(random, ['running', 'stopped']),
  guid: (random) =>
    `{${chars(random, '0123456789ABCDEF', 8)}-${chars(random, '0123456789ABCDEF', 4)}-${chars(random, '0123456789ABCDEF', 4)}-${chars(random, '0123456789ABCDEF', 4)}-${chars(random, '0123456789ABCDEF', 12)}}`,
  sid: (random) => `S-1-5-21-${int(random, 1e8, 1e9)}-${int(random, 1e8, 1e9)}-${int(random, 500, 5000)}`,
  winuser: (random) => `CORP\\${pick(random, ['ann', 'bob', 'svc_sql', 'k.meier', 'admin', 'eve'])}`,
  dll: (random) => pick(random, ['ntdll.dll', 'KERNELBASE.dll', 'clr.dll', 'unknown']),
  activity: (random) => `com.example.${pick(random, NOUNS)}/.${camel(pick(random, NOUNS))}Activity`,
  package_: (random) => `com.example.${pick(random, NOUNS)}`,
  step: (random) => `getStep${camel(pick(random, NOUNS))}`,
  stat: (random) => `${int(random, 0, 9999)}##${int(random, 0, 99)}##${int(random, 0, 99999)}`,
  ms_: (random) => `${int(random, 1, 4000)}ms`,
  dur: (random) =>
    pick(random, [
      `${int(random, 1, 900)}ms`,
      `${(random() * 9).toFixed(3)}s`,
      `${int(random, 1, 9)}m${int(random, 0, 59)}s`,
      `${(random() * 900).toFixed(2)}µs`,
    ]),
  asatime: (_random, timeMs) => {
    const date = new Date(timeMs)
    return `${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[date.getUTCMonth()]} ${String(date.getUTCDate()).padStart(2, '0')} ${date.getUTCFullYear()} ${date.toISOString().slice(11, 19)}`
  },
  namedtime: (_random, timeMs) => {
    const date = new Date(timeMs)
    return `${String(date.getUTCDate()).padStart(2, '0')}-${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[date.getUTCMonth()]}-${date.getUTCFullYear()} ${date.toISOString().slice(11, 23)}`
  },
  nginxtime: (_random, timeMs) => new Date(timeMs).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' '),
  isocomma: (_random, timeMs) => new Date(timeMs).toISOString().slice(0, 23).replace('T', ' ').replace('.', ','),
  isospace: (_random, timeMs) => new Date(timeMs).toISOString().slice(0, 23).replace('T', ' '),
  klog: (random, timeMs) => {
    const iso = new Date(timeMs).toISOString()
    return `${pick(random, ['I', 'I', 'I', 'E', 'W'])}${iso.slice(5, 7)}${iso.slice(8, 10)} ${iso.slice(11, 23)}${chars(random, DIGITS, 3)} ${int(random, 100, 9999)}`
  },
  logcat: (random, timeMs) => {
    const iso = new Date(timeMs).toISOString()
    return `${iso.slice(5, 10)} ${iso.slice(11, 23)} ${int(random, 1000, 9999)} ${int(random, 1000, 9999)}`
  },
}

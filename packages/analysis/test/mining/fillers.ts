import { pick } from '../pick.ts'

export type Random = () => number

export function seeded(seed: number): Random {
  let s = seed >>> 0
  return () => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = s
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const int = (r: Random, lo: number, hi: number): number => lo + Math.floor(r() * (hi - lo + 1))
const chars = (r: Random, set: string, n: number): string =>
  Array.from({ length: n }, () => set[Math.floor(r() * set.length)]).join('')
const hex = (n: number) => (r: Random) => chars(r, '0123456789abcdef', n)
const uuid = (r: Random) => `${hex(8)(r)}-${hex(4)(r)}-4${hex(3)(r)}-a${hex(3)(r)}-${hex(12)(r)}`
const p2 = (n: number): string => String(n).padStart(2, '0')
const USERS = [
  'root',
  'alice',
  'bob',
  'carol',
  'dave',
  'erin',
  'frank',
  'grace',
  'heidi',
  'ivan',
  'judy',
  'mallory',
  'niaj',
  'olivia',
  'peggy',
  'rupert',
  'sybil',
  'trent',
  'victor',
  'walter',
  'nagios',
  'svc-backup',
  'jdoe',
  'm.smith',
]
const HOSTS = ['db', 'web', 'mx', 'cdn', 'api', 'auth', 'img', 'proxy', 'log', 'mail']
const DOMAINS = ['example.com', 'example.org', 'cse.example.edu', 'shop.example.net', 'corp.example']
const WORDS = [
  'billing',
  'orders',
  'catalog',
  'search',
  'invoice',
  'pricing',
  'checkout',
  'profile',
  'inventory',
  'shipping',
  'wishlist',
  'reviews',
  'coupons',
  'returns',
  'ledger',
  'taxes',
]
type Fill = (r: Random, t: number) => string
const d = (t: number): Date => new Date(t)
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** What stands in a place: 'ip', 'user', 'path' … */
export const FILLERS: Readonly<Record<string, Fill>> = {
  int: (r) => String(pick(r, [int(r, 0, 9), int(r, 10, 999), int(r, 1000, 99999)])),
  float: (r) => (r() * 900).toFixed(int(r, 1, 6)),
  float1: (r) => (r() * 90).toFixed(1),
  hex1: hex(1),
  hex2: hex(2),
  hex3: hex(3),
  hex4: hex(4),
  hex7: hex(7),
  hex8: hex(8),
  hex12: hex(12),
  hex16: hex(16),
  hex32: hex(32),
  ip: (r) => `${int(r, 1, 223)}.${int(r, 0, 255)}.${int(r, 0, 255)}.${int(r, 1, 254)}`,
  port: (r) => String(int(r, 20, 65000)),
  ipv6: (r) => `fe80::${hex(4)(r)}:${hex(4)(r)}:${hex(4)(r)}:${hex(4)(r)}`,
  mac: (r) => Array.from({ length: 6 }, () => hex(2)(r)).join(':'),
  path: (r) =>
    '/' +
    Array.from({ length: int(r, 2, 5) }, () =>
      pick(r, [
        'var',
        'lib',
        'opt',
        'home',
        'data',
        'bin',
        'tmp',
        'p',
        'gb1',
        'usr',
        'instances',
        '_base',
        'raptor',
        ...WORDS,
      ]),
    ).join('/') +
    pick(r, ['', '', '.log', '.txt', '.exe']),
  user: (r) => pick(r, USERS),
  bool: (r) => pick(r, ['true', 'false']),
  Bool: (r) => pick(r, ['True', 'False']),
  host: (r) => `${pick(r, HOSTS)}${r() < 0.5 ? int(r, 1, 40) : ''}.${pick(r, DOMAINS)}`,
  shorthost: (r) =>
    pick(r, [
      'athena',
      'zeus',
      'hera',
      'apollo',
      'hermes',
      'ares',
      'artemis',
      'node-' + int(r, 1, 30),
      'ip-10-0-' + int(r, 0, 9) + '-' + int(r, 1, 99),
    ]),
  word: (r) => pick(r, WORDS),
  phrase: (r) => Array.from({ length: int(r, 1, 4) }, () => pick(r, WORDS)).join(' '),
  letter: (r) => pick(r, ['A', 'B', 'C', 'D']),
  exe: (r) =>
    pick(r, [
      'chrome.exe',
      'YodaoDict.exe *64',
      'Dropbox.exe',
      'firefox.exe',
      'ss.exe *64',
      'GoogleDriveSync.exe',
      'WeChat.exe',
      'MobaXterm.exe',
    ]),
  mmss: (r) => (r() < 0.3 ? '<1 sec' : `${p2(int(r, 0, 59))}:${p2(int(r, 0, 59))}`),
  'md.': (_r, t) => `${p2(d(t).getUTCMonth() + 1)}.${p2(d(t).getUTCDate())}`,
  hms: (_r, t) => d(t).toISOString().slice(11, 19),
  'ymd.': (_r, t) => d(t).toISOString().slice(0, 10).replaceAll('-', '.'),
  'ymd-': (_r, t) => d(t).toISOString().slice(0, 10),
  ms: (r) => String(int(r, 0, 999)),
  ms3: (r) => String(int(r, 0, 999)).padStart(3, '0'),
  compact: (_r, t) => d(t).toISOString().slice(0, 19).replaceAll('-', '').replace('T', '-'),
  iso: (_r, t) => d(t).toISOString(),
  isoslash: (_r, t) =>
    `${d(t).getUTCFullYear()}/${d(t).getUTCMonth() + 1}/${d(t).getUTCDate()}:${d(t).toISOString().slice(11, 19)}`,
  epoch: (_r, t) => String(Math.floor(t / 1000)),
  syslogtime: (_r, t) =>
    `${MONTHS[d(t).getUTCMonth()]} ${String(d(t).getUTCDate()).padStart(2)} ${d(t).toISOString().slice(11, 19)}`,
  alert: (r) => (r() < 0.8 ? '-' : pick(r, ['APPREAD', 'KERNDTLB', 'KERNSTOR', 'VAPI', 'ECC'])),
  bgnode: (r) =>
    `R${p2(int(r, 0, 40))}-M${int(r, 0, 1)}-N${pick(r, ['0', '4', 'A', 'C', 'F'])}-${r() < 0.8 ? 'C' : 'I'}:J${p2(int(r, 2, 18))}-U${p2(int(r, 1, 11))}`,
  bgtime: (r, t) =>
    d(t).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '.') +
    '.' +
    String(int(r, 0, 999999)).padStart(6, '0'),
  bgpart: (r) => pick(r, ['KERNEL', 'APP', 'LINKCARD', 'DISCOVERY']),
  bglevel: (r) => pick(r, ['INFO', 'FATAL', 'ERROR', 'WARNING']),
  dir: (r) => pick(r, ['x+', 'x-', 'y+', 'y-', 'z+', 'z-']),
  bglname: (r) => `bglio${int(r, 1, 400)}`,
  'file.cpp': (r) => pick(r, ['idotransportmgr.cpp', 'idomarshaleriter.cpp']),
  func: (r) => pick(r, ['ib_mad_static_assign', 'tsIbCachedGidGet', 'getRow', 'sendPacket', 'mainLoop']),
  hpcnode: (r) => `node-${int(r, 0, 255)}`,
  hpcpart: (r) => pick(r, ['unix.hw', 'boot_cmd', 'action', 'node', 'domain']),
  hpcstate: (r) => pick(r, ['state_change.unavailable', 'new', 'start', 'node', 'error']),
  alt: (r) => `alt${int(r, 0, 31)}`,
  fsname: (r) => `storage${int(r, 1, 900)}`,
  happart: (r) => pick(r, ['Step_LSC', 'Step_SPUtils', 'Step_ExtSDM', 'HiH_HiSyncUtil', 'Step_StandReportReceiver']),
  machost: (r) => pick(r, ['authorMacBook-Pro', 'calvisitor-10-105-160-95', 'calvisitor-10-105-162-178']),
  macproc: (r) => pick(r, ['kernel', 'com.apple.cts', 'corecaptured', 'QQ', 'WeChat', 'symptomsd']),
  bundle: (r) =>
    'com.apple.' +
    pick(r, [
      'Safari.SafeBrowsing',
      'suggestd',
      'icloud.fmfd',
      'photoanalysisd',
      'ical.sync.x-coredata',
      'CacheDelete.daily',
    ]),
  tbnode: (r) => pick(r, ['dn', 'bn', 'cn', 'an']) + int(r, 1, 999),
  tbnode2: (r) => pick(r, ['dn', 'bn', 'cn', 'an', 'tbird-admin']) + int(r, 1, 999),
  pci: (r) => `0000:0${int(r, 0, 9)}:0${int(r, 0, 9)}.${int(r, 0, 3)}`,
  msgid: (r) => 'jA' + chars(r, '0123456789ABCDEFGHIJKLMNOPQRSTUV', 12),
  cluster: (r) => `Thunderbird_${pick(r, ['A', 'B', 'C', 'D'])}${int(r, 1, 8)}`,
  winpart: (r) => pick(r, ['CBS', 'CSI']),
  version: (r) => `6.${int(r, 0, 3)}.${int(r, 7000, 8000)}.${int(r, 10000, 30000)}`,
  winpath: (r) =>
    'C:\\Windows\\' +
    Array.from({ length: int(r, 1, 3) }, () =>
      pick(r, [
        'winsxs',
        'servicing',
        'sqm',
        'Logs',
        'amd64_microsoft-windows-servicingstack_31bf3856ad364e35_6.1.7601.23505_none_681aa442f6fed7f0',
        'SoftwareDistribution',
      ]),
    ).join('\\') +
    pick(r, ['\\cbscore.dll', '\\*_std.sqm', '\\update.mum', '']),
  winclient: (r) => pick(r, ['WindowsUpdateAgent', 'SPP', 'TrustedInstaller', 'DISM Package Manager Provider']),
  package: (r) =>
    `Package_for_KB${int(r, 2500000, 3200000)}~31bf3856ad364e35~amd64~~6.1.${int(r, 1, 3)}.${int(r, 0, 9)}`,
  winstate: (r) => pick(r, ['Installed', 'Staged', 'Absent', 'Superseded']),
  novapart: (r) => pick(r, ['api', 'compute', 'scheduler']),
  novalogger: (r) =>
    pick(r, [
      'nova.osapi_compute.wsgi.server',
      'nova.compute.manager',
      'nova.virt.libvirt.imagecache',
      'nova.compute.claims',
    ]),
  uuid,
  req: (r) => (r() < 0.3 ? '-' : `req-${uuid(r)} ${hex(32)(r)} ${hex(32)(r)} - - -`),
  nova: (r) => `cp-${int(r, 1, 3)}.slowvm1.tcloud-pg0.utah.cloudlab.us`,
  LEVEL: (r) => pick(r, ['INFO ', 'WARN ', 'ERROR', 'DEBUG']),
  thread: (r) => pick(r, ['main', 'http-nio-8080-exec-' + int(r, 1, 20), 'pool-1-thread-' + int(r, 1, 9)]),
  logger: (r) => 'c.a.shop.' + pick(r, ['OrderService', 'UserService', 'Cache', 'Ring', 'Deployer']),
  base32: (r) => chars(r, 'ABCDEFGHJKMNPQRSTVWXYZ0123456789', int(r, 8, 10)),
  b64: (r) => chars(r, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-', 22),
  METHOD: (r) => pick(r, ['GET', 'POST', 'PUT', 'DELETE']),
  urlpath: (r) => '/' + pick(r, WORDS) + '/' + int(r, 1, 999),
  STATE: (r) => pick(r, ['NEW', 'PAID', 'SHIPPED', 'CLOSED']),
  env: (r) => pick(r, ['staging', 'production', 'qa']),
  topic: (r) => pick(r, WORDS) + '.events',
  clientid: (r) => `consumer-${pick(r, WORDS)}-${int(r, 1, 9)}`,
  daemon: (r) => pick(r, ['maild', 'backupd', 'fwd', 'named']),
  volname: (r) => pick(r, ['vol_', 'lv-']) + pick(r, WORDS),
  dbname: (r) => pick(r, WORDS) + '_db',
  rulename: (r) => pick(r, ['drop-telnet', 'allow-web', 'log-ssh', 'deny-all', 'rate-limit-dns']),
  proto: (r) => pick(r, ['tcp', 'udp', 'icmp']),
  iface: (r) => pick(r, ['eth', 'ens', 'veth']) + hex(int(r, 1, 6))(r),
  sqlid: (r) => chars(r, 'abcdefghijklmnopqrstuvwxyz0123456789', 13),
  sql: (r) =>
    `select ${pick(r, ['*', 'count(*)', 'id, name'])} from ${pick(r, WORDS)} where ${pick(r, ['id', 'name', 'owner'])} = ${pick(r, ["'" + pick(r, WORDS) + "'", String(int(r, 1, 999))])}`,
}

import type { SignatureCommand } from '../model/signature.ts'
import { splitCommandLine } from './split-command-line.ts'

export type Risk = SignatureCommand['risk']

const RANK: Readonly<Record<Risk, number>> = { 'read-only': 0, 'changes-state': 1, destructive: 2 }

export const worseRisk = (a: Risk, b: Risk): Risk => (RANK[a] >= RANK[b] ? a : b)

/** What a command does, by its text alone. What is not known to only read is taken to change something. */
export const judgeRisk = (command: string): Risk =>
  splitCommandLine(command.replaceAll(ASKS_SOCKET, 'true')).reduce<Risk>(
    (worst, part) => worseRisk(worst, riskOfPart(part)),
    'read-only',
  )

/** A question at a control socket, such as HAProxy's: what is sent there decides. */
const ASKS_SOCKET = /\becho "show [^"|;&]*" \| socat \S+ \S+/g

/** Loses what cannot be had again. */
const DESTROYS =
  /^(?:rm|shred|mkfs\S*|dd|wipefs)\b|^(?:kubectl|oc) (?:\S+ ){0,4}delete (?:pvc?|persistentvolume\w*|namespaces?|ns)\b|^(?:docker|podman) (?:volume rm|volume prune|system prune)\b|\b(?:drop|truncate) (?:table|database|schema|index)\b|\bdelete from\b|\b(?:flushall|flushdb)\b|^(?:rabbitmqctl) (?:reset|force_reset|stop_app|purge_queue|delete_queue)\b|^kafka-topics\S* .*--delete\b|\b(?:dropDatabase|deleteMany|\.drop)\(|^hdfs fsck\b.*-delete\b|^etcdctl del\b|^pg_resetwal\b|^git (?:reset --hard|clean)\b|^aws s3 rm\b/i

/** These only show, whatever stands behind them. */
const READERS = new Set(
  `arping awk base64 cat chage column comm coredumpctl curl cut date df diff dig dmesg du echo egrep env ethtool
  exportfs faillock file find findmnt free getent getenforce getfacl grep groups head host id iostat ip iotop iptables-save
  journalctl jq jstat last less ls lsattr lsblk lscpu lsmod lsof md5sum mount mpstat mtr namei nc ncat netstat nfsstat nmap nproc nstat
  nslookup ntpq numactl numastat nvidia-smi pgrep pidstat ping pmap printf ps pwd py-spy ras-mc-ctl readlink sar sensors seq sestatus sha256sum
  showmount sleep slabtop smartctl sort ss ssh-keyscan stat strings sysctl systemd-detect-virt tail taskset test tcpdump top tr tracepath traceroute true ulimit
  uname uniq uptime vmstat wc which whoami xxd zcat zgrep true klist ausearch`.split(/\s+/),
)

/** What of a tool only shows; everything else of it changes something. */
const READING: Readonly<Record<string, RegExp>> = {
  alembic: /^(?:heads|current|history|branches|show)/,
  adb: /^(?:logcat(?! -c\b)|pull |shell (?:dumpsys|getprop|cat|ls|df|ps|top)|bugreport|devices)/,
  apachectl: /^(?:-t|-S|-M|configtest|status|fullstatus)/,
  apt: /^(?:list|show|policy|search)/,
  'apt-cache': /./,
  aws: /^[\w-]+ (?:get|list|describe|head|simulate|lookup|filter|ls)\b/,
  az: /^(?:[\w-]+ )+(?:show|list)\b/,
  bundle: /^(?:check|list|show|info|outdated|why|exec (?:rails|rake) (?:-T|routes))/,
  'bin/rails': /^(?:db:migrate:status|db:version|routes|runner "(?:puts|p) )/,
  ceph: /^(?:-s|status|health|df|osd (?:tree|df|stat|perf|dump|pool ls|pool get|blocked-by)|pg (?:dump|stat|ls|\S+ query)|mon (?:stat|dump)|quorum_status|daemon \S+ (?:dump_|perf|status|ops|config (?:get|show))|crash (?:ls|info)|versions|time-sync-status|device ls|fs status|mds stat|mgr dump|log last)/,
  certbot: /^(?:certificates|renew --dry-run)/,
  chronyc: /^(?:sources|tracking|sourcestats|activity|ntpdata|waitsync)/,
  composer: /^(?:show|why|why-not|outdated|check-platform-reqs|validate|diagnose)/,
  conntrack: /^-(?:L|S|C)/,
  crictl: /^(?:ps|pods|images|inspect\w*|logs|stats|info|imagefsinfo)/,
  dnf: /^(?:repoquery|list|info|search|provides|history list)/,
  docker:
    /^(?:ps|logs|inspect|images|stats|info|version|events|top|port|diff|history|system (?:df|info|events)|(?:network|volume|image|container|service|node|context) (?:ls|inspect|ps|logs|history)|manifest inspect|buildx (?:ls|du|imagetools inspect)|compose (?:ps|logs|config|ls|images|top|version)|search|stack (?:ps|services|ls))/,
  dotnet: /^(?:--\w|list |nuget (?:locals \S+ --list|list))/,
  'dotnet-counters': /^(?:monitor|list|ps)/,
  'dotnet-stack': /^(?:report|ps)/,
  'dotnet-trace': /^(?:ps|list)/,
  etcdctl: /^(?:endpoint|member list|alarm list|get|--\S+ (?:endpoint|member list|alarm list))/,
  exec: /^\d/,
  fsck: /^-n\b|^\S+ -n\b/,
  gcloud: /^(?:[\w-]+ )+(?:list|describe|read)\b/,
  git: /^(?:log|show|diff|status|blame|grep|rev-parse|ls-files|ls-remote|branch(?: -[avr]+)*$|tag(?: -l|$)|config --(?:get|list)|describe)/,
  go: /^(?:version|env|list|mod (?:why|graph|verify)|vet|test|tool pprof -top)/,
  gradle: /^(?:dependencies|dependencyInsight|properties|tasks)/,
  hdfs: /^(?:dfsadmin (?:-report|-safemode get|-printTopology|-metasave)|fsck(?!.*-(?:delete|move))|haadmin -get\w+|dfs -(?:ls|df|du|count|cat|tail|stat))/,
  helm: /^(?:list|status|history|get|show|template|lint|ls|search|version)/,
  ipmitool: /^(?:sdr|sel (?:list|elist|info)|sensor|fru|chassis status|mc info|lan print)/,
  istioctl: /^(?:proxy-status|proxy-config|analyze|version|ps|pc)/,
  java: /^-{1,2}version/,
  jcmd: /^\S+ (?:Thread\.print|GC\.(?:class_histogram|heap_info)|VM\.\w+|help|Compiler\.\w+)/,
  jmap: /^-(?:histo(?!:live)|heap)/,
  jstack: /./,
  kubectl:
    /^(?:-n \S+ |--namespace[= ]\S+ )?(?:get|describe|logs|top|events|explain|version|cluster-info|api-resources|auth can-i|rollout (?:status|history)|set env .*--list|config (?:view|current-context|get-contexts)|certificate list|diff)\b/,
  mdadm: /^(?:--detail|-D|--examine|-E)/,
  mc: /^(?:admin (?:info|heal --dry-run|trace|console|top|service status|config get)|ls|stat|ping|ready|du|head|cat)/,
  mvn: /^(?:dependency:(?:tree|analyze|list)|help:|-v|versions:display)/,
  mysqladmin: /^(?:status|processlist|variables|extended-status|ping|version)/,
  mysqlcheck: /^(?!.*--(?:repair|optimize|analyze|auto-repair))/,
  nats: /^(?:rtt|account info|server (?:report|list|ping|info|check)|stream (?:report|info|ls|list|state|view)|consumer (?:report|info|ls|list)|stream|traffic|latency)\b/,
  nginx: /^-[tTvV]\b/,
  node: /^(?:--version|-v|-p |-e "(?:console|require))/,
  nodetool:
    /^(?:status|info|tpstats|tablestats|cfstats|gcstats|ring|describecluster|compactionstats|netstats|proxyhistograms|tablehistograms|gossipinfo|version|getlogginglevels|getendpoints|listsnapshots|describering|failuredetector)/,
  npm: /^(?:ls|list|explain|why|view|info|outdated|audit(?! fix)|config (?:get|list)|ping|whoami)/,
  nvme: /^(?:smart-log|error-log|list|id-ctrl)/,
  openssl: /^(?:pkey (?!.*-out )|s_client|x509|verify|version|crl|ocsp|ciphers|req -(?:text|noout)|rsa -noout)/,
  openstack: /^(?:[\w-]+ )+(?:list|show|stats show)\b/,
  pg_amcheck: /./,
  pg_controldata: /./,
  pg_isready: /./,
  php: /^-[imvr]\b/,
  pip: /^(?:show|list|index|check|freeze|config list|debug|--version)/,
  postconf: /^(?!-e)/,
  postqueue: /^-p/,
  python:
    /^(?:--version|-V|-m pip (?:show|list|check)|-m site|manage\.py (?:showmigrations|check|migrate --plan|sqlmigrate)|-c "(?:import|print))/,
  'rabbitmq-diagnostics': /./,
  rabbitmqctl: /^(?:list_\w+|status|cluster_status|report|environment|node_health_check|eval "application:get_env\()/,
  rbspy: /^(?:snapshot|record|report)/,
  rndc: /^(?:status|stats|recursing|dumpdb)/,
  sestatus: /./,
  'spark-sql': /^-e "(?:EXPLAIN|SHOW|DESCRIBE|SELECT)\b/i,
  'ssh-keygen': /^-l/,
  ssh: /^-(?:Q|G)\b/,
  sshd: /^-[tT]\b/,
  supervisorctl: /^(?:status|tail|pid|avail)/,
  systemctl: /^(?:status|show|cat|list-\S+|is-\S+|--failed|get-default)/,
  'systemd-analyze': /./,
  timedatectl: /^(?:status|show|timesync-status|show-timesync|$)/,
  vault:
    /^(?:status|audit list|policy (?:read|list)|token lookup|auth list|secrets list|kv get|read|lease lookup|operator raft (?:list-peers|autopilot state))/,
  virsh: /^(?:list|domstats|dominfo|nodeinfo|vcpuinfo)/,
  yarn: /^(?:logs|node -(?:list|status)|application -(?:list|status)|top|queue -status|applicationattempt -(?:list|status)|rmadmin -get\w+|why|list|info)/,
  zkServer: /^status/,
}

const SQL_CLIENTS = new Set(['psql', 'mysql', 'mariadb', 'clickhouse-client', 'cqlsh', 'sqlite3', 'sqlcmd'])
const SQL_READS =
  /^(?:select|show|explain|describe|desc|with|table|values|use)\b|^\\(?:d|l|z|sf|sv|conninfo|timing|x)|^$/i
/** Statements that read by their first word and change by another. */
const SQL_CHANGES =
  /\b(?:insert into|update \S+ set|delete from|into (?:outfile|dumpfile)|for (?:update|share)|create|alter|drop|truncate|vacuum|reindex|nextval|setval|pg_(?:terminate_backend|cancel_backend|reload_conf|rotate_logfile|switch_wal|promote|wal_replay_(?:pause|resume)|drop_replication_slot|create_\w+|advisory_lock\w*|stat_reset\w*))\b/i

const REDIS_READS =
  /^(?:--(?:bigkeys|memkeys|hotkeys|latency\S*|stat|scan)\b|INFO|CLIENT (?:LIST|INFO|GETNAME)|CONFIG GET|SLOWLOG (?:GET|LEN)|MEMORY (?:USAGE|STATS|DOCTOR)|ACL (?:LIST|LOG|WHOAMI|GETUSER|CAT|USERS)(?! RESET)|CLUSTER (?:INFO|NODES|SLOTS|SHARDS|MYID|LINKS)|SENTINEL (?:masters|master|replicas|slaves|sentinels|get-master-addr-by-name|ckquorum)|LATENCY (?:LATEST|DOCTOR|HISTORY|GRAPH)|ROLE|PING|DBSIZE|LASTSAVE|TTL|TYPE|EXISTS|GET|LLEN|XLEN|XINFO|OBJECT|PUBSUB|COMMAND|SCAN|TIME)\b/i

const MONGO_CHANGES =
  /\b(?:insert\w*|update\w*|delete\w*|remove|drop\w*|create\w*|replaceOne|renameCollection|compact|stepDown|killOp|kill\w*|shutdownServer|fsync\w*|setParameter|setFeatureCompatibilityVersion|reconfig|initiate|freeze|add|addShard|grant\w*|revoke\w*|setProfilingLevel|repairDatabase)\(/

/** Of Kafka's scripts, what asks; the rest alters. */
const KAFKA_READS = /--(?:describe|list|bootstrap-server \S+$|version|get-offsets|unavailable-partitions)\b/

function riskOfPart(text: string): Risk {
  if (DESTROYS.test(text)) return 'destructive'
  const [program = '', ...words] = text.split(/\s+/)
  const rest = words.join(' ')
  return onlyReads(program, rest) ? 'read-only' : 'changes-state'
}

function onlyReads(program: string, rest: string): boolean {
  if (program === '') return true
  if (SQL_CLIENTS.has(program)) return readsSql(rest)
  if (program === 'redis-cli' || program === 'valkey-cli')
    return REDIS_READS.test(withoutOptions(rest, /^-(?:[hpna]|-user) \S+ |^-c /))
  if (program === 'mongosh' || program === 'mongo') return !MONGO_CHANGES.test(rest)
  if (program.startsWith('kafka-broker-api-versions')) return true
  if (program.startsWith('kafka-'))
    return (
      KAFKA_READS.test(rest) && !/--(?:alter|delete|create|execute|reset-offsets|add|remove|election-type)\b/.test(rest)
    )
  if (program === 'kubectl') return readsKubernetes(rest)
  if (program === 'xargs') return judgeRisk(withoutOptions(rest, /^-\S+ (?:\d+ )?/)) === 'read-only'
  if (program === 'curl')
    return !/(?:^| )(?:-X ?(?!GET|HEAD)\w+|--request (?!GET|HEAD)\w+|-d\b|--data\S*|-T\b|-F\b|-o (?!\/dev\/null)|-O\b)/.test(
      rest,
    )
  if (program === 'sysctl') return !/(?:^| )-w\b|=/.test(rest)
  if (program === 'ip') return !/\b(?:add|del|delete|set|replace|flush)\b/.test(rest)
  if (program === 'find') return !/-(?:delete|exec)\b/.test(rest)
  if (program === 'faillock') return !/--reset\b/.test(rest)
  if (program === 'mount') return rest === '' || rest.startsWith('-l')
  if (program === 'sed') return !/(?:^| )-i/.test(rest)
  if (program === 'date') return !/(?:^| )(?:-s|--set)\b/.test(rest)
  if (program === 'journalctl') return !/--(?:vacuum|rotate|flush)/.test(rest)
  if (program === 'dmesg') return !/(?:^| )-(?:c|C)\b|--clear/.test(rest)
  if (/^(?:Get|Format|Select|Where|Sort|Measure|Test)-\w+$/.test(program)) return true
  if (READERS.has(program)) return true
  return READING[program]?.test(rest) ?? false
}

const withoutOptions = (rest: string, option: RegExp): string => {
  let left = rest
  while (option.test(left)) left = left.replace(option, '')
  return left
}

function readsSql(rest: string): boolean {
  const quoted = [...rest.matchAll(/(?:^|\s)-{1,2}(?:c|e|Q|query|command|execute) ?(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/g)]
  if (quoted.length === 0) return !/(?:^|\s)(?:-f|<)\s/.test(rest)
  const statements = quoted.flatMap(([, double, single]) => (double ?? single ?? '').split(';'))
  return statements.every((statement) => SQL_READS.test(statement.trim()) && !SQL_CHANGES.test(statement))
}

/** What runs inside of a container counts by itself. */
function readsKubernetes(rest: string): boolean {
  const inside = /^(?:-n \S+ )?exec .*? -- (.*)$/.exec(rest)?.[1]
  return inside === undefined ? (READING['kubectl']?.test(rest) ?? false) : judgeRisk(inside) === 'read-only'
}

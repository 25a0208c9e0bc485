/** Loses what cannot be had again. */
export const DESTROYS =
  /^(?:rm|shred|mkfs\S*|dd|wipefs)\b|^(?:kubectl|oc) (?:\S+ ){0,4}delete (?:pvc?|persistentvolume\w*|namespaces?|ns)\b|^(?:docker|podman) (?:volume rm|volume prune|system prune)\b|\b(?:drop|truncate) (?:table|database|schema|index)\b|\bdelete from\b|\b(?:flushall|flushdb)\b|^(?:rabbitmqctl) (?:reset|force_reset|stop_app|purge_queue|delete_queue)\b|^kafka-topics\S* .*--delete\b|\b(?:dropDatabase|deleteMany|\.drop)\(|^hdfs fsck\b.*-delete\b|^etcdctl del\b|^pg_resetwal\b|^git (?:reset --hard|clean)\b|^aws s3 rm\b/i

/** These only show, whatever stands behind them. */
export const READERS = new Set(
  `arping awk base64 cat chage column comm coredumpctl cut df diff dig du echo egrep env ethtool exportfs file
  findmnt free getent getenforce getfacl grep groups head host id iostat iotop iptables-save jq jstat last less
  ls lsattr lsblk lscpu lsmod lsof md5sum mpstat mtr namei nc ncat netstat nfsstat nmap nproc nstat nslookup ntpq
  numactl numastat nvidia-smi pgrep pidstat ping pmap printf ps pwd py-spy ras-mc-ctl readlink sar sensors seq
  sestatus sha256sum showmount sleep slabtop smartctl sort ss ssh-keyscan stat strings systemd-detect-virt tail
  taskset test tcpdump top tr tracepath traceroute true ulimit uname uniq uptime vmstat wc which whoami xxd match
  zcat zgrep true klist ausearch`.split(/\s+/),
)

/** What of a tool only shows; everything else of it changes something. */
export const READING: Readonly<Record<string, RegExp>> = {
  alembic: /^(?:heads|current|history|branches|show)/,
  adb: /^(?:logcat(?! -c\b)|pull |shell (?:dumpsys|getprop|cat|ls|df|ps|top)|bugreport|devices)/,
  apachectl: /^(?:-t|-S|-M|configtest|status|fullstatus)/,
  apt: /^(?:list|show|policy|search)/,
  'apt-cache': /./,
  aws: /^[\w-]+ (?:get|list|describe|head|simulate|lookup|filter|ls|tail)\b/,
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
    /^(?:ps|logs|inspect|images|stats|info|version|events|top|port|diff|history|system (?:df|info|events)|(?:network|volume|image|container|service|node|context) (?:ls|inspect|ps|logs|history)|manifest inspect|buildx (?:ls|du|imagetools inspect)|compose (?:ps|logs|config|ls|images|top|version|exec \S+ (?:df|ls|cat|ps|env)\b)|search|stack (?:ps|services|ls))/,
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
  show: /./,
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

export const SQL_CLIENTS = new Set(['psql', 'mysql', 'mariadb', 'clickhouse-client', 'cqlsh', 'sqlite3', 'sqlcmd'])
export const SQL_READS =
  /^(?:select|show|explain|describe|desc|with|table|values|use)\b|^\\(?:d|l|z|sf|sv|conninfo|timing|x)|^$/i
/** Statements that read by their first word and change by another. */
export const SQL_CHANGES =
  /\b(?:insert into|update \S+ set|delete from|into (?:outfile|dumpfile)|for (?:update|share)|create|alter|drop|truncate|vacuum|reindex|nextval|setval|pg_(?:terminate_backend|cancel_backend|reload_conf|rotate_logfile|switch_wal|promote|wal_replay_(?:pause|resume)|drop_replication_slot|create_\w+|advisory_lock\w*|stat_reset\w*))\b/i

export const REDIS_READS =
  /^(?:--(?:bigkeys|memkeys|hotkeys|latency\S*|stat|scan)\b|INFO|CLIENT (?:LIST|INFO|GETNAME)|CONFIG GET|SLOWLOG (?:GET|LEN)|MEMORY (?:USAGE|STATS|DOCTOR)|ACL (?:LIST|LOG|WHOAMI|GETUSER|CAT|USERS)(?! RESET)|CLUSTER (?:INFO|NODES|SLOTS|SHARDS|MYID|LINKS)|SENTINEL (?:masters|master|replicas|slaves|sentinels|get-master-addr-by-name|ckquorum)|LATENCY (?:LATEST|DOCTOR|HISTORY|GRAPH)|ROLE|PING|DBSIZE|LASTSAVE|TTL|TYPE|EXISTS|GET|LLEN|XLEN|XINFO|OBJECT|PUBSUB|COMMAND|SCAN|TIME)\b/i

export const MONGO_CHANGES =
  /\b(?:insert\w*|update\w*|delete\w*|remove|drop\w*|create\w*|replaceOne|renameCollection|compact|stepDown|killOp|kill\w*|shutdownServer|fsync\w*|setParameter|setFeatureCompatibilityVersion|reconfig|initiate|freeze|add|addShard|grant\w*|revoke\w*|setProfilingLevel|repairDatabase)\(/

/** Of Kafka's scripts, what asks; the rest alters. */
export const KAFKA_READS = /--(?:describe|list|bootstrap-server \S+$|version|get-offsets|unavailable-partitions)\b/
export const KAFKA_CHANGES = /--(?:alter|delete|create|execute|reset-offsets|add|remove|election-type)\b/

/** What of a tool that otherwise only shows changes something. */
export const CHANGING: Readonly<Record<string, RegExp>> = {
  curl: /(?:^| )(?:-X ?(?!GET|HEAD)\w+|--request (?!GET|HEAD)\w+|-d\b|--data\S*|-T\b|-F\b|-o (?!\/dev\/null)|-O\b)/,
  sysctl: /(?:^| )-w\b|=/,
  ip: /\b(?:add|del|delete|set|replace|flush)\b/,
  find: /-(?:delete|exec)\b/,
  faillock: /--reset\b/,
  sed: /(?:^| )-i/,
  date: /(?:^| )(?:-s|--set)\b/,
  journalctl: /--(?:vacuum|rotate|flush)/,
  dmesg: /(?:^| )-(?:c|C)\b|--clear/,
}

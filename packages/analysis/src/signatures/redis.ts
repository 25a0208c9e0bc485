import { defineSignatures } from './define-signatures.ts'

export const REDIS_SIGNATURES = defineSignatures([
  {
    id: 'redis/maxmemory-reached',
    mechanism: 'slots-exhausted',
    severity: 'critical',
    symptom: 'Redis: maxmemory reached',
    cause:
      'Redis is full: used memory reached the maxmemory limit and the policy evicts nothing, so every write is rejected (OOM).',
    patterns: [/OOM command not allowed when used memory/i, /memory limit reached, writes are rejected/i],
    keywords: 'oom command not allowed|memory limit reached',
    blames: 'peer',
    look: 'redis-cli INFO memory && redis-cli --bigkeys --memkeys-samples 100 # See how much is used, by which keys, and under which eviction policy.',
    fix: 'redis-cli CONFIG SET maxmemory <larger-limit> # Raise maxmemory and set an eviction policy (volatile-lru for a cache with expiry times). # redis-cli CONFIG SET maxmemory <previous-limit>',
    samples: {
      "OOM command not allowed when used memory > 'maxmemory'.": 'redis docs, key eviction',
      "ReplyError: OOM command not allowed when used memory > 'maxmemory'.":
        'redis source, server.c; ioredis readme, error handling',
    },
    nearMisses: ['redis_exporter scrape ok used_memory=665719930 maxmemory=1073741824'],
  },
  {
    id: 'redis/command-timeout',
    mechanism: 'peer-timeout',
    symptom: 'Redis commands time out',
    cause:
      'Calls[ from {service}] to redis time out: Redis is overloaded, blocked by a slow command, or cut off by the network.',
    patterns: [
      /redis\b.{0,60}?(?:time-?out(?! ?[=:]|s\b| set)|timed out)/i,
      /(?:time-?out(?! ?[=:]|s\b| set)|timed out).{0,60}?\bredis/i,
      /RedisCommandTimeoutException/,
    ],
    keywords: 'redis',
    blames: 'peer',
    look: 'redis-cli --latency-history -i 5 & redis-cli SLOWLOG GET 10 # Check whether the server or the network is slow.',
    samples: {
      'redis.exceptions.TimeoutError: Timeout reading from socket': 'redis/redis-py, _parsers/socket.py',
      'io.lettuce.core.RedisCommandTimeoutException: Command timed out after 1 minute(s)':
        'lettuce source, ExceptionFactory.java',
    },
    nearMisses: ['connected to redis, timeouts off'],
  },
  {
    id: 'redis/snapshot-failing',
    mechanism: 'disk-full',
    category: 'data-integrity',
    symptom: "Redis can't save its data (MISCONF)",
    cause:
      'Redis cannot write its RDB snapshot to disk (no space, no permission, or no memory to fork) and therefore rejects writes.',
    patterns: [
      /MISCONF Redis is configured to save RDB snapshots/i,
      /MISCONF Valkey is configured to save RDB snapshots/i,
      /Can't save in background: fork: /i,
      /Failed opening the (?:temp )?RDB file \S{1,120} \(in server root dir \S{1,120}\) for saving/i,
      /Write error (?:saving DB|while saving DB) (?:on|to the) disk/i,
    ],
    keywords: "misconf |can't save in background|rdb file|write error sav|write error while sav",
    blames: 'peer',
    look: 'redis-cli INFO persistence | grep -E "rdb_last|aof_last" && redis-cli CONFIG GET dir && df -h && sysctl vm.overcommit_memory # See which save failed, where it writes to, and whether disk or memory for the fork is lacking.',
    fix: 'sysctl vm.overcommit_memory=1 # Allow the fork if memory is the reason; if the disk is full, expand or free it. # sysctl vm.overcommit_memory=0',
    verify: 'redis-cli INFO persistence | grep rdb_last_bgsave_status # It is healthy again.',
    samples: {
      'MISCONF Redis is configured to save RDB snapshots, but it is currently not able to persist on disk. Commands that may modify the data set are disabled':
        'redis source, server.c',
      "Can't save in background: fork: Cannot allocate memory": 'redis source, rdb.c; redis docs, administration',
    },
    nearMisses: ['Background saving terminated with success', '10000 changes in 60 seconds. Saving...'],
  },
  {
    id: 'redis/loading',
    mechanism: 'not-ready',
    symptom: 'Redis loading its data',
    cause: 'Redis has just started and is loading its data set from disk; until then it answers no command.',
    patterns: [/LOADING (?:Redis|Valkey) is loading the dataset in memory/i, /BusyLoadingError/],
    keywords: 'loading redis is|loading valkey is|busyloadingerror',
    blames: 'peer',
    look: 'redis-cli INFO persistence | grep -E "loading" && redis-cli INFO server | grep uptime # See how far it is, and find out why it restarted.',
    samples: {
      'LOADING Redis is loading the dataset in memory': 'redis source, server.c',
      'redis.exceptions.BusyLoadingError: Redis is loading the dataset in memory': 'redis/redis-py, exceptions.py',
    },
    nearMisses: ['DB loaded from disk: 0.012 seconds'],
  },
  {
    id: 'redis/read-only-replica',
    mechanism: 'read-only',
    symptom: 'writes to a Redis replica',
    cause:
      'Writes[ of {service}] reach a read-only Redis replica: after a failover the client still uses the old primary.',
    patterns: [/READONLY You can't write against a read only (?:replica|slave)/i],
    keywords: 'readonly you can',
    blames: 'peer',
    look: 'redis-cli -h {host} INFO replication | grep -E "role|master_host|master_link" # See which role the server has and who its primary is.',
    samples: {
      "READONLY You can't write against a read only replica.": 'redis source, server.c',
      "redis.exceptions.ReadOnlyError: READONLY You can't write against a read only slave.":
        'redis source, server.c; redis/redis-py, exceptions.py',
    },
    nearMisses: ['replica-read-only yes'],
  },
  {
    id: 'redis/authentication',
    mechanism: 'credential-rejected',
    symptom: 'Redis login rejected',
    cause:
      'Redis rejects[ {service}] (authentication): no password is sent, it is wrong, or the ACL user may not run the command.',
    patterns: [
      /NOAUTH Authentication required/i,
      /WRONGPASS invalid username-password pair/i,
      /ERR AUTH <password> called without any password configured/i,
      /ERR Client sent AUTH, but no password is set/i,
      /NOPERM (?:this user|User \S{1,64}) has no permissions/i,
    ],
    keywords: 'noauth authentication|wrongpass|without any password configured|no password is set|noperm ',
    blames: 'peer',
    look: 'redis-cli ACL WHOAMI; redis-cli ACL LOG 10 # See which user failed, on which command and key.',
    samples: {
      '(error) NOAUTH Authentication required.': 'redis docs, AUTH; source, server.c',
      'WRONGPASS invalid username-password pair or user is disabled.': 'redis docs, ACL; source, acl.c',
    },
    nearMisses: ['requirepass is set, default user is off'],
  },
  {
    id: 'redis/max-clients',
    mechanism: 'connection-limit',
    symptom: 'Redis: maxclients reached',
    cause:
      'Redis accepts no more clients: connections[ such as those of {service}] reached maxclients (a leak or missing pools).',
    patterns: [/ERR max number of clients reached/i, /Error registering fd event for the new client/i],
    keywords: 'max number of clients|error registering fd event',
    blames: 'peer',
    look: 'redis-cli INFO clients && redis-cli CLIENT LIST | grep -oE "addr=[^: ]+" | sort | uniq -c | sort -rn | head # Count connections per host.',
    fix: 'redis-cli CONFIG SET timeout 300 # Close connections that idle; then bound the pool of the client that leaks. # redis-cli CONFIG SET timeout 0',
    samples: {
      '-ERR max number of clients reached': 'redis source, networking.c',
      'ReplyError: ERR max number of clients reached': 'redis source, networking.c; ioredis readme, error handling',
    },
    nearMisses: ['maxclients 10000, connected_clients 118'],
  },
  {
    id: 'redis/cluster-down',
    mechanism: 'quorum-lost',
    symptom: 'Redis cluster down',
    cause:
      'Some hash slots of the Redis cluster have no node that serves them, so the cluster rejects commands until a node returns or a replica takes over.',
    patterns: [
      /CLUSTERDOWN (?:The cluster is down|Hash slot not served)/i,
      /Cluster state changed: fail\b/i,
      /ClusterAllFailedError/,
    ],
    keywords: 'clusterdown|cluster state changed: fail|clusterallfailederror',
    blames: 'peer',
    look: 'redis-cli -c CLUSTER INFO && redis-cli -c CLUSTER NODES | grep -E "fail|noaddr|disconnected" # See which slots lack a node and which nodes have failed.',
    fix: 'redis-cli -h <replica-of-failed-node> CLUSTER FAILOVER FORCE # Let a replica take over where the cluster does not do it by itself. # redis-cli -h <previous-primary> CLUSTER FAILOVER',
    samples: {
      'CLUSTERDOWN The cluster is down': 'redis source, cluster.c',
      'CLUSTERDOWN Hash slot not served': 'redis source, cluster.c',
    },
    nearMisses: ['Cluster state changed: ok'],
  },
  {
    id: 'redis/primary-lost',
    mechanism: 'quorum-lost',
    severity: 'high',
    symptom: 'Redis primary lost',
    cause:
      'The Redis primary (master) does not answer its replicas and sentinels, so data goes stale until another takes over.',
    patterns: [
      /MASTERDOWN Link with MASTER is down/i,
      /\+odown master (?<name>[\w.-]{1,64})/,
      /Error condition on socket for SYNC: /i,
      /MASTER timeout: no data nor PING received/i,
    ],
    keywords: 'masterdown|+odown master|socket for sync|master timeout: no data',
    blames: 'peer',
    look: 'redis-cli INFO replication; redis-cli -p 26379 SENTINEL masters # See which server is primary and since when the link is down.',
    samples: {
      "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.": 'redis source, server.c',
      '+odown master mymaster 127.0.0.1 6379 #quorum 3/2': 'redis docs, sentinel',
    },
    nearMisses: ['MASTER <-> REPLICA sync: Finished with success'],
  },
  {
    id: 'redis/output-buffer-overrun',
    mechanism: 'backlog',
    symptom: 'Redis drops slow clients (output buffer)',
    cause:
      'A client or replica reads its answers more slowly than Redis produces them, so Redis closes it when its output buffer is full.',
    patterns: [/scheduled to be closed ASAP for overcoming of output buffer limits/i],
    keywords: 'overcoming of output buffer',
    blames: 'self',
    look: 'redis-cli CLIENT LIST | awk "{print \\$2, \\$4, \\$20}" | head; redis-cli CONFIG GET client-output-buffer-limit # See which clients have large output buffers, and what the limits are.',
    samples: {
      'Client id=2 addr=127.0.0.1:52314 fd=8 name= age=1 idle=0 flags=S db=0 omem=1073741848 cmd=psync scheduled to be closed ASAP for overcoming of output buffer limits.':
        'redis source, networking.c',
      'Client addr=10.1.1.7:34012 fd=11 flags=P scheduled to be closed ASAP for overcoming of output buffer limits.':
        'redis source, networking.c',
    },
    nearMisses: ['client-output-buffer-limit pubsub 32mb 8mb 60'],
  },
])

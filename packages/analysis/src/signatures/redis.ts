import type { Signature } from '../model/signature.ts'
import { diagnose, fix, verify } from './propose-command.ts'

export const REDIS_SIGNATURES: readonly Signature[] = [
  {
    id: 'redis/maxmemory-reached',
    technology: 'redis',
    category: 'resource-exhaustion',
    title: 'Redis has reached its memory limit',
    cause:
      'Redis is full: its used memory has reached the maxmemory limit and its policy evicts nothing, so every write is rejected.',
    patterns: [/OOM command not allowed when used memory/i, /memory limit reached, writes are rejected/i],
    keywords: ['oom command not allowed', 'memory limit reached'],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      {
        category: 'diagnose',
        priority: 'critical',
        risk: 'read-only',
        command: 'redis-cli INFO memory && redis-cli --bigkeys --memkeys-samples 100',
        description: 'See how much is used, by which keys, and under which eviction policy.',
        estimatedTime: '3 min',
        verification: 'used_memory and maxmemory are known.',
      },
      {
        category: 'fix',
        priority: 'critical',
        risk: 'changes-state',
        command: 'redis-cli CONFIG SET maxmemory <larger-limit>',
        description: 'Give it room, and choose an eviction policy (volatile-lru for a cache with expiry times).',
        estimatedTime: '2 min',
        verification: 'A SET succeeds.',
        undo: 'redis-cli CONFIG SET maxmemory <former-limit>',
      },
    ],
    samples: [
      { line: "OOM command not allowed when used memory > 'maxmemory'.", origin: 'redis docs, key eviction' },
      {
        line: "ReplyError: OOM command not allowed when used memory > 'maxmemory'.",
        origin: 'redis source, server.c; ioredis readme, error handling',
      },
    ],
    nearMisses: ['redis_exporter scrape ok used_memory=665719930 maxmemory=1073741824'],
  },
  {
    id: 'redis/command-timeout',
    technology: 'redis',
    category: 'dependency-failure',
    title: 'Redis does not answer in time',
    cause: 'Calls to redis time out: the store is overloaded, blocked by a slow command, or cut off from {service}.',
    patterns: [
      /redis\b.{0,60}?(?:time-?out(?! ?[=:]|s\b| set)|timed out)/i,
      /(?:time-?out(?! ?[=:]|s\b| set)|timed out).{0,60}?\bredis/i,
      /RedisCommandTimeoutException/,
    ],
    keywords: ['redis'],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'redis-cli --latency-history -i 5 & redis-cli SLOWLOG GET 10',
        description: 'Tell a slow server from a slow network.',
        estimatedTime: '3 min',
        verification: 'Latency is measured on the server and from the client.',
      },
    ],
    samples: [
      {
        line: 'redis.exceptions.TimeoutError: Timeout reading from socket',
        origin: 'redis/redis-py, _parsers/socket.py',
      },
      {
        line: 'io.lettuce.core.RedisCommandTimeoutException: Command timed out after 1 minute(s)',
        origin: 'lettuce source, ExceptionFactory.java',
      },
    ],
    nearMisses: ['connected to redis, timeouts off'],
  },
  {
    id: 'redis/snapshot-failing',
    technology: 'redis',
    category: 'data-integrity',
    title: 'Redis cannot save its data to disk',
    cause:
      'Redis cannot write its snapshot to disk (no space, no permission, or no memory to fork), and therefore refuses every write.',
    patterns: [
      /MISCONF Redis is configured to save RDB snapshots/i,
      /MISCONF Valkey is configured to save RDB snapshots/i,
      /Can't save in background: fork: /i,
      /Failed opening the (?:temp )?RDB file \S{1,120} \(in server root dir \S{1,120}\) for saving/i,
      /Write error (?:saving DB|while saving DB) (?:on|to the) disk/i,
    ],
    keywords: ['misconf ', "can't save in background", 'rdb file', 'write error sav', 'write error while sav'],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'redis-cli INFO persistence | grep -E "rdb_last|aof_last" && redis-cli CONFIG GET dir && df -h && sysctl vm.overcommit_memory',
        'See which save failed, where it writes to, and whether disk or memory for the fork is lacking.',
        'The reason of the failed save is known.',
        { priority: 'critical' },
      ),
      fix(
        'sysctl vm.overcommit_memory=1',
        'Let the fork succeed where memory is the reason; where the disk is full, grow or free it.',
        'redis-cli BGSAVE succeeds and rdb_last_bgsave_status is ok.',
        'sysctl vm.overcommit_memory=0',
      ),
      verify('redis-cli INFO persistence | grep rdb_last_bgsave_status', 'It says ok after the next save.'),
    ],
    samples: [
      {
        line: 'MISCONF Redis is configured to save RDB snapshots, but it is currently not able to persist on disk. Commands that may modify the data set are disabled',
        origin: 'redis source, server.c',
      },
      {
        line: "Can't save in background: fork: Cannot allocate memory",
        origin: 'redis source, rdb.c; redis docs, administration',
      },
    ],
    nearMisses: ['Background saving terminated with success', '10000 changes in 60 seconds. Saving...'],
  },
  {
    id: 'redis/loading',
    technology: 'redis',
    category: 'dependency-failure',
    title: 'Redis is still loading its data',
    cause: 'Redis has just started and reads its data set from disk; until then it answers no command.',
    patterns: [/LOADING (?:Redis|Valkey) is loading the dataset in memory/i, /BusyLoadingError/],
    keywords: ['loading redis is', 'loading valkey is', 'busyloadingerror'],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'redis-cli INFO persistence | grep -E "loading" && redis-cli INFO server | grep uptime',
        'See how far it is, and find out why it restarted.',
        'loading is 0.',
      ),
    ],
    samples: [
      { line: 'LOADING Redis is loading the dataset in memory', origin: 'redis source, server.c' },
      {
        line: 'redis.exceptions.BusyLoadingError: Redis is loading the dataset in memory',
        origin: 'redis/redis-py, exceptions.py',
      },
    ],
    nearMisses: ['DB loaded from disk: 0.012 seconds'],
  },
  {
    id: 'redis/read-only-replica',
    technology: 'redis',
    category: 'configuration',
    title: '{service} writes to a Redis replica',
    cause: 'Writes reach a Redis replica, which only reads: after a failover the client still uses the former primary.',
    patterns: [/READONLY You can't write against a read only (?:replica|slave)/i],
    keywords: ['readonly you can'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'redis-cli -h {host} INFO replication | grep -E "role|master_host|master_link"',
        'See which role the server has and who its primary is.',
        'The primary is known.',
      ),
      fix(
        'kubectl rollout restart deployment/{service}',
        'Make clients look up the primary anew; use Sentinel or cluster clients for good.',
        'Writes succeed.',
        'None is needed.',
      ),
    ],
    samples: [
      { line: "READONLY You can't write against a read only replica.", origin: 'redis source, server.c' },
      {
        line: "redis.exceptions.ReadOnlyError: READONLY You can't write against a read only slave.",
        origin: 'redis source, server.c; redis/redis-py, exceptions.py',
      },
    ],
    nearMisses: ['replica-read-only yes'],
  },
  {
    id: 'redis/authentication',
    technology: 'redis',
    category: 'authentication',
    title: 'Redis rejects the login of {service}',
    cause: 'Redis refuses {service}: no password is sent, it is wrong, or the user may not run the command.',
    patterns: [
      /NOAUTH Authentication required/i,
      /WRONGPASS invalid username-password pair/i,
      /ERR AUTH <password> called without any password configured/i,
      /ERR Client sent AUTH, but no password is set/i,
      /NOPERM (?:this user|User \S{1,64}) has no permissions/i,
    ],
    keywords: [
      'noauth authentication',
      'wrongpass',
      'without any password configured',
      'no password is set',
      'noperm ',
    ],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'redis-cli ACL WHOAMI; redis-cli ACL LOG 10',
        'See which user failed, on which command and key.',
        'User and reason are known.',
      ),
      fix(
        'kubectl set env deployment/{service} --from=secret/<redis-secret>',
        'Give the client the right user and password.',
        'PING answers PONG.',
        'kubectl rollout undo deployment/{service}',
      ),
    ],
    samples: [
      { line: '(error) NOAUTH Authentication required.', origin: 'redis docs, AUTH; source, server.c' },
      {
        line: 'WRONGPASS invalid username-password pair or user is disabled.',
        origin: 'redis docs, ACL; source, acl.c',
      },
    ],
    nearMisses: ['requirepass is set, default user is off'],
  },
  {
    id: 'redis/max-clients',
    technology: 'redis',
    category: 'capacity',
    title: 'Redis is out of client connections',
    cause:
      'Redis accepts no more clients: their connections have reached maxclients, because of a leak or missing pools.',
    patterns: [/ERR max number of clients reached/i, /Error registering fd event for the new client/i],
    keywords: ['max number of clients', 'error registering fd event'],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        `redis-cli INFO clients && redis-cli CLIENT LIST | grep -oE "addr=[^: ]+" | sort | uniq -c | sort -rn | head`,
        'Count connections per host.',
        'The host that holds them is known.',
        { priority: 'critical' },
      ),
      fix(
        'redis-cli CONFIG SET timeout 300',
        'Close connections that idle; then bound the pool of the client that leaks.',
        'connected_clients falls.',
        'redis-cli CONFIG SET timeout 0',
      ),
    ],
    samples: [
      { line: '-ERR max number of clients reached', origin: 'redis source, networking.c' },
      {
        line: 'ReplyError: ERR max number of clients reached',
        origin: 'redis source, networking.c; ioredis readme, error handling',
      },
    ],
    nearMisses: ['maxclients 10000, connected_clients 118'],
  },
  {
    id: 'redis/cluster-down',
    technology: 'redis',
    category: 'dependency-failure',
    title: 'The Redis cluster is down',
    cause:
      'Some hash slots of the Redis cluster have no node that serves them, so the cluster refuses commands until a node returns or takes over.',
    patterns: [
      /CLUSTERDOWN (?:The cluster is down|Hash slot not served)/i,
      /Cluster state changed: fail\b/i,
      /ClusterAllFailedError/,
    ],
    keywords: ['clusterdown', 'cluster state changed: fail', 'clusterallfailederror'],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'redis-cli -c CLUSTER INFO && redis-cli -c CLUSTER NODES | grep -E "fail|noaddr|disconnected"',
        'See which slots lack a node and which nodes have failed.',
        'The failed node is known.',
        { priority: 'critical' },
      ),
      fix(
        'redis-cli -h <replica-of-failed-node> CLUSTER FAILOVER FORCE',
        'Let a replica take over where the cluster does not do it by itself.',
        'cluster_state is ok.',
        'redis-cli -h <former-primary> CLUSTER FAILOVER',
      ),
    ],
    samples: [
      { line: 'CLUSTERDOWN The cluster is down', origin: 'redis source, cluster.c' },
      { line: 'CLUSTERDOWN Hash slot not served', origin: 'redis source, cluster.c' },
    ],
    nearMisses: ['Cluster state changed: ok'],
  },
  {
    id: 'redis/primary-lost',
    technology: 'redis',
    category: 'dependency-failure',
    title: 'Redis replicas have lost their primary',
    cause: 'The Redis primary does not answer its replicas and sentinels, so data go stale until another takes over.',
    patterns: [
      /MASTERDOWN Link with MASTER is down/i,
      /\+odown master (?<name>[\w.-]{1,64})/,
      /Error condition on socket for SYNC: /i,
      /MASTER timeout: no data nor PING received/i,
    ],
    keywords: ['masterdown', '+odown master', 'socket for sync', 'master timeout: no data'],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'redis-cli INFO replication; redis-cli -p 26379 SENTINEL masters',
        'See which server is primary and since when the link is down.',
        'The state of the primary is known.',
      ),
    ],
    samples: [
      {
        line: "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.",
        origin: 'redis source, server.c',
      },
      { line: '+odown master mymaster 127.0.0.1 6379 #quorum 3/2', origin: 'redis docs, sentinel' },
    ],
    nearMisses: ['MASTER <-> REPLICA sync: Finished with success'],
  },
  {
    id: 'redis/output-buffer-overrun',
    technology: 'redis',
    category: 'capacity',
    title: 'Redis drops clients that read too slowly',
    cause:
      'A client or replica takes its answers more slowly than Redis produces them, so Redis closes it when its output buffer is full.',
    patterns: [/scheduled to be closed ASAP for overcoming of output buffer limits/i],
    keywords: ['overcoming of output buffer'],
    blames: 'self',
    specificity: 3,
    severity: 'medium',
    commands: [
      diagnose(
        'redis-cli CLIENT LIST | awk "{print \\$2, \\$4, \\$20}" | head; redis-cli CONFIG GET client-output-buffer-limit',
        'See which clients have large output buffers, and what the limits are.',
        'The slow reader is known.',
      ),
    ],
    samples: [
      {
        line: 'Client id=2 addr=127.0.0.1:52314 fd=8 name= age=1 idle=0 flags=S db=0 omem=1073741848 cmd=psync scheduled to be closed ASAP for overcoming of output buffer limits.',
        origin: 'redis source, networking.c',
      },
      {
        line: 'Client addr=10.1.1.7:34012 fd=11 flags=P scheduled to be closed ASAP for overcoming of output buffer limits.',
        origin: 'redis source, networking.c',
      },
    ],
    nearMisses: ['client-output-buffer-limit pubsub 32mb 8mb 60'],
  },
]

import { describe, expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'
import { ALL_SIGNATURES } from './all-signatures.ts'
import { matchSignatures } from './match-signatures.ts'

/** Whole lines in the format that each program writes: reading must leave enough of them to be recognised. */
const LINES: readonly (readonly [id: string, line: string])[] = [
  [
    'postgres/too-many-clients',
    '2026-03-02 10:15:04.120 UTC [4471] app@orders FATAL:  sorry, too many clients already',
  ],
  [
    'postgres/authentication-failed',
    '2026-03-02 10:15:04 UTC [88]: [1-1] user=app,db=orders,client=10.0.0.5 FATAL:  password authentication failed for user "app"',
  ],
  [
    'postgres/missing-relation',
    '2026-03-02 10:15:04.120 UTC [4471] ERROR:  relation "orders" does not exist at character 15',
  ],
  [
    'postgres/lock-wait',
    '2026-03-02 10:15:04.120 UTC [11367] LOG:  process 11367 still waiting for ShareLock on transaction 717 after 1000.108 ms',
  ],
  [
    'postgres/server-crashed',
    '2026-03-02 10:15:04.120 UTC [1] LOG:  server process (PID 4471) was terminated by signal 9: Killed',
  ],
  [
    'mysql/access-denied',
    "2026-03-02T10:15:04.120394Z 12 [Note] [MY-010926] [Server] Access denied for user 'root'@'172.17.0.1' (using password: YES)",
  ],
  [
    'mysql/corrupt-page',
    '2026-03-02T10:15:04.120394Z 0 [ERROR] [MY-011906] [InnoDB] Database page corruption on disk or a failed file read of page [page id: space=0, page number=7].',
  ],
  ['redis/snapshot-failing', "1:M 02 Mar 2026 10:15:04.120 # Can't save in background: fork: Cannot allocate memory"],
  ['redis/primary-lost', '1:S 02 Mar 2026 10:15:04.120 # MASTER timeout: no data nor PING received...'],
  [
    'mongo/storage-corrupt',
    '{"t":{"$date":"2026-03-02T10:15:04.120+00:00"},"s":"E","c":"WT","id":22435,"ctx":"thread1","msg":"WiredTiger error message","attr":{"error":-31804,"message":"WT_PANIC: WiredTiger library panic"}}',
  ],
  [
    'elasticsearch/disk-watermark',
    '[2026-03-02T10:15:04,120][WARN ][o.e.c.r.a.DiskThresholdMonitor] [es-data-0] flood stage disk watermark [95%] exceeded on [uXhyMAMsQ5iI][es-data-0][/data] free: 1.2gb[4.7%], all indices on this node will be marked read-only',
  ],
  [
    'elasticsearch/no-master',
    '[2026-03-02T10:15:04,120][WARN ][o.e.c.c.ClusterFormationFailureHelper] [es-0] master not discovered or elected yet, an election requires at least 2 nodes with ids from [a, b, c]',
  ],
  [
    'elasticsearch/gc-overhead',
    '[2026-03-02T10:15:04,120][WARN ][o.e.m.j.JvmGcMonitorService] [es-data-1] [gc][4512] overhead, spent [870ms] collecting in the last [1.3s]',
  ],
  [
    'kafka/broker-unreachable',
    '[2026-03-02 10:15:04,120] WARN [Producer clientId=producer-1] Connection to node -1 (localhost/127.0.0.1:9092) could not be established. Broker may not be available. (org.apache.kafka.clients.NetworkClient)',
  ],
  [
    'kafka/log-directory-failed',
    '[2026-03-02 10:15:04,120] ERROR Shutdown broker because all log dirs in /tmp/kafka-logs have failed (kafka.log.LogManager)',
  ],
  [
    'rabbitmq/memory-alarm',
    "2026-03-02 10:15:04.120394+00:00 [warning] <0.447.0> memory resource limit alarm set on node 'rabbit@rabbit-0'.",
  ],
  [
    'rabbitmq/precondition-failed',
    "2026-03-02 10:15:04.120394+00:00 [error] <0.598.0> operation queue.declare caused a channel exception precondition_failed: inequivalent arg 'durable' for queue 'q' in vhost '/': received 'false' but current is 'true'",
  ],
  [
    'nats/slow-consumer',
    '[1] 2026/03/02 10:15:04.120394 [INF] 10.0.1.5:51234 - cid:12 - Slow Consumer Detected: WriteDeadline of 10s exceeded with 2 chunks of 65536 total bytes.',
  ],
  [
    'etcd/slow-disk',
    '{"level":"warn","ts":"2026-03-02T10:15:04.120Z","caller":"etcdserver/util.go:170","msg":"apply request took too long","took":"1.503s","expected-duration":"100ms"}',
  ],
  [
    'kubernetes/node-not-ready',
    'I0302 10:15:04.120394       1 event.go:307] "Event occurred" object="worker-2" kind="Node" apiVersion="v1" type="Normal" reason="NodeNotReady" message="Node worker-2 status is now: NodeNotReady"',
  ],
  [
    'kubernetes/unschedulable',
    '2026-03-02T10:15:04Z Warning FailedScheduling pod/web-7d9f 0/3 nodes are available: 3 Insufficient memory.',
  ],
  [
    'kubernetes/image-pull-failed',
    'E0302 10:15:04.120394    1189 pod_workers.go:1300] "Error syncing pod, skipping" err="failed to \\"StartContainer\\" for \\"web\\" with ImagePullBackOff: \\"Back-off pulling image \\\\\\"registry.example.com/app:v2\\\\\\"\\"" pod="shop/web-1"',
  ],
  [
    'kubernetes/webhook-failed',
    'W0302 10:15:04.120394       1 dispatcher.go:225] Failed calling webhook, failing closed validate.example.com: failed calling webhook "validate.example.com": Post "https://hook.shop.svc:443/?timeout=10s": dial tcp 10.96.0.9:443: connect: connection refused',
  ],
  ['nginx/connections-exhausted', '2026/03/02 10:15:04 [alert] 1189#0: 1024 worker_connections are not enough'],
  [
    'nginx/upstream-host-not-found',
    '2026/03/02 10:15:04 [emerg] 1#1: host not found in upstream "api:3000" in /etc/nginx/conf.d/default.conf:5',
  ],
  [
    'apache/workers-exhausted',
    '[Mon Mar 02 10:15:04.120394 2026] [mpm_event:error] [pid 1189:tid 140] AH00484: server reached MaxRequestWorkers setting, consider raising the MaxRequestWorkers setting',
  ],
  ['haproxy/backend-down', 'Mar  2 10:15:04 lb-1 haproxy[927]: backend app has no server available!'],
  [
    'haproxy/server-down',
    'Mar  2 10:15:04 lb-1 haproxy[927]: Server app/app1 is DOWN, reason: Layer4 connection problem, info: "Connection refused", check duration: 0ms. 0 active and 0 backup servers left.',
  ],
  [
    'envoy/control-plane-lost',
    '2026-03-02T10:15:04.120394Z\twarning\tenvoy config external/envoy/source/common/config/grpc_stream.h:163\tDeltaAggregatedResources gRPC config stream to xds-grpc closed: 14, connection error: desc = "transport: Error while dialing"',
  ],
  [
    'jvm/threads-exhausted',
    '2026-03-02 10:15:04.120 ERROR 1 --- [nio-8080-exec-5] o.a.c.c.C.[.[.[/].[dispatcherServlet]    : Handler dispatch failed; nested exception is java.lang.OutOfMemoryError: unable to create new native thread',
  ],
  [
    'spring/unresolved-placeholder',
    '2026-03-02 10:15:04.120 ERROR 1 --- [           main] o.s.boot.SpringApplication               : Application run failed java.lang.IllegalArgumentException: Could not resolve placeholder \'payment.api.url\' in value "${payment.api.url}"',
  ],
  ['node/heap-exhausted', 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'],
  ['python/worker-timeout', '[2026-03-02 10:15:04 +0000] [1] [CRITICAL] WORKER TIMEOUT (pid:1823)'],
  ['go/nil-pointer', 'panic: runtime error: invalid memory address or nil pointer dereference'],
  [
    'php/fpm-children-exhausted',
    '[02-Mar-2026 10:15:04] WARNING: [pool www] server reached pm.max_children setting (5), consider raising it',
  ],
  [
    'php/memory-exhausted',
    '[02-Mar-2026 10:15:04 UTC] PHP Fatal error:  Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes) in /var/www/html/a.php on line 7',
  ],
  [
    'ruby/connection-pool-exhausted',
    'F, [2026-03-02T10:15:04.120394 #17] FATAL -- : ActiveRecord::ConnectionTimeoutError (could not obtain a connection from the pool within 5.000 seconds (waited 5.001 seconds); all pooled connections were in use):',
  ],
  [
    'linux/oom-kill',
    'Mar  2 10:15:04 host-1 kernel: [88123.456789] Out of memory: Killed process 4471 (java) total-vm:8123456kB, anon-rss:4123456kB, file-rss:0kB',
  ],
  [
    'linux/io-error',
    '[88123.456789] blk_update_request: I/O error, dev sda, sector 2048 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 0',
  ],
  [
    'linux/filesystem-error',
    'Mar  2 10:15:04 host-1 kernel: EXT4-fs error (device sda1): ext4_lookup:1594: inode #2: comm ls: deleted inode referenced: 12',
  ],
  [
    'linux/segfault',
    '[Mon Mar  2 10:15:04 2026] nginx[3458]: segfault at 0 ip 000000000045a3f1 sp 00007ffe3d1f0a50 error 4 in nginx[400000+a5000]',
  ],
  [
    'linux/conntrack-full',
    'Mar  2 10:15:04 host-1 kernel: [88123.456789] nf_conntrack: nf_conntrack: table full, dropping packet',
  ],
  ['systemd/start-limit', 'Mar 02 10:15:04 host-1 systemd[1]: nginx.service: Start request repeated too quickly.'],
  ['sshd/failed-logins', 'Mar  2 10:15:04 host-1 sshd[812]: Failed password for root from 192.0.2.7 port 54087 ssh2'],
  ['clock/not-synchronised', "Mar  2 10:15:04 host-1 chronyd[501]: Can't synchronise: no selectable sources"],
  [
    'dns/upstream-timeout',
    '[ERROR] plugin/errors: 2 registry.example.com. A: read udp 10.244.0.2:43210->192.168.1.1:53: i/o timeout',
  ],
  [
    'dns/forwarding-loop',
    '[FATAL] plugin/loop: Loop (127.0.0.1:55953 -> :1053) detected for zone ".", see https://coredns.io/plugins/loop#troubleshooting.',
  ],
  [
    'tls/unknown-authority',
    'time="2026-03-02T10:15:04Z" level=error msg="pull failed" error="Get \\"https://registry.local/v2/\\": x509: certificate signed by unknown authority"',
  ],
  ['network/address-in-use', '2026/03/02 10:15:04 listen tcp :8080: bind: address already in use'],
  [
    'cloud/throttled',
    '{"level":"error","time":"2026-03-02T10:15:04Z","msg":"upload failed","err":"ThrottlingException: Rate exceeded"}',
  ],
  [
    'hdfs/no-datanodes',
    '2026-03-02 10:15:04,120 WARN org.apache.hadoop.hdfs.server.blockmanagement.BlockPlacementPolicy: Failed to place enough replicas, still in need of 1 to reach 3 (unavailableStorages=[])',
  ],
  [
    'spark/executor-lost',
    '26/03/02 10:15:04 ERROR TaskSchedulerImpl: Lost executor 4 on worker-2.example.com: Remote RPC client disassociated.',
  ],
  [
    'openstack/no-valid-host',
    '2026-03-02 10:15:04.120 25746 ERROR nova.scheduler.utils [req-1 admin] nova.exception.NoValidHost: No valid host was found. There are not enough hosts available.',
  ],
  [
    'mongo/authentication-failed',
    '{"t":{"$date":"2026-03-02T10:15:04.120+00:00"},"s":"I","c":"ACCESS","id":5286307,"ctx":"conn12","msg":"Failed to authenticate","attr":{"user":"app","db":"admin","error":"AuthenticationFailed: SCRAM authentication failed, storedKey mismatch"}}',
  ],
  [
    'mongo/too-many-connections',
    '{"t":{"$date":"2026-03-02T10:15:04.120+00:00"},"s":"I","c":"NETWORK","id":22942,"ctx":"listener","msg":"Connection refused because there are too many open connections","attr":{"connectionCount":819}}',
  ],
  [
    'zookeeper/server-unreachable',
    '2026-03-02 10:15:04,120 [myid:1] - WARN  [QuorumConnectionThread-[myid=1]-2:QuorumCnxManager@401] - Cannot open channel to 2 at election address zk-2/10.0.0.5:3888',
  ],
  [
    'cassandra/tombstones',
    'WARN  [ReadStage-2] 2026-03-02 10:15:04,120 ReadCommand.java:569 - Read 101 live rows and 5012 tombstone cells for query SELECT * FROM ks.events WHERE id = 1 LIMIT 100 (see tombstone_warn_threshold)',
  ],
  [
    'docker/port-taken',
    'time="2026-03-02T10:15:04.120394Z" level=error msg="Handler for POST /v1.44/containers/8f1c/start returned error: driver failed programming external connectivity on endpoint web (8f1c): Bind for 0.0.0.0:80 failed: port is already allocated"',
  ],
  [
    'containerd/shim-failed',
    'Mar 02 10:15:04 host-1 containerd[612]: time="2026-03-02T10:15:04.120394Z" level=error msg="StartContainer for \\"8f1c\\" failed" error="failed to create containerd task: failed to create shim task: OCI runtime create failed: runc create failed: unable to start container process: error during container init"',
  ],
  [
    'kubernetes/forbidden',
    'E0302 10:15:04.120394       1 reflector.go:147] k8s.io/client-go/informers/factory.go:150: Failed to watch *v1.Pod: failed to list *v1.Pod: pods is forbidden: User "system:serviceaccount:default:default" cannot list resource "pods" in API group "" at the cluster scope',
  ],
  [
    'kubernetes/evicted',
    '2026-03-02T10:15:04Z Warning Evicted pod/web-1 The node was low on resource: memory. Threshold quantity: 100Mi, available: 94164Ki.',
  ],
  [
    'kubernetes/liveness-failing',
    '2026-03-02T10:15:04Z Warning Unhealthy pod/web-1 Liveness probe failed: HTTP probe failed with statuscode: 500',
  ],
  [
    'hikari/connection-leak',
    '2026-03-02 10:15:04.120  WARN 1 --- [l-1 housekeeper] com.zaxxer.hikari.pool.ProxyLeakTask     : Connection leak detection triggered for org.postgresql.jdbc.PgConnection@5c1a8622 on thread http-nio-8080-exec-5, stack trace follows',
  ],
  [
    'sql/pool-exhausted',
    '2026-03-02 10:15:04.120 ERROR 1 --- [nio-8080-exec-5] o.h.engine.jdbc.spi.SqlExceptionHelper   : HikariPool-1 - Connection is not available, request timed out after 30000ms.',
  ],
  [
    'spring/bean-creation-failed',
    "2026-03-02 10:15:04.120 ERROR 1 --- [           main] o.s.boot.SpringApplication               : Application run failed org.springframework.beans.factory.BeanCreationException: Error creating bean with name 'entityManagerFactory'",
  ],
  [
    'yarn/node-lost',
    '2026-03-02 10:15:04,120 INFO org.apache.hadoop.yarn.server.resourcemanager.rmnode.RMNodeImpl: Deactivating Node worker-3.example.com:45454 as it is now LOST',
  ],
  [
    'hdfs/missing-block',
    '26/03/02 10:15:04 WARN hdfs.DFSClient: Could not obtain block: blk_1073741830_1006 file=/data/events.parquet No live nodes contain current block',
  ],
  [
    'node/unhandled-rejection',
    '(node:4796) UnhandledPromiseRejectionWarning: Unhandled promise rejection. This error originated either by throwing inside of an async function without a catch block',
  ],
  ['node/dependency-conflict', 'npm ERR! code ERESOLVE'],
  ['python/module-not-found', "ModuleNotFoundError: No module named 'requests'"],
  [
    'python/worker-lost',
    "[2026-03-02 10:15:04,120: ERROR/MainProcess] Task handler raised error: WorkerLostError('Worker exited prematurely: signal 9 (SIGKILL) Job: 12.')",
  ],
  [
    'dotnet/null-reference',
    'Unhandled exception. System.NullReferenceException: Object reference not set to an instance of an object.',
  ],
  [
    'application/circuit-breaker-open',
    "2026-03-02T10:15:04.120Z ERROR [checkout] io.github.resilience4j.circuitbreaker.CallNotPermittedException: CircuitBreaker 'payments' is OPEN and does not permit further calls",
  ],
  ['network/ports-exhausted', '2026/03/02 10:15:04 dial tcp 10.0.0.9:6379: connect: cannot assign requested address'],
  [
    'network/connection-refused',
    '{"level":"error","ts":1772446504.12,"caller":"app/main.go:42","msg":"cannot reach redis","error":"dial tcp 10.0.0.5:6379: connect: connection refused"}',
  ],
  [
    'tls/certificate-expired',
    '2026/03/02 10:15:04 [error] 29#29: *13 upstream SSL certificate verify error: (10:certificate has expired) while SSL handshaking to upstream, client: 10.0.0.1, server: shop.example',
  ],
  [
    'tls/hostname-mismatch',
    'ts=2026-03-02T10:15:04.120Z caller=main.go:42 level=error msg="push failed" err="Post \\"https://api.example.org/\\": tls: failed to verify certificate: x509: certificate is valid for *.example.com, not api.example.org"',
  ],
  [
    'cloud/credentials-missing',
    '2026-03-02 10:15:04,120 - app.upload - ERROR - botocore.exceptions.NoCredentialsError: Unable to locate credentials',
  ],
  [
    'pam/account-locked',
    'Mar  2 10:15:04 host-1 sshd[812]: pam_faillock(sshd:auth): Consecutive login failures for user deploy account temporarily locked',
  ],
  ['clock/stepped', 'Mar  2 10:15:04 host-1 chronyd[501]: System clock wrong by 3600.123456 seconds'],
  [
    'systemd/oom-killed',
    'Mar 02 10:15:04 host-1 systemd[1]: mysql.service: A process of this unit has been killed by the OOM killer.',
  ],
  [
    'vault/sealed',
    '{"@level":"error","@message":"failed to read secret","@module":"agent","@timestamp":"2026-03-02T10:15:04.120394Z","error":"Error making API request. Code: 503. Errors: * Vault is sealed"}',
  ],
]

const best = (line: string): (string | undefined)[] => {
  const reader = createSourceReader(newSourceProfile('a', { name: 'a.log', receivedAtMs: Date.UTC(2026, 2, 3) }))
  return [...reader.push(`${line}\n`), ...reader.end()].map((event) => matchSignatures(event)[0]?.signature.id)
}

describe('lines as programs write them', () => {
  it.each(LINES)('%s: %s', (id, line) => {
    expect(best(line)).toEqual([id])
  })
})

/** Failures of the kernel that programs, not the kernel, put into words. */
const TOLD_BY_PROGRAMS = /^linux\/(?:no-space|too-many-open-files|read-only-filesystem)$/
const KERNEL_LINES = ALL_SIGNATURES.filter(
  ({ technology, id }) => technology === 'linux' && !TOLD_BY_PROGRAMS.test(id),
).flatMap(({ id, samples }) => Object.keys(samples).map((line) => [id, line] as const))

describe.each([
  '[88123.456789] ',
  '[Mon Mar  2 10:15:04 2026] ',
  'Mar  2 10:15:04 host-1 kernel: ',
  'Mar  2 10:15:04 host-1 kernel: [   12.345678] ',
])('kernel lines after "%s"', (head) => {
  it.each(KERNEL_LINES)('%s: %s', (id, line) => {
    expect(best(head + line)).toEqual([id])
  })
})

import type { Signature } from '../model/signature.ts'
import { diagnose, fix, verify } from './propose-command.ts'

export const POSTGRES_SIGNATURES: readonly Signature[] = [
  {
    id: 'postgres/disk-full',
    technology: 'postgres',
    category: 'resource-exhaustion',
    title: 'Disk of {service} is full',
    cause:
      'The disk of the database {service} is full: Postgres can neither extend its files nor write its log, so writes fail and the server may stop.',
    patterns: [
      /could not (?:extend|write(?: to)?|create) file\b.{0,200}No space left on device/i,
      /could not write to (?:log )?file .{0,200}No space left on device/i,
    ],
    keywords: ['no space left'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    explains: ['postgres/server-crashed', 'postgres/archive-failing', 'network/connection-refused'],
    commands: [
      {
        category: 'diagnose',
        priority: 'critical',
        risk: 'read-only',
        command: 'df -h && du -xsh "$PGDATA"/pg_wal "$PGDATA"/base | sort -h',
        description: 'See which volume is full and whether the write-ahead log or the tables fill it.',
        estimatedTime: '2 min',
        verification: 'The full volume stands at or near 100 %.',
      },
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: `psql -c "SELECT slot_name, active, pg_size_pretty(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)) FROM pg_replication_slots"`,
        description: 'An abandoned replication slot or a failing archive command keeps the write-ahead log for ever.',
        estimatedTime: '2 min',
        verification: 'No slot holds back more than a few segments.',
      },
      {
        category: 'fix',
        priority: 'critical',
        risk: 'changes-state',
        command:
          'kubectl patch pvc <postgres-volume> -p \'{"spec":{"resources":{"requests":{"storage":"<larger-size>"}}}}\'',
        description: 'Grow the volume (or free space outside of pg_wal); never delete files in pg_wal by hand.',
        estimatedTime: '10 min',
        verification: 'df -h shows free space and the server starts.',
        undo: 'Volumes cannot be shrunk; plan the new size.',
      },
      {
        category: 'verify',
        priority: 'high',
        risk: 'read-only',
        command: 'psql -c "SHOW data_directory" && df -h <data-directory>',
        description: 'See whether the volume has room again.',
        estimatedTime: '1 min',
        verification: 'The volume has free space, and no new "No space left on device" is logged.',
      },
    ],
    samples: [
      {
        line: 'ERROR:  could not extend file "base/16384/24600": No space left on device',
        origin: 'postgresql source, md.c',
      },
      {
        line: 'PANIC:  could not write to file "pg_wal/xlogtemp.4471": No space left on device',
        origin: 'postgresql source, xlog.c',
      },
    ],
    nearMisses: ['LOG:  checkpoint complete: wrote 261 buffers (1.6%); 0 WAL file(s) added, 0 removed, 2 recycled'],
  },
  {
    id: 'postgres/server-crashed',
    technology: 'postgres',
    category: 'crash',
    title: 'Postgres server process crashed',
    cause:
      'A server process of {service} was killed or aborted, so Postgres drops all sessions and goes through crash recovery.',
    patterns: [
      /server process \(PID \d+\) was terminated by signal (?<signal>\d+)/i,
      /terminating any other active server processes/i,
      /aborting startup due to startup process failure/i,
      /database system was not properly shut down/i,
    ],
    keywords: ['terminated by signal', 'terminating any other', 'aborting startup', 'not properly shut down'],
    blames: 'self',
    specificity: 2,
    severity: 'critical',
    unmistakable: true,
    explains: ['network/connection-refused', 'network/connection-reset'],
    commands: [
      {
        category: 'diagnose',
        priority: 'critical',
        risk: 'read-only',
        command: 'journalctl -k --since "1 hour ago" | grep -iE "oom|killed process|segfault"',
        description: 'Find out who ended the process: the kernel, an administrator, or a fault of its own.',
        estimatedTime: '3 min',
        verification: 'The signal has a named sender.',
      },
    ],
    samples: [
      {
        line: 'LOG:  server process (PID 4471) was terminated by signal 6: Aborted',
        origin: 'postgresql source, postmaster.c',
      },
      { line: 'LOG:  terminating any other active server processes', origin: 'postgresql source, postmaster.c' },
    ],
    nearMisses: ['LOG:  received smart shutdown request', 'LOG:  database system is shut down'],
  },
  {
    id: 'postgres/archive-failing',
    technology: 'postgres',
    category: 'configuration',
    title: 'Postgres cannot archive its write-ahead log',
    cause: 'The archive command of {service} fails, so finished segments of the write-ahead log pile up on its disk.',
    patterns: [/archive command failed with exit code (?<code>\d+)/i],
    keywords: ['archive command failed'],
    blames: 'self',
    specificity: 1,
    severity: 'medium',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'psql -c "SELECT failed_count, last_failed_wal, last_failed_time FROM pg_stat_archiver"',
        description: 'See how long the archiver has been failing.',
        estimatedTime: '1 min',
        verification: 'failed_count no longer rises.',
      },
    ],
    samples: [
      { line: 'LOG:  archive command failed with exit code 1', origin: 'postgresql source, pgarch.c' },
      { line: 'LOG:  archive command failed with exit code 255', origin: 'postgresql source, pgarch.c' },
    ],
    nearMisses: ['LOG:  archived write-ahead log file "000000010000000000000001"'],
  },
  {
    id: 'postgres/deadlock',
    technology: 'postgres',
    category: 'contention',
    title: 'Deadlocks between transactions in {service}',
    cause:
      'Concurrent transactions update the same database rows in different orders and lock each other out, so Postgres breaks the deadlock by cancelling one of them.',
    patterns: [/(?<!transactions )\bdeadlock detected/i, /\b40P01\b/],
    keywords: ['deadlock detected', '40p01'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: `psql -c "SELECT pid, wait_event_type, state, left(query, 80) AS query FROM pg_stat_activity WHERE wait_event_type = 'Lock'"`,
        description: 'See which statements wait for each other.',
        estimatedTime: '2 min',
        verification: 'Both statements of the cycle are known.',
      },
      {
        category: 'fix',
        priority: 'high',
        risk: 'changes-state',
        command: `psql -c "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE application_name = '<batch-job>'"`,
        description:
          'Stop the batch that collides with live traffic; then make it lock rows in one fixed order (ORDER BY id) in smaller batches.',
        estimatedTime: '5 min',
        verification: 'No further deadlock is logged.',
        undo: 'Start the batch again.',
      },
    ],
    samples: [
      { line: 'ERROR:  deadlock detected', origin: 'postgresql docs, explicit locking' },
      {
        line: 'ERROR: deadlock detected (SQLSTATE 40P01)',
        origin: 'postgresql source, deadlock.c; jackc/pgx, pgconn/errors.go',
      },
    ],
    nearMisses: [
      {
        line: 'LOG:  process 4711 still waiting for ShareLock on transaction 718 after 1000.108 ms',
        is: 'postgres/lock-wait',
      },
    ],
  },
  {
    id: 'postgres/duplicate-primary-key',
    technology: 'postgres',
    category: 'data-integrity',
    title: 'Inserts collide on the primary key {constraint}',
    cause:
      'Inserts hit a duplicate primary key ({constraint}): the ids that are handed out exist already, as after a restored sequence or a repeated import.',
    patterns: [/duplicate key value violates unique constraint "(?<constraint>[\w.]+_pkey)"/i],
    keywords: ['duplicate key value'],
    blames: 'self',
    specificity: 2,
    severity: 'medium',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: `psql -c "SELECT last_value FROM <table>_id_seq" -c "SELECT max(id) FROM <table>"`,
        description: 'A sequence behind the largest id hands out ids that exist.',
        estimatedTime: '2 min',
        verification: 'last_value is at least max(id).',
      },
      {
        category: 'fix',
        priority: 'high',
        risk: 'changes-state',
        command: `psql -c "SELECT setval('<table>_id_seq', (SELECT max(id) FROM <table>))"`,
        description: 'Move the sequence past the largest id.',
        estimatedTime: '2 min',
        verification: 'New inserts succeed.',
        undo: 'setval to the former value.',
      },
    ],
    samples: [
      {
        line: 'ERROR:  duplicate key value violates unique constraint "auth_permission_pkey"',
        origin: 'postgresql source, nbtinsert.c; django docs, contrib.auth permissions',
      },
      {
        line: 'ERROR:  duplicate key value violates unique constraint "orders_pkey"',
        origin: 'postgresql source, nbtinsert.c',
      },
    ],
    nearMisses: [
      {
        line: 'ERROR:  duplicate key value violates unique constraint "subscriptions_email_key"',
        is: 'sql/unique-violation',
      },
    ],
  },
  {
    id: 'postgres/too-many-clients',
    technology: 'postgres',
    category: 'capacity',
    title: '{service} is out of connection slots',
    cause:
      'The database {service} has no connection slots left: its clients hold more connections than max_connections allows.',
    patterns: [
      /sorry, too many clients already/i,
      /remaining connection slots are reserved/i,
      /too many connections for (?:role|database)/i,
    ],
    keywords: ['too many clients', 'remaining connection slots', 'too many connections for'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      {
        category: 'diagnose',
        priority: 'critical',
        risk: 'read-only',
        command: `psql -c "SELECT application_name, state, count(*) FROM pg_stat_activity GROUP BY 1, 2 ORDER BY 3 DESC"`,
        description: 'See who holds the connections and whether they idle.',
        estimatedTime: '2 min',
        verification: 'The holder is known.',
      },
      {
        category: 'fix',
        priority: 'critical',
        risk: 'changes-state',
        command: `psql -c "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle' AND application_name = '<leaking-application>'"`,
        description: 'Free slots that idle, then bound the pool of the client that leaks them.',
        estimatedTime: '5 min',
        verification: 'New sessions are accepted.',
        undo: 'None is needed: clients reconnect.',
      },
    ],
    samples: [
      { line: 'FATAL:  sorry, too many clients already', origin: 'postgresql source, proc.c' },
      {
        line: 'FATAL:  remaining connection slots are reserved for non-replication superuser connections',
        origin: 'postgresql source, postinit.c',
      },
    ],
    nearMisses: ['LOG:  connection authorized: user=app database=orders application_name=api-3'],
  },
  {
    id: 'postgres/transaction-id-wraparound',
    technology: 'postgres',
    category: 'resource-exhaustion',
    title: 'Database {database} runs out of transaction ids',
    cause:
      'The database {database} has almost used up its transaction ids: vacuum did not freeze old rows in time, and Postgres refuses writes before ids wrap around.',
    patterns: [
      /not accepting commands (?:that assign new (?:XIDs|transaction IDs) )?to avoid wraparound data loss in database "(?<database>[^"]{1,63})"/i,
      /database "(?<database>[^"]{1,63})" must be vacuumed within \d+ transactions/i,
    ],
    keywords: ['to avoid wraparound', 'must be vacuumed within'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        `psql -c "SELECT datname, age(datfrozenxid) FROM pg_database ORDER BY 2 DESC"`,
        'See how far each database is from the limit of two thousand million.',
        'The oldest database is known.',
        { priority: 'critical' },
      ),
      diagnose(
        `psql -c "SELECT pid, xact_start, left(query, 60) FROM pg_stat_activity WHERE backend_xmin IS NOT NULL ORDER BY age(backend_xmin) DESC LIMIT 5" -c "SELECT gid, prepared FROM pg_prepared_xacts" -c "SELECT slot_name, xmin FROM pg_replication_slots"`,
        'Old transactions, prepared transactions and replication slots keep vacuum from freezing.',
        'Whatever holds the oldest snapshot is known.',
      ),
      fix(
        'vacuumdb --freeze --verbose --dbname={database}',
        'Freeze old rows, once nothing holds an old snapshot.',
        'age(datfrozenxid) falls below 200 million.',
        'None is needed: freezing changes no data.',
        { priority: 'critical', estimatedTime: '60 min' },
      ),
    ],
    samples: [
      {
        line: 'ERROR:  database is not accepting commands to avoid wraparound data loss in database "mydb"',
        origin: 'postgresql docs, preventing transaction id wraparound failures',
      },
      {
        line: 'WARNING:  database "mydb" must be vacuumed within 39985967 transactions',
        origin: 'postgresql docs, preventing transaction id wraparound failures',
      },
    ],
    nearMisses: ['LOG:  automatic vacuum of table "app.public.orders": index scans: 1'],
  },
  {
    id: 'postgres/authentication-failed',
    technology: 'postgres',
    category: 'authentication',
    title: 'Postgres rejects the login of {user}',
    cause:
      'Postgres refuses the login of {user}: the password does not fit, or no rule of pg_hba.conf lets this client in.',
    patterns: [
      /(?:password|peer|ident|LDAP|SCRAM|GSSAPI|PAM) authentication failed for user "(?<user>[^"]{1,63})"/i,
      /no pg_hba\.conf entry for host "[^"]{1,63}", user "(?<user>[^"]{1,63})"/i,
      /role "(?<user>[^"]{1,63})" (?:does not exist|is not permitted to log in)/i,
    ],
    keywords: ['authentication failed for user', 'no pg_hba.conf entry', 'role "'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    explains: ['sql/pool-exhausted'],
    commands: [
      diagnose(
        `psql -c "SELECT rolname, rolcanlogin, rolvaliduntil FROM pg_roles WHERE rolname = '{user}'" -c "SELECT * FROM pg_hba_file_rules"`,
        'See whether the role exists, may log in, is still valid, and which rule applies to it.',
        'The role and its rule are known.',
      ),
      fix(
        `psql -c '\\password {user}'`,
        'Set the password that the client uses, or correct the secret of the client; where a rule is missing, add it to pg_hba.conf and reload.',
        'The client logs in.',
        'Set the former password again.',
      ),
      verify('psql "host={host} user={user}" -c "SELECT 1"', 'The statement returns a row.'),
    ],
    samples: [
      {
        line: 'FATAL:  password authentication failed for user "andym"',
        origin: 'postgresql docs, authentication problems',
      },
      {
        line: 'FATAL:  no pg_hba.conf entry for host "123.123.123.123", user "andym", database "testdb"',
        origin: 'postgresql docs, authentication problems',
      },
    ],
    nearMisses: ['LOG:  connection authorized: user=andym database=testdb'],
  },
  {
    id: 'postgres/missing-relation',
    technology: 'postgres',
    category: 'configuration',
    title: 'Database object {relation} does not exist',
    cause:
      'The code asks the database for {relation}, which does not exist there: a migration did not run, or code and schema are of different versions.',
    otherwise: { relation: 'that the code asks for' },
    patterns: [
      /\b(?<kind>relation|column|table|schema|type) "?(?<relation>[\w.]{1,128})"? (?:of relation "[\w.]{1,128}" )?does not exist(?!, skipping)\b/i,
      /\b42P01\b|(?<![:.])\b42703\b(?!->|:)/,
    ],
    keywords: ['does not exist', '42p01', '42703'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        `psql -c '\\d {relation}' -c "SELECT * FROM <migrations-table> ORDER BY 1 DESC LIMIT 5"`,
        'See what the schema holds and which migration ran last.',
        'The migration that should have created it is known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back to the version that fits the schema, or run the missing migration.',
        'The statement succeeds.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      {
        line: 'ERROR:  relation "users" does not exist at character 15',
        origin: 'postgresql source, parse_relation.c',
      },
      {
        line: 'ERROR: column "discount" of relation "orders" does not exist (SQLSTATE 42703)',
        origin: 'postgresql source, parse_target.c; jackc/pgx, pgconn/errors.go',
      },
    ],
    nearMisses: ['NOTICE:  table "tmp_import" does not exist, skipping', 'relation "users" already exists, skipping'],
  },
  {
    id: 'postgres/statement-timeout',
    technology: 'postgres',
    category: 'contention',
    title: 'Postgres cancels statements that run too long',
    cause:
      'Statements in {service} take longer than statement_timeout allows and are cancelled: they are slow of themselves, lack an index, or wait for others.',
    patterns: [/canceling statement due to statement timeout/i],
    keywords: ['due to statement timeout'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        `psql -c "SELECT pid, now() - query_start AS runs, wait_event_type, wait_event, left(query, 80) FROM pg_stat_activity WHERE state = 'active' ORDER BY 2 DESC LIMIT 10"`,
        'Tell statements that work from statements that wait.',
        'The slow statement and what it waits for are known.',
      ),
      diagnose(
        'psql -c "EXPLAIN (ANALYZE, BUFFERS) <slow-select>"',
        'See where the time goes; run it on a replica and with SELECT only.',
        'The costly step of the plan is known.',
        { estimatedTime: '10 min' },
      ),
    ],
    samples: [
      {
        line: 'ERROR:  canceling statement due to statement timeout',
        origin: 'postgresql source, postgres.c ProcessInterrupts',
      },
      {
        line: 'psycopg2.errors.QueryCanceled: canceling statement due to statement timeout',
        origin: 'postgresql source, postgres.c; psycopg2 docs, errors module',
      },
    ],
    nearMisses: ['SET statement_timeout = 30000'],
  },
  {
    id: 'postgres/lock-wait',
    technology: 'postgres',
    category: 'contention',
    title: 'Postgres statements wait for locks',
    cause:
      'Statements in {service} are blocked by a lock that another transaction holds, such as a migration, a batch job or a session that never commits.',
    patterns: [
      /process \d+ still waiting for \w{1,40} on /i,
      /canceling statement due to lock timeout/i,
      /could not obtain lock on (?:row|relation)/i,
    ],
    keywords: ['still waiting for', 'due to lock timeout', 'could not obtain lock on'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    explains: ['postgres/statement-timeout', 'sql/pool-exhausted', 'general/timeout'],
    commands: [
      diagnose(
        `psql -c "SELECT pid, pg_blocking_pids(pid) AS blocked_by, now() - xact_start AS open_for, left(query, 80) FROM pg_stat_activity WHERE cardinality(pg_blocking_pids(pid)) > 0"`,
        'Follow the chain of waiting sessions to the one that blocks them all.',
        'The blocking process is known.',
        { priority: 'critical' },
      ),
      fix(
        'psql -c "SELECT pg_cancel_backend(<blocking-pid>)"',
        'Cancel the statement that blocks; end its session only if that does not help.',
        'The waiting statements go on.',
        'Run the cancelled work again at a quiet time.',
      ),
    ],
    samples: [
      {
        line: 'LOG:  process 11367 still waiting for ShareLock on transaction 717 after 1000.108 ms',
        origin: 'postgresql source, proc.c ProcSleep',
      },
      { line: 'ERROR:  canceling statement due to lock timeout', origin: 'postgresql source, postgres.c' },
    ],
    nearMisses: ['LOG:  process 11367 acquired ShareLock on transaction 717 after 11.108 ms'],
  },
  {
    id: 'postgres/idle-in-transaction',
    technology: 'postgres',
    category: 'bug',
    title: 'Sessions of {service} sit idle in open transactions',
    cause:
      'Clients of {service} open a transaction and then do nothing: it holds its locks and snapshot until Postgres ends the session.',
    patterns: [/terminating connection due to idle-in-transaction timeout/i, /\b25P03\b/],
    keywords: ['idle-in-transaction', '25p03'],
    blames: 'self',
    inClient: true,
    specificity: 2,
    severity: 'medium',
    commands: [
      diagnose(
        `psql -c "SELECT application_name, now() - state_change AS idle_for, left(query, 80) FROM pg_stat_activity WHERE state = 'idle in transaction' ORDER BY 2 DESC"`,
        'See which application leaves transactions open, and its last statement.',
        'The application and the code path are known.',
      ),
    ],
    samples: [
      {
        line: 'FATAL:  terminating connection due to idle-in-transaction timeout',
        origin: 'postgresql source, postgres.c ProcessInterrupts',
      },
      {
        line: 'org.postgresql.util.PSQLException: FATAL: terminating connection due to idle-in-transaction timeout',
        origin: 'postgresql source, postgres.c; pgjdbc source, PSQLException.java',
      },
    ],
    nearMisses: ['SET idle_in_transaction_session_timeout = 60000'],
  },
  {
    id: 'postgres/replica-lost-wal',
    technology: 'postgres',
    category: 'data-integrity',
    title: 'A Postgres replica has fallen too far behind',
    cause:
      'A replica asks for write-ahead log that the primary has already removed: it was too far behind, and can only be made anew.',
    patterns: [/requested WAL segment (?<segment>[0-9A-F]{24}) has already been removed/i],
    keywords: ['requested wal segment'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'psql -c "SELECT application_name, state, pg_wal_lsn_diff(sent_lsn, replay_lsn) FROM pg_stat_replication" -c "SELECT slot_name, active, wal_status FROM pg_replication_slots"',
        'See which replica lags and whether a slot keeps its log.',
        'The lost replica is known.',
      ),
      fix(
        'pg_basebackup -h <primary> -D <new-data-directory> -X stream -S <slot> -C -P',
        'Build the replica anew, into an empty directory and with a slot of its own.',
        'pg_stat_replication shows it streaming.',
        'Remove the new directory and drop the slot.',
        { estimatedTime: '60 min' },
      ),
    ],
    samples: [
      {
        line: 'FATAL:  could not receive data from WAL stream: ERROR:  requested WAL segment 00000001000000000000002A has already been removed',
        origin: 'postgresql source, libpqwalreceiver.c; postgresql source, walsender.c',
      },
      {
        line: 'ERROR:  requested WAL segment 000000010000000000000003 has already been removed',
        origin: 'postgresql source, walsender.c',
      },
    ],
    nearMisses: ['LOG:  restored log file "00000001000000000000002A" from archive'],
  },
  {
    id: 'postgres/corrupt-page',
    technology: 'postgres',
    category: 'data-integrity',
    title: 'Postgres data file {file} is damaged',
    cause:
      'A page of {file} does not read back as it was written: storage or memory under {service} has damaged the data of a table or index.',
    patterns: [
      /invalid page in block \d+ of relation (?<file>[\w./]{1,80})/i,
      /could not read block \d+ in file "(?<file>[^"]{1,80})"/i,
      /index "(?<file>[^"]{1,63})" contains (?:unexpected zero|corrupted) page/i,
    ],
    keywords: [
      'invalid page in block',
      'could not read block',
      'contains unexpected zero page',
      'contains corrupted page',
    ],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        `psql -c "SELECT pg_filenode_relation(0, <filenode>)" && dmesg -T | grep -iE "i/o error|medium error|nvme|ata" | tail`,
        'Find out which table or index it is and whether the device reports errors.',
        'The object and the health of the device are known.',
        { priority: 'critical' },
      ),
      diagnose(
        'pg_amcheck --all --heapallindexed --progress',
        'Learn how much else is damaged, before anything is changed. Take a copy of the data directory first.',
        'All damaged objects are listed.',
        { estimatedTime: '60 min' },
      ),
      fix(
        'psql -c "REINDEX INDEX CONCURRENTLY <index>"',
        'Build a damaged index anew; a damaged table has to come from a backup or a replica.',
        'pg_amcheck reports nothing.',
        'None is needed: the former index is replaced only on success.',
        { estimatedTime: '30 min' },
      ),
    ],
    samples: [
      {
        line: 'ERROR:  invalid page in block 4565 of relation base/16384/16420',
        origin: 'postgresql source, bufmgr.c',
      },
      {
        line: 'ERROR:  could not read block 39 in file "base/16384/2619": read only 0 of 8192 bytes',
        origin: 'postgresql source, md.c',
      },
    ],
    nearMisses: ['LOG:  checksums verified for relation base/16384/16420'],
  },
  {
    id: 'postgres/recovery-conflict',
    technology: 'postgres',
    category: 'contention',
    title: 'Queries on a Postgres replica are cancelled by replication',
    cause:
      'Long queries on a replica need rows that the primary has already cleaned up, so replay cancels them when it may wait no longer.',
    patterns: [/due to conflict with recovery/i],
    keywords: ['conflict with recovery'],
    blames: 'self',
    specificity: 3,
    severity: 'medium',
    commands: [
      diagnose(
        'psql -c "SELECT * FROM pg_stat_database_conflicts" -c "SHOW max_standby_streaming_delay" -c "SHOW hot_standby_feedback"',
        'See which kind of conflict it is and how long replay waits.',
        'Kind and limit are known.',
      ),
      fix(
        `psql -c "ALTER SYSTEM SET max_standby_streaming_delay = '15min'" -c "SELECT pg_reload_conf()"`,
        'Let replay wait longer for queries on this replica (it then lags), or move long queries elsewhere.',
        'Long queries come to their end.',
        'psql -c "ALTER SYSTEM RESET max_standby_streaming_delay" -c "SELECT pg_reload_conf()"',
      ),
    ],
    samples: [
      {
        line: 'ERROR:  canceling statement due to conflict with recovery',
        origin: 'postgresql docs, hot standby; source, postgres.c',
      },
      {
        line: 'FATAL:  terminating connection due to conflict with recovery',
        origin: 'postgresql source, postgres.c',
      },
    ],
    nearMisses: ['LOG:  recovery conflict settings: max_standby_streaming_delay = 30s'],
  },
  {
    id: 'postgres/out-of-shared-memory',
    technology: 'postgres',
    category: 'resource-exhaustion',
    title: 'Postgres is out of shared memory for {service}',
    cause:
      'A shared-memory area of Postgres is used up: the lock table is too small for the tables and partitions that are touched, or /dev/shm of the container is too small.',
    patterns: [/\bout of shared memory\b/i, /could not resize shared memory segment "[^"]{1,80}" to \d+ bytes/i],
    keywords: ['out of shared memory', 'could not resize shared memory'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'df -h /dev/shm; psql -c "SELECT count(*) FROM pg_locks" -c "SHOW max_locks_per_transaction"',
        'Tell a full /dev/shm (parallel queries in a container) from a full lock table (many partitions).',
        'The area that is full is known.',
      ),
      fix(
        'psql -c "ALTER SYSTEM SET max_locks_per_transaction = 256"',
        'Enlarge the lock table (needs a restart); for a container, mount a larger /dev/shm instead.',
        'The statement succeeds after the restart.',
        'psql -c "ALTER SYSTEM RESET max_locks_per_transaction"',
      ),
    ],
    samples: [
      { line: 'ERROR:  out of shared memory', origin: 'postgresql source, lock.c' },
      {
        line: 'ERROR:  could not resize shared memory segment "/PostgreSQL.1073741824" to 67128576 bytes: No space left on device',
        origin: 'docker-library/postgres#416',
      },
    ],
    nearMisses: ['shared_buffers = 2GB, dynamic shared memory type = posix'],
  },
  {
    id: 'postgres/read-only',
    technology: 'postgres',
    category: 'configuration',
    title: '{service} writes to a read-only Postgres',
    cause:
      'Writes reach a Postgres that only reads: after a failover the client is still connected to the replica, or the database was set read-only.',
    patterns: [/cannot execute (?<statement>[A-Z ]{2,30}) in a read-only transaction/i],
    keywords: ['in a read-only transaction'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'psql -c "SELECT pg_is_in_recovery(), inet_server_addr()" -c "SHOW default_transaction_read_only"',
        'See whether the server that answers is a replica, and whether it was set read-only.',
        'Role and setting are known.',
      ),
      fix(
        'kubectl rollout restart deployment/{service}',
        'Make clients connect anew to the primary; set target_session_attrs=read-write for good.',
        'Writes succeed.',
        'None is needed.',
      ),
    ],
    samples: [
      { line: 'ERROR:  cannot execute INSERT in a read-only transaction', origin: 'postgresql source, utility.c' },
      {
        line: 'PG::ReadOnlySqlTransaction: ERROR:  cannot execute UPDATE in a read-only transaction',
        origin: 'postgresql source, utility.c; ruby pg source, errorcodes.def',
      },
    ],
    nearMisses: ['BEGIN READ ONLY; SELECT 1; COMMIT'],
  },
  {
    id: 'postgres/not-accepting-connections',
    technology: 'postgres',
    category: 'dependency-failure',
    title: 'Postgres is starting, stopping or recovering',
    cause:
      'The database {service} is up but does not take connections: it is starting, shutting down, or still replays its log after a crash.',
    patterns: [
      /the database system is (?:starting up|shutting down|in recovery mode|not yet accepting connections)/i,
      /terminating connection due to administrator command/i,
      /\b57P0[123]\b/,
    ],
    keywords: ['the database system is', 'due to administrator command', '57p0'],
    blames: 'self',
    specificity: 1,
    severity: 'high',
    commands: [
      diagnose(
        'pg_isready -h {host}; psql -c "SELECT pg_is_in_recovery(), pg_last_wal_replay_lsn()"',
        'See whether recovery makes progress and what stopped the server before.',
        'The server says accepting connections.',
      ),
    ],
    samples: [
      { line: 'FATAL:  the database system is starting up', origin: 'postgresql source, postmaster.c' },
      { line: 'FATAL:  the database system is in recovery mode', origin: 'postgresql source, postmaster.c' },
    ],
    nearMisses: ['LOG:  database system is ready to accept connections'],
  },
  {
    id: 'postgres/checkpoints-too-frequent',
    technology: 'postgres',
    category: 'capacity',
    title: 'Postgres writes checkpoints too often',
    cause: 'More is written than max_wal_size allows for, so {service} is forced into one checkpoint after another.',
    patterns: [/checkpoints are occurring too frequently/i],
    keywords: ['checkpoints are occurring'],
    blames: 'self',
    specificity: 1,
    severity: 'medium',
    commands: [
      diagnose(
        'psql -c "SHOW max_wal_size" -c "SELECT * FROM pg_stat_bgwriter"',
        'Compare forced checkpoints with timed ones.',
        'Most checkpoints are timed.',
      ),
      fix(
        `psql -c "ALTER SYSTEM SET max_wal_size = '<larger-size>'" -c "SELECT pg_reload_conf()"`,
        'Allow more log between two checkpoints, as far as the disk permits.',
        'The warning is no longer logged.',
        'psql -c "ALTER SYSTEM RESET max_wal_size" -c "SELECT pg_reload_conf()"',
      ),
    ],
    samples: [
      {
        line: 'LOG:  checkpoints are occurring too frequently (9 seconds apart)',
        origin: 'postgresql source, checkpointer.c',
      },
      {
        line: 'LOG:  checkpoints are occurring too frequently (24 seconds apart)',
        origin: 'postgresql source, checkpointer.c',
      },
    ],
    nearMisses: ['LOG:  checkpoint starting: time'],
  },
]

import { defineSignatures } from './define-signatures.ts'

export const POSTGRES_SIGNATURES = defineSignatures([
  {
    id: 'postgres/disk-full',
    mechanism: 'disk-full',
    symptom: 'Postgres disk full',
    cause:
      'The disk[ of {service}] is full: no space left, so Postgres can neither extend its files nor write WAL, and writes fail.',
    patterns: [
      /could not (?:extend|write(?: to)?|create) file\b.{0,200}No space left on device/i,
      /could not write to (?:log )?file .{0,200}No space left on device/i,
    ],
    keywords: 'no space left',
    blames: 'self',
    look: [
      'df -h && du -xsh "$PGDATA"/pg_wal "$PGDATA"/base | sort -h # See which volume is full and whether the write-ahead log or the tables fill it.',
      'psql -c "SELECT slot_name, active, pg_size_pretty(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)) FROM pg_replication_slots" # Check for an inactive replication slot or failing archive_command holding WAL.',
    ],
    verify: 'psql -c "SHOW data_directory" && df -h <data-directory> # The volume has free space again.',
    samples: {
      'ERROR:  could not extend file "base/16384/24600": No space left on device': 'postgresql source, md.c',
      'PANIC:  could not write to file "pg_wal/xlogtemp.4471": No space left on device': 'postgresql source, xlog.c',
    },
    nearMisses: ['LOG:  checkpoint complete: wrote 261 buffers (1.6%); 0 WAL file(s) added, 0 removed, 2 recycled'],
  },
  {
    id: 'postgres/server-crashed',
    mechanism: 'crash',
    severity: 'critical',
    symptom: 'Postgres server process crashed',
    cause:
      'A Postgres server process[ of {service}] crashed or was killed, so all sessions are dropped and crash recovery runs.',
    patterns: [
      /server process \(PID \d+\) was terminated by signal (?<signal>\d+)/i,
      /terminating any other active server processes/i,
      /aborting startup due to startup process failure/i,
      /database system was not properly shut down/i,
    ],
    keywords: 'terminated by signal|terminating any other|aborting startup|not properly shut down',
    blames: 'self',
    unmistakable: true,
    look: 'journalctl -k --since "1 hour ago" | grep -iE "oom|killed process|segfault" # Find out who ended the process: the kernel, an administrator, or a fault of its own.',
    samples: {
      'LOG:  server process (PID 4471) was terminated by signal 6: Aborted': 'postgresql source, postmaster.c',
      'LOG:  terminating any other active server processes': 'postgresql source, postmaster.c',
    },
    nearMisses: ['LOG:  received smart shutdown request', 'LOG:  database system is shut down'],
  },
  {
    id: 'postgres/archive-failing',
    mechanism: 'replication-broken',
    category: 'configuration',
    severity: 'medium',
    symptom: 'WAL archiving fails',
    cause: 'The archive command[ of {service}] fails, so finished WAL segments pile up on the Postgres disk.',
    patterns: [/archive command failed with exit code (?<code>\d+)/i],
    keywords: 'archive command failed',
    blames: 'self',
    look: 'psql -c "SELECT failed_count, last_failed_wal, last_failed_time FROM pg_stat_archiver" # See how long the archiver has been failing.',
    samples: {
      'LOG:  archive command failed with exit code 1': 'postgresql source, pgarch.c',
      'LOG:  archive command failed with exit code 255': 'postgresql source, pgarch.c',
    },
    nearMisses: ['LOG:  archived write-ahead log file "000000010000000000000001"'],
  },
  {
    id: 'postgres/deadlock',
    mechanism: 'deadlock',
    symptom: 'Postgres deadlocks',
    cause:
      'Deadlocks[ in {service}]: concurrent Postgres transactions update the same rows in different orders and lock each other out.',
    patterns: [/(?<!transactions )\bdeadlock detected/i, /\b40P01\b/],
    keywords: 'deadlock detected|40p01',
    blames: 'self',
    look: 'psql -c "SELECT pid, wait_event_type, state, left(query, 80) AS query FROM pg_stat_activity WHERE wait_event_type = \'Lock\'" # See which statements wait for each other.',
    fix: 'psql -c "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE application_name = \'<batch-job>\'" # Stop the batch that conflicts with live traffic; then make it lock rows in one fixed order (ORDER BY id) in smaller batches. # Start the batch again.',
    samples: {
      'ERROR:  deadlock detected': 'postgresql docs, explicit locking',
      'ERROR: deadlock detected (SQLSTATE 40P01)': 'postgresql source, deadlock.c; jackc/pgx, pgconn/errors.go',
    },
    nearMisses: [
      {
        line: 'LOG:  process 4711 still waiting for ShareLock on transaction 718 after 1000.108 ms',
        is: 'postgres/lock-wait',
      },
    ],
  },
  {
    id: 'postgres/duplicate-primary-key',
    mechanism: 'duplicate',
    symptom: 'duplicate primary key[ {constraint}]',
    cause:
      'Inserts[ of {service}] hit a duplicate primary key[ ({constraint})]: the ids handed out exist already, as after a restored sequence or a repeated import.',
    patterns: [/duplicate key value violates unique constraint "(?<constraint>[\w.]+_pkey)"/i],
    keywords: 'duplicate key value',
    blames: 'self',
    look: 'psql -c "SELECT last_value FROM <table>_id_seq" -c "SELECT max(id) FROM <table>" # A sequence behind the largest id hands out ids that exist.',
    fix: 'psql -c "SELECT setval(\'<table>_id_seq\', (SELECT max(id) FROM <table>))" # Move the sequence past the largest id. # setval to the previous value.',
    samples: {
      'ERROR:  duplicate key value violates unique constraint "auth_permission_pkey"':
        'postgresql source, nbtinsert.c; django docs, contrib.auth permissions',
      'ERROR:  duplicate key value violates unique constraint "orders_pkey"': 'postgresql source, nbtinsert.c',
    },
    nearMisses: [
      {
        line: 'ERROR:  duplicate key value violates unique constraint "subscriptions_email_key"',
        is: 'sql/unique-violation',
      },
    ],
  },
  {
    id: 'postgres/too-many-clients',
    mechanism: 'connection-limit',
    symptom: 'Postgres connection slots exhausted',
    cause:
      'The database[ {service}] has no Postgres connection slots left: clients hold more connections than max_connections allows.',
    patterns: [
      /sorry, too many clients already/i,
      /remaining connection slots are reserved/i,
      /too many connections for (?:role|database)/i,
    ],
    keywords: 'too many clients|remaining connection slots|too many connections for',
    blames: 'self',
    look: 'psql -c "SELECT application_name, state, count(*) FROM pg_stat_activity GROUP BY 1, 2 ORDER BY 3 DESC" # See who holds the connections and whether they idle.',
    fix: "psql -c \"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle' AND application_name = '<leaking-application>'\" # Free slots that idle, then bound the pool of the client that leaks them. # Nothing to undo: clients reconnect.",
    samples: {
      'FATAL:  sorry, too many clients already': 'postgresql source, proc.c',
      'FATAL:  remaining connection slots are reserved for non-replication superuser connections':
        'postgresql source, postinit.c',
    },
    nearMisses: ['LOG:  connection authorized: user=app database=orders application_name=api-3'],
  },
  {
    id: 'postgres/transaction-id-wraparound',
    mechanism: 'slots-exhausted',
    severity: 'critical',
    symptom: 'transaction ids nearly exhausted (wraparound)',
    cause:
      '[Database {database}|A database][ on {service}] has almost used up its transaction ids: vacuum (freeze) is too late, and Postgres stops writes before ids wrap around.',
    patterns: [
      /not accepting commands (?:that assign new (?:XIDs|transaction IDs) )?to avoid wraparound data loss in database "(?<database>[^"]{1,63})"/i,
      /database "(?<database>[^"]{1,63})" must be vacuumed within \d+ transactions/i,
    ],
    keywords: 'to avoid wraparound|must be vacuumed within',
    blames: 'self',
    look: [
      'psql -c "SELECT datname, age(datfrozenxid) FROM pg_database ORDER BY 2 DESC" # See how far each database is from the limit of 2 billion.',
      'psql -c "SELECT pid, xact_start, left(query, 60) FROM pg_stat_activity WHERE backend_xmin IS NOT NULL ORDER BY age(backend_xmin) DESC LIMIT 5" -c "SELECT gid, prepared FROM pg_prepared_xacts" -c "SELECT slot_name, xmin FROM pg_replication_slots" # Old transactions, prepared transactions and replication slots keep vacuum from freezing.',
    ],
    fix: 'vacuumdb --freeze --verbose --dbname={database} # Freeze old rows, once nothing holds an old snapshot. # Nothing to undo: freezing changes no data.',
    samples: {
      'ERROR:  database is not accepting commands to avoid wraparound data loss in database "mydb"':
        'postgresql docs, preventing transaction id wraparound failures',
      'WARNING:  database "mydb" must be vacuumed within 39985967 transactions':
        'postgresql docs, preventing transaction id wraparound failures',
    },
    nearMisses: ['LOG:  automatic vacuum of table "app.public.orders": index scans: 1'],
  },
  {
    id: 'postgres/authentication-failed',
    mechanism: 'credential-rejected',
    symptom: 'Postgres login[ of {user}] rejected',
    cause:
      'Postgres rejects the login[ of {user}][ from {service}]: the password is wrong, or no pg_hba.conf rule allows this client.',
    patterns: [
      /(?:password|peer|ident|LDAP|SCRAM|GSSAPI|PAM) authentication failed for user "(?<user>[^"]{1,63})"/i,
      /no pg_hba\.conf entry for host "[^"]{1,63}", user "(?<user>[^"]{1,63})"/i,
      /role "(?<user>[^"]{1,63})" (?:does not exist|is not permitted to log in)/i,
    ],
    keywords: 'authentication failed for user|no pg_hba.conf entry|role "',
    blames: 'self',
    look: 'psql -c "SELECT rolname, rolcanlogin, rolvaliduntil FROM pg_roles WHERE rolname = \'{user}\'" -c "SELECT * FROM pg_hba_file_rules" # See whether the role exists, is valid, and which pg_hba.conf rule applies.',
    fix: "psql -c '\\password {user}' # Set the password that the client uses, or correct the secret of the client; where a rule is missing, add it to pg_hba.conf and reload. # Set the previous password again.",
    verify: 'psql "host={host} user={user}" -c "SELECT 1" # It is healthy again.',
    samples: {
      'FATAL:  password authentication failed for user "andym"': 'postgresql docs, authentication problems',
      'FATAL:  no pg_hba.conf entry for host "123.123.123.123", user "andym", database "testdb"':
        'postgresql docs, authentication problems',
    },
    nearMisses: ['LOG:  connection authorized: user=andym database=testdb'],
  },
  {
    id: 'postgres/missing-relation',
    mechanism: 'schema-mismatch',
    symptom: '[missing relation {relation}|missing table or column]',
    cause:
      'The code[ of {service}] asks the database for [{relation}|a table or column], which does not exist there: a migration did not run, or code and schema versions differ.',
    patterns: [
      /\b(?<kind>relation|column|table|schema|type) "?(?<relation>[\w.]{1,128})"? (?:of relation "[\w.]{1,128}" )?does not exist(?!, skipping)\b/i,
      /\b42P01\b|(?<![:./])\b42703\b(?!->|:)/,
    ],
    keywords: 'does not exist|42p01|42703',
    blames: 'self',
    inClient: true,
    look: 'psql -c \'\\d {relation}\' -c "SELECT * FROM <migrations-table> ORDER BY 1 DESC LIMIT 5" # See what the schema holds and which migration ran last.',
    samples: {
      'ERROR:  relation "users" does not exist at character 15': 'postgresql source, parse_relation.c',
      'ERROR: column "discount" of relation "orders" does not exist (SQLSTATE 42703)':
        'postgresql source, parse_target.c; jackc/pgx, pgconn/errors.go',
    },
    nearMisses: [
      'NOTICE:  table "tmp_import" does not exist, skipping',
      'relation "users" already exists, skipping',
      'GET /agent/tickets/42703 HTTP/2.0 504',
    ],
  },
  {
    id: 'postgres/statement-timeout',
    mechanism: 'slow-work',
    symptom: 'queries hit statement_timeout',
    cause:
      'Statements[ of {service}] run longer than statement_timeout and are cancelled: slow queries, a missing index, or lock waits.',
    patterns: [/canceling statement due to statement timeout/i],
    keywords: 'due to statement timeout',
    blames: 'self',
    look: [
      'psql -c "SELECT pid, now() - query_start AS runs, wait_event_type, wait_event, left(query, 80) FROM pg_stat_activity WHERE state = \'active\' ORDER BY 2 DESC LIMIT 10" # Separate running from blocked queries.',
      'psql -c "EXPLAIN (ANALYZE, BUFFERS) <slow-select>" # See where the time goes; run it on a replica and with SELECT only.',
    ],
    samples: {
      'ERROR:  canceling statement due to statement timeout': 'postgresql source, postgres.c ProcessInterrupts',
      'psycopg2.errors.QueryCanceled: canceling statement due to statement timeout':
        'postgresql source, postgres.c; psycopg2 docs, errors module',
    },
    nearMisses: ['SET statement_timeout = 30000'],
  },
  {
    id: 'postgres/lock-wait',
    mechanism: 'lock-contention',
    symptom: 'lock timeouts',
    cause:
      'Statements[ of {service}] wait for a lock that another transaction holds: a migration, a batch job or a session that never commits.',
    patterns: [
      /process \d+ still waiting for \w{1,40} on /i,
      /canceling statement due to lock timeout/i,
      /could not obtain lock on (?:row|relation)/i,
    ],
    keywords: 'still waiting for|due to lock timeout|could not obtain lock on',
    blames: 'self',
    look: 'psql -c "SELECT pid, pg_blocking_pids(pid) AS blocked_by, now() - xact_start AS open_for, left(query, 80) FROM pg_stat_activity WHERE cardinality(pg_blocking_pids(pid)) > 0" # Follow the chain of waiting sessions to the one that blocks them all.',
    fix: 'psql -c "SELECT pg_cancel_backend(<blocking-pid>)" # Cancel the statement that blocks; end its session only if that does not help. # Run the cancelled work again at a quiet time.',
    samples: {
      'LOG:  process 11367 still waiting for ShareLock on transaction 717 after 1000.108 ms':
        'postgresql source, proc.c ProcSleep',
      'ERROR:  canceling statement due to lock timeout': 'postgresql source, postgres.c',
    },
    nearMisses: ['LOG:  process 11367 acquired ShareLock on transaction 717 after 11.108 ms'],
  },
  {
    id: 'postgres/idle-in-transaction',
    mechanism: 'lock-contention',
    category: 'bug',
    severity: 'medium',
    symptom: 'sessions idle in transaction',
    cause:
      'Clients[ of {service}] open a transaction and leave it idle: it holds its locks and snapshot until Postgres ends the session.',
    patterns: [/terminating connection due to idle-in-transaction timeout/i, /\b25P03\b/],
    keywords: 'idle-in-transaction|25p03',
    blames: 'self',
    inClient: true,
    look: 'psql -c "SELECT application_name, now() - state_change AS idle_for, left(query, 80) FROM pg_stat_activity WHERE state = \'idle in transaction\' ORDER BY 2 DESC" # See which application leaves transactions open, and its last statement.',
    samples: {
      'FATAL:  terminating connection due to idle-in-transaction timeout':
        'postgresql source, postgres.c ProcessInterrupts',
      'org.postgresql.util.PSQLException: FATAL: terminating connection due to idle-in-transaction timeout':
        'postgresql source, postgres.c; pgjdbc source, PSQLException.java',
    },
    nearMisses: ['SET idle_in_transaction_session_timeout = 60000'],
  },
  {
    id: 'postgres/replica-lost-wal',
    mechanism: 'replication-broken',
    symptom: 'replica lost its WAL position',
    cause:
      'A Postgres replica asks for WAL that the primary has already removed: it lagged too far behind and must be rebuilt.',
    patterns: [/requested WAL segment (?<segment>[0-9A-F]{24}) has already been removed/i],
    keywords: 'requested wal segment',
    blames: 'self',
    look: 'psql -c "SELECT application_name, state, pg_wal_lsn_diff(sent_lsn, replay_lsn) FROM pg_stat_replication" -c "SELECT slot_name, active, wal_status FROM pg_replication_slots" # See which replica lags and whether a slot keeps its log.',
    fix: 'pg_basebackup -h <primary> -D <new-data-directory> -X stream -S <slot> -C -P # Rebuild the replica in an empty directory, with its own slot. # Remove the new directory and drop the slot.',
    samples: {
      'FATAL:  could not receive data from WAL stream: ERROR:  requested WAL segment 00000001000000000000002A has already been removed':
        'postgresql source, libpqwalreceiver.c; postgresql source, walsender.c',
      'ERROR:  requested WAL segment 000000010000000000000003 has already been removed':
        'postgresql source, walsender.c',
    },
    nearMisses: ['LOG:  restored log file "00000001000000000000002A" from archive'],
  },
  {
    id: 'postgres/corrupt-page',
    mechanism: 'data-corrupt',
    symptom: '[corrupt page in {file}|corrupt data page]',
    cause:
      'A page[ of {file}] does not read back as written: storage or memory[ under {service}] has corrupted a Postgres table or index.',
    patterns: [
      /invalid page in block \d+ of relation (?<file>[\w./]{1,80})/i,
      /could not read block \d+ in file "(?<file>[^"]{1,80})"/i,
      /index "(?<file>[^"]{1,63})" contains (?:unexpected zero|corrupted) page/i,
    ],
    keywords: 'invalid page in block|could not read block|contains unexpected zero page|contains corrupted page',
    blames: 'self',
    look: [
      'psql -c "SELECT pg_filenode_relation(0, <filenode>)" && dmesg -T | grep -iE "i/o error|medium error|nvme|ata" | tail # Find out which table or index it is and whether the device reports errors.',
      'pg_amcheck --all --heapallindexed --progress # Check how much else is damaged, before anything is changed. Take a copy of the data directory first.',
    ],
    fix: 'psql -c "REINDEX INDEX CONCURRENTLY <index>" # Rebuild a damaged index; a damaged table has to come from a backup or a replica. # Nothing to undo: the previous index is replaced only on success.',
    samples: {
      'ERROR:  invalid page in block 4565 of relation base/16384/16420': 'postgresql source, bufmgr.c',
      'ERROR:  could not read block 39 in file "base/16384/2619": read only 0 of 8192 bytes': 'postgresql source, md.c',
    },
    nearMisses: ['LOG:  checksums verified for relation base/16384/16420'],
  },
  {
    id: 'postgres/recovery-conflict',
    mechanism: 'conflict',
    symptom: 'replica cancels queries (recovery conflict)',
    cause:
      'Long queries on a Postgres replica need rows that the primary has cleaned up, so replication replay cancels them.',
    patterns: [/due to conflict with recovery/i],
    keywords: 'conflict with recovery',
    blames: 'self',
    look: 'psql -c "SELECT * FROM pg_stat_database_conflicts" -c "SHOW max_standby_streaming_delay" -c "SHOW hot_standby_feedback" # See which kind of conflict it is and how long replay waits.',
    fix: 'psql -c "ALTER SYSTEM SET max_standby_streaming_delay = \'15min\'" -c "SELECT pg_reload_conf()" # Let replay wait longer for queries on this replica (it then lags), or move long queries elsewhere. # psql -c "ALTER SYSTEM RESET max_standby_streaming_delay" -c "SELECT pg_reload_conf()"',
    samples: {
      'ERROR:  canceling statement due to conflict with recovery': 'postgresql docs, hot standby; source, postgres.c',
      'FATAL:  terminating connection due to conflict with recovery': 'postgresql source, postgres.c',
    },
    nearMisses: ['LOG:  recovery conflict settings: max_standby_streaming_delay = 30s'],
  },
  {
    id: 'postgres/out-of-shared-memory',
    mechanism: 'slots-exhausted',
    symptom: 'Postgres out of shared memory',
    cause:
      'A shared-memory area of Postgres[ {service}] is used up: the lock table (max_locks_per_transaction) or /dev/shm is too small.',
    patterns: [/\bout of shared memory\b/i, /could not resize shared memory segment "[^"]{1,80}" to \d+ bytes/i],
    keywords: 'out of shared memory|could not resize shared memory',
    blames: 'self',
    look: 'df -h /dev/shm; psql -c "SELECT count(*) FROM pg_locks" -c "SHOW max_locks_per_transaction" # Check /dev/shm (parallel queries in a container) and the lock table (many partitions).',
    fix: 'psql -c "ALTER SYSTEM SET max_locks_per_transaction = 256" # Enlarge the lock table (needs a restart); for a container, mount a larger /dev/shm instead. # psql -c "ALTER SYSTEM RESET max_locks_per_transaction"',
    samples: {
      'ERROR:  out of shared memory': 'postgresql source, lock.c',
      'ERROR:  could not resize shared memory segment "/PostgreSQL.1073741824" to 67128576 bytes: No space left on device':
        'docker-library/postgres#416',
    },
    nearMisses: ['shared_buffers = 2GB, dynamic shared memory type = posix'],
  },
  {
    id: 'postgres/read-only',
    mechanism: 'read-only',
    symptom: 'writes to a read-only Postgres',
    cause:
      'Writes[ of {service}] reach a read-only Postgres: after a failover the client still uses the replica (standby), or the database was set read-only.',
    patterns: [/cannot execute (?<statement>[A-Z ]{2,30}) in a read-only transaction/i],
    keywords: 'in a read-only transaction',
    blames: 'self',
    inClient: true,
    look: 'psql -c "SELECT pg_is_in_recovery(), inet_server_addr()" -c "SHOW default_transaction_read_only" # See whether the server that answers is a replica, and whether it was set read-only.',
    samples: {
      'ERROR:  cannot execute INSERT in a read-only transaction': 'postgresql source, utility.c',
      'PG::ReadOnlySqlTransaction: ERROR:  cannot execute UPDATE in a read-only transaction':
        'postgresql source, utility.c; ruby pg source, errorcodes.def',
    },
    nearMisses: ['BEGIN READ ONLY; SELECT 1; COMMIT'],
  },
  {
    id: 'postgres/not-accepting-connections',
    mechanism: 'not-ready',
    symptom: 'Postgres starting, stopping or recovering',
    cause:
      'The database[ {service}] is up but takes no connections: Postgres is starting, shutting down or replaying WAL after a crash.',
    patterns: [
      /the database system is (?:starting up|shutting down|in recovery mode|not yet accepting connections)/i,
      /terminating connection due to administrator command/i,
      /\b57P0[123]\b/,
    ],
    keywords: 'the database system is|due to administrator command|57p0',
    blames: 'self',
    look: 'pg_isready -h {host}; psql -c "SELECT pg_is_in_recovery(), pg_last_wal_replay_lsn()" # See whether recovery makes progress and what stopped the server before.',
    samples: {
      'FATAL:  the database system is starting up': 'postgresql source, postmaster.c',
      'FATAL:  the database system is in recovery mode': 'postgresql source, postmaster.c',
    },
    nearMisses: ['LOG:  database system is ready to accept connections'],
  },
  {
    id: 'postgres/checkpoints-too-frequent',
    mechanism: 'overload',
    severity: 'medium',
    symptom: 'checkpoints too frequent',
    cause: 'More is written than max_wal_size allows, so Postgres[ {service}] runs one checkpoint after another.',
    patterns: [/checkpoints are occurring too frequently/i],
    keywords: 'checkpoints are occurring',
    blames: 'self',
    look: 'psql -c "SHOW max_wal_size" -c "SELECT * FROM pg_stat_bgwriter" # Compare forced checkpoints with timed ones.',
    fix: 'psql -c "ALTER SYSTEM SET max_wal_size = \'<larger-size>\'" -c "SELECT pg_reload_conf()" # Allow more log between two checkpoints, as far as the disk permits. # psql -c "ALTER SYSTEM RESET max_wal_size" -c "SELECT pg_reload_conf()"',
    samples: {
      'LOG:  checkpoints are occurring too frequently (9 seconds apart)': 'postgresql source, checkpointer.c',
      'LOG:  checkpoints are occurring too frequently (24 seconds apart)': 'postgresql source, checkpointer.c',
    },
    nearMisses: ['LOG:  checkpoint starting: time'],
  },
])

import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const MYSQL_SIGNATURES: readonly Signature[] = [
  {
    id: 'mysql/too-many-connections',
    technology: 'mysql',
    category: 'capacity',
    title: 'MySQL is out of connections',
    cause:
      'MySQL has no connections left: its clients hold more than max_connections allows, because of a leak, a missing pool limit or slow statements.',
    patterns: [
      /ERROR 1040\b|\(1040, |\[1040\] Too many|ER_CON_COUNT_ERROR/,
      /(?:ERROR|error|failed|Exception).{0,60}?: ?"?Too many connections\b/,
      /User '?(?<user>[^' ]{1,64})'? (?:already )?has (?:already )?(?:more than|exceeded the) 'max_user_connections'/i,
    ],
    keywords: ['too many connections', 'er_con_count', 'max_user_connections', '(1040,', 'error 1040'],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    explains: ['sql/pool-exhausted'],
    commands: [
      diagnose(
        `mysql -e "SELECT user, host, command, count(*) FROM information_schema.processlist GROUP BY 1, 2, 3 ORDER BY 4 DESC" -e "SHOW VARIABLES LIKE 'max_connections'"`,
        'See who holds the connections and whether they sleep.',
        'The holder is known.',
        { priority: 'critical' },
      ),
      fix(
        'mysql -e "SET GLOBAL max_connections = <larger-limit>"',
        'Gain room at once, then bound the pools of the clients.',
        'New sessions are accepted.',
        'mysql -e "SET GLOBAL max_connections = <former-limit>"',
        { priority: 'critical' },
      ),
    ],
    samples: [
      { line: 'ERROR 1040 (HY000): Too many connections', origin: 'mysql docs, too many connections' },
      {
        line: 'PDOException: SQLSTATE[08004] [1040] Too many connections',
        origin: 'mysql docs, server error 1040; php docs, PDOException',
      },
    ],
    nearMisses: ['max_connections: 151, threads_connected: 12'],
  },
  {
    id: 'mysql/access-denied',
    technology: 'mysql',
    category: 'authentication',
    title: 'MySQL rejects the login of {user}',
    cause: 'MySQL refuses the login of {user}: password, host or privileges of the account do not fit.',
    patterns: [/Access denied for user '(?<user>[^'@]{0,80})'@'[^']{1,255}'/i],
    keywords: ['access denied for user'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    explains: ['sql/pool-exhausted'],
    commands: [
      diagnose(
        `mysql -e "SELECT user, host, account_locked, password_expired FROM mysql.user WHERE user = '{user}'" -e "SHOW GRANTS FOR '{user}'@'%'"`,
        'See from which hosts the account may log in, and with which rights.',
        'Account, host and rights are known.',
      ),
      fix(
        'kubectl create secret generic <database-secret> --from-literal=password=<right-password> --dry-run=client -o yaml | kubectl apply -f -',
        'Give the client the password of the account, and restart it.',
        'The client logs in.',
        'Apply the former secret again.',
      ),
    ],
    samples: [
      {
        line: "ERROR 1045 (28000): Access denied for user 'monty'@'localhost' (using password: YES)",
        origin: 'mysql docs, problems connecting',
      },
      {
        line: "[Note] Access denied for user 'root'@'172.17.0.1' (using password: NO)",
        origin: 'mysql source, sql_authentication.cc',
      },
    ],
    nearMisses: ["GRANT SELECT ON shop.* TO 'app'@'%'"],
  },
  {
    id: 'mysql/deadlock',
    technology: 'mysql',
    category: 'contention',
    title: 'Deadlocks between transactions in MySQL',
    cause:
      'Concurrent transactions take the same row locks in different orders and lock each other out; InnoDB breaks the deadlock by rolling one back.',
    patterns: [/Deadlock found when trying to get lock/i, /\bER_LOCK_DEADLOCK\b/, /\bTransactions deadlock detected/i],
    keywords: ['deadlock found when', 'er_lock_deadlock', 'transactions deadlock detected'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'mysql -e "SHOW ENGINE INNODB STATUS\\G" | sed -n "/LATEST DETECTED DEADLOCK/,/TRANSACTIONS/p"',
        'Read both statements of the last deadlock and the locks that they held.',
        'Both statements of the cycle are known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'If a release brought the statements, go back; else lock rows in one fixed order, in shorter transactions.',
        'No further deadlock is logged.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      {
        line: 'ERROR 1213 (40001): Deadlock found when trying to get lock; try restarting transaction',
        origin: 'mysql docs, InnoDB deadlock example',
      },
      {
        line: 'InnoDB: Transactions deadlock detected, dumping detailed information.',
        origin: 'mysql source, lock0lock.cc',
      },
    ],
    nearMisses: ['innodb_deadlock_detect is ON'],
  },
  {
    id: 'mysql/lock-wait-timeout',
    technology: 'mysql',
    category: 'contention',
    title: 'MySQL transactions wait too long for row locks',
    cause:
      'A transaction holds row locks for so long that others give up waiting: a batch, a migration, or a session that does not commit.',
    patterns: [/Lock wait timeout exceeded/i, /\bER_LOCK_WAIT_TIMEOUT\b/],
    keywords: ['lock wait timeout', 'er_lock_wait_timeout'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    explains: ['sql/pool-exhausted', 'general/timeout'],
    commands: [
      diagnose(
        'mysql -e "SELECT * FROM sys.innodb_lock_waits\\G" -e "SELECT trx_mysql_thread_id, trx_started, trx_query FROM information_schema.innodb_trx ORDER BY 2"',
        'Find the transaction that blocks the others.',
        'The blocking thread is known.',
        { priority: 'critical' },
      ),
      fix(
        'mysql -e "KILL QUERY <thread-id>"',
        'End the statement that blocks; end the connection only if that does not help.',
        'The waiting transactions go on.',
        'Run the ended work again at a quiet time.',
      ),
    ],
    samples: [
      {
        line: 'ERROR 1205 (HY000): Lock wait timeout exceeded; try restarting transaction',
        origin: 'mysql docs, InnoDB error handling',
      },
      {
        line: "sqlalchemy.exc.OperationalError: (pymysql.err.OperationalError) (1205, 'Lock wait timeout exceeded; try restarting transaction')",
        origin: 'mysql docs, server error 1205; sqlalchemy docs, error e3q8',
      },
    ],
    nearMisses: ['innodb_lock_wait_timeout = 50'],
  },
  {
    id: 'mysql/connection-lost',
    technology: 'mysql',
    category: 'connectivity',
    title: 'MySQL drops connections of {service}',
    cause:
      'The connection to MySQL is gone in the middle of its use: the server restarted, closed it as idle, or refused a statement that was too large.',
    patterns: [
      /MySQL server has gone away/i,
      /Lost connection to MySQL server/i,
      /\bPROTOCOL_CONNECTION_LOST\b/,
      /Communications link failure/,
    ],
    keywords: [
      'server has gone away',
      'lost connection to mysql',
      'protocol_connection_lost',
      'communications link failure',
    ],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        `mysql -e "SHOW STATUS WHERE Variable_name IN ('Uptime', 'Aborted_clients')" -e "SHOW VARIABLES WHERE Variable_name IN ('wait_timeout', 'max_allowed_packet')"`,
        'A short uptime means a restart; else compare the idle time of the pool with wait_timeout.',
        'The reason of the loss is known.',
      ),
    ],
    samples: [
      { line: 'ERROR 2006 (HY000): MySQL server has gone away', origin: 'mysql docs, MySQL server has gone away' },
      {
        line: "ERROR 2013 (HY000): Lost connection to MySQL server at 'reading initial communication packet', system error: 0",
        origin: 'mysql docs, lost connection to MySQL server',
      },
    ],
    nearMisses: ['MySQL server version 8.0.36, connection id 4711'],
  },
  {
    id: 'mysql/table-full',
    technology: 'mysql',
    category: 'resource-exhaustion',
    title: 'MySQL table {table} is full',
    cause:
      'MySQL cannot store more in {table}: its disk or tablespace is full, or a temporary table outgrew its limit.',
    patterns: [/The table '(?<table>[^']{1,128})' is full/i],
    keywords: ["' is full"],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        `df -h "$(mysql -Nse 'SELECT @@datadir')" "$(mysql -Nse 'SELECT @@tmpdir')"; mysql -e "SHOW VARIABLES LIKE 'innodb_data_file_path'"`,
        'See whether disk, temporary space or tablespace is used up.',
        'What is full is known.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      { line: "ERROR 1114 (HY000): The table 'orders' is full", origin: 'mysql docs, the table is full' },
      {
        line: "SQLSTATE[HY000]: General error: 1114 The table 'catalog_product_index_price_temp' is full",
        origin: 'mysql docs, server error 1114; php docs, PDOException',
      },
    ],
    nearMisses: ["The table 'orders' has 1204 rows"],
  },
  {
    id: 'mysql/unknown-object',
    technology: 'mysql',
    category: 'configuration',
    title: 'MySQL does not know {object}',
    cause:
      'The code asks MySQL for {object}, which does not exist there: a migration did not run, or code and schema are of different versions.',
    patterns: [
      /Unknown column '(?<object>[^']{1,128})' in '/i,
      /Table '(?<object>[^']{1,128})' doesn't exist/i,
      /Unknown database '(?<object>[^']{1,64})'/i,
    ],
    keywords: ['unknown column', "' doesn't exist", 'unknown database'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'mysql -e "SHOW TABLES" -e "SELECT * FROM <migrations-table> ORDER BY 1 DESC LIMIT 5" <database>',
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
      { line: "ERROR 1054 (42S22): Unknown column 'i' in 'field list'", origin: 'mysql docs, server error 1054' },
      {
        line: "ERROR 1146 (42S02): Table 'test.no_such_table' doesn't exist",
        origin: 'mysql docs, error message elements',
      },
    ],
    nearMisses: ["Note 1051: Unknown table 'test.tmp' dropped if it exists"],
  },
  {
    id: 'mysql/replication-stopped',
    technology: 'mysql',
    category: 'data-integrity',
    title: 'MySQL replication has stopped',
    cause: 'The replica cannot apply or fetch what its source wrote, so it stops and serves ever older data.',
    patterns: [
      /Error running query, (?:slave|replica) SQL thread aborted/i,
      /Got fatal error 1236 from (?:master|source) when reading data from binary log/i,
      /Could not execute \w{1,20}_rows event on table [\w.]{1,128}/i,
      /(?:Slave|Replica) SQL for channel '[^']{0,64}': .{0,200}?Error_code: MY-\d{6}/,
    ],
    keywords: ['sql thread aborted', 'got fatal error 1236', '_rows event on table', 'sql for channel'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'mysql -e "SHOW REPLICA STATUS\\G" | grep -E "Running|Last_.*Error|Seconds_Behind|Gtid"',
        'Read the last error and how far the replica is behind.',
        'The failing event is known.',
        { priority: 'critical' },
      ),
      fix(
        'mysql -e "START REPLICA"',
        'Start again once the cause (a missing row, a purged binary log) is repaired; else build the replica anew.',
        'Both threads run and the lag falls.',
        'mysql -e "STOP REPLICA"',
      ),
    ],
    samples: [
      {
        line: '[ERROR] Error running query, slave SQL thread aborted. Fix the problem, and restart the slave SQL thread with "SLAVE START". We stopped at log \'mysql-bin.000031\' position 407',
        origin: 'mysql source, rpl_slave.cc',
      },
      {
        line: "Got fatal error 1236 from master when reading data from binary log: 'Could not find first log file name in binary log index file'",
        origin: 'mysql docs and percona blog, error 1236',
      },
    ],
    nearMisses: ["Slave SQL thread initialized, starting replication in log 'mysql-bin.000031' at position 407"],
  },
  {
    id: 'mysql/corrupt-page',
    technology: 'mysql',
    category: 'data-integrity',
    title: 'MySQL data is damaged on disk',
    cause:
      'InnoDB finds pages whose checksum does not fit: storage or memory has damaged the data, or files were copied inconsistently.',
    patterns: [
      /\bDatabase page corruption on disk or a failed/i,
      /Table '?[\w./]{1,128}'? is marked as crashed and should be repaired/i,
      /Index (?:for table )?'?[\w./`]{1,128}'? is (?:corrupt|corrupted)/i,
    ],
    keywords: ['database page corruption', 'is marked as crashed', 'is corrupt'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'mysqlcheck --all-databases --check; dmesg -T | grep -iE "i/o error|medium error|nvme|ata" | tail',
        'Learn which tables are damaged and whether the device reports errors. Take a copy of the data first.',
        'All damaged tables are known.',
        { priority: 'critical', estimatedTime: '30 min' },
      ),
    ],
    samples: [
      {
        line: 'InnoDB: Database page corruption on disk or a failed file read of page [page id: space=0, page number=7]. You may have to recover from a backup.',
        origin: 'mysql source, buf0buf.cc',
      },
      {
        line: "Table './mysql/user' is marked as crashed and should be repaired",
        origin: 'mysql docs, how to repair MyISAM tables',
      },
    ],
    nearMisses: ['mysqlcheck: shop.orders OK'],
  },
  {
    id: 'mysql/read-only',
    technology: 'mysql',
    category: 'configuration',
    title: '{service} writes to a read-only MySQL',
    cause:
      'Writes reach a MySQL server that only reads: after a failover the client still uses the replica, or the server was set read-only.',
    patterns: [/server is running with the --(?:super-)?read-only option/i, /\bER_OPTION_PREVENTS_STATEMENT\b/],
    keywords: ['read-only option', 'er_option_prevents_statement'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'mysql -e "SELECT @@hostname, @@read_only, @@super_read_only" -e "SHOW REPLICA STATUS\\G"',
        'See whether the server that answers is a replica.',
        'The role of the server is known.',
      ),
      fix(
        'kubectl rollout restart deployment/{service}',
        'Make clients connect anew, to the primary.',
        'Writes succeed.',
        'None is needed.',
      ),
    ],
    samples: [
      {
        line: 'ERROR 1290 (HY000): The MySQL server is running with the --read-only option so it cannot execute this statement',
        origin: 'mysql docs, server error 1290',
      },
      {
        line: 'The MySQL server is running with the --super-read-only option so it cannot execute this statement',
        origin: 'mysql docs, server error 1290',
      },
    ],
    nearMisses: ['mysqld started with --port=3306 --read-only=OFF'],
  },
  {
    id: 'mysql/host-blocked',
    technology: 'mysql',
    category: 'connectivity',
    title: 'MySQL has blocked the host {client}',
    cause:
      'MySQL blocks the host {client}: too many of its connections broke off before they were complete, as with health checks that never log in.',
    patterns: [/Host '(?<client>[^']{1,255})' is blocked because of many connection errors/i],
    keywords: ['because of many connection errors'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'mysql -e "SELECT host, sum_connect_errors, count_handshake_errors FROM performance_schema.host_cache"',
        'See which kind of error the connections of {client} ran into.',
        'The origin of the broken connections is known.',
      ),
      fix(
        'mysqladmin flush-hosts',
        'Let the host in again; then mend what breaks its connections.',
        'The client connects.',
        'None is needed.',
      ),
    ],
    samples: [
      {
        line: "Host 'host_name' is blocked because of many connection errors. Unblock with 'mysqladmin flush-hosts'",
        origin: 'mysql docs, host is blocked',
      },
      {
        line: "ERROR 1129 (HY000): Host '10.0.2.15' is blocked because of many connection errors; unblock with 'mysqladmin flush-hosts'",
        origin: 'mysql docs, server error 1129',
      },
    ],
    nearMisses: ["Host '10.0.2.15' connected"],
  },
  {
    id: 'mysql/packet-too-large',
    technology: 'mysql',
    category: 'configuration',
    title: 'Statements are larger than MySQL accepts',
    cause: '{service} sends a statement or value larger than max_allowed_packet of MySQL, which refuses it.',
    patterns: [/Got a packet bigger than 'max_allowed_packet' bytes/i, /Packet for query is too large/i],
    keywords: ["bigger than 'max_allowed_packet'", 'packet for query is too large'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'medium',
    commands: [
      diagnose(
        `mysql -e "SHOW VARIABLES LIKE 'max_allowed_packet'"`,
        'Compare the limit with what is written.',
        'Limit and size are known.',
      ),
      fix(
        'mysql -e "SET GLOBAL max_allowed_packet = 67108864"',
        'Allow larger packets (new connections only), or write in smaller batches.',
        'The statement succeeds.',
        'mysql -e "SET GLOBAL max_allowed_packet = <former-value>"',
      ),
    ],
    samples: [
      {
        line: "ERROR 1153 (08S01): Got a packet bigger than 'max_allowed_packet' bytes",
        origin: 'mysql docs, packet too large',
      },
      {
        line: "com.mysql.jdbc.PacketTooBigException: Packet for query is too large (7632997 > 4194304). You can change this value on the server by setting the max_allowed_packet' variable.",
        origin: 'mysql connector/j, PacketTooBigException',
      },
    ],
    nearMisses: ['max_allowed_packet: 67108864'],
  },
]

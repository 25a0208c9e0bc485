import { defineSignatures } from './define-signatures.ts'

export const MYSQL_SIGNATURES = defineSignatures([
  {
    id: 'mysql/too-many-connections',
    mechanism: 'connection-limit',
    symptom: 'MySQL connections exhausted',
    cause:
      'MySQL has no connections left: clients[ such as {service}] hold more than max_connections allows (a leak, a missing pool limit or slow statements).',
    patterns: [
      /ERROR 1040\b|\(1040, |\[1040\] Too many|ER_CON_COUNT_ERROR/,
      /(?:ERROR|error|failed|Exception).{0,60}?: ?"?Too many connections\b/,
      /User '?(?<user>[^' ]{1,64})'? (?:already )?has (?:already )?(?:more than|exceeded the) 'max_user_connections'/i,
    ],
    keywords: 'too many connections|er_con_count|max_user_connections|(1040,|error 1040',
    blames: 'peer',
    look: 'mysql -e "SELECT user, host, command, count(*) FROM information_schema.processlist GROUP BY 1, 2, 3 ORDER BY 4 DESC" -e "SHOW VARIABLES LIKE \'max_connections\'" # See who holds the connections and whether they sleep.',
    fix: 'mysql -e "SET GLOBAL max_connections = <larger-limit>" # Raise the limit as a stopgap, then bound the pools of the clients. # mysql -e "SET GLOBAL max_connections = <previous-limit>"',
    samples: {
      'ERROR 1040 (HY000): Too many connections': 'mysql docs, too many connections',
      'PDOException: SQLSTATE[08004] [1040] Too many connections':
        'mysql docs, server error 1040; php docs, PDOException',
    },
    nearMisses: ['max_connections: 151, threads_connected: 12'],
  },
  {
    id: 'mysql/access-denied',
    mechanism: 'credential-rejected',
    symptom: 'MySQL login[ of {user}] rejected',
    cause:
      'MySQL rejects the login[ of {user}][ from {service}] (access denied): password, host or privileges of the account are wrong.',
    patterns: [/Access denied for user '(?<user>[^'@]{0,80})'@'[^']{1,255}'/i],
    keywords: 'access denied for user',
    blames: 'peer',
    look: "mysql -e \"SELECT user, host, account_locked, password_expired FROM mysql.user WHERE user = '{user}'\" -e \"SHOW GRANTS FOR '{user}'@'%'\" # Check from which hosts the account may connect, and its privileges.",
    samples: {
      "ERROR 1045 (28000): Access denied for user 'monty'@'localhost' (using password: YES)":
        'mysql docs, problems connecting',
      "[Note] Access denied for user 'root'@'172.17.0.1' (using password: NO)": 'mysql source, sql_authentication.cc',
    },
    nearMisses: ["GRANT SELECT ON shop.* TO 'app'@'%'"],
  },
  {
    id: 'mysql/deadlock',
    mechanism: 'deadlock',
    symptom: 'MySQL deadlocks',
    cause:
      'Deadlocks[ in {service}]: concurrent MySQL transactions take the same row locks in different orders; InnoDB rolls one back.',
    patterns: [/Deadlock found when trying to get lock/i, /\bER_LOCK_DEADLOCK\b/, /\bTransactions deadlock detected/i],
    keywords: 'deadlock found when|er_lock_deadlock|transactions deadlock detected',
    blames: 'peer',
    look: 'mysql -e "SHOW ENGINE INNODB STATUS\\G" | sed -n "/LATEST DETECTED DEADLOCK/,/TRANSACTIONS/p" # Read both statements of the last deadlock and the locks that they held.',
    samples: {
      'ERROR 1213 (40001): Deadlock found when trying to get lock; try restarting transaction':
        'mysql docs, InnoDB deadlock example',
      'InnoDB: Transactions deadlock detected, dumping detailed information.': 'mysql source, lock0lock.cc',
    },
    nearMisses: ['innodb_deadlock_detect is ON'],
  },
  {
    id: 'mysql/lock-wait-timeout',
    mechanism: 'lock-contention',
    symptom: 'MySQL lock wait timeouts',
    cause:
      'A MySQL transaction holds row locks so long that others[ in {service}] hit the lock wait timeout: a batch, a migration, or a session that does not commit.',
    patterns: [/Lock wait timeout exceeded/i, /\bER_LOCK_WAIT_TIMEOUT\b/],
    keywords: 'lock wait timeout|er_lock_wait_timeout',
    blames: 'peer',
    look: 'mysql -e "SELECT * FROM sys.innodb_lock_waits\\G" -e "SELECT trx_mysql_thread_id, trx_started, trx_query FROM information_schema.innodb_trx ORDER BY 2" # Find the transaction that blocks the others.',
    fix: 'mysql -e "KILL QUERY <thread-id>" # End the statement that blocks; end the connection only if that does not help. # Run the ended work again at a quiet time.',
    samples: {
      'ERROR 1205 (HY000): Lock wait timeout exceeded; try restarting transaction': 'mysql docs, InnoDB error handling',
      "sqlalchemy.exc.OperationalError: (pymysql.err.OperationalError) (1205, 'Lock wait timeout exceeded; try restarting transaction')":
        'mysql docs, server error 1205; sqlalchemy docs, error e3q8',
    },
    nearMisses: ['innodb_lock_wait_timeout = 50'],
  },
  {
    id: 'mysql/connection-lost',
    mechanism: 'connection-lost',
    symptom: 'MySQL drops connections',
    cause:
      'Connections[ of {service}] to MySQL are lost in mid-use: the server restarted, closed them as idle, or got a statement that was too large.',
    patterns: [
      /MySQL server has gone away/i,
      /Lost connection to MySQL server/i,
      /\bPROTOCOL_CONNECTION_LOST\b/,
      /Communications link failure/,
    ],
    keywords: 'server has gone away|lost connection to mysql|protocol_connection_lost|communications link failure',
    blames: 'peer',
    look: "mysql -e \"SHOW STATUS WHERE Variable_name IN ('Uptime', 'Aborted_clients')\" -e \"SHOW VARIABLES WHERE Variable_name IN ('wait_timeout', 'max_allowed_packet')\" # A short uptime means a restart; else compare the idle time of the pool with wait_timeout.",
    samples: {
      'ERROR 2006 (HY000): MySQL server has gone away': 'mysql docs, MySQL server has gone away',
      "ERROR 2013 (HY000): Lost connection to MySQL server at 'reading initial communication packet', system error: 0":
        'mysql docs, lost connection to MySQL server',
    },
    nearMisses: ['MySQL server version 8.0.36, connection id 4711'],
  },
  {
    id: 'mysql/table-full',
    mechanism: 'disk-full',
    symptom: 'MySQL table {table} full',
    cause:
      'MySQL cannot store more in [{table}|a table]: its disk or tablespace is full, or a temporary table outgrew its limit.',
    patterns: [/The table '(?<table>[^']{1,128})' is full/i],
    keywords: "' is full",
    blames: 'peer',
    look: 'df -h "$(mysql -Nse \'SELECT @@datadir\')" "$(mysql -Nse \'SELECT @@tmpdir\')"; mysql -e "SHOW VARIABLES LIKE \'innodb_data_file_path\'" # See whether disk, temporary space or tablespace is used up.',
    samples: {
      "ERROR 1114 (HY000): The table 'orders' is full": 'mysql docs, the table is full',
      "SQLSTATE[HY000]: General error: 1114 The table 'catalog_product_index_price_temp' is full":
        'mysql docs, server error 1114; php docs, PDOException',
    },
    nearMisses: ["The table 'orders' has 1204 rows"],
  },
  {
    id: 'mysql/unknown-object',
    mechanism: 'schema-mismatch',
    symptom: '[MySQL: unknown {object}|unknown MySQL table or column]',
    cause:
      'The code[ of {service}] asks MySQL for [{object}|a table or column], which does not exist there: a migration did not run, or code and schema versions differ.',
    patterns: [
      /Unknown column '(?<object>[^']{1,128})' in '/i,
      /Table '(?<object>[^']{1,128})' doesn't exist/i,
      /Unknown database '(?<object>[^']{1,64})'/i,
    ],
    keywords: "unknown column|' doesn't exist|unknown database",
    blames: 'self',
    inClient: true,
    look: 'mysql -e "SHOW TABLES" -e "SELECT * FROM <migrations-table> ORDER BY 1 DESC LIMIT 5" <database> # See what the schema holds and which migration ran last.',
    samples: {
      "ERROR 1054 (42S22): Unknown column 'i' in 'field list'": 'mysql docs, server error 1054',
      "ERROR 1146 (42S02): Table 'test.no_such_table' doesn't exist": 'mysql docs, error message elements',
    },
    nearMisses: ["Note 1051: Unknown table 'test.tmp' dropped if it exists"],
  },
  {
    id: 'mysql/binlog-purged',
    mechanism: 'replication-broken',
    symptom: 'binary log no longer available',
    cause:
      '[{service}|A reader of the binary log] asks MySQL for a part of its binary log (binlog) that the server no longer has (purged): it was away for longer than the logs are kept, so it cannot go on from its position and stops.',
    patterns: [
      /Got fatal error 1236 from (?:master|source) when reading data from binary log/i,
      /Could not find first log file name in binary log index file/i,
      /trying to read binlog starting at .{0,400} no longer available on the server/i,
    ],
    keywords: 'got fatal error 1236|could not find first log file name|trying to read binlog starting at',
    blames: 'self',
    unmistakable: true,
    look: 'mysql -e "SHOW BINARY LOGS; SELECT @@binlog_expire_logs_seconds" # See which files are left and how long they are kept.',
    samples: {
      "Got fatal error 1236 from master when reading data from binary log: 'Could not find first log file name in binary log index file'":
        'mysql docs and percona blog, error 1236',
      'The connector is trying to read binlog starting at SourceInfo [currentBinlogFilename=mysql-bin.000007], but this is no longer available on the server. Reconfigure the connector to use a snapshot when needed.':
        'debezium source, MySqlConnectorTask.java',
    },
    nearMisses: ['Connected to binlog at mysql-bin.000007, position 154'],
  },
  {
    id: 'mysql/replication-stopped',
    mechanism: 'replication-broken',
    symptom: 'MySQL replication stopped',
    cause:
      'The MySQL replica[ {service}] can no longer apply or fetch what its source wrote: replication stopped, and it serves ever older data.',
    patterns: [
      /Error running query, (?:slave|replica) SQL thread aborted/i,
      /Could not execute \w{1,20}_rows event on table [\w.]{1,128}/i,
      /(?:Slave|Replica) SQL for channel '[^']{0,64}': .{0,200}?Error_code: MY-\d{6}/,
    ],
    keywords: 'sql thread aborted|_rows event on table|sql for channel',
    blames: 'self',
    look: 'mysql -e "SHOW REPLICA STATUS\\G" | grep -E "Running|Last_.*Error|Seconds_Behind|Gtid" # Check the last error and the lag of the replica.',
    fix: 'mysql -e "START REPLICA" # Start again once the cause (a missing row, a purged binary log) is repaired; else rebuild the replica. # mysql -e "STOP REPLICA"',
    samples: {
      '[ERROR] Error running query, slave SQL thread aborted. Fix the problem, and restart the slave SQL thread with "SLAVE START". We stopped at log \'mysql-bin.000031\' position 407':
        'mysql source, rpl_slave.cc',
      "[ERROR] Could not execute Write_rows event on table shop.carts; Duplicate entry '7' for key 'PRIMARY', Error_code: 1062; handler error HA_ERR_FOUND_DUPP_KEY":
        'mysql source, log_event.cc',
    },
    nearMisses: ["Slave SQL thread initialized, starting replication in log 'mysql-bin.000031' at position 407"],
  },
  {
    id: 'mysql/corrupt-page',
    mechanism: 'data-corrupt',
    symptom: 'InnoDB data corrupt',
    cause:
      'InnoDB[ of {service}] finds pages with a wrong checksum: storage or memory corrupted the data, or files were copied inconsistently.',
    patterns: [
      /\bDatabase page corruption on disk or a failed/i,
      /Table '?[\w./]{1,128}'? is marked as crashed and should be repaired/i,
      /Index (?:for table )?'?[\w./`]{1,128}'? is (?:corrupt|corrupted)/i,
    ],
    keywords: 'database page corruption|is marked as crashed|is corrupt',
    blames: 'self',
    look: 'mysqlcheck --all-databases --check; dmesg -T | grep -iE "i/o error|medium error|nvme|ata" | tail # Check which tables are damaged and whether the device reports errors. Take a copy of the data first.',
    samples: {
      'InnoDB: Database page corruption on disk or a failed file read of page [page id: space=0, page number=7]. You may have to recover from a backup.':
        'mysql source, buf0buf.cc',
      "Table './mysql/user' is marked as crashed and should be repaired": 'mysql docs, how to repair MyISAM tables',
    },
    nearMisses: ['mysqlcheck: shop.orders OK'],
  },
  {
    id: 'mysql/read-only',
    mechanism: 'read-only',
    symptom: 'writes to a read-only MySQL',
    cause:
      'Writes[ of {service}] reach a read-only MySQL: after a failover the client still uses the replica, or the server was set read-only.',
    patterns: [/server is running with the --(?:super-)?read-only option/i, /\bER_OPTION_PREVENTS_STATEMENT\b/],
    keywords: 'read-only option|er_option_prevents_statement',
    blames: 'peer',
    look: 'mysql -e "SELECT @@hostname, @@read_only, @@super_read_only" -e "SHOW REPLICA STATUS\\G" # See whether the server that answers is a replica.',
    samples: {
      'ERROR 1290 (HY000): The MySQL server is running with the --read-only option so it cannot execute this statement':
        'mysql docs, server error 1290',
      'The MySQL server is running with the --super-read-only option so it cannot execute this statement':
        'mysql docs, server error 1290',
    },
    nearMisses: ['mysqld started with --port=3306 --read-only=OFF'],
  },
  {
    id: 'mysql/host-blocked',
    mechanism: 'connection-refused',
    symptom: '[MySQL blocked host {client}|MySQL blocked a client host]',
    cause:
      'MySQL blocks [the host {client}|a client host]: too many of its connections broke off during the handshake (max_connect_errors), as with TCP health checks.',
    patterns: [/Host '(?<client>[^']{1,255})' is blocked because of many connection errors/i],
    keywords: 'because of many connection errors',
    blames: 'peer',
    look: 'mysql -e "SELECT host, sum_connect_errors, count_handshake_errors FROM performance_schema.host_cache" # See which kind of error the connections of {client} ran into.',
    fix: 'mysqladmin flush-hosts # Unblock the host; then fix what breaks its connections. # Nothing to undo.',
    samples: {
      "Host 'host_name' is blocked because of many connection errors. Unblock with 'mysqladmin flush-hosts'":
        'mysql docs, host is blocked',
      "ERROR 1129 (HY000): Host '10.0.2.15' is blocked because of many connection errors; unblock with 'mysqladmin flush-hosts'":
        'mysql docs, server error 1129',
    },
    nearMisses: ["Host '10.0.2.15' connected"],
  },
  {
    id: 'mysql/packet-too-large',
    mechanism: 'too-large',
    symptom: 'statements exceed max_allowed_packet',
    cause:
      "[{service} sends|Clients send] statements or values larger than MySQL's max_allowed_packet, which rejects them.",
    patterns: [/Got a packet bigger than 'max_allowed_packet' bytes/i, /Packet for query is too large/i],
    keywords: "bigger than 'max_allowed_packet'|packet for query is too large",
    blames: 'self',
    inClient: true,
    look: 'mysql -e "SHOW VARIABLES LIKE \'max_allowed_packet\'" # Compare the limit with what is written.',
    fix: 'mysql -e "SET GLOBAL max_allowed_packet = 67108864" # Allow larger packets (new connections only), or write in smaller batches. # mysql -e "SET GLOBAL max_allowed_packet = <previous-value>"',
    samples: {
      "ERROR 1153 (08S01): Got a packet bigger than 'max_allowed_packet' bytes": 'mysql docs, packet too large',
      "com.mysql.jdbc.PacketTooBigException: Packet for query is too large (7632997 > 4194304). You can change this value on the server by setting the max_allowed_packet' variable.":
        'mysql connector/j, PacketTooBigException',
    },
    nearMisses: ['max_allowed_packet: 67108864'],
  },
])

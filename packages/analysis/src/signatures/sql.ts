import type { Signature } from '../model/signature.ts'

export const SQL_SIGNATURES: readonly Signature[] = [
  {
    id: 'sql/syntax-error',
    technology: 'sql',
    category: 'bug',
    title: 'Malformed SQL: syntax error near {token}',
    cause:
      'The application sends a malformed SQL query to the database: a syntax error near {token} in a statement of its own code.',
    patterns: [
      /syntax error at or near "(?<token>[^"]{1,40})"/i,
      /SQL syntax(?: error)?.{0,120}?near '(?<token>[^']{1,40})/i,
      /near "(?<token>[^"]{1,40})": syntax error/i,
      /ORA-00900|ORA-00933|ORA-00936/,
    ],
    keywords: ['syntax', 'ora-009'],
    blames: 'self',
    specificity: 3,
    severity: 'medium',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'git log -S "{token}" --oneline -- .',
        description: 'Find the change that introduced the malformed statement.',
        estimatedTime: '5 min',
        verification: 'A commit contains the statement.',
      },
      {
        category: 'fix',
        priority: 'high',
        risk: 'changes-state',
        command: 'kubectl rollout undo deployment/{service}',
        description: 'Go back to the last version without the statement, or correct it and release.',
        estimatedTime: '10 min',
        verification: 'No further syntax error is logged.',
        undo: 'kubectl rollout undo deployment/{service} once more',
      },
    ],
    samples: [
      { line: 'ERROR:  syntax error at or near "SELCT"', origin: 'postgresql source, scan.l' },
      {
        line: "You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near 'SELCT' at line 1",
        origin: 'mysql docs, error 1064',
      },
    ],
    nearMisses: ['template parsed, no syntax problems found'],
  },
  {
    id: 'mysql/duplicate-primary-key',
    technology: 'mysql',
    category: 'data-integrity',
    title: 'Inserts collide on the primary key {constraint}',
    cause:
      'Inserts hit a duplicate entry for the primary key {constraint}: the same row is written again, or its id is handed out twice.',
    patterns: [/Duplicate entry '[^']{0,200}' for key '(?<constraint>(?:[\w]+\.)?PRIMARY)'/i],
    keywords: ['duplicate entry'],
    blames: 'self',
    specificity: 2,
    severity: 'medium',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: `mysql -e "SHOW TABLE STATUS LIKE '<table>'" -e "SELECT max(id) FROM <table>"`,
        description:
          'An AUTO_INCREMENT behind the largest id hands out ids that exist; else the caller retries a finished insert.',
        estimatedTime: '2 min',
        verification: 'Auto_increment is larger than max(id).',
      },
    ],
    samples: [
      { line: "ERROR 1062 (23000): Duplicate entry '12345' for key 'users.PRIMARY'", origin: 'mysql docs, error 1062' },
      { line: "Duplicate entry '1' for key 'PRIMARY'", origin: 'mysql docs, error 1062' },
    ],
    nearMisses: [
      { line: "Duplicate entry 'ann@example.com' for key 'users.email_unique'", is: 'sql/unique-violation' },
    ],
  },
  {
    id: 'sql/unique-violation',
    technology: 'sql',
    category: 'data-integrity',
    title: 'Writes violate the unique key {constraint}',
    cause: 'Writes are refused because their values for {constraint} exist already.',
    patterns: [
      /duplicate key value violates unique constraint "(?<constraint>[\w.]+)"/i,
      /Duplicate entry '[^']{0,200}' for key '(?<constraint>[\w.]+)'/i,
      /UNIQUE constraint failed: (?<constraint>[\w.]+)/i,
    ],
    keywords: ['duplicate key value', 'duplicate entry', 'unique constraint failed'],
    blames: 'self',
    specificity: 1,
    severity: 'low',
    commands: [],
    samples: [
      {
        line: 'ERROR:  duplicate key value violates unique constraint "users_email_key"',
        origin: 'postgresql source, nbtinsert.c',
      },
      { line: 'sqlite3.IntegrityError: UNIQUE constraint failed: users.email', origin: 'sqlite docs, result codes' },
    ],
    nearMisses: ['unique constraint "users_email_key" created'],
  },
  {
    id: 'sql/pool-exhausted',
    technology: 'sql',
    category: 'capacity',
    title: 'Connection pool of {service} is exhausted',
    cause:
      'The database connection pool of {service} is exhausted: all connections are in use, so requests time out while they wait to acquire one.',
    patterns: [
      /(?:connection )?pool (?:is )?(?:exhausted|starved|timed out)/i,
      /could not acquire (?:a )?connection from (?:the )?pool/i,
      /QueuePool limit of size \d+ overflow \d+ reached/i,
      /Connection is not available, request timed out after \d+ ?ms/i,
      /timeout (?:waiting for|acquiring|exceeded when trying to connect).{0,40}(?:connection|pool)/i,
      /ResourceRequest timed out|Timeout acquiring a connection/i,
    ],
    keywords: [
      'pool',
      'connection is not available',
      'waiting for',
      'resourcerequest timed out',
      'timeout acquiring',
      'trying to connect',
    ],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'kubectl logs deployment/{service} --since=30m | grep -iE "pool|leak|slow"',
        description:
          'Find what holds the connections: slow statements, a leak, or more load than the pool is made for.',
        estimatedTime: '5 min',
        verification: 'The holder is known.',
      },
      {
        category: 'fix',
        priority: 'high',
        risk: 'changes-state',
        command: 'kubectl rollout restart deployment/{service}',
        description:
          'Release the held connections; then fix the leak or the slow statement, and size the pool to the load.',
        estimatedTime: '5 min',
        verification: 'Waiting time for a connection is back to milliseconds.',
        undo: 'None is needed.',
      },
    ],
    samples: [
      {
        line: 'HikariPool-1 - Connection is not available, request timed out after 30000ms.',
        origin: 'brettwooldridge/HikariCP, HikariPool.java',
      },
      {
        line: 'QueuePool limit of size 5 overflow 10 reached, connection timed out, timeout 30',
        origin: 'sqlalchemy docs, error 3o7r',
      },
    ],
    nearMisses: ['HikariPool-1 - Shutdown completed.', 'Initializing connection pool...'],
  },
]

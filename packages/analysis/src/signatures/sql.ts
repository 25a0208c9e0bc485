import { defineSignatures } from './define-signatures.ts'

export const SQL_SIGNATURES = defineSignatures([
  {
    id: 'sql/syntax-error',
    mechanism: 'code-bug',
    severity: 'medium',
    symptom: '[SQL syntax error near {token}|SQL syntax error]',
    cause:
      'The application[ {service}] sends a malformed SQL query to the database: a syntax error[ near {token}] in a statement of its own code.',
    patterns: [
      /syntax error at or near "(?<token>[^"]{1,40})"/i,
      /SQL syntax(?: error)?.{0,120}?near '(?<token>[^']{1,40})/i,
      /near "(?<token>[^"]{1,40})": syntax error/i,
      /ORA-00900|ORA-00933|ORA-00936/,
    ],
    keywords: 'syntax|ora-009',
    blames: 'self',
    samples: {
      'ERROR:  syntax error at or near "SELCT"': 'postgresql source, scan.l',
      "You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near 'SELCT' at line 1":
        'mysql docs, error 1064',
    },
    nearMisses: ['template parsed, no syntax problems found'],
  },
  {
    id: 'mysql/duplicate-primary-key',
    mechanism: 'duplicate',
    symptom: 'duplicate primary key[ {constraint}]',
    cause:
      'Inserts[ of {service}] hit a duplicate entry for the primary key[ {constraint}]: the same row is written again, or its id is handed out twice.',
    patterns: [/Duplicate entry '[^']{0,200}' for key '(?<constraint>(?:[\w]+\.)?PRIMARY)'/i],
    keywords: 'duplicate entry',
    blames: 'self',
    look: 'mysql -e "SHOW TABLE STATUS LIKE \'<table>\'" -e "SELECT max(id) FROM <table>" # An AUTO_INCREMENT behind the largest id hands out ids that exist; else the caller retries a finished insert.',
    samples: {
      "ERROR 1062 (23000): Duplicate entry '12345' for key 'users.PRIMARY'": 'mysql docs, error 1062',
      "Duplicate entry '1' for key 'PRIMARY'": 'mysql docs, error 1062',
    },
    nearMisses: [
      { line: "Duplicate entry 'ann@example.com' for key 'users.email_unique'", is: 'sql/unique-violation' },
    ],
  },
  {
    id: 'sql/unique-violation',
    mechanism: 'duplicate',
    severity: 'low',
    symptom: '[unique key {constraint} violated|unique key violated]',
    cause: 'Writes[ of {service}] violate a unique key[ ({constraint})]: the value already exists (duplicate).',
    patterns: [
      /duplicate key value violates unique constraint "(?<constraint>[\w.]+)"/i,
      /Duplicate entry '[^']{0,200}' for key '(?<constraint>[\w.]+)'/i,
      /UNIQUE constraint failed: (?<constraint>[\w.]+)/i,
    ],
    keywords: 'duplicate key value|duplicate entry|unique constraint failed',
    blames: 'self',
    samples: {
      'ERROR:  duplicate key value violates unique constraint "users_email_key"': 'postgresql source, nbtinsert.c',
      'sqlite3.IntegrityError: UNIQUE constraint failed: users.email': 'sqlite docs, result codes',
    },
    nearMisses: ['unique constraint "users_email_key" created'],
  },
  {
    id: 'sql/pool-exhausted',
    mechanism: 'pool-exhausted',
    cause:
      'The connection pool[ of {service}] is exhausted: all connections are in use, so requests time out while they wait to acquire one.',
    patterns: [
      /(?:connection )?pool (?:is )?(?:exhausted|starved|timed out)/i,
      /could not acquire (?:a )?connection from (?:the )?pool/i,
      /QueuePool limit of size \d+ overflow \d+ reached/i,
      /Connection is not available, request timed out after \d+ ?ms/i,
      /timeout (?:waiting for|acquiring|exceeded when trying to connect).{0,40}(?:connection|pool)/i,
      /ResourceRequest timed out|Timeout acquiring a connection/i,
    ],
    keywords:
      'pool|connection is not available|waiting for|resourcerequest timed out|timeout acquiring|trying to connect',
    blames: 'self',
    samples: {
      'HikariPool-1 - Connection is not available, request timed out after 30000ms.':
        'brettwooldridge/HikariCP, HikariPool.java',
      'QueuePool limit of size 5 overflow 10 reached, connection timed out, timeout 30': 'sqlalchemy docs, error 3o7r',
    },
    nearMisses: ['HikariPool-1 - Shutdown completed.', 'Initializing connection pool...'],
  },
])

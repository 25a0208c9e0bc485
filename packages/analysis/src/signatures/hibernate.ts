import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const HIBERNATE_SIGNATURES: readonly Signature[] = [
  {
    id: 'hikari/connection-leak',
    technology: 'hikari',
    category: 'bug',
    title: '{service} does not give back database connections',
    cause:
      'Code of {service} takes a connection from the pool and does not return it in time: it is leaked, or held during slow work.',
    patterns: [/Connection leak detection triggered for/i, /Apparent connection leak detected/i],
    keywords: ['connection leak detect'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    explains: ['sql/pool-exhausted'],
    commands: [
      diagnose(
        'kubectl logs deployment/{service} --since=1h | grep -A 25 "leak detection triggered" | grep "at " | head -20',
        'The stack shows which code took the connection.',
        'The code is known.',
      ),
    ],
    samples: [
      {
        line: 'Connection leak detection triggered for org.postgresql.jdbc.PgConnection@5c1a8622 on thread http-nio-8080-exec-5, stack trace follows',
        origin: 'brettwooldridge/HikariCP, ProxyLeakTask.java',
      },
      {
        line: 'java.lang.Exception: Apparent connection leak detected',
        origin: 'brettwooldridge/HikariCP, ProxyLeakTask.java',
      },
    ],
    nearMisses: [
      'Previously reported leaked connection org.postgresql.jdbc.PgConnection@5c1a8622 was returned to the pool (unleaked)',
    ],
  },
  {
    id: 'hikari/connection-dead',
    technology: 'hikari',
    category: 'connectivity',
    title: 'Pooled database connections of {service} are dead',
    cause:
      'The database or a firewall closes connections while they wait in the pool of {service}, which finds them broken when it wants to use them.',
    patterns: [
      /Failed to validate connection .{0,200}?Possibly consider using a shorter maxLifetime value/i,
      /marked as broken because of SQLSTATE\(/i,
    ],
    keywords: ['failed to validate connection', 'marked as broken because'],
    blames: 'self',
    specificity: 2,
    severity: 'medium',
    commands: [
      diagnose(
        `psql -c "SHOW idle_session_timeout"; mysql -e "SHOW VARIABLES LIKE 'wait_timeout'"`,
        'Compare how long server or firewall leave connections open with maxLifetime of the pool.',
        'The shorter limit is known.',
      ),
      fix(
        'kubectl set env deployment/{service} SPRING_DATASOURCE_HIKARI_MAX_LIFETIME=<milliseconds-below-the-limit>',
        'Let the pool renew connections before the other side closes them.',
        'The warning is no longer logged.',
        'kubectl set env deployment/{service} SPRING_DATASOURCE_HIKARI_MAX_LIFETIME-',
      ),
    ],
    samples: [
      {
        line: 'HikariPool-1 - Failed to validate connection com.mysql.cj.jdbc.ConnectionImpl@6f1c29b7 (No operations allowed after connection closed.). Possibly consider using a shorter maxLifetime value.',
        origin: 'brettwooldridge/HikariCP, PoolBase.java',
      },
      {
        line: 'HikariPool-1 - Connection org.postgresql.jdbc.PgConnection@3f4a marked as broken because of SQLSTATE(08006), ErrorCode(0)',
        origin: 'brettwooldridge/HikariCP, ProxyConnection.java',
      },
    ],
    nearMisses: [
      'HikariPool-1 - Closing connection org.postgresql.jdbc.PgConnection@3f4a: (connection has passed maxLifetime)',
    ],
  },
  {
    id: 'hibernate/lazy-initialization',
    technology: 'hibernate',
    category: 'bug',
    title: '{service} reads lazy data after its session was closed',
    cause: 'Code of {service} touches related data ({role}) after the database session that could load them has ended.',
    otherwise: { role: 'a proxy' },
    patterns: [
      /LazyInitializationException(?:: failed to lazily initialize a collection of role: (?<role>[\w.$]{1,200}))?/,
    ],
    keywords: ['lazyinitializationexception'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'git log --oneline -20 -- <file-of-the-top-frame>',
        'See what changed at the place that the stack names: a fetch, a transaction boundary, or a new field in an answer.',
        'The change is known.',
      ),
    ],
    samples: [
      {
        line: 'org.hibernate.LazyInitializationException: failed to lazily initialize a collection of role: com.example.Order.items, could not initialize proxy - no Session',
        origin: 'hibernate orm, AbstractPersistentCollection.java',
      },
      {
        line: 'org.hibernate.LazyInitializationException: could not initialize proxy [com.example.Customer#7] - no Session',
        origin: 'hibernate orm, AbstractLazyInitializer.java',
      },
    ],
    nearMisses: ['lazy initialization of repositories enabled'],
  },
  {
    id: 'hibernate/stale-object',
    technology: 'hibernate',
    category: 'contention',
    title: 'Concurrent updates of {entity} collide',
    cause:
      'Two transactions change the same row ({entity}) at once; the later one finds another version than it read and is rejected.',
    patterns: [
      /StaleObjectStateException(?:: Row was updated or deleted by another transaction.{0,120}?\[(?<entity>[\w.$]{1,160})#)?/,
      /(?:ObjectOptimisticLockingFailure|OptimisticLock|StaleState)Exception(?:.{0,120}?\[(?<entity>[\w.$]{1,160})[#\]])?/,
    ],
    keywords: ['staleobjectstate', 'optimisticlock', 'stalestateexception'],
    blames: 'self',
    specificity: 3,
    severity: 'medium',
    commands: [
      diagnose(
        'kubectl logs deployment/{service} --since=1h | grep -E "StaleObject|Optimistic" | grep -oE "\\[[A-Za-z.]+#[^]]+\\]" | sort | uniq -c | sort -rn | head',
        'See which rows collide: always the same one means a hot row or a double submission.',
        'The row is known.',
      ),
    ],
    samples: [
      {
        line: 'org.hibernate.StaleObjectStateException: Row was updated or deleted by another transaction (or unsaved-value mapping was incorrect) : [com.example.Account#42]',
        origin: 'hibernate orm, StaleObjectStateException.java',
      },
      {
        line: 'org.springframework.orm.ObjectOptimisticLockingFailureException: Object of class [com.example.Stock] with identifier [7]: optimistic locking failed',
        origin: 'spring framework, ObjectOptimisticLockingFailureException.java',
      },
    ],
    nearMisses: ['optimistic locking enabled for com.example.Stock'],
  },
  {
    id: 'hibernate/schema-mismatch',
    technology: 'hibernate',
    category: 'configuration',
    title: 'The database schema does not fit {service}',
    cause: '{service} expects {object} in the database, which is missing or of another type: a migration did not run.',
    patterns: [
      /Schema-validation: (?:missing (?:table|column|sequence)|wrong column type encountered in column) \[(?<object>[\w.]{1,160})\]/i,
    ],
    keywords: ['schema-validation: '],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    explains: ['spring/bean-creation-failed'],
    commands: [
      diagnose(
        `psql -c '\\d {object}' -c "SELECT version, success FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 5"`,
        'Compare the schema with the entity, and see which migration ran last.',
        'The missing migration is known.',
      ),
    ],
    samples: [
      {
        line: 'org.hibernate.tool.schema.spi.SchemaManagementException: Schema-validation: missing table [orders]',
        origin: 'hibernate orm, AbstractSchemaValidator.java',
      },
      {
        line: 'Schema-validation: missing column [discount] in table [orders]',
        origin: 'hibernate orm, AbstractSchemaValidator.java',
      },
    ],
    nearMisses: ['hibernate.hbm2ddl.auto=validate'],
  },
]

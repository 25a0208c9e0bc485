import { defineSignatures } from './define-signatures.ts'

export const HIBERNATE_SIGNATURES = defineSignatures([
  {
    id: 'hikari/connection-leak',
    mechanism: 'pool-exhausted',
    symptom: 'database connection leak',
    cause:
      'Code[ of {service}] takes a connection from the pool and does not return it in time: a connection leak, or it is held during slow work.',
    patterns: [/Connection leak detection triggered for/i, /Apparent connection leak detected/i],
    keywords: 'connection leak detect',
    blames: 'self',
    samples: {
      'Connection leak detection triggered for org.postgresql.jdbc.PgConnection@5c1a8622 on thread http-nio-8080-exec-5, stack trace follows':
        'brettwooldridge/HikariCP, ProxyLeakTask.java',
      'java.lang.Exception: Apparent connection leak detected': 'brettwooldridge/HikariCP, ProxyLeakTask.java',
    },
    nearMisses: [
      'Previously reported leaked connection org.postgresql.jdbc.PgConnection@5c1a8622 was returned to the pool (unleaked)',
    ],
  },
  {
    id: 'hikari/connection-dead',
    mechanism: 'connection-lost',
    severity: 'medium',
    symptom: 'pooled database connections dead',
    cause:
      'The database or a firewall closes connections while they wait in the pool[ of {service}], which finds them broken when it wants to use them.',
    patterns: [
      /Failed to validate connection .{0,200}?Possibly consider using a shorter maxLifetime value/i,
      /marked as broken because of SQLSTATE\(/i,
    ],
    keywords: 'failed to validate connection|marked as broken because',
    blames: 'self',
    look: 'psql -c "SHOW idle_session_timeout"; mysql -e "SHOW VARIABLES LIKE \'wait_timeout\'" # Compare how long server or firewall leave connections open with maxLifetime of the pool.',
    samples: {
      'HikariPool-1 - Failed to validate connection com.mysql.cj.jdbc.ConnectionImpl@6f1c29b7 (No operations allowed after connection closed.). Possibly consider using a shorter maxLifetime value.':
        'brettwooldridge/HikariCP, PoolBase.java',
      'HikariPool-1 - Connection org.postgresql.jdbc.PgConnection@3f4a marked as broken because of SQLSTATE(08006), ErrorCode(0)':
        'brettwooldridge/HikariCP, ProxyConnection.java',
    },
    nearMisses: [
      'HikariPool-1 - Closing connection org.postgresql.jdbc.PgConnection@3f4a: (connection has passed maxLifetime)',
    ],
  },
  {
    id: 'hibernate/lazy-initialization',
    mechanism: 'code-bug',
    symptom: 'lazy data read after session end',
    cause:
      'Code[ of {service}] touches lazily loaded data[ ({role})] after the database session that could load it has ended (LazyInitializationException).',
    patterns: [
      /LazyInitializationException(?:: failed to lazily initialize a collection of role: (?<role>[\w.$]{1,200}))?/,
    ],
    keywords: 'lazyinitializationexception',
    blames: 'self',
    samples: {
      'org.hibernate.LazyInitializationException: failed to lazily initialize a collection of role: com.example.Order.items, could not initialize proxy - no Session':
        'hibernate orm, AbstractPersistentCollection.java',
      'org.hibernate.LazyInitializationException: could not initialize proxy [com.example.Customer#7] - no Session':
        'hibernate orm, AbstractLazyInitializer.java',
    },
    nearMisses: ['lazy initialization of repositories enabled'],
  },
  {
    id: 'hibernate/stale-object',
    mechanism: 'conflict',
    symptom: '[concurrent updates of {entity} conflict|concurrent updates conflict]',
    cause:
      'Two transactions change the same row[ ({entity})] at once; the later one finds another version (stale object, optimistic lock) and is rejected.',
    patterns: [
      /StaleObjectStateException(?:: Row was updated or deleted by another transaction.{0,120}?\[(?<entity>[\w.$]{1,160})#)?/,
      /(?:ObjectOptimisticLockingFailure|OptimisticLock|StaleState)Exception(?:.{0,120}?\[(?<entity>[\w.$]{1,160})[#\]])?/,
    ],
    keywords: 'staleobjectstate|optimisticlock|stalestateexception',
    blames: 'self',
    samples: {
      'org.hibernate.StaleObjectStateException: Row was updated or deleted by another transaction (or unsaved-value mapping was incorrect) : [com.example.Account#42]':
        'hibernate orm, StaleObjectStateException.java',
      'org.springframework.orm.ObjectOptimisticLockingFailureException: Object of class [com.example.Stock] with identifier [7]: optimistic locking failed':
        'spring framework, ObjectOptimisticLockingFailureException.java',
    },
    nearMisses: ['optimistic locking enabled for com.example.Stock'],
  },
  {
    id: 'hibernate/schema-mismatch',
    mechanism: 'schema-mismatch',
    severity: 'critical',
    cause:
      '[{service} expects|The application expects] [{object}|an object] in the database, which is missing or has another type: a migration did not run, code and schema do not match.',
    patterns: [
      /Schema-validation: (?:missing (?:table|column|sequence)|wrong column type encountered in column) \[(?<object>[\w.]{1,160})\]/i,
    ],
    keywords: 'schema-validation: ',
    blames: 'self',
    look: 'psql -c \'\\d {object}\' -c "SELECT version, success FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 5" # Compare the schema with the entity, and see which migration ran last.',
    samples: {
      'org.hibernate.tool.schema.spi.SchemaManagementException: Schema-validation: missing table [orders]':
        'hibernate orm, AbstractSchemaValidator.java',
      'Schema-validation: missing column [discount] in table [orders]': 'hibernate orm, AbstractSchemaValidator.java',
    },
    nearMisses: ['hibernate.hbm2ddl.auto=validate'],
  },
])

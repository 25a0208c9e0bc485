import { defineSignatures } from './define-signatures.ts'

export const RUBY_SIGNATURES = defineSignatures([
  {
    id: 'ruby/undefined-method',
    mechanism: 'code-bug',
    symptom: "undefined method '{method}'",
    cause:
      'Ruby code[ of {service}] calls the method[ {method}], which is undefined[ for {receiver}] (NoMethodError): caller and library do not match.',
    patterns: [/undefined method [`'](?<method>[\w?!=]+)'(?: for (?:an instance of )?(?<receiver>[\w:]+))?/],
    keywords: 'undefined method',
    blames: 'self',
    look: 'bundle list # See which versions are loaded and when they changed.',
    samples: {
      "undefined method 'foo' for an instance of Integer": 'ruby docs, NEWS-3.4.0',
      "NoMethodError: undefined method `name' for nil:NilClass": 'ruby docs, NoMethodError',
    },
    nearMisses: ['warning: method redefined; discarding old name'],
  },
  {
    id: 'ruby/load-error',
    mechanism: 'dependency-version',
    symptom: "can't load {file}",
    cause:
      '[{service} requires|The program requires] [{file}|a file], which is missing: a gem is not installed or has another version.',
    patterns: [
      /cannot load such file -- (?<file>[\w./-]{1,200})/,
      /Could not find (?:gem ')?(?<file>[\w.-]{1,120})(?:'|-\d[\w.]{0,20})? in (?:any of the sources|locally installed gems|rubygems repository)/,
    ],
    keywords: 'cannot load such file|in any of the sources|in locally installed gems|in rubygems repository',
    blames: 'self',
    look: 'bundle check # See which gem is missing and when that changed.',
    samples: {
      'LoadError: cannot load such file -- nokogiri': 'ruby docs, LoadError',
      'Could not find rake-13.0.6 in any of the sources': 'rubygems/bundler, errors',
    },
    nearMisses: ['Using nokogiri 1.15.4 (x86_64-linux)'],
  },
  {
    id: 'ruby/pending-migrations',
    mechanism: 'schema-mismatch',
    symptom: 'database migrations pending',
    cause:
      '[{service} was|The application was] started before its database migrations ran, so code and schema do not match.',
    patterns: [/ActiveRecord::PendingMigrationError/, /Migrations are pending\. To resolve this issue/],
    keywords: 'pendingmigrationerror|migrations are pending',
    blames: 'self',
    look: 'bin/rails db:migrate:status | grep down # See which migrations are missing.',
    fix: 'bin/rails db:migrate # Run them, after a backup. # bin/rails db:rollback',
    samples: {
      'ActiveRecord::PendingMigrationError (Migrations are pending. To resolve this issue, run: bin/rails db:migrate RAILS_ENV=production)':
        'rails/rails, migration.rb',
      'Migrations are pending. To resolve this issue, run:': 'rails/rails, migration.rb',
    },
    nearMisses: ['== 20240302101504 AddDiscount: migrated (0.0123s) =='],
  },
  {
    id: 'ruby/connection-pool-exhausted',
    mechanism: 'pool-exhausted',
    cause:
      'All pooled database connections[ of {service}] are in use (connection pool exhausted): more threads want one than the pool has, or some never return theirs.',
    patterns: [
      /could not obtain a connection from the pool within [\d.]{1,10} seconds/i,
      /ActiveRecord::ConnectionTimeoutError/,
    ],
    keywords: 'obtain a connection from the pool|connectiontimeouterror',
    blames: 'self',
    look: 'grep -nE "pool|threads" config/database.yml config/puma.rb # Compare the pool with the threads of Puma and Sidekiq.',
    samples: {
      'ActiveRecord::ConnectionTimeoutError: could not obtain a connection from the pool within 5.000 seconds (waited 5.001 seconds); all pooled connections were in use':
        'rails/rails, connection_pool.rb',
      'could not obtain a connection from the pool within 10.000 seconds (waited 10.004 seconds); all pooled connections were in use':
        'rails/rails, connection_pool.rb',
    },
    nearMisses: ['connection pool size 5, checkout timeout 5 s'],
  },
  {
    id: 'ruby/worker-timeout',
    mechanism: 'slow-work',
    symptom: 'workers killed by timeout',
    cause:
      'A worker[ of {service}] does not finish or report in time (timeout) and is killed: slow work, or a dependency that does not answer.',
    patterns: [
      /Terminating timed out worker(?: \(.{1,80}\))?: \d+/,
      /worker=\d+ PID:\d+ timeout \(\d+s > \d+s\), killing/,
      /Rack::Timeout::RequestTimeout(?:Exception|Error)|Request ran for longer than \d+ms/,
    ],
    keywords: 'terminating timed out worker|s), killing|rack::timeout|request ran for longer than',
    blames: 'self',
    look: 'rbspy record --pid <pid> --duration 20 # See where the worker spends its time.',
    samples: {
      '[1] ! Terminating timed out worker (worker failed to check in within 60 seconds): 17': 'puma/puma, cluster.rb',
      'worker=2 PID:8120 timeout (61s > 60s), killing': 'unicorn, http_server.rb',
    },
    nearMisses: ['[1] - Worker 0 (PID: 17) booted in 0.12s, phase: 0'],
  },
])

import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const RUBY_SIGNATURES: readonly Signature[] = [
  {
    id: 'ruby/undefined-method',
    technology: 'ruby',
    category: 'bug',
    title: "Undefined method '{method}' for {receiver}",
    cause:
      'Ruby code calls the method {method}, which is undefined for {receiver} (NoMethodError): caller and library do not fit together.',
    patterns: [/undefined method [`'](?<method>[\w?!=]+)'(?: for (?:an instance of )?(?<receiver>[\w:]+))?/],
    keywords: ['undefined method'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'bundle list && git log --oneline -10 -- Gemfile.lock',
        description: 'See which versions are loaded and when they changed.',
        estimatedTime: '3 min',
        verification: 'The version that lacks {method} is known.',
      },
    ],
    samples: [
      { line: "undefined method 'foo' for an instance of Integer", origin: 'ruby docs, NEWS-3.4.0' },
      { line: "NoMethodError: undefined method `name' for nil:NilClass", origin: 'ruby docs, NoMethodError' },
    ],
    nearMisses: ['warning: method redefined; discarding old name'],
  },
  {
    id: 'ruby/load-error',
    technology: 'ruby',
    category: 'configuration',
    title: 'Ruby cannot load {file} in {service}',
    cause: '{service} requires {file}, which is not there: a gem is missing or has another version.',
    patterns: [
      /cannot load such file -- (?<file>[\w./-]{1,200})/,
      /Could not find (?:gem ')?(?<file>[\w.-]{1,120})(?:'|-\d[\w.]{0,20})? in (?:any of the sources|locally installed gems|rubygems repository)/,
    ],
    keywords: ['cannot load such file', 'in any of the sources', 'in locally installed gems', 'in rubygems repository'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'bundle check; git log --oneline -5 -- Gemfile.lock',
        'See which gem is missing and when that changed.',
        'The change is known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back to the image that has it.',
        'The process starts.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      { line: 'LoadError: cannot load such file -- nokogiri', origin: 'ruby docs, LoadError' },
      { line: 'Could not find rake-13.0.6 in any of the sources', origin: 'rubygems/bundler, errors' },
    ],
    nearMisses: ['Using nokogiri 1.15.4 (x86_64-linux)'],
  },
  {
    id: 'ruby/pending-migrations',
    technology: 'ruby',
    category: 'configuration',
    title: '{service} runs without its database migrations',
    cause: '{service} was started before its migrations ran, so its code does not fit the schema.',
    patterns: [/ActiveRecord::PendingMigrationError/, /Migrations are pending\. To resolve this issue/],
    keywords: ['pendingmigrationerror', 'migrations are pending'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'bin/rails db:migrate:status | grep down',
        'See which migrations are missing.',
        'The missing ones are known.',
      ),
      fix(
        'bin/rails db:migrate',
        'Run them, after a backup.',
        'db:migrate:status shows none down.',
        'bin/rails db:rollback',
        { estimatedTime: '10 min' },
      ),
    ],
    samples: [
      {
        line: 'ActiveRecord::PendingMigrationError (Migrations are pending. To resolve this issue, run: bin/rails db:migrate RAILS_ENV=production)',
        origin: 'rails/rails, migration.rb',
      },
      { line: 'Migrations are pending. To resolve this issue, run:', origin: 'rails/rails, migration.rb' },
    ],
    nearMisses: ['== 20240302101504 AddDiscount: migrated (0.0123s) =='],
  },
  {
    id: 'ruby/connection-pool-exhausted',
    technology: 'ruby',
    category: 'capacity',
    title: 'Connection pool of {service} is exhausted',
    cause:
      'All pooled database connections of {service} are in use: more threads want one than the pool has, or some never give theirs back.',
    patterns: [
      /could not obtain a connection from the pool within [\d.]{1,10} seconds/i,
      /ActiveRecord::ConnectionTimeoutError/,
    ],
    keywords: ['obtain a connection from the pool', 'connectiontimeouterror'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'grep -nE "pool|threads" config/database.yml config/puma.rb',
        'Compare the pool with the threads of Puma and Sidekiq.',
        'Both numbers are known.',
      ),
      fix(
        'kubectl set env deployment/{service} RAILS_MAX_THREADS=<pool-size>',
        'Let threads and pool fit.',
        'The message is no longer logged.',
        'kubectl set env deployment/{service} RAILS_MAX_THREADS-',
      ),
    ],
    samples: [
      {
        line: 'ActiveRecord::ConnectionTimeoutError: could not obtain a connection from the pool within 5.000 seconds (waited 5.001 seconds); all pooled connections were in use',
        origin: 'rails/rails, connection_pool.rb',
      },
      {
        line: 'could not obtain a connection from the pool within 10.000 seconds (waited 10.004 seconds); all pooled connections were in use',
        origin: 'rails/rails, connection_pool.rb',
      },
    ],
    nearMisses: ['connection pool size 5, checkout timeout 5 s'],
  },
  {
    id: 'ruby/worker-timeout',
    technology: 'ruby',
    category: 'capacity',
    title: 'Workers of {service} are killed: they take too long',
    cause:
      'A worker of {service} does not finish or report in time and is ended: slow work, or a dependency that does not answer.',
    patterns: [
      /Terminating timed out worker(?: \(.{1,80}\))?: \d+/,
      /worker=\d+ PID:\d+ timeout \(\d+s > \d+s\), killing/,
      /Rack::Timeout::RequestTimeout(?:Exception|Error)|Request ran for longer than \d+ms/,
    ],
    keywords: ['terminating timed out worker', 's), killing', 'rack::timeout', 'request ran for longer than'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'rbspy record --pid <pid> --duration 20',
        'See where the worker spends its time.',
        'The slow call is known.',
      ),
    ],
    samples: [
      {
        line: '[1] ! Terminating timed out worker (worker failed to check in within 60 seconds): 17',
        origin: 'puma/puma, cluster.rb',
      },
      { line: 'worker=2 PID:8120 timeout (61s > 60s), killing', origin: 'unicorn, http_server.rb' },
    ],
    nearMisses: ['[1] - Worker 0 (PID: 17) booted in 0.12s, phase: 0'],
  },
]

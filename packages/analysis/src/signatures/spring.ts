import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const SPRING_SIGNATURES: readonly Signature[] = [
  {
    id: 'spring/bean-creation-failed',
    technology: 'spring',
    category: 'configuration',
    title: '{service} does not start: bean {bean} cannot be created',
    cause: 'Spring cannot put {service} together: the bean {bean} fails to be created, and the context does not start.',
    otherwise: { bean: 'that others need' },
    patterns: [
      /Error creating bean with name '(?<bean>[^']{1,160})'/,
      /Parameter \d+ of (?:constructor|method \w{1,80}) in (?<bean>[\w.$]{1,200}) required a (?:single )?bean/,
      /No qualifying bean of type '(?<bean>[^']{1,200})' available/,
      /(?:BeanCreation|UnsatisfiedDependency|NoSuchBeanDefinition|BeanCurrentlyInCreation)Exception/,
    ],
    keywords: [
      'error creating bean',
      'required a bean',
      'required a single bean',
      'no qualifying bean',
      'beancreationexception',
      'unsatisfieddependency',
      'nosuchbeandefinition',
      'beancurrentlyincreation',
    ],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    explains: ['network/connection-refused'],
    commands: [
      diagnose(
        'kubectl logs deployment/{service} --previous | grep -E "Caused by|nested exception" | tail -5',
        'Read the innermost cause: it names what is missing.',
        'The innermost cause is known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back to the version that started.',
        'The application starts.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      {
        line: "org.springframework.beans.factory.BeanCreationException: Error creating bean with name 'entityManagerFactory' defined in class path resource [org/springframework/boot/autoconfigure/orm/jpa/HibernateJpaConfiguration.class]",
        origin: 'spring framework, BeanCreationException.java',
      },
      {
        line: "Parameter 0 of constructor in com.example.OrderService required a bean of type 'com.example.PriceClient' that could not be found.",
        origin: 'spring boot, NoSuchBeanDefinitionFailureAnalyzer.java',
      },
    ],
    nearMisses: ["Creating shared instance of singleton bean 'orderService'"],
  },
  {
    id: 'spring/unresolved-placeholder',
    technology: 'spring',
    category: 'configuration',
    title: 'Configuration key {key} is missing',
    cause: 'The configuration of {service} lacks the key {key}, which a component needs to start.',
    patterns: [/Could not resolve placeholder '(?<key>[^']{1,160})'/],
    keywords: ['could not resolve placeholder'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    explains: ['spring/bean-creation-failed'],
    commands: [
      diagnose(
        'kubectl exec deployment/{service} -- env | cut -d= -f1 | sort; kubectl get configmap,secret -n <namespace>',
        'See which keys are set, and which profile is active.',
        '{key} is not among them.',
      ),
      fix(
        'kubectl set env deployment/{service} <VARIABLE>=<value>',
        'Set it, and keep it in the manifest.',
        'The application starts.',
        'kubectl set env deployment/{service} <VARIABLE>-',
      ),
    ],
    samples: [
      {
        line: `java.lang.IllegalArgumentException: Could not resolve placeholder 'payment.api.url' in value "\${payment.api.url}"`,
        origin: 'spring framework, PropertyPlaceholderHelper.java',
      },
      {
        line: `Could not resolve placeholder 'spring.redis.host' in value "\${spring.redis.host}"`,
        origin: 'spring framework, PropertyPlaceholderHelper.java',
      },
    ],
    nearMisses: ['Resolved placeholder payment.api.url from environment'],
  },
  {
    id: 'spring/data-source-missing',
    technology: 'spring',
    category: 'configuration',
    title: '{service} has no database configured',
    cause: '{service} starts without the address or driver of its database, so Spring cannot make a data source.',
    patterns: [
      /Failed to configure a DataSource: 'url' attribute is not specified/i,
      /Cannot load driver class: (?<driver>[\w.]{1,120})/,
      /Failed to determine a suitable driver class/i,
    ],
    keywords: ['failed to configure a datasource', 'cannot load driver class', 'suitable driver class'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    explains: ['spring/bean-creation-failed'],
    commands: [
      diagnose(
        'kubectl exec deployment/{service} -- env | grep -iE "^SPRING_(DATASOURCE|PROFILES)" | cut -d= -f1',
        'See whether address and profile are set.',
        'What is missing is known.',
      ),
    ],
    samples: [
      {
        line: "Failed to configure a DataSource: 'url' attribute is not specified and no embedded datasource could be configured.",
        origin: 'spring boot, DataSourceBeanCreationFailureAnalyzer.java',
      },
      {
        line: 'Reason: Failed to determine a suitable driver class',
        origin: 'spring boot, DataSourceBeanCreationFailureAnalyzer.java',
      },
    ],
    nearMisses: ['HikariPool-1 - Added connection org.postgresql.jdbc.PgConnection@4b1d6571'],
  },
  {
    id: 'spring/migration-failed',
    technology: 'spring',
    category: 'configuration',
    title: 'Database migration {migration} fails',
    cause:
      'A schema migration of {service} ({migration}) fails or does not fit what the database says was run, so the new version does not start.',
    otherwise: { migration: 'of the schema' },
    patterns: [
      /Migration (?:of schema "[^"]{1,120}" to version )?(?<migration>[\w".\s-]{1,120}?) failed/i,
      /Validate failed: Migrations? have failed validation/i,
      /Migration checksum mismatch for migration version (?<migration>[\w.]{1,40})/i,
      /liquibase\.exception\.(?:MigrationFailed|ValidationFailed|Lock)Exception/i,
      /Migration failed for change ?set (?<migration>[\w./:-]{1,200})/i,
      /Could not acquire change log lock/i,
    ],
    keywords: [
      'migration of schema',
      'script v',
      'migrations have failed',
      'migration have failed',
      'migration checksum mismatch',
      'liquibase.exception',
      'migration failed for change',
      'change log lock',
      'migration v',
    ],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    explains: ['spring/bean-creation-failed'],
    commands: [
      diagnose(
        `psql -c "SELECT version, description, success, installed_on FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 5"`,
        'See which migration ran last and whether it was completed.',
        'The state of the schema is known.',
        { priority: 'critical' },
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back while the migration is corrected; check first that the former version fits what was already migrated.',
        'The former version serves.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      {
        line: 'org.flywaydb.core.internal.command.DbMigrate$FlywayMigrateException: Migration of schema "public" to version "12 - add orders index" failed! Changes successfully rolled back.',
        origin: 'flyway, DbMigrate.java',
      },
      { line: 'Migration checksum mismatch for migration version 3', origin: 'flyway, DbValidate.java' },
    ],
    nearMisses: ['Successfully applied 1 migration to schema "public", now at version v12'],
  },
]

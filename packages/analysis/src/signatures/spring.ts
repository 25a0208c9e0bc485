import { defineSignatures } from './define-signatures.ts'

export const SPRING_SIGNATURES = defineSignatures([
  {
    id: 'spring/bean-creation-failed',
    mechanism: 'bad-configuration',
    symptom: "[bean {bean} can't be created|a bean can't be created]",
    cause: 'The Spring context[ of {service}] does not start: the bean[ {bean}] cannot be created.',
    patterns: [
      /Error creating bean with name '(?<bean>[^']{1,160})'/,
      /Parameter \d+ of (?:constructor|method \w{1,80}) in (?<bean>[\w.$]{1,200}) required a (?:single )?bean/,
      /No qualifying bean of type '(?<bean>[^']{1,200})' available/,
      /(?:BeanCreation|UnsatisfiedDependency|NoSuchBeanDefinition|BeanCurrentlyInCreation)Exception/,
    ],
    keywords:
      'error creating bean|required a bean|required a single bean|no qualifying bean|beancreationexception|unsatisfieddependency|nosuchbeandefinition|beancurrentlyincreation',
    blames: 'self',
    samples: {
      "org.springframework.beans.factory.BeanCreationException: Error creating bean with name 'entityManagerFactory' defined in class path resource [org/springframework/boot/autoconfigure/orm/jpa/HibernateJpaConfiguration.class]":
        'spring framework, BeanCreationException.java',
      "Parameter 0 of constructor in com.example.OrderService required a bean of type 'com.example.PriceClient' that could not be found.":
        'spring boot, NoSuchBeanDefinitionFailureAnalyzer.java',
    },
    nearMisses: ["Creating shared instance of singleton bean 'orderService'"],
  },
  {
    id: 'spring/unresolved-placeholder',
    mechanism: 'missing-object',
    symptom: 'configuration key {key} missing',
    cause: 'The configuration[ of {service}] lacks the key [{key}|that it reads], which a component needs to start.',
    patterns: [/Could not resolve placeholder '(?<key>[^']{1,160})'/],
    keywords: 'could not resolve placeholder',
    blames: 'self',
    samples: {
      'java.lang.IllegalArgumentException: Could not resolve placeholder \'payment.api.url\' in value "${payment.api.url}"':
        'spring framework, PropertyPlaceholderHelper.java',
      'Could not resolve placeholder \'spring.redis.host\' in value "${spring.redis.host}"':
        'spring framework, PropertyPlaceholderHelper.java',
    },
    nearMisses: ['Resolved placeholder payment.api.url from environment'],
  },
  {
    id: 'spring/data-source-missing',
    mechanism: 'bad-configuration',
    symptom: 'no database configured',
    cause:
      '[{service} starts|The application starts] without the address or driver of its database, so Spring cannot create a data source.',
    patterns: [
      /Failed to configure a DataSource: 'url' attribute is not specified/i,
      /Cannot load driver class: (?<driver>[\w.]{1,120})/,
      /Failed to determine a suitable driver class/i,
    ],
    keywords: 'failed to configure a datasource|cannot load driver class|suitable driver class',
    blames: 'self',
    samples: {
      "Failed to configure a DataSource: 'url' attribute is not specified and no embedded datasource could be configured.":
        'spring boot, DataSourceBeanCreationFailureAnalyzer.java',
      'Reason: Failed to determine a suitable driver class': 'spring boot, DataSourceBeanCreationFailureAnalyzer.java',
    },
    nearMisses: ['HikariPool-1 - Added connection org.postgresql.jdbc.PgConnection@4b1d6571'],
  },
  {
    id: 'spring/migration-failed',
    mechanism: 'schema-mismatch',
    severity: 'critical',
    symptom: '[migration {migration} failed|database migration failed]',
    cause:
      'A schema migration[ of {service}][ ({migration})] fails or does not match what the database has recorded, so the new version does not start.',
    patterns: [
      /Migration (?:of schema "[^"]{1,120}" to version )?(?<migration>[\w".\s-]{1,120}?) failed/i,
      /Validate failed: Migrations? have failed validation/i,
      /Migration checksum mismatch for migration version (?<migration>[\w.]{1,40})/i,
      /liquibase\.exception\.(?:MigrationFailed|ValidationFailed|Lock)Exception/i,
      /Migration failed for change ?set (?<migration>[\w./:-]{1,200})/i,
      /Could not acquire change log lock/i,
    ],
    keywords:
      'migration of schema|script v|migrations have failed|migration have failed|migration checksum mismatch|liquibase.exception|migration failed for change|change log lock|migration v',
    blames: 'self',
    look: 'psql -c "SELECT version, description, success, installed_on FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 5" # See which migration ran last and whether it was completed.',
    samples: {
      'org.flywaydb.core.internal.command.DbMigrate$FlywayMigrateException: Migration of schema "public" to version "12 - add orders index" failed! Changes successfully rolled back.':
        'flyway, DbMigrate.java',
      'Migration checksum mismatch for migration version 3': 'flyway, DbValidate.java',
    },
    nearMisses: ['Successfully applied 1 migration to schema "public", now at version v12'],
  },
])

import { defineSignatures } from './define-signatures.ts'

export const DOTNET_SIGNATURES = defineSignatures([
  {
    id: 'dotnet/null-reference',
    mechanism: 'null-value',
    symptom: 'null reference',
    cause: 'The code[ of {service}] uses an object that is null (NullReferenceException).',
    patterns: [/System\.NullReferenceException|Object reference not set to an instance of an object/],
    keywords: 'nullreferenceexception|object reference not set',
    blames: 'self',
    samples: {
      'System.NullReferenceException: Object reference not set to an instance of an object.':
        '.net docs, NullReferenceException',
      'Unhandled exception. System.NullReferenceException: Object reference not set to an instance of an object.':
        '.net docs, NullReferenceException',
    },
    nearMisses: ['nullable reference types enabled'],
  },
  {
    id: 'dotnet/service-not-registered',
    mechanism: 'bad-configuration',
    symptom: "DI can't resolve {type}",
    cause:
      'Dependency injection[ in {service}] has no registration for [{type}|a type], so what needs it cannot be created.',
    patterns: [
      /Unable to resolve service for type '(?<type>[^']{1,200})' while attempting to activate/,
      /No service for type '(?<type>[^']{1,200})' has been registered/,
    ],
    keywords: 'unable to resolve service|no service for type',
    blames: 'self',
    samples: {
      "System.InvalidOperationException: Unable to resolve service for type 'Shop.IPriceClient' while attempting to activate 'Shop.OrderController'.":
        '.net docs, dependency injection; dotnet/runtime, ActivatorUtilities.cs',
      "System.InvalidOperationException: No service for type 'Shop.IMailer' has been registered.":
        '.net runtime, ServiceProviderServiceExtensions.cs',
    },
    nearMisses: ["Registered service type 'Shop.IMailer'"],
  },
  {
    id: 'dotnet/assembly-missing',
    mechanism: 'dependency-version',
    symptom: 'assembly {assembly} missing',
    cause: '[{service} needs|The program needs] the assembly[ {assembly}], which is missing or has another version.',
    patterns: [
      /Could not load file or assembly '(?<assembly>[^',]{1,160})/,
      /You must install or update \.NET to run this application/,
    ],
    keywords: 'could not load file or assembly|you must install or update .net',
    blames: 'self',
    look: 'dotnet --list-runtimes; dotnet list package --include-transitive | grep -F "{assembly}" # Compare versions that are wanted and present.',
    samples: {
      "System.IO.FileNotFoundException: Could not load file or assembly 'Newtonsoft.Json, Version=13.0.0.0, Culture=neutral, PublicKeyToken=30ad4fe6b2a6aeed'. The system cannot find the file specified.":
        '.net docs, FileNotFoundException',
      'You must install or update .NET to run this application.': 'dotnet/runtime, native/corehost/fxr',
    },
    nearMisses: ["Loaded assembly 'Newtonsoft.Json, Version=13.0.0.0'"],
  },
  {
    id: 'dotnet/connection-pool-exhausted',
    mechanism: 'pool-exhausted',
    cause:
      'All pooled database connections[ of {service}] are in use (connection pool exhausted), so requests wait for one until they time out: connections leak, or statements are slow.',
    patterns: [
      /The timeout period elapsed prior to obtaining a connection from the pool/i,
      /The connection pool has been exhausted, either raise '?Max(?:imum)? ?Pool ?Size/i,
    ],
    keywords: 'obtaining a connection from the pool|connection pool has been exhausted',
    blames: 'self',
    look: 'dotnet-counters monitor -p <pid> Microsoft.Data.SqlClient.EventSource # See how many connections are active and free.',
    samples: {
      'System.InvalidOperationException: Timeout expired.  The timeout period elapsed prior to obtaining a connection from the pool.  This may have occurred because all pooled connections were in use and max pool size was reached.':
        '.net docs, SqlConnection pooling',
      "Npgsql.NpgsqlException (0x80004005): The connection pool has been exhausted, either raise 'Max Pool Size' (currently 100) or 'Timeout' (currently 15 seconds) in your connection string.":
        'npgsql/npgsql, PoolingDataSource.cs',
    },
    nearMisses: ['Max Pool Size=100;Timeout=15'],
  },
  {
    id: 'dotnet/thread-pool-starved',
    mechanism: 'workers-exhausted',
    symptom: 'thread pool starved',
    cause:
      "Blocking calls occupy the threads[ of {service}] (thread pool starvation), so even its web server's timer fires late.",
    patterns: [/heartbeat has been running for "?[\d:.]{1,20}"? which is longer than/i, /threadpool starvation/i],
    keywords: 'heartbeat has been running|threadpool starvation',
    blames: 'self',
    look: 'dotnet-counters monitor -p <pid> System.Runtime; dotnet-stack report -p <pid> # See the queue of the pool, and where its threads block (.Result, .Wait()).',
    samples: {
      'As of "03/02/2024 10:15:04 +00:00", the heartbeat has been running for "00:00:01.2340000" which is longer than "00:00:01". This could be caused by thread pool starvation.':
        'dotnet/aspnetcore, KestrelTrace.cs',
      'the heartbeat has been running for "00:00:03.0012345" which is longer than "00:00:01".':
        'dotnet/aspnetcore, KestrelTrace.cs',
    },
    nearMisses: ['heartbeat interval 00:00:01'],
  },
])

import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const DOTNET_SIGNATURES: readonly Signature[] = [
  {
    id: 'dotnet/null-reference',
    technology: 'dotnet',
    category: 'bug',
    title: 'Null reference in {service}',
    cause: 'The code of {service} uses an object that is null.',
    patterns: [/System\.NullReferenceException|Object reference not set to an instance of an object/],
    keywords: ['nullreferenceexception', 'object reference not set'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'git log --oneline -20 -- <file-of-the-top-frame>',
        'See who last touched the code that the stack names.',
        'The change is known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back to the last version without the fault.',
        'No further exception is logged.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      {
        line: 'System.NullReferenceException: Object reference not set to an instance of an object.',
        origin: '.net docs, NullReferenceException',
      },
      {
        line: 'Unhandled exception. System.NullReferenceException: Object reference not set to an instance of an object.',
        origin: '.net docs, NullReferenceException',
      },
    ],
    nearMisses: ['nullable reference types enabled'],
  },
  {
    id: 'dotnet/service-not-registered',
    technology: 'dotnet',
    category: 'configuration',
    title: '{service} cannot be put together: {type} is not registered',
    cause: 'Dependency injection in {service} knows no implementation of {type}, so what needs it cannot be created.',
    patterns: [
      /Unable to resolve service for type '(?<type>[^']{1,200})' while attempting to activate/,
      /No service for type '(?<type>[^']{1,200})' has been registered/,
    ],
    keywords: ['unable to resolve service', 'no service for type'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'git log --oneline -20 -- Program.cs Startup.cs',
        'See whether a registration was lost.',
        'The change is known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back to the last version that worked.',
        'The request succeeds.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      {
        line: "System.InvalidOperationException: Unable to resolve service for type 'Shop.IPriceClient' while attempting to activate 'Shop.OrderController'.",
        origin: '.net docs, dependency injection; dotnet/runtime, ActivatorUtilities.cs',
      },
      {
        line: "System.InvalidOperationException: No service for type 'Shop.IMailer' has been registered.",
        origin: '.net runtime, ServiceProviderServiceExtensions.cs',
      },
    ],
    nearMisses: ["Registered service type 'Shop.IMailer'"],
  },
  {
    id: 'dotnet/assembly-missing',
    technology: 'dotnet',
    category: 'configuration',
    title: 'Assembly {assembly} is missing in {service}',
    cause: '{service} needs the assembly {assembly}, which is absent or of another version.',
    otherwise: { assembly: 'for the runtime' },
    patterns: [
      /Could not load file or assembly '(?<assembly>[^',]{1,160})/,
      /You must install or update \.NET to run this application/,
    ],
    keywords: ['could not load file or assembly', 'you must install or update .net'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'dotnet --list-runtimes; dotnet list package --include-transitive | grep -F "{assembly}"',
        'Compare versions that are wanted and present.',
        'The version is known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back to the build that has it.',
        'The process starts.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      {
        line: "System.IO.FileNotFoundException: Could not load file or assembly 'Newtonsoft.Json, Version=13.0.0.0, Culture=neutral, PublicKeyToken=30ad4fe6b2a6aeed'. The system cannot find the file specified.",
        origin: '.net docs, FileNotFoundException',
      },
      {
        line: 'You must install or update .NET to run this application.',
        origin: 'dotnet/runtime, native/corehost/fxr',
      },
    ],
    nearMisses: ["Loaded assembly 'Newtonsoft.Json, Version=13.0.0.0'"],
  },
  {
    id: 'dotnet/connection-pool-exhausted',
    technology: 'dotnet',
    category: 'capacity',
    title: 'Connection pool of {service} is exhausted',
    cause:
      'All pooled database connections of {service} are in use, so requests wait for one until they give up: connections leak, or statements are slow.',
    patterns: [
      /The timeout period elapsed prior to obtaining a connection from the pool/i,
      /The connection pool has been exhausted, either raise '?Max(?:imum)? ?Pool ?Size/i,
    ],
    keywords: ['obtaining a connection from the pool', 'connection pool has been exhausted'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'dotnet-counters monitor -p <pid> Microsoft.Data.SqlClient.EventSource',
        'See how many connections are active and free.',
        'The leak or the slow statement is known.',
      ),
    ],
    samples: [
      {
        line: 'System.InvalidOperationException: Timeout expired.  The timeout period elapsed prior to obtaining a connection from the pool.  This may have occurred because all pooled connections were in use and max pool size was reached.',
        origin: '.net docs, SqlConnection pooling',
      },
      {
        line: "Npgsql.NpgsqlException (0x80004005): The connection pool has been exhausted, either raise 'Max Pool Size' (currently 100) or 'Timeout' (currently 15 seconds) in your connection string.",
        origin: 'npgsql/npgsql, PoolingDataSource.cs',
      },
    ],
    nearMisses: ['Max Pool Size=100;Timeout=15'],
  },
  {
    id: 'dotnet/thread-pool-starved',
    technology: 'dotnet',
    category: 'capacity',
    title: 'The thread pool of {service} is starved',
    cause: 'Blocking calls occupy the threads of {service}, so even the timer of its web server comes late.',
    patterns: [/heartbeat has been running for "?[\d:.]{1,20}"? which is longer than/i, /threadpool starvation/i],
    keywords: ['heartbeat has been running', 'threadpool starvation'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    explains: ['general/timeout'],
    commands: [
      diagnose(
        'dotnet-counters monitor -p <pid> System.Runtime; dotnet-stack report -p <pid>',
        'See the queue of the pool, and where its threads block (.Result, .Wait()).',
        'The blocking call is known.',
      ),
    ],
    samples: [
      {
        line: 'As of "03/02/2024 10:15:04 +00:00", the heartbeat has been running for "00:00:01.2340000" which is longer than "00:00:01". This could be caused by thread pool starvation.',
        origin: 'dotnet/aspnetcore, KestrelTrace.cs',
      },
      {
        line: 'the heartbeat has been running for "00:00:03.0012345" which is longer than "00:00:01".',
        origin: 'dotnet/aspnetcore, KestrelTrace.cs',
      },
    ],
    nearMisses: ['heartbeat interval 00:00:01'],
  },
]

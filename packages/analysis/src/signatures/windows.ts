import { defineSignatures } from './define-signatures.ts'

export const WINDOWS_SIGNATURES = defineSignatures([
  {
    id: 'windows/application-fault',
    mechanism: 'crash',
    symptom: '[{program} crashes|a program crashes]',
    cause:
      'The program[ {program}] crashes on Windows with a fault (access violation or unhandled exception)[ in {module}].',
    patterns: [
      /Faulting application name: (?<program>[\w.-]{1,80})(?:.{0,120}?Faulting module name: (?<module>[\w.-]{1,80}))?/i,
    ],
    keywords: 'faulting application',
    blames: 'self',
    unmistakable: true,
    look: 'Get-WinEvent -FilterHashtable @{LogName="Application"; Id=1000,1026} -MaxEvents 20 | Format-List # Read the crash records and the .NET exception beside them.',
    samples: {
      'Faulting application name: w3wp.exe, version: 10.0.20348.1, time stamp: 0x5f3a0c1d Faulting module name: ntdll.dll':
        'microsoft docs, event id 1000',
      'Faulting application name: OUTLOOK.EXE, version: 16.0.4266.1001': 'microsoft docs, event id 1000',
    },
    nearMisses: ['Application name: w3wp.exe started'],
  },
  {
    id: 'windows/service-terminated',
    mechanism: 'crash',
    symptom: '[Windows service {unit} ends unexpectedly|Windows service ends unexpectedly]',
    cause: 'The Windows service[ {unit}] ended unexpectedly: its process crashed or was killed.',
    patterns: [
      /The (?<unit>[\w .()-]{1,80}?) service terminated (?:unexpectedly|with the following (?:service-specific )?error)/i,
    ],
    keywords: 'service terminated',
    blames: 'self',
    unmistakable: true,
    look: 'Get-WinEvent -FilterHashtable @{LogName="System"; Id=7031,7034,7023,7024} -MaxEvents 20 | Format-List # See how often it ended and what Windows does about it.',
    samples: {
      'The Print Spooler service terminated unexpectedly. It has done this 1 time(s).': 'microsoft docs, event id 7034',
      'The Windows Search service terminated with the following service-specific error: %%-2147218141':
        'microsoft docs, event id 7024',
    },
    nearMisses: ['The Windows Search service entered the stopped state.'],
  },
])

import type { Signature } from '../model/signature.ts'
import { diagnose } from './propose-command.ts'

export const WINDOWS_SIGNATURES: readonly Signature[] = [
  {
    id: 'windows/application-fault',
    technology: 'windows',
    category: 'crash',
    title: '{program} crashes',
    cause:
      'The program {program} crashes on Windows: it ends with a fault (an access violation or an unhandled exception) in {module}.',
    otherwise: { module: 'one of its modules' },
    patterns: [
      /Faulting application name: (?<program>[\w.-]{1,80})(?:.{0,120}?Faulting module name: (?<module>[\w.-]{1,80}))?/i,
    ],
    keywords: ['faulting application'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    explains: ['windows/service-terminated'],
    commands: [
      diagnose(
        'Get-WinEvent -FilterHashtable @{LogName="Application"; Id=1000,1026} -MaxEvents 20 | Format-List',
        'Read the crash records and the .NET exception beside them.',
        'The faulting module and exception are known.',
      ),
    ],
    samples: [
      {
        line: 'Faulting application name: w3wp.exe, version: 10.0.20348.1, time stamp: 0x5f3a0c1d Faulting module name: ntdll.dll',
        origin: 'microsoft docs, event id 1000',
      },
      {
        line: 'Faulting application name: OUTLOOK.EXE, version: 16.0.4266.1001',
        origin: 'microsoft docs, event id 1000',
      },
    ],
    nearMisses: ['Application name: w3wp.exe started'],
  },
  {
    id: 'windows/service-terminated',
    technology: 'windows',
    category: 'crash',
    title: 'The Windows service {unit} ends unexpectedly',
    cause: 'The Windows service {unit} ends without being told to: its process crashes or is killed.',
    patterns: [
      /The (?<unit>[\w .()-]{1,80}?) service terminated (?:unexpectedly|with the following (?:service-specific )?error)/i,
    ],
    keywords: ['service terminated'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose(
        'Get-WinEvent -FilterHashtable @{LogName="System"; Id=7031,7034,7023,7024} -MaxEvents 20 | Format-List',
        'See how often it ended and what Windows does about it.',
        'The moment and the exit code are known.',
      ),
    ],
    samples: [
      {
        line: 'The Print Spooler service terminated unexpectedly. It has done this 1 time(s).',
        origin: 'microsoft docs, event id 7034',
      },
      {
        line: 'The Windows Search service terminated with the following service-specific error: %%-2147218141',
        origin: 'microsoft docs, event id 7024',
      },
    ],
    nearMisses: ['The Windows Search service entered the stopped state.'],
  },
]

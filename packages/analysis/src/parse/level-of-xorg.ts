import type { Level } from '../model/log-event.ts'

/** The first four say where a value is from: the hardware, the configuration, the defaults, the command line. */
const MARKS: Readonly<Record<string, Level>> = {
  '--': 'info',
  '**': 'info',
  '==': 'info',
  '++': 'info',
  '!!': 'info',
  II: 'info',
  WW: 'warn',
  EE: 'error',
  DD: 'debug',
  DB: 'debug',
  NI: 'warn',
  '??': 'info',
}

/** How bad a line of an X server is, which begins with two signs in brackets: `(WW) glamor: …`; null where none stand. */
export const levelOfXorg = (text: string, at: number): Level | null =>
  text.charCodeAt(at) === 40 && text.charCodeAt(at + 3) === 41 && text.charCodeAt(at + 4) === 32
    ? (MARKS[text.slice(at + 1, at + 3)] ?? null)
    : null

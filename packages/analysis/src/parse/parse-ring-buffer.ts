import type { Level } from '../model/log-event.ts'
import { levelOfXorg } from './level-of-xorg.ts'
import { parseSyslogTail, skipUptime } from './parse-syslog.ts'
import type { ParsedLine } from './parsed-line.ts'
import { setMessage } from './set-message.ts'

/** `[12345.678901] usb 1-1: …`: the kernel's ring buffer, whose clock counts from the start of the machine. */
export function parseRingBuffer(text: string, line: ParsedLine): boolean {
  const message = skipUptime(text, 0)
  if (message === 0) return false
  line.header = true
  line.format = 'kernel'
  const level = levelOfXorg(text, message)
  if (level !== null) {
    readServer(text, message, level, line)
    return true
  }
  const tail = MONOTONIC.test(text.slice(message, message + 160)) ? parseSyslogTail(text, message, true, line) : 0
  if (!IN_MILLISECONDS.test(text.slice(0, message))) line.service ??= 'kernel'
  setMessage(text, tail > 0 ? tail : message, line)
  return true
}

/** `(WW) glamor: …`, `(EE) modeset(0): …`: an X server counts as the kernel does, and marks each line. */
function readServer(text: string, at: number, level: Level, line: ParsedLine): void {
  const start = at + MARK_LENGTH
  const part = PART.exec(text.slice(start, start + 60))
  line.level = level
  line.logger = part?.[1]
  setMessage(text, start + (part?.[0].length ?? 0), line)
}

/** The kernel tells microseconds; what an X server says without a mark is no more the kernel's. */
const IN_MILLISECONDS = /\.\d{3}\]/

const MARK_LENGTH = '(WW) '.length
/** What a quote follows is a step, `LoadModule: "glx"`. */
const PART = /^([A-Za-z][\w./-]{1,40})(?:\(\d{1,3}\))?: (?!")/

/** The journal writes host and program after the same clock; the kernel's 'nvme nvme0: ' is neither. */
const MONOTONIC = /^\S+ (?:kernel|\S+\[\d+\]): /

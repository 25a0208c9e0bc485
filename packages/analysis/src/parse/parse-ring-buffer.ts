import { parseSyslogTail, skipUptime } from './parse-syslog.ts'
import type { ParsedLine } from './parsed-line.ts'
import { setMessage } from './set-message.ts'

/** `[12345.678901] usb 1-1: …`: the kernel's ring buffer, whose clock counts from the start of the machine. */
export function parseRingBuffer(text: string, line: ParsedLine): boolean {
  const message = skipUptime(text, 0)
  if (message === 0) return false
  line.header = true
  line.format = 'kernel'
  const tail = MONOTONIC.test(text.slice(message, message + 160)) ? parseSyslogTail(text, message, true, line) : 0
  line.service ??= 'kernel'
  setMessage(text, tail > 0 ? tail : message, line)
  return true
}

/** The journal writes host and program after the same clock; the kernel's 'nvme nvme0: ' is neither. */
const MONOTONIC = /^\S+ (?:kernel|\S+\[\d+\]): /

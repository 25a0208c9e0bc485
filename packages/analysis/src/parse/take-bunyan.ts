import type { ParsedLine } from './parsed-line.ts'

const SPEAKER =
  /^([A-Za-z][\w.-]{0,60})(?:\/([A-Za-z][\w.-]{0,60}))?\/(\d{1,10}) on ([\w.-]{1,80})(?: \([^()\s]{1,120}\))?: (?=\S)/

/** `cart/4711 on box-3: order placed`: a program, its process and its machine, as bunyan's own viewer shows them behind the level. */
export function takeBunyan(line: ParsedLine): void {
  const { level, service, message } = line
  if (level === null || service !== undefined || !message.startsWith('on ', message.indexOf(' ') + 1)) return
  const [whole, name, part, process, host] = SPEAKER.exec(message) ?? []
  if (whole === undefined) return
  line.service = name
  line.logger ??= part
  line.processId ??= process
  line.host ??= host
  line.message = message.slice(whole.length)
}

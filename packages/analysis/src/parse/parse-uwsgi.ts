import { levelOfStatus } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import { setMessage } from './set-message.ts'

const UWSGI = /^(\S+) (\S+) => generated \d+ bytes in (\d+) (msecs|micros|secs) \(HTTP\/[\d.]+ (\d{3})\)/

/** `[pid: 12|app: 0|req: 1/1] 10.0.0.1 () {…} [date] GET /x => generated 5 bytes in 7 msecs (HTTP/1.1 200)` */
export function parseUwsgi(prefix: string, text: string, body: number, line: ParsedLine): boolean {
  if (!prefix.startsWith('[pid: ') || !prefix.includes('|app: ')) return false
  line.format = 'uwsgi'
  readUwsgi(text.slice(body), line)
  setMessage(text, body, line)
  return true
}

function readUwsgi(text: string, line: ParsedLine): void {
  const match = UWSGI.exec(text)
  if (match === null) return
  line.method = match[1]
  line.path = match[2]
  line.latencyMs = Number(match[3]) * (match[4] === 'msecs' ? 1 : match[4] === 'secs' ? 1000 : 0.001)
  line.status = Number(match[5])
  line.level = levelOfStatus(line.status)
}

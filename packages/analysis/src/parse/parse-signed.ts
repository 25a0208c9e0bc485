import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import { setMessage } from './set-message.ts'

const SIGNED =
  /^[[【〔［]([^\]】〕］\s]{1,8})[\]】〕］]\s{0,2}(?:([^\s:：【〔［[]{1,30})(?:\[(\d{1,9})\])?(?:：|: ?)|[【〔［]([^】〕］\s]{1,30})[】〕］]\s{0,2}(?:[[【〔［]([^\]】〕］\s]{1,30})[\]】〕］]\s{0,2})?)?/

/** `【警告】 帳票出力：…`, `[警告] 帳票出力：…`, `【错误】【支付网关】[线程-4] …`: level, speaker and thread between the marks of Japanese and Chinese. */
export function parseSigned(text: string, at: number, line: ParsedLine): boolean {
  const match = SIGNED.exec(text.slice(at, at + 120))
  const level = match === null ? null : levelOfWord(match[1] ?? '')
  if (match === null || level === null) return false
  line.level = level
  line.service ??= match[2] ?? match[4]
  line.processId ??= match[3]
  line.thread ??= match[5]
  setMessage(text, at + match[0].length, line)
  return true
}

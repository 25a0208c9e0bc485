import { indexBehind } from './index-behind.ts'
import { strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** A daemon, its rank or its address, the number of the entry, and the channel. */
const HEAD =
  / ((?:mon|osd|mgr|mds|rgw|client)\.[\w.-]{1,80}) (?:\([\w.-]{1,60}\)|(?:[a-z]{3,6}\.\d{1,9} )?[\da-fv.:[\],/]{7,120}) (\d{1,12}) : (?:([a-z]{2,16}) )?\[([A-Z]{3})\] /y
const stamp = new Stamp()

/** `2026-02-23T17:42:02.747425+0000 mon.a (mon.0) 5479 : cluster [WRN] …` of a Ceph cluster's own log. */
export function parseCephCluster(text: string, line: ParsedLine, context: TimeContext): boolean {
  const end = mayBeCeph(text) ? scanTimestamp(text, 0, stamp) : -1
  if (end < 0 || stamp.kind !== 'full') return false
  HEAD.lastIndex = end
  const [whole = '', daemon, number = '', channel, word = ''] = HEAD.exec(text) ?? []
  if (daemon === undefined) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'ceph'
  line.service = daemon
  line.logger = channel
  line.level = word === 'SEC' ? 'warn' : strongLevelOfWord(word)
  line.addField('seq', number)
  setMessage(text, end + whole.length, line)
  return true
}

/** Cheap: the number of an entry stands before a colon that blanks set off. */
function mayBeCeph(text: string): boolean {
  const colon = indexBehind(BLANK, ': ', text)
  return colon > 0 && colon < MAX_HEAD && NUMBERED.test(text.slice(colon - 2, colon))
}

const BLANK = 32
const NUMBERED = /\d$/
const MAX_HEAD = 200

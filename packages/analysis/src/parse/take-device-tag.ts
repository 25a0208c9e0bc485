import { levelOfSyslogSeverity } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'

const CODE = /^([A-Z][A-Z\d_]{0,30})\/([0-7])\/([A-Z][A-Z\d_]{1,60})(?:\([a-z]{1,2}\))?$/

/** `IFNET/4/LINK_UPDOWN: …` of Huawei and H3C: a part of the device, the severity, and what happened. */
export function takeDeviceTag(tag: string, line: ParsedLine): boolean {
  const [, part, severity, event = ''] = mayBeCode(tag) ? (CODE.exec(tag) ?? []) : []
  if (part === undefined) return false
  line.logger = part
  line.level = levelOfSyslogSeverity(Number(severity))
  line.addField('event', event)
  return true
}

/** Cheap: most tags have no slash. */
const mayBeCode = (tag: string): boolean => tag.indexOf('/') > 0

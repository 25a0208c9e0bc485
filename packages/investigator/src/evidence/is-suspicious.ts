import { isAddressedToReader } from '@holdfast/analysis/frame/is-addressed-to-reader'
import type { LogEvent } from '@holdfast/analysis/model/log-event'

/** Words of verdicts and orders that systems rarely log, and that a reader could take for one. */
const VERDICT =
  /\b(?:(?<!with )root[ -]?cause|false (?:alarm|positive)|culprit|no (?:incident|action (?:is )?(?:needed|required))|not an? (?:incident|outage|problem)|(?:ignore|disregard|dismiss|resolve|acknowledge|suppress) (?:this|these|the (?:error|alert|above|following|previous)|all)|known (?:and )?harmless|safe to ignore|can be ignored|severity (?:is|of this)|post-?mortem|on-?call|operators?:|(?:previous|these|following|above|system) (?:instructions?|prompts?))\b/i
const PLANTS =
  /\b(?:curl|wget)\b[^|]{0,200}\|\s*(?:sudo )?(?:ba|z)?sh\b|\bonerror\s*=|javascript:|!\[[^\]]{0,200}\]\(|<(?:img|script|a) /i
const CHAT = /^\s*(?:system|assistant|user|human|ai)\s*:/i
/** What is shown would not be what is written. Colors are common, and taken out. */
const HIDDEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/u
/** Long enough to hold a sentence of a few words. */
const ENCODED = /(?<![\w+/=])[A-Za-z0-9+/]{40,}={0,2}(?![\w+/=])/

/** What of a record anybody could have written. */
function textsOf(event: LogEvent): string[] {
  return [event.raw, event.message, ...event.continuation]
}

export const isAddressed = (event: LogEvent): boolean =>
  textsOf(event).some(isAddressedToReader) || encodedTexts(event).some(isAddressedToReader)

/** A wider net than `isAddressed`: a verdict that needs such a line is not taken. */
export const isSuspicious = (event: LogEvent): boolean =>
  isAddressed(event) || [...textsOf(event), ...encodedTexts(event)].some(soundsLikeVerdict)

const soundsLikeVerdict = (text: string): boolean =>
  VERDICT.test(text) || PLANTS.test(text) || CHAT.test(text) || HIDDEN.test(text)

/** Whether words of ours could carry what a stranger wrote. */
export const isSuspiciousText = (text: string): boolean => isAddressedToReader(text) || soundsLikeVerdict(text)

function encodedTexts(event: LogEvent): string[] {
  const found = ENCODED.exec(event.raw)
  if (found === null) return []
  const decoded = Buffer.from(found[0], 'base64').toString('utf8')
  return /^[\t\n\r\x20-\x7E]+$/.test(decoded) ? [decoded] : []
}

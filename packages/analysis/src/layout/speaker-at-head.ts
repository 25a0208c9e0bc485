/** `%LINEPROTO-5-UPDOWN: `, `%%01OSPF/3/NBR_DOWN(l)[92]:`: the part of a device, how bad it is, and what happened. */
const CODED =
  /^(?:\d{1,12}: |[*.]?\p{Lu}\p{Ll}{2} {1,2}\d[^%]{0,36}: ){0,2}%(?:%\d\d)?(\p{Lu}[\p{Lu}\d_]{0,30})(?:-[\p{Lu}\d_]{1,30})?[-/][0-7][-/][\w-]{2,60}[:([]/u

/** `TCPHandler: …`, `ContextAccess (default): …`, `Backup   BackupMgr.cpp(00341) : …` */
const NAMED =
  /^(?:(\p{L}[\p{L}\d_]{1,40})(?: \([^()]{1,40}\))?: |(\p{L}[\p{L}\d_]{1,40}) +[\w./-]{1,60}\.[a-z]{1,4}\(\d{1,6}\) +: )/u

/** Which part of a device a message is from that begins with a code of it. */
export const partInCode = (message: string): string | undefined =>
  message.charCodeAt(0) === 37 || message.includes('%') ? CODED.exec(message)?.[1] : undefined

/** Who speaks where a message begins with a name and a colon, or with a name and a place in the code. */
export function nameAtHead(message: string): string | undefined {
  const named = NAMED.exec(message)
  return named?.[1] ?? named?.[2]
}

/**
 * Whether messages begin with names of parts, and not with words of a sentence: places in the code stand behind them, or
 * most have capitals, digits or marks within.
 */
export function beginWithParts(messages: readonly string[]): boolean {
  const matches = messages.map((message) => NAMED.exec(message)).filter((match) => match !== null)
  if (matches.filter(([, , placed]) => placed !== undefined).length > messages.length / 2) return true
  const distinct = [...new Set(matches.map(([, named, placed]) => named ?? placed ?? ''))]
  return distinct.filter((name) => !PROSE.test(name) && !CODE.test(name)).length > distinct.length / 2
}

/** `KRN4031E`: what happened, and nobody. */
const CODE = /^\p{Lu}{2,8}\d{3,6}\p{Lu}?$/u
const PROSE = /^\p{L}\p{Ll}*$/u

import { startsLine } from './starts-line.ts'
import { timeOfWrapper } from './unwrapped.ts'
import type { Unwrapped } from './unwrapped.ts'

const LOG_GROUP = /^\S{20,35} (\/[\w-]{1,40}\/[\w./-]{1,200}) (\S{1,300})(?:\s|$)/
/** Groups of the cloud's own services; where they are told apart, those that a company named are, too. */
const CLOUD_GROUP = /^\/(?:aws\/[\w-]{1,40}|ecs)\/./

/** `2026-07-27T11:29:58.488Z /aws/lambda/resize 2026/07/27/[54]57cd… message` of `aws logs tail`. */
export function unwrapLogGroup(text: string, out: Unwrapped): void {
  const match = LOG_GROUP.exec(text.slice(0, 600))
  const timestampMs = match === null ? null : timeOfWrapper(text)
  if (match === null || timestampMs === null) return
  const [head, group = '', third = ''] = match
  if (CLOUD_GROUP.test(group)) out.known.notePod('/aws/')
  else if (!out.known.hasPod('/aws/')) return
  // Without streams, what stands behind the group is the message.
  const isStream = (/\d/.test(third) && !startsLine(third)) || text.charCodeAt(head.length) === 123
  const stream = isStream ? third : ''
  out.text = text.slice(isStream ? head.length : head.lastIndexOf(third))
  out.wrapped = true
  out.stream = `${group} ${stream}`
  out.service = group.slice(group.lastIndexOf('/') + 1)
  out.timestampMs = timestampMs
}

/** A day, the function's name where it is told, its version, and an id. */
const LOG_STREAM = /\d{4}\/\d\d\/\d\d\/([\w-]{0,140})\[[\w$-]{1,64}\](?:\[[\w$-]{1,64}\])?[\da-f]{0,32} /y

/** `2025-03-29T16:50:48.302000+00:00 2025/03/29/[$LATEST]c61bc6… message`: the stream alone. */
export function unwrapLogStream(text: string, at: number, out: Unwrapped): void {
  if (text.charCodeAt(at + 4) !== 47 || text.charCodeAt(at + 10) !== 47) return
  LOG_STREAM.lastIndex = at
  const match = LOG_STREAM.exec(text)
  const timestampMs = match === null ? null : timeOfWrapper(text)
  if (match === null || timestampMs === null) return
  const [stream, name = ''] = match
  out.text = text.slice(at + stream.length)
  out.wrapped = true
  out.stream = stream.trimEnd()
  if (name !== '') out.service = name
  out.timestampMs = timestampMs
}

import { isPodName } from '../layout/pod-name.ts'
import { isDigit } from '../parse/scan-clock.ts'
import { isLower } from '../parse/scan-token.ts'
import { speakerOfPod } from '../layout/speaker-of-pod.ts'
import { timeOfWrapper } from './unwrapped.ts'
import type { Unwrapped } from './unwrapped.ts'

const PATH = /([a-z0-9][a-z0-9-]{0,62})\/([a-z0-9][a-z0-9.-]{1,120})\/([a-z0-9][a-z0-9-]{0,62}):? +(?:[>|›] )?/y

/** Cheap: small letters, digits and dashes up to a slash. */
function startsPath(text: string, at: number): boolean {
  let end = at
  while (isOfNamespace(text.charCodeAt(end))) end += 1
  return end > at && text.charCodeAt(end) === 47
}

const isOfNamespace = (code: number): boolean => isLower(code) || isDigit(code) || code === 45

/** `2026-09-15T10:02:16Z shop/cart-6d4cf56db6-8xk2p/app > line`: namespace, pod and container behind a collector's clock. */
export function unwrapPodPath(text: string, at: number, out: Unwrapped): void {
  if (!startsPath(text, at)) return
  PATH.lastIndex = at
  const [path, namespace, pod = '', container] = PATH.exec(text) ?? []
  const timestampMs = path === undefined || !isPodName(pod) ? null : timeOfWrapper(text)
  if (path === undefined || timestampMs === null) return
  out.text = text.slice(at + path.length)
  out.wrapped = true
  out.stream = `${pod}/${container}`
  out.pod = pod
  out.container = container
  out.namespace = namespace
  out.service = speakerOfPod(pod, container)
  out.timestampMs = timestampMs
}

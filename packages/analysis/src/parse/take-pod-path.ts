import { isPodName } from '../layout/pod-name.ts'
import { speakerOfPod } from '../layout/speaker-of-pod.ts'
import type { ParsedLine } from './parsed-line.ts'

const PATH = /^([\w.-]+)\/([\w.-]+)\/([\w.-]+)$/

/** `prod/cart-6d4cf56db6-8xk2p/main`: namespace, pod and container. */
export function takePodPath(word: string, line: ParsedLine): boolean {
  const [, namespace, pod = '', container] = PATH.exec(word) ?? []
  if (!isPodName(pod)) return false
  line.namespace ??= namespace
  line.pod ??= pod
  line.container ??= container
  line.service ??= speakerOfPod(pod, container)
  return true
}

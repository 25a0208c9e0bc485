import { expect, it } from 'vitest'
import { speakerOfPod } from './speaker-of-pod.ts'

it.each([
  ['billing-api-5d6czhk6h-lxgqt', 'api', 'billing-api'],
  ['docs-api-59lkjj8h6-dhr46', 'gunicorn', 'docs-api'],
  ['cart-6d4cf56db6-8xk2p', 'cart', 'cart'],
  ['cart-6d4cf56db6-8xk2p', 'istio-proxy', 'istio-proxy'],
  ['cart-6d4cf56db6-8xk2p', undefined, 'cart'],
  ['etcd-master1', 'etcd', 'etcd'],
  [undefined, 'web', 'web'],
])('who speaks in the pod %s from its container %s', (pod, container, speaker) =>
  expect(speakerOfPod(pod, container)).toBe(speaker),
)

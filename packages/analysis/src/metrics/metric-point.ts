import type { LineRef } from '../model/log-event.ts'

/** One number of one thing at one time, from whatever wire format. */
export interface MetricPoint {
  readonly service: string
  /** What of the service it is about, where it has several: a pod, a host, a container. */
  readonly resource: string
  /** With the attributes that tell its series from others of the name: 'system.cpu.time{state=user}'. */
  readonly name: string
  readonly unit: string
  /** `total` counts up until its process ends; `delta` is what came since the point before. */
  readonly kind: 'gauge' | 'total' | 'delta'
  readonly atMs: number
  readonly value: number
  readonly ref: LineRef
}

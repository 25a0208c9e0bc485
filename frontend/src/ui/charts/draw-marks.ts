import type { Severity } from '@holdfast/contracts/incident-fields'
import type uPlot from 'uplot'
import { readColor } from './chart-colors.ts'
import type { ChartSpec } from './chart-spec.ts'

const COLORS: Record<Severity, string> = {
  critical: '--critical',
  high: '--high',
  medium: '--medium',
  low: '--low',
}
const HEAD_PX = 5

/** When incidents began: an upright line with a head. */
export function drawMarks(plot: uPlot, { marks, window }: ChartSpec): void {
  const { ctx, bbox } = plot
  ctx.save()
  for (const { atMs, severity } of marks) {
    if (atMs < window.fromMs || atMs > window.untilMs) continue
    const x = Math.round(plot.valToPos(atMs, 'x', true))
    const head = HEAD_PX * devicePixelRatio
    ctx.strokeStyle = ctx.fillStyle = readColor(COLORS[severity])
    ctx.lineWidth = devicePixelRatio
    ctx.setLineDash([4 * devicePixelRatio, 3 * devicePixelRatio])
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
    ctx.beginPath()
    ctx.moveTo(x - head, bbox.top)
    ctx.lineTo(x + head, bbox.top)
    ctx.lineTo(x, bbox.top + head * 1.4)
    ctx.fill()
  }
  ctx.restore()
}

export function drawShade(plot: uPlot, { shaded, window }: ChartSpec): void {
  if (!shaded) return
  const { ctx, bbox } = plot
  const from = plot.valToPos(Math.max(shaded.fromMs, window.fromMs), 'x', true)
  const until = plot.valToPos(Math.min(Math.max(shaded.untilMs, shaded.fromMs), window.untilMs), 'x', true)
  ctx.save()
  ctx.fillStyle = readColor('--hover')
  ctx.fillRect(from, bbox.top, Math.max(2 * devicePixelRatio, until - from), bbox.height)
  ctx.restore()
}

import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { alignLines, type Aligned } from './align-lines.ts'
import { lookOf, readColor } from './chart-colors.ts'
import type { ChartSpec } from './chart-spec.ts'
import { drawMarks, drawShade } from './draw-marks.ts'
import { formatValue } from './format-value.ts'

const FONT = '12px "Inter Variable", sans-serif'
const AXIS_WIDTH = 64
const AXIS_HEIGHT = 26

/** Of bytes round steps are powers of two. */
const BYTE_STEPS = Array.from({ length: 53 }, (_, power) => 2 ** power)
const isOfBytes = (unit: string): boolean => unit === 'By' || unit === 'bytes'

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

export interface DrawnChart {
  resize(width: number): void
  destroy(): void
}

/** `onPoint` hears which point the pointer is at, and null when it leaves. */
export function drawChart(
  element: HTMLElement,
  spec: ChartSpec,
  { height, onPoint }: { readonly height: number; readonly onPoint: (values: Aligned, index: number | null) => void },
): DrawnChart {
  const data = alignLines(
    spec.lines.map(({ points }) => points),
    spec.bucketMs,
  )
  const axis = { stroke: readColor('--faint'), font: FONT, grid: { stroke: readColor('--line'), width: 1 } }
  const chart = new uPlot(
    {
      width: element.clientWidth,
      height,
      ms: 1,
      padding: [8, 8, 0, 0],
      legend: { show: false },
      cursor: { y: false, points: { size: 6 } },
      scales: {
        x: { time: true, range: [spec.window.fromMs, Math.max(spec.window.untilMs, spec.window.fromMs + 1)] },
        y: { range: { min: { soft: 0, mode: 1, pad: 0.1 }, max: { soft: 0, mode: 2, pad: 0.1 } } },
      },
      axes: [
        {
          ...axis,
          ticks: { show: false },
          size: AXIS_HEIGHT,
          values: (_, splits) => splits.map((atMs) => clock.format(atMs)),
        },
        {
          ...axis,
          ticks: { show: false },
          size: AXIS_WIDTH,
          ...(isOfBytes(spec.unit) && { incrs: BYTE_STEPS }),
          values: (_, splits) => splits.map((value) => formatValue(value, spec.unit, spec.isRate, true)),
        },
      ],
      series: [
        {},
        ...spec.lines.map(({ label }, index) => {
          const { color, dash } = lookOf(index)
          return { label, stroke: readColor(color), dash: [...dash], width: 1.5, points: { show: isSparse(data) } }
        }),
      ],
      hooks: {
        drawClear: [(plot) => drawShade(plot, spec)],
        draw: [(plot) => drawMarks(plot, spec)],
        setLegend: [(plot) => onPoint(data, plot.cursor.idx ?? null)],
      },
    },
    data as unknown as uPlot.AlignedData,
    element,
  )
  return { resize: (width) => chart.setSize({ width, height }), destroy: () => chart.destroy() }
}

/** One point has no line. */
const isSparse = ([xs]: Aligned): boolean => xs.length < 3

const WIDTH = 60
const HEIGHT = 16

/** Its errors over its window: a burst, a beat or a steady stream, told apart at a glance. */
export function Sparkline({ volume }: { readonly volume: readonly number[] }) {
  const peak = Math.max(...volume, 0)
  if (peak === 0) return null
  const step = WIDTH / volume.length
  const bars = volume
    .map((count, index) => ({ x: index * step, height: count === 0 ? 0 : Math.max(1.5, (count / peak) * HEIGHT) }))
    .filter(({ height }) => height > 0)
    .map(({ x, height }) => `M${x.toFixed(1)} ${HEIGHT}v-${height.toFixed(1)}h${(step * 0.8).toFixed(1)}V${HEIGHT}z`)
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="shrink-0">
      <path d={bars.join('')} className="fill-faint" />
    </svg>
  )
}

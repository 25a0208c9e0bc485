/** Pearson's correlation; 0 where either does not vary. */
export function pearson(xs: readonly number[], ys: readonly number[]): number {
  const meanX = xs.reduce((sum, x) => sum + x, 0) / xs.length
  const meanY = ys.reduce((sum, y) => sum + y, 0) / ys.length
  let xy = 0
  let xx = 0
  let yy = 0
  xs.forEach((x, index) => {
    const dx = x - meanX
    const dy = (ys[index] ?? meanY) - meanY
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  })
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy)
}

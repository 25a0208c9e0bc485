/** How far each is from the one before it. */
export const gapsBetween = (times: readonly number[]): number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? time))

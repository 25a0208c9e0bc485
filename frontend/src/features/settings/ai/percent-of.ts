export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, (part / whole) * 100)

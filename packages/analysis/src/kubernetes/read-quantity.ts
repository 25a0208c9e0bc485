const FACTORS: Readonly<Record<string, number>> = {
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
}

/** '500m', '3Gi', '10' as a plain number; NaN for what is none. */
export function readQuantity(text: string): number {
  const match = /^([\d.]+)([mkMGTP]i?|Ki)?$/.exec(text.trim())
  return match === null
    ? Number.NaN
    : Number(match[1]) * (match[2] === undefined ? 1 : (FACTORS[match[2]] ?? Number.NaN))
}

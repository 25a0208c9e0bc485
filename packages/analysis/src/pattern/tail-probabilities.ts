/** P(X ≥ k) of a binomial distribution. */
export function binomialTail(n: number, k: number, p: number): number {
  let tail = 0
  for (let i = k; i <= n; i++) tail += Math.exp(logChoose(n, i) + i * Math.log(p) + (n - i) * Math.log1p(-p))
  return Math.min(1, tail)
}

/** P(Z ≥ z) of the standard normal distribution (Abramowitz and Stegun 26.2.17). */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return Math.max(0, (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly)
}

/** P(X ≥ x) of a chi-square distribution, by the cube-root approximation of Wilson and Hilferty. */
export function chiSquareTail(x: number, degrees: number): number {
  const scale = 2 / (9 * degrees)
  return normalTail((Math.cbrt(x / degrees) - (1 - scale)) / Math.sqrt(scale))
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k)
}

function logFactorial(n: number): number {
  let log = 0
  for (let i = 2; i <= n; i++) log += Math.log(i)
  return log
}

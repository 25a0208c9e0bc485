export const metricKeys = {
  series: (service: string | null, q: string) => ['series', service, q],
} as const

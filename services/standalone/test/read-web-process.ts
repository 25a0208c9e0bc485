const PROCESS = 'process="The web server"'

export interface WebProcess {
  /** Since its start. */
  readonly cpuMs: number
  readonly gcMs: number
  /** The longest delay of its event loop since it was asked last, of which 10 ms are the measuring timer's own. */
  readonly longestDelayMs: number
}

/** What the web process says of itself: figures of a busy machine are told from those of slow code by it. */
export async function readWebProcess(metricsUrl: string): Promise<WebProcess> {
  const lines = (await (await fetch(metricsUrl)).text()).split('\n').filter((line) => line.includes(PROCESS))
  const sumMs = (metric: string) =>
    lines
      .filter((line) => line.startsWith(`${metric}{`))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))) * 1_000, 0)
  return {
    cpuMs: sumMs('process_cpu_seconds_total'),
    gcMs: sumMs('nodejs_gc_duration_seconds_sum'),
    longestDelayMs: sumMs('nodejs_eventloop_lag_max_seconds'),
  }
}

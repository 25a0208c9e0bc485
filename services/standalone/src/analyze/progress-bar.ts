const APPEARS_AFTER_MS = 1000
const REDRAW_MS = 100
const WIDTH = 30

export interface ProgressBar {
  readonly advance: (bytes: number) => void
  readonly finish: () => void
}

/** Drawn on a terminal only, and only once the work has taken a second. */
export function createProgressBar(totalBytes: number | null, stream: NodeJS.WriteStream): ProgressBar {
  if (!stream.isTTY) return { advance: () => {}, finish: () => {} }
  const startedMs = performance.now()
  let doneBytes = 0
  let drawnMs = 0
  return {
    advance: (bytes) => {
      doneBytes += bytes
      const nowMs = performance.now()
      if (nowMs - startedMs < APPEARS_AFTER_MS || nowMs - drawnMs < REDRAW_MS) return
      drawnMs = nowMs
      stream.write(`\r\u001b[K${drawBar(doneBytes, totalBytes)}`)
    },
    finish: () => {
      if (drawnMs > 0) stream.write('\r\u001b[K')
    },
  }
}

function drawBar(doneBytes: number, totalBytes: number | null): string {
  const megabytes = (doneBytes / 1e6).toFixed(1)
  if (totalBytes === null || totalBytes === 0) return `reading … ${megabytes} MB`
  const share = Math.min(1, doneBytes / totalBytes)
  const filled = Math.round(share * WIDTH)
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.round(share * 100)} %  ${megabytes} MB`
}

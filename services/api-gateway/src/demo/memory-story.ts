import { createDice, iso, type SampleLog, type StoryLine, toSampleLog } from './story.ts'

const MINUTE = 60_000
const LIVES = 5

/** A worker's memory grows until the kernel ends it, again and again; whoever calls it sees refused connections. */
export function tellMemoryStory(endMs: number): SampleLog {
  const dice = createDice(23)
  const lines: StoryLine[] = []
  const startMs = endMs - LIVES * 8 * MINUTE
  const add = (atMs: number, level: string, service: string, message: string) =>
    lines.push({ atMs, text: JSON.stringify({ time: iso(atMs), level, service, msg: message }) })

  for (let life = 0; life < LIVES; life++) {
    const bornMs = startMs + life * 8 * MINUTE
    const diesMs = bornMs + 7 * MINUTE
    add(bornMs, 'info', 'thumbnailer', 'worker started, waiting for images')
    for (let atMs = bornMs + 20_000, mb = 140; atMs < diesMs; atMs += 20_000, mb += 18) {
      add(atMs, 'info', 'thumbnailer', `heap used ${mb} MB of 512 MB, ${dice(9)} images waiting`)
      add(atMs + 400, 'info', 'gallery', `GET /albums/${dice(900)} 200 in ${15 + dice(30)} ms`)
    }
    add(diesMs - 9_000, 'warn', 'thumbnailer', 'heap used 497 MB of 512 MB, garbage collection took 4.1 s')
    add(
      diesMs,
      'error',
      'kernel',
      `Memory cgroup out of memory: Killed process ${2_000 + life * 37} (node) total-vm:1264312kB, anon-rss:523408kB`,
    )
    add(diesMs + 800, 'warn', 'kubelet', 'container thumbnailer terminated: OOMKilled, exit code 137')
    add(
      diesMs + 2_000,
      'warn',
      'kubelet',
      `Back-off restarting failed container thumbnailer, restart count ${life + 1}`,
    )
    for (let atMs = diesMs + 1_000; atMs < diesMs + 50_000; atMs += 4_000 + dice(3_000)) {
      add(atMs, 'error', 'gallery', `could not load thumbnail ${dice(9_000)}: connect ECONNREFUSED thumbnailer:8080`)
    }
  }
  return toSampleLog('gallery.log', lines)
}

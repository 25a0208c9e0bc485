import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { processTree, type Running } from '../run-standalone.ts'
import type { Attack, Target } from './attacks.ts'

export interface AttackFigures {
  readonly attack: string
  readonly needs: Attack['needs']
  readonly requests: number
  readonly sent_mb: number
  /** The longest paste of another company under the attack, less one without it. */
  readonly delay_ms: number
  readonly health_ms: number
  /** Of the process that took most. */
  readonly memory_mb: number
  readonly died: number
}

const ATTACK_MS = 12_000
const WARM_UP_MS = 1_500
const PATIENCE_MS = 60_000
const PROBE_MS = 100
const parts = ['web-process', 'analysis-worker', 'standalone/src/main']

/** Pastes like somebody who is in a hurry, and waits for the result. */
export async function timePaste({ url }: { url: string }, apiKey: string): Promise<number> {
  const lines = Array.from({ length: 60 }, (_, index) => {
    const time = new Date(Date.now() - (60 - index) * 1_000).toISOString()
    return `${time} ${index < 40 ? 'INFO served' : 'ERROR connect ECONNREFUSED 10.0.0.9:5432'} ${index}`
  })
  const startedMs = performance.now()
  const response = await fetch(`${url}/api/v1/logs/forward`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({ log_content: lines.join('\n') }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined)
  // No answer, or another one, is as bad as one that comes too late to matter.
  if (response?.status !== 200) return PATIENCE_MS
  await response.arrayBuffer()
  return performance.now() - startedMs
}

export async function measureAttack(
  holdfast: Running,
  attack: Attack,
  { target, neighborKey, usualMs }: { target: Target; neighborKey: string; usualMs: number },
): Promise<AttackFigures> {
  const script = path.join(import.meta.dirname, 'attacker.ts')
  const attacker = fork(script, [attack.name, JSON.stringify(target)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let requests = 0
  let bytes = 0
  attacker.on('message', (shot: { bytes: number }) => {
    if (shot.bytes > 0) requests++
    bytes += shot.bytes
  })
  await once(attacker, 'message')
  const before = await listNodes(holdfast)
  const watch = watchHealth(holdfast)
  let longestMs = 0
  try {
    await pause(WARM_UP_MS)
    const endAtMs = performance.now() + ATTACK_MS
    do longestMs = Math.max(longestMs, await timePaste(holdfast, neighborKey))
    while (performance.now() < endAtMs)
  } finally {
    attacker.kill('SIGKILL')
    await once(attacker, 'exit')
  }
  const { healthMs, memoryMb } = await watch.stop()
  const after = await listNodes(holdfast)
  return {
    attack: attack.name,
    needs: attack.needs,
    requests,
    sent_mb: Math.round(bytes / 100_000) / 10,
    delay_ms: Math.max(0, Math.round(longestMs - usualMs)),
    health_ms: Math.round(healthMs),
    memory_mb: Math.round(memoryMb),
    died: before.filter((pid) => !after.includes(pid)).length,
  }
}

function watchHealth(holdfast: Running) {
  const over = new AbortController()
  let healthMs = 0
  let memoryMb = 0
  const asking = (async () => {
    while (!over.signal.aborted) {
      const startedMs = performance.now()
      const isAlive = await fetch(`${holdfast.url}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
      healthMs = Math.max(healthMs, isAlive ? performance.now() - startedMs : Number.POSITIVE_INFINITY)
      await pause(PROBE_MS)
    }
  })()
  const sampling = (async () => {
    while (!over.signal.aborted) {
      for (const pid of await listNodes(holdfast)) memoryMb = Math.max(memoryMb, await readMemoryMb(pid))
      await pause(PROBE_MS)
    }
  })()
  return {
    async stop() {
      over.abort()
      await Promise.all([asking, sampling])
      return { healthMs, memoryMb }
    },
  }
}

/** The processes of ours; Postgres looks after itself. */
async function listNodes({ process: { pid = 0 } }: Running): Promise<number[]> {
  const tree = await processTree(pid)
  return tree.filter(({ command }) => parts.some((part) => command.includes(part))).map((found) => found.pid)
}

async function readMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024
}

const pause = (timeMs: number) => new Promise((resolve) => setTimeout(resolve, timeMs))

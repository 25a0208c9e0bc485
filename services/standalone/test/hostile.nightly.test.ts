import { expect, it } from 'vitest'
import { floors, runAttacks } from './hostile/run-attacks.ts'

it('answers a health check and stays within its memory, whatever is thrown at it', async () => {
  for (const { attack, health_ms, memory_mb, died } of await runAttacks()) {
    expect.soft(died, `processes that died under: ${attack}`).toBe(0)
    expect.soft(memory_mb, `memory under: ${attack}`).toBeLessThanOrEqual(floors.memoryMb)
    expect.soft(health_ms, `health check under: ${attack}`).toBeLessThanOrEqual(floors.healthMs)
  }
})

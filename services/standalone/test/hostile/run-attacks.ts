import { startPostgres } from '@holdfast/testing/start-postgres'
import { openAccount } from '../open-account.ts'
import { runStandalone } from '../run-standalone.ts'
import { type Attack, attacks } from './attacks.ts'
import { type AttackFigures, measureAttack, timePaste } from './measure-attack.ts'

export const floors = { delayMs: 2_000, memoryMb: 768, healthMs: 1_000 }

export interface RunOptions {
  readonly onFigures?: (figures: AttackFigures) => void
  readonly isWanted?: (attack: Attack) => boolean
}

/** The whole product under one attack after the other, again for each: what one leaves behind is not the next one's. */
export async function runAttacks({ onFigures, isWanted = () => true }: RunOptions = {}): Promise<AttackFigures[]> {
  const figures: AttackFigures[] = []
  for (const attack of attacks.filter(isWanted)) {
    const measured = await runAttack(attack)
    figures.push(measured)
    onFigures?.(measured)
  }
  return figures
}

async function runAttack(attack: Attack): Promise<AttackFigures> {
  const postgres = await startPostgres()
  const holdfast = await runStandalone({
    DATABASE_URL: postgres.ownerUrl,
    WORKERS: '1',
    GITHUB_CLIENT_ID: 'hostile',
    GITHUB_CLIENT_SECRET: 'hostile',
    GITHUB_WEBHOOK_SECRET: 'a webhook secret',
  })
  try {
    if (!(await holdfast.isReady)) throw new Error(holdfast.output())
    const neighbor = await openAccount(holdfast.url, 'neighbor@quiet.example')
    const attacker = await openAccount(holdfast.url, 'attacker@loud.example')
    const usual: number[] = []
    for (let index = 0; index < 5; index++) usual.push(await timePaste(holdfast, neighbor.apiKey))
    const usualMs = usual.toSorted((a, b) => a - b)[2] ?? 0
    const target = { url: holdfast.url, grpcUrl: holdfast.grpcUrl, apiKey: attacker.apiKey }
    return await measureAttack(holdfast, attack, { target, neighborKey: neighbor.apiKey, usualMs })
  } finally {
    holdfast.process.kill('SIGTERM')
    await holdfast.ended
    await postgres.stop()
  }
}

export const holdsFloors = ({ delay_ms, memory_mb, died }: AttackFigures): boolean =>
  delay_ms <= floors.delayMs && memory_mb <= floors.memoryMb && died === 0

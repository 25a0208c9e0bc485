import { setTimeout as delay } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Fleet } from './fleet.ts'

export interface ProbeFigures {
  requests: number
  /** By status; 'cut off' where no answer came. */
  answers: Record<string, number>
}

const pauseMs = 50
const paths = ['/api/v1/auth/me', '/api/v1/dashboard/incidents?limit=10', '/dashboard', '/api/v1/logs/processing']

/** A person who uses the dashboard all the while. */
export function startProbe({ webUrl }: Fleet, { token }: Account): { stop(): Promise<ProbeFigures> } {
  const figures: ProbeFigures = { requests: 0, answers: {} }
  const stopping = new AbortController()
  const note = (answer: string) => {
    figures.requests++
    figures.answers[answer] = (figures.answers[answer] ?? 0) + 1
  }
  async function ask(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      try {
        const headers = { authorization: `Bearer ${token}` }
        const response = await fetch(`${webUrl}${paths[turn % paths.length]}`, { headers })
        await response.arrayBuffer()
        note(String(response.status))
      } catch {
        note('cut off')
      }
      await delay(pauseMs)
    }
  }
  const asking = ask()
  return {
    stop: async () => {
      stopping.abort()
      await asking
      return figures
    },
  }
}

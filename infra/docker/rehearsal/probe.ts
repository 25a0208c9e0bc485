import { setTimeout as delay } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Fleet } from './fleet.ts'

export interface ProbeFigures {
  requests: number
  /** By status; 'cut off' where no answer came. */
  readonly answers: Record<string, number>
}

const PAUSE_MS = 50
const paths = ['/api/v1/auth/me', '/api/v1/dashboard/incidents?limit=10', '/dashboard', '/api/v1/logs/processing']

/** A person who uses the dashboard all the while; the files that its page names are fetched as a browser would. */
export function startProbe({ webUrl }: Fleet, account: Account): { stop(): Promise<ProbeFigures> } {
  const figures: ProbeFigures = { requests: 0, answers: {} }
  const stopping = new AbortController()
  const note = (answer: string) => {
    figures.requests++
    figures.answers[answer] = (figures.answers[answer] ?? 0) + 1
  }
  async function ask(path: string): Promise<string> {
    try {
      const headers = { authorization: `Bearer ${account.token}` }
      const response = await fetch(`${webUrl}${path}`, { headers })
      const text = await response.text()
      note(String(response.status))
      return text
    } catch {
      note('cut off')
      return ''
    }
  }
  async function browse(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      const page = await ask(paths[turn % paths.length] ?? '/')
      for (const [, file = ''] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) await ask(file)
      await delay(PAUSE_MS)
    }
  }
  const browsing = browse()
  return {
    stop: async () => {
      stopping.abort()
      await browsing
      return figures
    },
  }
}

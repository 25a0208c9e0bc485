import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useOfferedCommands, type Command } from '../../lib/commands/command-registry.ts'
import { incidentSearchQuery } from '../../lib/incidents/incident-search-query.ts'
import { matchCommands } from './match-commands.ts'
import { useStandingCommands } from './use-standing-commands.ts'

const INCIDENTS_SHOWN = 8

/** What the screen offers, then what can be done from everywhere and incidents: these first while nothing is typed. */
export function useMatchingCommands(overlays: Parameters<typeof useStandingCommands>[0], text: string): Command[] {
  const navigate = useNavigate()
  const offered = useOfferedCommands()
  const standing = useStandingCommands(overlays)
  const { data: page } = useQuery(incidentSearchQuery(text, INCIDENTS_SHOWN))
  const found: Command[] = (page?.incidents ?? []).map((incident) => ({
    id: incident.incident_id,
    title: incident.title,
    group: 'Incidents',
    run: () => void navigate(`/dashboard/incidents/${incident.incident_id}`),
  }))
  const ways = matchCommands(standing, text)
  // The page at hand may be that of a shorter text: what no longer matches is left out at once.
  const shown = matchCommands(found, text)
  return [...matchCommands(offered, text), ...(text.trim() === '' ? [...shown, ...ways] : [...ways, ...shown])]
}

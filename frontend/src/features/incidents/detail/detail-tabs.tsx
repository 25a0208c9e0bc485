import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import type { ShownIncidentDetail } from '../../../lib/incidents/shown-detail.ts'
import { EvidenceTab } from '../evidence/evidence-tab.tsx'
import { ImpactTab } from './impact-tab.tsx'
import { RootCauseTab } from './root-cause-tab.tsx'
import { SolutionTab } from './solution-tab.tsx'
import { SummaryTab } from './summary-tab.tsx'
import { TechnicalTab } from './technical-tab.tsx'
import { TimelineTab } from '../timeline/timeline-tab.tsx'

interface DetailTabsProps {
  readonly detail: ShownIncidentDetail
  readonly view: string
  readonly lineId: string | null
  readonly onShow: (view: string, lineId?: string) => void
  readonly onOpenIncident: (id: string) => void
}

interface View {
  readonly id: string
  readonly name: string
  readonly count?: number
  readonly content: ReactNode
}

function viewsOf({ detail, lineId, onShow, onOpenIncident }: DetailTabsProps): View[] {
  const results = detail.analysis_data.pipeline_results
  const incident = results.final_incidents[0]
  if (!incident) return []
  const analysis = results.log_analysis
  const showLine = (id: string) => onShow('evidence', id)
  const views: View[] = [
    {
      id: 'summary',
      name: 'Summary',
      content: <SummaryTab detail={detail} onShow={onShow} onShowLine={showLine} onOpenIncident={onOpenIncident} />,
    },
    {
      id: 'root-cause',
      name: 'Root Cause',
      count: analysis.root_cause_hypothesis_ranking.length,
      content: <RootCauseTab results={results} onShowLine={showLine} />,
    },
    {
      id: 'evidence',
      name: 'Evidence & Logs',
      count: incident.evidence_logs.length,
      content: <EvidenceTab incidentId={detail.incident_id} results={results} citedLineId={lineId} onCite={showLine} />,
    },
    {
      id: 'impact',
      name: 'Impact Analysis',
      content: <ImpactTab results={results} onShowLine={showLine} />,
    },
    {
      id: 'technical',
      name: 'Technical Details',
      content: <TechnicalTab incidentId={detail.incident_id} results={results} />,
    },
    {
      id: 'timeline',
      name: 'Timeline',
      count: incident.timeline.length,
      content: <TimelineTab incidentId={detail.incident_id} results={results} onShowLine={showLine} />,
    },
  ]
  if (results.remediation_commands && results.remediation_commands.solutions.length > 0) {
    views.push({
      id: 'solution',
      name: 'Solution',
      content: <SolutionTab incidentId={detail.incident_id} commands={results.remediation_commands} />,
    })
  }
  return views
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

export function DetailTabs(props: DetailTabsProps) {
  const views = viewsOf(props)
  const value = views.some(({ id }) => id === props.view) ? props.view : 'summary'
  return (
    <Tabs.Root value={value} onValueChange={(view) => props.onShow(view)}>
      <Tabs.List
        aria-label="Incident details"
        className="border-line bg-canvas sticky top-0 z-10 -mx-1 flex overflow-x-auto border-b px-1 pt-2 [scrollbar-width:none]"
      >
        {views.map(({ id, name, count }, index) => (
          <Tabs.Trigger
            key={id}
            value={id}
            // The first is in view from the start: asking would cost a layout at each opening.
            ref={id === value && index > 0 ? bringIntoView : undefined}
            className="hit-target text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink -mb-px flex shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2 py-2 text-sm max-lg:px-2.5 font-medium whitespace-nowrap focus-visible:-outline-offset-2"
          >
            {name}
            {count === undefined ? null : (
              <span className="bg-hover text-soft tabular min-w-5 rounded-sm px-1 text-center text-xs">{count}</span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {views.map(({ id, content }) => (
        <Tabs.Content key={id} value={id} className="py-3 outline-offset-4">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

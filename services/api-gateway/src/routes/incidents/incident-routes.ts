import type { Route } from '../../route-dependencies.ts'
import { analyzeCode } from '../assistant/analyze-code.ts'
import { ask } from '../assistant/ask.ts'
import { listModelCalls } from '../assistant/list-model-calls.ts'
import { listConversation } from '../assistant/list-conversation.ts'
import { showInvestigation } from '../assistant/show-investigation.ts'
import { showRefinement } from '../assistant/show-refinement.ts'
import { addComment } from '../comments/add-comment.ts'
import { deleteComment } from '../comments/delete-comment.ts'
import { editComment } from '../comments/edit-comment.ts'
import { listComments } from '../comments/list-comments.ts'
import { listGroupingRules } from '../grouping/list-grouping-rules.ts'
import { mergeIncident } from '../grouping/merge-incident.ts'
import { previewGrouping } from '../grouping/preview-grouping.ts'
import { removeGroupingRule } from '../grouping/remove-grouping-rule.ts'
import { splitIncident } from '../grouping/split-incident.ts'
import { undoGrouping } from '../grouping/undo-grouping.ts'
import { assignIncident } from './assign-incident.ts'
import { bulkIncidents } from './bulk-incidents.ts'
import { deleteIncident } from './delete-incident.ts'
import { exportIncident } from './export-incident.ts'
import { getEvidenceContext } from './get-evidence-context.ts'
import { getIncident } from './get-incident.ts'
import { listIncidentHistory } from './list-incident-history.ts'
import { listIncidents } from './list-incidents.ts'
import { listRelated } from './list-related.ts'
import { restoreIncident } from './restore-incident.ts'
import { showChanges } from './show-changes.ts'
import { updateIncident } from './update-incident.ts'
import { updateStatus } from './update-status.ts'

/** All that one can do with incidents. */
export const incidentRoutes: readonly Route[] = [
  listIncidents,
  showChanges,
  getIncident,
  updateIncident,
  updateStatus,
  assignIncident,
  bulkIncidents,
  deleteIncident,
  restoreIncident,
  listIncidentHistory,
  listRelated,
  getEvidenceContext,
  exportIncident,
  listComments,
  addComment,
  editComment,
  deleteComment,
  ask,
  analyzeCode,
  listConversation,
  listModelCalls,
  showInvestigation,
  showRefinement,
  mergeIncident,
  splitIncident,
  undoGrouping,
  listGroupingRules,
  removeGroupingRule,
  previewGrouping,
]

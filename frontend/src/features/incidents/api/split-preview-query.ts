import { GroupingPreview } from '@holdfast/contracts/incidents'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'

/** What such a split would have done to the last incidents. */
export const splitPreviewQuery = (templateIds: readonly string[]) =>
  queryOptions({
    queryKey: incidentKeys.splitPreview(templateIds),
    queryFn: () =>
      request(GroupingPreview, {
        method: 'POST',
        path: '/api/v1/dashboard/grouping/preview',
        body: { template_ids: templateIds },
      }),
  })

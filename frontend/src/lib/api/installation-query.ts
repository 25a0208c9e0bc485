import { Installation } from '@holdfast/contracts/installation'
import { queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'

/** Who helps, and where mails wait: the same for all, and for as long as the page is open. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: () => request(Installation, { path: '/api/v1/installation', isPublic: true }),
  staleTime: Infinity,
})

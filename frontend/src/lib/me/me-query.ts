import { Me } from '@holdfast/contracts/auth'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { updateStoredPeople } from '../auth/auth-storage.ts'

/** Role, name and operator rights may have changed since the sign-in. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const me = await request(Me, { path: '/api/v1/auth/me' })
    updateStoredPeople(me)
    return me
  },
  staleTime: 300_000,
})

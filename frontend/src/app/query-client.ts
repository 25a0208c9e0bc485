import { QueryClient } from '@tanstack/react-query'
import { readAuth, subscribeToAuth } from '../lib/auth/auth-storage.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 15_000 },
    mutations: { networkMode: 'always' },
  },
})

let owner = readAuth()?.user.id
// What one person's sign-in loaded is not for the next one to see.
subscribeToAuth(() => {
  const next = readAuth()?.user.id
  if (next !== owner) queryClient.clear()
  owner = next
})

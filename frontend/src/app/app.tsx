import { QueryClientProvider } from '@tanstack/react-query'
import { Tooltip } from 'radix-ui'
import { RouterProvider } from 'react-router/dom'
import { Toaster } from '../ui/toaster.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Tooltip.Provider delayDuration={400} skipDelayDuration={200}>
        {/* Drawn at once: a key pressed right after a move must find the screen it moved to. */}
        <RouterProvider router={router} useTransitions={false} />
        <Toaster />
      </Tooltip.Provider>
    </QueryClientProvider>
  )
}

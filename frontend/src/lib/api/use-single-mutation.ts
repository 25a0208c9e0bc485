import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that is not asked for again while it runs. `isPending` alone would come too late: it is true when the page
 * is drawn again, and a second click or key press may come before that.
 */
export function useSingleMutation<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
): UseMutationResult<Data, Error, Variables, Context> {
  const isRunning = useRef(false)
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      isRunning.current = false
      return options.onSettled?.(...settled)
    },
  })
  const mutate: typeof mutation.mutate = (...asked) => {
    if (isRunning.current) return
    isRunning.current = true
    mutation.mutate(...asked)
  }
  return { ...mutation, mutate }
}

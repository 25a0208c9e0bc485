/** Counts what one piece of work asks of the host. */
export interface CallBudget {
  readonly limit: number
  used: number
}

export const createCallBudget = (limit: number): CallBudget => ({ limit, used: 0 })

export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent'
}

/** Spends a call, or throws where none is left. */
export function spendCall(budget: CallBudget): void {
  if (budget.used >= budget.limit) throw new BudgetSpent(`${budget.limit} calls are spent`)
  budget.used++
}

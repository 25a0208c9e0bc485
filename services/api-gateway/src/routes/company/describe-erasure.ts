import type { ErasurePlan } from '@holdfast/contracts/company'

export const describeErasure = (eraseAt: Date): ErasurePlan => ({
  message: `The company will be erased on ${eraseAt.toISOString().slice(0, 10)}. Until then an admin can call it off.`,
  erase_at: eraseAt.toISOString(),
})

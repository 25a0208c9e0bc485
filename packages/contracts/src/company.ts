import { z } from 'zod'
import { Timestamp } from './scalars.ts'

/** Typed by hand, since nothing brings a company back. */
const CompanyName = z.string().max(200)

/** The same for a company's admin and for an operator: the password is the caller's own. */
export const EraseCompanyRequest = z.object({ company_name: CompanyName, password: z.string().max(1_000) })
export type EraseCompanyRequest = z.infer<typeof EraseCompanyRequest>

/** Until `erase_at` an admin or an operator may call it off by DELETE at the same address. */
export const ErasurePlan = z.object({ message: z.string(), erase_at: Timestamp })
export type ErasurePlan = z.infer<typeof ErasurePlan>

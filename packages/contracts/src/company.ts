import { z } from 'zod'

/** Typed by hand, since nothing brings a company back. */
const CompanyName = z.string().max(200)

export const EraseCompanyRequest = z.object({ company_name: CompanyName, password: z.string().max(1_000) })
export type EraseCompanyRequest = z.infer<typeof EraseCompanyRequest>

/** As an operator, for a company that asks for it. */
export const EraseAnyCompanyRequest = z.object({ company_name: CompanyName })
export type EraseAnyCompanyRequest = z.infer<typeof EraseAnyCompanyRequest>

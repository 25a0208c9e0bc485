import type { PersonName } from '@holdfast/contracts/people'

/** A joined person's columns, null where the join found nobody. */
export const toPersonName = (id: string | null, firstName: string | null, lastName: string | null): PersonName | null =>
  id === null ? null : { id, first_name: firstName ?? '', last_name: lastName ?? '' }

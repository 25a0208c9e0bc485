import { Severity } from '@holdfast/contracts/incident-fields'

/** A severity we do not know is shown as medium: a newer server must not blank the screen. */
export const ShownSeverity = Severity.catch('medium')

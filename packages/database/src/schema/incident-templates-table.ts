/** Which kinds of lines an incident is made of, for finding its relatives by index. */
export interface IncidentTemplatesTable {
  customerId: string
  templateId: string
  incidentId: string
}

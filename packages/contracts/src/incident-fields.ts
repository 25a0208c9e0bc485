import { z } from 'zod'

export const Severity = z.enum(['critical', 'high', 'medium', 'low'])
export type Severity = z.infer<typeof Severity>

export const IncidentStatus = z.enum(['open', 'investigating', 'resolved', 'closed', 'detected'])
export type IncidentStatus = z.infer<typeof IncidentStatus>

export const SourceType = z.enum(['otlp', 'paste', 'upload', 'sample'])
export type SourceType = z.infer<typeof SourceType>

export const Outcome = z.enum(['confirmed', 'likely', 'inconclusive'])
export type Outcome = z.infer<typeof Outcome>

export const Level = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])
export type Level = z.infer<typeof Level>

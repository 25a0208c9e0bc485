import { z } from 'zod'
import { Severity } from './incident-fields.ts'
import { Id, Timestamp } from './scalars.ts'
import { TimeWindow } from './traces.ts'

export const SeriesQuery = z.object({
  /** The first by name unless asked otherwise. */
  service: z.string().max(500).optional(),
  /** A part of a name or of a resource. */
  q: z.string().max(200).optional(),
})

/** Milliseconds since 1970, and the value: of what counts up or is counted, its rate a second. */
export const SeriesPoint = z.tuple([z.number().int(), z.number()])

export const SeriesKind = z.enum(['gauge', 'total', 'delta'])
export type SeriesKind = z.infer<typeof SeriesKind>

export const Series = z.object({
  /** With the attributes that tell it from others: `system.cpu.time{state=user}`. */
  name: z.string(),
  /** A pod, a host, a container; empty where the service has but one. */
  resource: z.string(),
  unit: z.string(),
  kind: SeriesKind,
  points: z.array(SeriesPoint),
})
export type Series = z.infer<typeof Series>

/** When an occurrence of an incident began. */
export const IncidentOnset = z.object({
  incident_id: Id,
  title: z.string(),
  severity: Severity,
  service: z.string().nullable(),
  started_at: Timestamp,
})
export type IncidentOnset = z.infer<typeof IncidentOnset>

/** GET /api/v1/series?service=…&q=…. */
export const ServiceSeries = z.object({
  /** Log time; null where no data points came. */
  window: TimeWindow.nullable(),
  bucket_seconds: z.number().min(0),
  services: z.array(z.object({ name: z.string(), series_count: z.number().int().min(0) })),
  /** Whose series these are; null where there is none. */
  service: z.string().nullable(),
  series: z.array(Series),
  onsets: z.array(IncidentOnset),
  /** Data points that were not kept: of more series than the bound, or no numbers. */
  dropped_count: z.number().int().min(0),
  /** Series of the service beyond what an answer holds. */
  left_out_count: z.number().int().min(0),
})
export type ServiceSeries = z.infer<typeof ServiceSeries>

/** What a series that can be used up measures. */
export const SeriesMeasure = z.enum(['cpu', 'throttling', 'memory', 'disk', 'pool', 'queue'])
export type SeriesMeasure = z.infer<typeof SeriesMeasure>

/** One that rose while an incident lasted. */
export const MovedSeries = Series.extend({
  service: z.string(),
  measure: SeriesMeasure,
  rose_at: Timestamp,
  /** Typical values before and after, and during it. */
  value_before: z.number(),
  value_during: z.number(),
})
export type MovedSeries = z.infer<typeof MovedSeries>

/** GET /api/v1/incidents/{id}/series: the three that moved most, of its own service first. */
export const IncidentSeries = z.object({
  /** What is shown; null where no data points of that time are kept. */
  window: TimeWindow.nullable(),
  /** When the incident lasted, of several occurrences the latest; null where its lines have no time. */
  incident: TimeWindow.nullable(),
  bucket_seconds: z.number().min(0),
  series: z.array(MovedSeries).max(3),
})
export type IncidentSeries = z.infer<typeof IncidentSeries>

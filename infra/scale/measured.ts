/** Measured on a quiet machine of two cores with `npm run bench -- ingest pipeline engine api`. */
export const measured = {
  cores: 2,
  /** One process, 64 connections, 512 records a request; bound by its one core. */
  ingest: { recordsPerSecond: 540_000, p99Ms: 109, memoryMb: 290 },
  /** From the upload to visible incidents; Postgres, ingest and the client share the cores. */
  pipeline: { oneWorker: 138_000, twoWorkers: 171_000, memoryMb: 440 },
  /** The analysis alone, without any reading or writing. */
  engine: { linesPerSecond: 261_000 },
  /** A page of the incident list, at 100,000 incidents. */
  listApi: { requestsPerSecond: 200 },
} as const

export const telemetryKeys = {
  all: ['telemetry'],
  failedBatches: ['telemetry', 'failed'],
  failedJobs: ['telemetry', 'failed-jobs'],
  operators: ['telemetry', 'operators'],
  queues: ['telemetry', 'queues'],
} as const

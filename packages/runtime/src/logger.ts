import { trace } from '@opentelemetry/api'
import pino from 'pino'
import { currentWork } from './current-work.ts'
import { redactSecrets } from './redact-secrets.ts'

export type Logger = pino.Logger

export interface LoggerOptions {
  /** The service, as it stands in every line. */
  name: string
  level?: pino.LevelWithSilent
  destination?: pino.DestinationStream
}

/** Redaction runs on the finished line, so that no field, message or error text can carry a secret past it. */
export function createLogger({ name, level = 'info', destination }: LoggerOptions): Logger {
  return pino(
    {
      name,
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: pino.stdSerializers.errWithCause },
      mixin: describeWork,
      hooks: { streamWrite: redactSecrets },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}

/** Which job this is about, and its trace where traces are kept. pino writes into what it is given: a fresh object. */
function describeWork(): object {
  const traceId = trace.getActiveSpan()?.spanContext().traceId
  return { ...currentWork().logFields, ...(traceId === undefined ? {} : { trace_id: traceId }) }
}

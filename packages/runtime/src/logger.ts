import { trace } from '@opentelemetry/api'
import pino from 'pino'
import { currentWork } from './current-work.ts'
import { redactSecrets } from './redact-secrets.ts'

export type Logger = pino.Logger

export interface LoggerOptions {
  /** The service, as it stands in every line. */
  readonly name: string
  readonly level?: pino.LevelWithSilent
  readonly destination?: pino.DestinationStream
}

/** Redaction runs on the finished line, so that no field, message or error text can carry a secret past it. */
export function createLogger({ name, level = 'info', destination }: LoggerOptions): Logger {
  return pino(
    {
      name,
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
      mixin: describeWork,
      hooks: { streamWrite: redactSecrets },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}

/** Redis' client notes on an error what it had sent: the password itself where the server takes it no more. */
function serializeError(error: Error): object {
  const serialized = pino.stdSerializers.errWithCause(error)
  for (let each: unknown = serialized; typeof each === 'object' && each !== null; each = Reflect.get(each, 'cause')) {
    Reflect.deleteProperty(each, 'command')
  }
  return serialized
}

/** Which job this is about, and its trace where traces are kept. pino writes into what it is given: a fresh object. */
function describeWork(): object {
  const traceId = trace.getActiveSpan()?.spanContext().traceId
  return { ...currentWork().logFields, ...(traceId === undefined ? {} : { trace_id: traceId }) }
}

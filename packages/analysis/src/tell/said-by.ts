import type { LogEvent } from '../model/log-event.ts'

/** That something was thrown, and nothing of what. */
const BARE =
  /^\W*(?:(?:an?|the|un(?:caught|handled|expected)|invoke|invocation|errors?|exceptions?|fatal|failed|failure|rejection|promise|occurred|was|thrown|in|internal|server|application|something|went|wrong)\b\W*)+$/i

/** What a line says; where it only says that something was thrown, what that says. */
export const saidBy = ({ message, exception }: Pick<LogEvent, 'message' | 'exception'>): string =>
  exception !== undefined && exception.message !== '' && BARE.test(message) ? exception.message : message

import type { Problem } from '@holdfast/contracts/problem'
import type { FastifySchemaValidationError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError, type ErrorCode, errorCodeOfStatus } from '../app-error.ts'
import { isConnectionFailure } from '../is-connection-failure.ts'
import { describeIssue } from './describe-issue.ts'

export interface Failure {
  readonly status: number
  readonly problem: Problem
  readonly retryAfterSeconds: number | undefined
}

/** A database that restarts is back in about this time. */
const RETRY_AFTER_SECONDS = 5
export const nothingHereText = 'There is nothing at this address.'
const serverErrorText = 'Server error. Please try again later.'
const detailOfCode: Partial<Record<ErrorCode, string>> = {
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'This content type is not supported.',
  uri_too_long: 'The address is too long.',
  headers_too_large: 'The request headers are too large.',
  unavailable: 'The server is busy. Please try again in a moment.',
  timeout: 'The request took too long.',
}

// Texts that a schema gives itself stand; only what the library would say by itself is worded here.
z.config({ localeError: describeIssue })

/** A sentence ('Company name is required') stands alone; what only says what is needed follows the field's name. */
function describeValidation([first]: FastifySchemaValidationError[]): string {
  const field = first?.instancePath.slice(1).replaceAll('/', '.')
  const message = first?.message ?? 'has a value that is not accepted'
  if (!/^[a-z]/.test(message)) return message
  return field ? `${field}: ${message}.` : `The request body ${message}.`
}

function readFrameworkError(error: unknown): { statusCode?: number; code?: string; message?: string } {
  if (!(error instanceof Error)) return {}
  return {
    message: error.message,
    ...('statusCode' in error && typeof error.statusCode === 'number' ? { statusCode: error.statusCode } : {}),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
  }
}

function failure(status: number, code: ErrorCode, detail: string, requestId: string, after?: number): Failure {
  return { status, problem: { detail, code, request_id: requestId }, retryAfterSeconds: after }
}

/** What the caller may know of an error. Anything that is not an expected failure is 500 and says nothing. */
export function toProblem(error: unknown, requestId: string): Failure {
  if (error instanceof AppError) {
    const detail = error.status >= 500 && error.code === 'internal' ? serverErrorText : error.detail
    return failure(error.status, error.code, detail, requestId, error.retryAfterSeconds)
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A path that cannot name anything names nothing.
    if (error.validationContext === 'params') return failure(404, 'not_found', nothingHereText, requestId)
    return failure(422, 'validation_failed', describeValidation(error.validation), requestId)
  }
  if (isConnectionFailure(error)) {
    return failure(503, 'unavailable', detailOfCode.unavailable ?? serverErrorText, requestId, RETRY_AFTER_SECONDS)
  }
  return ofFramework(error, requestId)
}

function ofFramework(error: unknown, requestId: string): Failure {
  const { statusCode, code: frameworkCode, message } = readFrameworkError(error)
  if (frameworkCode === 'FST_ERR_HANDLER_TIMEOUT') {
    return failure(504, 'timeout', detailOfCode.timeout ?? serverErrorText, requestId)
  }
  if (statusCode === undefined || statusCode < 400 || (statusCode >= 500 && statusCode !== 503)) {
    return failure(500, 'internal', serverErrorText, requestId)
  }
  const code = errorCodeOfStatus(statusCode)
  return failure(statusCode, code, detailOfCode[code] ?? message ?? 'The request is invalid.', requestId)
}

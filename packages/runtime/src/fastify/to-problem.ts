import type { Problem } from '@holdfast/contracts/problem'
import type { FastifySchemaValidationError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, type ErrorCode, errorCodeOfStatus } from '../app-error.ts'
import { isConnectionFailure } from '../is-connection-failure.ts'

export interface Failure {
  status: number
  problem: Problem
  retryAfterSeconds: number | undefined
}

/** A database that restarts is back in about this time. */
const retryAfterSeconds = 5
const serverErrorText = 'Server error. Please try again later.'
const detailOfCode: Partial<Record<ErrorCode, string>> = {
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'This content type is not supported.',
  uri_too_long: 'The address is too long.',
  headers_too_large: 'The request headers are too large.',
  unavailable: 'The server is busy. Please try again in a moment.',
  timeout: 'The request took too long.',
}

/** Texts written for people ('Company name is required') stand alone; zod's own say only what, not where. */
const isLibraryText = (message: string) => /^(?:Invalid|Too (?:big|small)|Unrecognized|Expected)/.test(message)

function describeValidation([first]: FastifySchemaValidationError[]): string {
  const field = first?.instancePath.slice(1).replaceAll('/', '.') || 'request'
  const message = first?.message ?? 'is invalid'
  return isLibraryText(message) ? `${field}: ${message}` : message
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
    return failure(422, 'validation_failed', describeValidation(error.validation), requestId)
  }
  if (isConnectionFailure(error)) {
    return failure(503, 'unavailable', detailOfCode.unavailable ?? serverErrorText, requestId, retryAfterSeconds)
  }
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

import { isAddressedToReader } from './is-addressed-to-reader.ts'
import { isTyped } from './is-typed.ts'
import { isAdvice } from './without-advice.ts'

/** What its reader should think or do, and what somebody typed: nothing that was seen. All of it is the message with its fields. */
export const isNoObservation = (message: string, all: string): boolean =>
  isAddressedToReader(all) || isAdvice(message) || isTyped(message)

import type { LogEvent } from '../model/log-event.ts'

const ADDRESS = /\bhttps?:\/\/\S{1,300}/gi
const WORD = /\p{L}{2,}/gu
const LEAST = 2

/** A word or an address alone says nothing of what is wrong, whatever the word. */
export const isBareWord = ({
  message,
  exception,
  fields,
}: Pick<LogEvent, 'message' | 'exception' | 'fields'>): boolean =>
  exception === undefined &&
  Object.keys(fields).length === 0 &&
  (message.replace(ADDRESS, '').match(WORD) ?? []).length < LEAST

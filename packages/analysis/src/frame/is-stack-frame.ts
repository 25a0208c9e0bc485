const FRAME =
  /\((?:\w+\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)$|^\s*at \S.*:\d+\)?$|^\s*File ".+", line \d+/

/** A step of a stack that is printed line by line tells where, not what. */
export const isStackFrame = (message: string): boolean => FRAME.test(message.replace(REPEATED, ''))

/** What npm repeats of its tools. */
const REPEATED = /^npm (?:ERR!|error) (?:gyp ERR! stack )?/

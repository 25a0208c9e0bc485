const FRAME =
  /\((?:\w+\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)$|^\s*at \S.*:\d+\)?$|^\s*File ".+", line \d+/

/** What a kernel prints below an oops or a panic: on which processor, of which process, on what hardware, its registers and calls. */
const DUMP =
  /^(?:CPU: \d+ (?:UID: \d+ )?PID: \d+ |Hardware name: |Call [Tt]race:|RIP: |R[A-Z0-9]{1,2}: [\da-f]{16}|pc : |lr : |Code: (?:[\da-f(<]{2,5}[)>]? ){3}|Modules linked in:|Kernel Offset: |---\[ end |<\/?(?:TASK|IRQ|NMI)>|(?:\? )?(?:\[<[\da-f]{8,16}>\] )?[\w.]{3,80}\+0x[\da-f]{1,8}\/0x[\da-f]{1,8})/

/** A step of a stack that is printed line by line tells where, not what. */
export const isStackFrame = (message: string): boolean =>
  FRAME.test(message.replace(REPEATED, '')) || DUMP.test(message)

/** What npm repeats of its tools. */
const REPEATED = /^npm (?:ERR!|error) (?:gyp ERR! stack )?/

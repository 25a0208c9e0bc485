const AFTERMATH =
  /\bbad exit status\b|\bmake(?:\[\d+\])?: \*\*\*|\bexit(?:ed)?(?: with)?(?: non-zero)?(?: exit)? (?:code|status)\b|\breturned [1-9]\d* exit status|\b(?:exit|return) (?:code|status)(?: was)?[ :=]+[1-9]|\bcommand failed\b|\b(?:build|compilation|job|step|run|pipeline|task|script|tests?) (?:stopped|failed|terminated|aborted|has failed|unsuccessful)\b|\bbuild errors?:|\bfailures?:\s*$|\b\d+ (?:errors?|failed|failures?)\b(?=.*\b\d+ \w+|[.)]?$)|\bELIFECYCLE\b|\bcomplete log of this run\b|\bsubcommand failed\b|\bexception\(|^traceback\b|\berrors? (?:generated|occurred)\b|\bfor more (?:information|help|details)\b|\bsee .{0,60}\blog\b/i

/** How a run ends after something failed: it says that, not what. */
export const isAftermath = (message: string): boolean => AFTERMATH.test(message)

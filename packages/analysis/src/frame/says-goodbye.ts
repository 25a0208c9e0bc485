const GOODBYE =
  /\b(?:log(?:ging)?[ _-]?level|shut(?:ting)? ?down|sigterm|sigint|stopp(?:ed|ing)|exit(?:ed|ing)?|ended|suspend\w*|sleep|terminat\w+|finished|completed?|done|bye|draining|drained|disabled|paused|suspended|scaled|cancell?ed|decommission\w*|retired|leader(?:ship)?|standby|handed over|maintenance|all \w+ (?:sent|processed|loaded|synced))\b/i

/** The speaker ends, or hands its work over, as it should. */
export const saysGoodbye = (text: string): boolean => GOODBYE.test(text)

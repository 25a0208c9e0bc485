const ORDERED =
  /\b(?:received (?:fast|smart) shutdown request|administrator command|SIGTERM|planned|maintenance|graceful(?:ly)?|scheduled (?:restart(?! job)|shutdown|stop)|draining|drained|rolling|upgrade)\b/i
/** A stop that follows from a failure is no order. */
const AGAINST_WILL = /\b(?:fail\w*|unhealthy|unresponsive|not respond\w*|timed out|oom|killed|crash\w*)\b/i
const ANNOUNCED =
  /\b(?:planned|scheduled (?:work|maintenance|restart(?! job)|downtime|outage)|maintenance (?:window|mode|start\w*|begin\w*|on\b)|(?:starting|begin\w*|entering) maintenance|drain(?:ing|ed)?|cordon(?:ing|ed)?|rolling (?:upgrade|restart|update)|upgrad(?:e|ing) (?:of|to|from|start\w*|begin\w*|plan)|switch-?over|(?:fail-?over|restore|recovery|fire|chaos) (?:drill|test|exercise|rehearsal)|drill\b|load[- ]?test\w*|game ?day|fault injection|chaos|rehearsal|dry[- ]run|change window|patch (?:night|window|day)|wartung\w*|mantenimiento|manuten[cç][aã]o|onderhoud\w*|(?:alerts?|monitoring|notifications?) (?:muted|silenced|suppressed|paused)|silence (?:created|set))\b/i

/** What comes behind the work is no work. */
const OVER =
  /\b(?:after|following|since) (?:the |a |an )?(?:[\w-]+ )?(?:maintenance|upgrade|drill|restart|window)\b|\b(?:maintenance|window|drill|upgrade) (?:\w+ )?(?:is over|over|ended|ends|finished|complete[d]?|done|closed)\b/i

/** It is taken out of service, and nothing forces it. */
export const saysOrder = (text: string): boolean => ORDERED.test(text) && !isNoWork(text)

/** Somebody says that work is done on the system. */
export const announcesWork = (text: string): boolean => ANNOUNCED.test(text) && !isNoWork(text)

const isNoWork = (text: string): boolean => AGAINST_WILL.test(text) || OVER.test(text)

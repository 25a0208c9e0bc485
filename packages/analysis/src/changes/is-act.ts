import { oncePer } from '../model/once-per.ts'
import { saidInEnglish } from '../frame/in-english.ts'
import type { LogEvent } from '../model/log-event.ts'

/** Administrative acts, and the things that they change. */
const ACTS =
  /\b(?:chang(?:e|ed|es)|set|unset|switch(?:ed)?|enabl(?:e|ed)|disabl(?:e|ed)|reload(?:ed)?|appl(?:y|ied)|overrid\w*|add(?:ed)?|drop(?:ped)?|alter|renam(?:e|ed)|remov(?:e|ed)|replac(?:e|ed)|delet(?:e|ed)|purg(?:e|ed)|clean-?up|truncat(?:e|ed)|rotat(?:e|ed)|revok(?:e|ed)|grant(?:ed)?|limit|quota|polic(?:y|ies)|rules?|role|column|table|schema|index(?:es)?|mode|profile|default|ttl|config\w*|cfg|settings?|option|flag|override|edited|modified|lowered|raised|reduced|increased|resized|migrat\w*|imported|mount(?:ed)?|attach(?:ed)?|detach(?:ed)?|put\w+|update\w*|create\w*|modify\w*)\b/i
/** To look at something changes nothing. */
const READS =
  /\bRead complete after\b|\bRefreshing state\b|\b(?:executed|command|cmd|COMMAND|methodName|eventName|verb|action)\b[ :=]{0,3}['"<]{0,2}(?:[\w.]{0,60}\.)?(?:show|display|get|list|describe|read|view|head|lookup|cat|tail|select|exit|ping|audit|export)(?![a-z])/i

const MAX_CHARS = 600

/** Whether an innocent line tells of an administrative act, by its words. */
export const isAct = oncePer((event: LogEvent): boolean => {
  const text = saidInEnglish(event)
    .slice(0, MAX_CHARS)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return !READS.test(text) && ACTS.test(text)
})

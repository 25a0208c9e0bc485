import type { TemplateSummary } from '../model/digest.ts'
import { isInfrastructure } from './layer-of.ts'

const STATE_CHANGE =
  /\b(?:step(?:ping|ped)? down|relinquish\w*|election|shut(?:ting)? ?down|terminat\w+|block(?:ed|ing|s)?|alarm|stopp(?:ed|ing)|clos(?:ed|ing)|down|lost|lea(?:ve|ving)|left|not|no|cannot|can't|fail\w*|abort\w*|recover\w*|switch\w*|demot\w*|evict\w*|remov\w+|expir\w+|still waiting|reset\w*|hang|hung|wrong|drift\w*|disconnect\w*|unable|full|dropp?\w*|exceed\w*|denied|fallen|xid|fault\w*|errors?|throttl\w*|overheat\w*|temperature|lock-?up|stall\w*|corrupt\w*|flap\w*|withdraw\w*|unreachable|degraded|offline|missing|invalid|refus\w*|reject\w*)\b/i
const MAX_NOVEL = 500

/** What a database, a broker or the kernel says of a change of state, however calm its level and rare its words. */
export const isNovelty = (unit: TemplateSummary): boolean =>
  isInfrastructure(unit.service) &&
  unit.firstMs !== null &&
  unit.count <= MAX_NOVEL &&
  STATE_CHANGE.test(unit.samples[0]?.message ?? '')

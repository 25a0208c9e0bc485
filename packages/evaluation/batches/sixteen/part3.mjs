import * as a from './p3a.mjs'
import * as b from './p3b.mjs'
export const cases = [a.remoteMorning, a.mailGateway, a.hostNight, a.bookingDesk, b.modelPipeline, b.hospitalDrill, b.officeWeek]

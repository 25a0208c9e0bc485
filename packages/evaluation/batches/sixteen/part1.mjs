import * as a from './p1a.mjs'
import * as b from './p1b.mjs'
export const cases = [a.directoryMorning, a.virtualFloor, a.meetingFloor, b.reactorShift, b.imagingMonday, b.clearingNight, b.patchWindow]

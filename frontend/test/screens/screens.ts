import { incidentScreens } from './incident-screens.ts'
import { logScreens } from './log-screens.ts'
import { publicScreens } from './public-screens.ts'
import type { Screen } from './screen.ts'
import { settingsScreens } from './settings-screens.ts'
import { signalScreens } from './signal-screens.ts'

export const screens: readonly Screen[] = [
  ...publicScreens,
  ...incidentScreens,
  ...logScreens,
  ...signalScreens,
  ...settingsScreens,
]

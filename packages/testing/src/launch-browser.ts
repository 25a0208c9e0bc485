import { type Browser, chromium } from 'playwright-core'
import { findProgram } from './find-program.ts'
import { unpackChromium } from './unpack-chromium.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: flags, headless: true })

/**
 * The Chromium that comes with the tests, else the machine's own: the first is the same everywhere, and being without
 * a desktop's windows takes half the time. It does not run on every system.
 */
export async function launchBrowser(): Promise<Browser> {
  try {
    return await launch(await unpackChromium())
  } catch (error) {
    const own = await findProgram(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])
    if (!own) throw error
    return launch(own)
  }
}

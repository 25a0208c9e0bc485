import { type Browser, chromium } from 'playwright-core'
import { findProgram } from './find-program.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The machine's own Chromium where there is one, else the one that comes with @sparticuz/chromium. */
export async function launchBrowser(): Promise<Browser> {
  const system = await findProgram(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])
  return chromium.launch({ executablePath: system ?? (await unpackChromium()), args: flags, headless: true })
}

async function unpackChromium(): Promise<string> {
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

/** Under a POSIX locale Chromium names a language that is none (en-US@posix), at which uPlot fails while it is loaded. */
function correctLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language)
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true })
  }
}

/** What draws charts is large, and comes with the first of them. */
export function loadChart() {
  correctLanguage()
  return import('./draw-chart.ts')
}

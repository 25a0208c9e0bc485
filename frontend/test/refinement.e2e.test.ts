import type { Refinement } from '@holdfast/contracts/refinement'
import { expect, it } from 'vitest'
import { seeText } from './see.ts'
import { idOf, makeAnalysis } from './stand-in/incident-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open } = useDashboard({ incidentCount: 1 })
const ADDRESS = `/dashboard/incidents/${idOf(100)}`
const ROUTE = /\/refinement$/

const { pipeline_results: results } = makeAnalysis('x', 'high')
const [citation] = results.log_analysis.root_cause_hypothesis_ranking[0]?.evidence ?? []
const [, second] = results.log_analysis.root_cause_hypothesis_ranking
if (!citation || !second) throw new Error('the stand-in has no evidence')

const refinement: Refinement = {
  at: '2026-11-20T21:20:00Z',
  model: 'house-model',
  prompt: 'refine-incident-v1',
  title: null,
  summary: [{ text: 'All slots of orders-db are in use.', citations: [citation] }],
  explanation: [{ text: '<img src=x> **bold** [link](https://evil.example)', citations: [citation] }],
  order: [1, 0],
  dropped_count: 3,
}

it('shows a model’s words beside the analysis, each with its line, as mere text', async () => {
  const page = await open(ADDRESS, { prepare: (opened) => answer(opened, ROUTE, 200, { refinement }) })
  await seeText(page, 'In the words of house-model')
  await seeText(page, 'All slots of orders-db are in use.')
  await seeText(page, '<img src=x> **bold** [link](https://evil.example)')
  await seeText(page, `It holds another cause for likelier: ${second.hypothesis}`)
  await seeText(page, /3 of its statements could not be verified and are not shown\./)
  await seeText(page, '86% confidence')
  expect(await page.locator('a[href*="evil"]').count()).toBe(0)
  await page.getByRole('button', { name: citation.line_id, exact: true }).first().click()
  await page.getByRole('tab', { name: /Evidence/, selected: true }).waitFor()
})

it('shows nothing where no model was asked', async () => {
  const page = await open(ADDRESS)
  await seeText(page, 'Next step')
  expect(await page.getByText('In the words of').count()).toBe(0)
})

// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useScreens } from '../../../../test/use-screens.tsx'
import { ForwardingPanel } from './forwarding-panel.tsx'

const FORWARD = 'POST /api/v1/logs/forward'
const CLEAR = 'POST /api/v1/cache/clear'

describe('log forwarding', () => {
  const { show, answer, calls } = useScreens({ incidentCount: 3 })
  const open = () => show(<ForwardingPanel />, { at: '/dashboard/logs?view=forward' })
  const press = (user: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Process Logs' }))

  async function paste(text: string) {
    const user = open()
    await user.click(screen.getByLabelText('Or paste log lines'))
    await user.paste(text)
    await press(user)
    return user
  }

  it.each(['', ' \n\t '])('refuses %j', async (text) => {
    await paste(text)
    screen.getByText('No Content')
    expect(calls(FORWARD)).toEqual([])
  })

  it('takes a .log file and refuses others', async () => {
    const user = open()
    await user.upload(screen.getByLabelText('Log file'), new File(['{}'], 'dump.json', { type: 'application/json' }))
    await screen.findByText('Invalid File Type')
    await user.upload(screen.getByLabelText('Log file'), new File(['a\nb'], 'app.log'))
    screen.getByText('app.log')
    await press(user)
    expect((await screen.findAllByText('1 incidents detected from 2 log lines...')).length).toBe(2)
  })

  it('takes a file that is dropped on it', async () => {
    const user = open()
    fireEvent.drop(screen.getByText(/Drop a \.log or \.txt file here/), {
      dataTransfer: { files: [new File(['a\nb\nc'], 'dropped.log', { type: 'text/plain' })] },
    })
    screen.getByText('dropped.log')
    await press(user)
    expect((await screen.findAllByText('1 incidents detected from 3 log lines...')).length).toBe(2)
  })

  it('needs an API key', async () => {
    const user = open()
    const customer: unknown = JSON.parse(localStorage.getItem('customer') ?? '{}')
    localStorage.setItem('customer', JSON.stringify({ ...(customer as object), api_key: '' }))
    await user.type(screen.getByLabelText('Or paste log lines'), 'line')
    await press(user)
    screen.getByText('Authentication Required')
    expect(calls(FORWARD)).toEqual([])
  })

  it('says what went wrong', async () => {
    answer(FORWARD, 429, { detail: 'Too many lines at once.' })
    await paste('line')
    await screen.findByText('Log Processing Failed')
    expect(screen.getAllByText('Too many lines at once.').length).toBe(2)
  })

  it('says when a file cannot be read', async () => {
    const user = open()
    const file = new File(['a'], 'app.log')
    file.text = () => Promise.reject(new Error('gone'))
    await user.upload(screen.getByLabelText('Log file'), file)
    await press(user)
    await screen.findByText('File Read Error')
    screen.getByText('app.log could not be read: gone')
  })

  it('names what was found, and in how much', async () => {
    await paste('one line')
    await screen.findByText(/1 line from 2 services, 1 error/)
    await screen.findByRole('link', { name: /^Orders database refuses connections/ })
    screen.getByText(/critical/i)
  })

  it('says in what nothing was found', async () => {
    const looked_at = { lines: 632, errors: 0, warnings: 2, services: 1, from: null, until: null }
    answer(FORWARD, 200, { incidents_detected: 0, processed_count: 632, incident_ids: [], looked_at })
    await paste('one line')
    await screen.findByText('632 lines, 0 errors, 2 warnings, nothing wrong found.')
  })

  it('clears the cache, and says when it could not', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: 'Clear Cache' }))
    await screen.findByText('7 keys were deleted.')
    answer(CLEAR, 500, {})
    await user.click(screen.getByRole('button', { name: 'Clear Cache' }))
    await screen.findByText('Cache Clear Failed')
  })

  it.each([
    { title: 'Cache Cleared', status: 200, shownMs: 5_000 },
    { title: 'Cache Clear Failed', status: 500, shownMs: 7_000 },
  ])('shows "$title" for $shownMs ms', async ({ title, status, shownMs }) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    if (status === 500) answer(CLEAR, 500, {})
    const user = open()
    await user.click(screen.getByRole('button', { name: 'Clear Cache' }))
    await screen.findByText(title)
    await act(() => vi.advanceTimersByTimeAsync(shownMs - 2_000))
    screen.getByText(title)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.queryByText(title)).toBeNull()
  })

  it('shows the result for eight seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await paste('line')
    await screen.findByText('Processing Complete')
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    screen.getByText('Processing Complete')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.queryByText('Processing Complete')).toBeNull()
  })
})

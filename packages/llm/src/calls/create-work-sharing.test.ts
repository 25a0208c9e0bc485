import { expect, it } from 'vitest'
import { createWorkSharing } from './create-work-sharing.ts'

const stay = new AbortController().signal

function slowWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const signals: AbortSignal[] = []
  let say: (text: string) => void = () => {}
  const work = (signal: AbortSignal, onText: (text: string) => void) => {
    signals.push(signal)
    say = onText
    signal.addEventListener('abort', () => reject(new Error('ended early')))
    return promise
  }
  return { work, resolve, reject, signals, say: (text: string) => say(text) }
}

const begun = () => new Promise((resolve) => setImmediate(resolve))

it('does once what many ask for at the same time', async () => {
  const share = createWorkSharing<string>()
  const { work, resolve, signals } = slowWork()
  const all = Array.from({ length: 100 }, () => share('same', { signal: stay }, work))
  await begun()
  resolve('done')
  expect(new Set(await Promise.all(all))).toEqual(new Set(['done']))
  expect(signals).toHaveLength(1)
})

it('keeps different things apart, and begins again once it is done', async () => {
  const share = createWorkSharing<string>()
  expect(await share('a', { signal: stay }, async () => 'A')).toBe('A')
  expect(await share('b', { signal: stay }, async () => 'B')).toBe('B')
  expect(await share('a', { signal: stay }, async () => 'A again')).toBe('A again')
})

it('gives who comes later the text so far', async () => {
  const share = createWorkSharing<string>()
  const { work, resolve, say } = slowWork()
  const heard: string[] = []
  const first = share('a', { signal: stay, onText: (text) => heard.push(`1 ${text}`) }, work)
  await begun()
  say('He')
  const second = share('a', { signal: stay, onText: (text) => heard.push(`2 ${text}`) }, work)
  say('Hello')
  resolve('Hello')
  await Promise.all([first, second])
  expect(heard).toEqual(['1 He', '2 He', '1 Hello', '2 Hello'])
})

it('goes on for the others when one leaves, and ends when the last has left', async () => {
  const share = createWorkSharing<string>()
  const { work, signals } = slowWork()
  const [one, other] = [new AbortController(), new AbortController()]
  const first = share('a', { signal: one.signal }, work)
  const second = share('a', { signal: other.signal }, work)
  await begun()
  one.abort()
  await expect(first).rejects.toMatchObject({ failure: 'aborted' })
  expect(signals[0]?.aborted).toBe(false)
  other.abort()
  await expect(second).rejects.toThrow('ended early')
  expect(signals[0]?.aborted).toBe(true)
  expect(await share('a', { signal: stay }, async () => 'again')).toBe('again')
})

it('does not begin for who has left already', async () => {
  const share = createWorkSharing<string>()
  const { work, signals } = slowWork()
  await expect(share('a', { signal: AbortSignal.abort() }, work)).rejects.toMatchObject({ failure: 'aborted' })
  expect(signals).toEqual([])
})

it('tells all of a failure', async () => {
  const share = createWorkSharing<string>()
  const { work, reject } = slowWork()
  const all = [1, 2].map(() => share('a', { signal: stay }, work))
  reject(new Error('no'))
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import { busyWith } from './busy-with.ts'

const told = (message: string, frames: readonly string[]): string | null => {
  const [event] = readTexts({ 'app.log': [`2025-04-27T13:05:33Z WARN ${message}`, ...frames].join('\n') })
  return event === undefined ? null : busyWith(event)
}

it.each([
  [
    [
      '\tat java.base/java.util.regex.Pattern$Loop.match(Pattern.java:4946)',
      '\tat com.shop.Promo.filter(Promo.java:58)',
    ],
    /regular expression/,
  ],
  [
    ['\tat java.base/sun.nio.ch.NioSocketImpl.park(NioSocketImpl.java:186)', '\tat com.shop.Web.post(Web.java:58)'],
    /network/,
  ],
  [
    ['\tat java.base/jdk.internal.misc.Unsafe.park(Native Method)', '\tat com.shop.Stock.take(Stock.java:12)'],
    /another thread/,
  ],
])('tells what a blocked thread was doing: %j', (frames, expected) =>
  expect(told('Thread eventloop-0 has been blocked for 5116 ms', frames)).toMatch(expected),
)

it('says nothing where its frames are of nothing known', () =>
  expect(
    told('Thread eventloop-0 has been blocked for 5116 ms', ['\tat com.shop.Stock.take(Stock.java:12)']),
  ).toBeNull())

it('says nothing of a failure that tells its own reason', () =>
  expect(
    told('could not book: sold out', ['\tat java.base/java.util.regex.Pattern.compile(Pattern.java:1)']),
  ).toBeNull())

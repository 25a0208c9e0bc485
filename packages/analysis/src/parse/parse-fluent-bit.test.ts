import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (text: string) => {
  const [event] = readTexts({ 'app.log': text })
  return [event?.timestampMs, event?.level ?? null, event?.entities.service ?? null, event?.message]
}
const AT = Date.parse('2024-03-04T12:08:23.304Z')

it.each([
  [
    '[0] svc.export: [[1709554103.304000000, {}], {"level"=>"error", "msg"=>"disk [1] is \\"full\\"", "line"=>14}]',
    [AT, 'error', 'export', 'disk [1] is "full"'],
  ],
  [
    '[12] kube.cart: [1709554103.304000000, {"log"=>"WARN queue is long", "stream"=>"stderr"}]',
    [AT, 'warn', 'cart', 'queue is long'],
  ],
  ['[0] tail.0: [1709554103.304000000, {"log"=>"ERROR no route"}]', [AT, 'error', null, 'no route']],
  [
    '[3] cpu.local: [[1709554103.304000000, {"host"=>"a"}], {"service"=>"meter", "message"=>"12 %"}]',
    [AT, null, 'meter', '12 %'],
  ],
])('reads what a collector shows of a record: %s', (text, expected) => expect(read(text)).toEqual(expected))

it('leaves alone what holds no record', () =>
  expect(read('[0] svc.export: [[1709554103.304, {}], nothing]').at(-1)).toContain('nothing'))

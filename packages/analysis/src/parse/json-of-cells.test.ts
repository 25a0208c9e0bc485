import { expect, it } from 'vitest'
import { jsonOfCells } from './json-of-cells.ts'

it('reads the cells of a row, and its class', () => {
  const text =
    '<tr class="row info"><td>07.05.2026 10:15:00</td><td class="b"><b>cart</b></td><td>&quot;a&quot; &lt; b &amp;amp;</td></tr>'
  expect(JSON.parse(jsonOfCells(text) ?? 'null')).toEqual({
    level: 'info',
    timestamp: '07.05.2026 10:15:00',
    column2: 'cart',
    column3: '"a" < b &amp;',
  })
  expect(JSON.parse(jsonOfCells('<tr><td>a</td><td>b</td></tr>') ?? 'null')).toEqual({ column1: 'a', column2: 'b' })
})

it.each(['<tr>', '<trace level="info">x</trace>', '<tr><th>Time</th></tr>'])('leaves %s alone', (text) =>
  expect(jsonOfCells(text)).toBeNull(),
)

import { expect, it } from 'vitest'
import { jsonOfCells } from './json-of-cells.ts'

it('reads the cells of a row, and its class', () => {
  const text =
    '<tr class="info"><td>10:15</td><td class="b"><b>cart</b></td><td>&quot;a&quot; &lt; b &amp;amp;</td></tr>'
  expect(JSON.parse(jsonOfCells(text) ?? 'null')).toEqual(['info', '10:15', 'cart', '"a" < b &amp;'])
  expect(JSON.parse(jsonOfCells('<tr><td>10:15</td><td>b</td></tr>') ?? 'null')).toEqual(['10:15', 'b'])
})

it.each(['<tr>', '<trace level="info">x</trace>', '<tr><th>Time</th></tr>'])('leaves %s alone', (text) =>
  expect(jsonOfCells(text)).toBeNull(),
)

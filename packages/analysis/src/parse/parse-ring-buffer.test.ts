import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (text: string) => {
  const [event] = readTexts({ 'app.log': text })
  return [event?.level ?? null, event?.entities.service ?? null, event?.entities.logger ?? null, event?.message]
}

it.each([
  ['[    25.336] (WW) glamor: no renderer', ['warn', null, 'glamor', 'no renderer']],
  ['[    25.336] (EE) modeset(0): no screens', ['error', null, 'modeset', 'no screens']],
  ['[    25.336] (**) Option "AutoAddDevices" "off"', ['info', null, null, 'Option "AutoAddDevices" "off"']],
  ['[    25.336] (II) LoadModule: "glx"', ['info', null, null, 'LoadModule: "glx"']],
  ['[    25.336] X.Org X Server 1.20.4', [null, null, null, 'X.Org X Server 1.20.4']],
  ['[    25.336012] (4) usb 1-1: reset', [null, 'kernel', null, '(4) usb 1-1: reset']],
])('reads the mark of an X server: %s', (text, expected) => expect(read(text)).toEqual(expected))

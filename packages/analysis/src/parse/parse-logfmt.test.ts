import { expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (line: string) => firstOf(readTexts({ 'payments.log': `${line}\n` }))

it('a source before the message is who speaks', () =>
  expect(read('time=2026-05-05T12:22:23Z level=INFO source=ledger msg="rates loaded"').entities.service).toBe('ledger'))

it('a source behind the message is what it speaks of', () => {
  const event = read('time=2026-05-05T12:22:23Z level=INFO msg="rates loaded" source=builtin entries=34')
  expect(event.entities.service).not.toBe('builtin')
  expect(event.fields['source']).toBe('builtin')
})

it.each([
  'рівень=помилка модуль=обмін час=2025-09-18T09:05:29.279+03:00 текст="Не вдалося: час=вичерпано" спроба=3',
  'уровень=ошибка служба=обмін время=2025-09-18T09:05:29.279+03:00 сообщение="Не вдалося: час=вичерпано"',
  'úroveň=chyba služba=обмін čas=2025-09-18T09:05:29.279+03:00 zpráva="Не вдалося: час=вичерпано"',
  '级别=错误 模块=обмін 时间=2025-09-18T09:05:29.279+03:00 消息="Не вдалося: час=вичерпано"',
])('reads keys in the letters of other languages: %s', (text) => {
  const { timestampMs, level, entities, message } = read(text)
  expect([timestampMs, level, entities.service, message]).toEqual([
    Date.UTC(2025, 8, 18, 6, 5, 29, 279),
    'error',
    'обмін',
    'Не вдалося: час=вичерпано',
  ])
})

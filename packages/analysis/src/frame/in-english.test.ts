import { describe, expect, it } from 'vitest'
import { inEnglish } from './in-english.ts'

describe('what other languages say of failures', () => {
  it.each([
    ['Kalender 2025 nicht gefunden, verwende Standard', 'Kalender 2025 not found, verwende Standard'],
    ['Échec de connexion : délai dépassé', 'failure of connexion : délai exceeded'],
    ['dirección MADXX no registrada', 'dirección MADXX not registered'],
    ['Bestand niet gevonden', 'Bestand not found'],
  ])('%s', (text, english) => expect(inEnglish(text)).toBe(english))

  it.each(['order placed', 'GET /fout/pagina 200', 'service erro-api started', 'fallo_count=0'])(
    'is not read into names and paths: %s',
    (text) => expect(inEnglish(text)).toBe(text),
  )
})

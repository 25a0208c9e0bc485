import { expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

const entry = (frames: readonly string[]): string =>
  [
    '[10-Nov-2026 09:09:22]  [pool www] pid 2561',
    'script_filename = /var/www/shop/public/index.php',
    ...frames,
    '',
  ].join('\n')

function read(text: string) {
  const reader = createSourceReader(newSourceProfile('php-fpm-slow.log'))
  return [...reader.push(`${text}\n`), ...reader.end()].filter(({ message }) => message !== '')
}

it('says what a slow script waits in, and which of its own files called that', () => {
  const [found] = read(
    entry([
      '[0x00007f6900ef0000] curl_exec() /var/www/shop/vendor/guzzle/CurlHandler.php:44',
      '[0x00007f1217c30064] get() /var/www/shop/app/Services/LoyaltyClient.php:61',
      '[0x00007fd33ffb0080] balance() /var/www/shop/app/Http/ShareLoyaltyPoints.php:29',
    ]),
  )
  expect(found).toMatchObject({ level: 'warn', message: 'slow script: waits in curl_exec(), called by LoyaltyClient' })
})

it('leaves an entry alone whose frames are all of libraries', () => {
  const [found] = read(entry(['[0x00007f6900ef0000] curl_exec() /var/www/shop/vendor/guzzle/CurlHandler.php:44']))
  expect(found?.message).not.toContain('slow script')
})

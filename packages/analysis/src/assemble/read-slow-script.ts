import type { DraftEvent } from './open-record.ts'

const FRAME = /^\[0x[0-9a-f]+\] ([\w\\:{}-]{1,120})\(\) (\S{1,300}):\d+$/
const LIBRARY = /\/vendor\/|^\/usr\//

/** An entry of PHP-FPM's slow log: what the script waited in when its stack was taken, and which of its own files called that. */
export function readSlowScript(event: DraftEvent): void {
  const frames = event.continuation.flatMap((text) => {
    const [, call, path] = FRAME.exec(text.trim()) ?? []
    return call === undefined || path === undefined ? [] : [{ call, path }]
  })
  const [inner] = frames
  const own = frames.find(({ path }) => !LIBRARY.test(path))
  if (inner === undefined || own === undefined) return
  const file = own.path.slice(own.path.lastIndexOf('/') + 1).replace(/\.php$/, '')
  event.message = `slow script: waits in ${inner.call}(), called by ${file}`
  event.level ??= 'warn'
}

import type { ChangedFile } from './code-change.ts'

const VENDORED = /(?:^|\/)(?:node_modules|vendor|third_party|bower_components|Pods)\//
const GENERATED =
  /\.(?:min\.(?:js|css)|map|pb\.go|pb\.\w+|g\.dart|snap|designer\.cs)$|(?:^|\/)(?:dist|build|generated|__generated__|\.next)\/|(?:_pb2(?:_grpc)?\.py|\.generated\.\w+|_generated\.\w+)$/
const BINARY =
  /\.(?:png|jpe?g|gif|webp|ico|pdf|zip|t?gz|jar|war|class|exe|dll|so|dylib|wasm|woff2?|ttf|eot|mp[34]|mov|sqlite|db|bin|parquet)$/i

/** No person writes such lines. */
const MINIFIED_CHARS = 2_000

/** Why a changed file was not read, or null where it was. */
export function whySkipped({ path, patch, changes, status }: ChangedFile): string | null {
  if (VENDORED.test(path)) return 'Vendored'
  if (BINARY.test(path)) return 'Binary'
  if (GENERATED.test(path) || /^[+ ].*(?:Code generated .{1,200} DO NOT EDIT|@generated)/m.test(patch ?? ''))
    return 'Generated'
  if (/\.(?:[cm]?js|css)$/.test(path) && (patch ?? '').split('\n').some((row) => row.length > MINIFIED_CHARS)) {
    return 'Generated'
  }
  if (patch !== null) return null
  if (changes > 0) return 'Too large'
  return status === 'renamed' || status === 'removed' || status === 'added' ? null : 'Binary'
}

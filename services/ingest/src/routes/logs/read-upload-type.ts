import { AppError } from '@holdfast/runtime/app-error'

/** Plain text by its type or its name, as the dashboard checks too; API callers may send it gzipped. */
export function readUploadType({ filename, mimetype }: { filename: string; mimetype: string }): { isGzip: boolean } {
  const name = filename.toLowerCase()
  if (name.endsWith('.gz') || mimetype === 'application/gzip' || mimetype === 'application/x-gzip') {
    return { isGzip: true }
  }
  const isText = mimetype === 'text/plain' || name.endsWith('.log') || name.endsWith('.txt')
  if (!isText) throw new AppError('unsupported_media_type', 'Invalid File Type')
  return { isGzip: false }
}

import { FileCode2 } from 'lucide-react'
import type { ShownCodeAnalysis } from '../api/shown-answers.ts'
import { classNames } from '../../../lib/class-names.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'

const NO_CHANGES = 'No code changes found related to this incident.'
const TONES = { high: 'high', medium: 'medium', low: 'low' } as const
type CodeFile = ShownCodeAnalysis['files_investigated'][number]

interface CodeAnalysisCardProps {
  readonly analysis: ShownCodeAnalysis
  readonly onShowLine: (lineId: string) => void
}

export function CodeAnalysisCard({ analysis, onShowLine }: CodeAnalysisCardProps) {
  if (analysis.error_message)
    return (
      <Banner tone="warning" hasIcon={false}>
        ⚠️ {analysis.error_message}
      </Banner>
    )
  if (analysis.files_investigated.length === 0) {
    return <p className="inert-text text-soft text-sm">{showInert(analysis.explanation || NO_CHANGES)}</p>
  }
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="inert-text max-w-[75ch]">{showInert(analysis.explanation)}</p>
      {analysis.files_investigated.map((file) => (
        <FileCard
          key={`${file.repository} ${file.file} ${file.line ?? ''} ${file.blame?.commit_sha ?? ''}`}
          file={file}
          onShowLine={onShowLine}
        />
      ))}
      {analysis.skipped_files.length > 0 ? (
        <details className="text-soft">
          <summary className="text-sm">
            {analysis.skipped_files.length === 1
              ? '1 file was not looked at'
              : `${analysis.skipped_files.length} files were not looked at`}
          </summary>
          <ul className="mt-1 list-disc pl-5">
            {analysis.skipped_files.map(({ file, reason }) => (
              <li key={file} className="inert-text">
                <code className="font-mono text-xs">{showInert(file)}</code>
                {reason ? `: ${showInert(reason)}` : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

function FileCard({ file, onShowLine }: { readonly file: CodeFile } & Pick<CodeAnalysisCardProps, 'onShowLine'>) {
  const place = `${file.file}${file.line ? `:${file.line}` : ''}`
  return (
    <section className="border-line overflow-hidden rounded-md border">
      <header className="bg-raised flex flex-wrap items-center gap-2 px-3 py-2">
        <FileCode2 size={14} aria-hidden className="text-faint" />
        {file.url && /^https?:/.test(file.url) ? (
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer noopener"
            className="text-accent-ink inert-text font-mono text-xs hover:underline"
          >
            {showInert(place)}
          </a>
        ) : (
          <code className="inert-text font-mono text-xs">{showInert(place)}</code>
        )}
        <Badge tone={TONES[file.priority]}>{file.priority}</Badge>
        <span className="text-faint text-xs">{showInert(file.repository)}</span>
      </header>
      <div className="px-3 py-2">
        <p className="inert-text text-soft">{showInert(file.reason)}</p>
        {file.blame ? (
          <p className="inert-text text-faint mt-1 text-xs">
            {showInert(file.blame.author)} in{' '}
            <code className="font-mono">{showInert(file.blame.commit_sha.slice(0, 8))}</code>:{' '}
            {showInert(file.blame.commit_message)}
            {file.blame.pr_number === null ? '' : ` (#${file.blame.pr_number})`}
          </p>
        ) : null}
        {file.citations.length > 0 ? (
          <ul aria-label="Log lines that cite it" className="mt-1.5 flex flex-wrap gap-1.5">
            {file.citations.map(({ line_id: lineId, quote }) => (
              <li key={`${lineId} ${quote}`}>
                <button
                  type="button"
                  onClick={() => onShowLine(lineId)}
                  className="hit-target border-line hover:border-line-strong rounded border px-1.5 py-0.5 text-left font-mono text-xs"
                >
                  <span className="text-accent-ink font-medium">{lineId}</span>{' '}
                  <span className="inert-text text-soft wrap-anywhere">{showInert(quote)}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {file.hunk ? (
        <pre className="border-line overflow-x-auto border-t font-mono text-xs leading-5">
          {file.hunk.split('\n').map((line, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- lines of a hunk never move
              key={index}
              className={classNames(
                'block px-3',
                line.startsWith('+') && 'bg-good-soft text-good',
                line.startsWith('-') && 'bg-critical-soft text-critical',
                line.startsWith('@@') && 'text-faint',
              )}
            >
              {showInert(line) || ' '}
            </span>
          ))}
        </pre>
      ) : null}
    </section>
  )
}

'use client'

import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { untilDone } from '@/lib/action-result'
import { undoImport } from '@/lib/import/panel/actions'
import type { ListedImport } from '@/lib/import/panel/list'
import type { Undone } from '@/lib/import/undo'
import { counted } from '@/lib/text'

const keptIn = (parts: readonly Undone[]) => parts.flatMap(({ kept }) => kept)

function wordsOf(parts: readonly Undone[]): string {
  const sum = (of: 'removed' | 'restored') => parts.reduce((total, part) => total + part[of], 0)
  const kept = keptIn(parts)
  return [
    `${counted(sum('removed'), 'post')} removed, ${sum('restored')} as before.`,
    ...(kept.length > 0 ? [`Kept, since an editor changed them: ${kept.slice(0, 10).join(', ')}.`] : []),
  ].join(' ')
}

const contentsOf = (posts: number, redirects: number): string =>
  [counted(posts, 'post'), ...(redirects > 0 ? [counted(redirects, 'redirect')] : [])].join(', ')

function ImportRow({ listed: { id, source, at, posts, redirects, state } }: { listed: ListedImport }) {
  const { act, isPending } = useAdminAction()
  const undoNext = (parts: readonly Undone[]) => undoImport({ batch: id, kept: keptIn(parts).length })
  const undo = () =>
    act('Not undone', untilDone, undoNext, (parts) => ({ title: 'Import undone', description: wordsOf(parts) }))
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0">
        <p className="font-semibold break-all">{source}</p>
        <p className="text-sm text-ink-soft">
          <LocalTime iso={at} /> · {state === 'undone' ? 'Undone' : contentsOf(posts, redirects)}
        </p>
      </div>
      {state === 'undoable' && (
        <ConfirmButton
          tone="quiet"
          isBusy={isPending}
          question={`Undo the import from ${source}?`}
          consequence="Its posts and their redirects are removed, and posts that it changed are as before. What an editor changed since stays, and so do pictures, authors, text blocks and settings."
          yes="Undo the import"
          onYes={undo}
        >
          {isPending ? 'Undoing…' : 'Undo'}
          <span className="sr-only"> the import from {source}</span>
        </ConfirmButton>
      )}
    </li>
  )
}

/** Past imports. One with remaining items can be undone for 30 days. */
export function ImportHistory({ imports }: { imports: ListedImport[] }) {
  if (imports.length === 0) return <p className="text-sm text-ink-soft">Nothing has been imported yet.</p>
  return (
    <ul aria-label="Earlier imports" className="border-t border-line">
      {imports.map((listed) => (
        <ImportRow key={listed.id} listed={listed} />
      ))}
    </ul>
  )
}

import Link from 'next/link'
import { StateBadge } from '../posts/state-badge'
import { LocalTime } from '../shared/local-time'
import { FieldDiffView } from './field-diffs'
import type { RevisionSummary } from '@/lib/posts/admin/revisions'
import type { FieldDiff } from '@/lib/posts/diff'

/** The versions of a post, newest first, each a link to what it changed. */
export function RevisionList({ id, revisions, shown }: { id: string; revisions: RevisionSummary[]; shown: number }) {
  return (
    <ol
      aria-label="Versions"
      className="grid max-h-80 gap-2 overflow-y-auto p-1 lg:max-h-none lg:overflow-visible lg:p-0"
    >
      {revisions.map(({ version, title, savedBy, savedAt, state }, index) => (
        <li key={version}>
          <Link
            href={`/admin/posts/${id}/revisions?version=${version}`}
            aria-current={version === shown ? 'true' : undefined}
            scroll={false}
            className="grid gap-1 rounded-xl border border-line bg-paper-raised px-4 py-3 text-sm hover:border-ink-soft aria-[current]:border-2 aria-[current]:border-accent"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">
                Version {version}
                {index === 0 && ' (present)'}
              </span>
              <StateBadge state={state} />
            </span>
            <span className="truncate">{title || 'Untitled'}</span>
            <span className="text-ink-soft">
              {savedBy} · <LocalTime iso={savedAt} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** `diffs` is null when the comparison would take too long. */
type Props = { title: string; diffs: FieldDiff[] | null; whenEqual: string }

/** What became of a text between two versions, field by field. */
export function RevisionView({ title, diffs, whenEqual }: Props) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {diffs === null && (
        <p className="text-sm text-ink-soft">The two texts are so different that comparing them takes too long.</p>
      )}
      {diffs?.length === 0 && <p className="text-sm text-ink-soft">{whenEqual}</p>}
      {diffs?.map((diff) => (
        <FieldDiffView key={diff.field} diff={diff} />
      ))}
    </section>
  )
}

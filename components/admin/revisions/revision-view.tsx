import { FieldDiffView } from './field-diffs'
import type { Revision } from '@/lib/posts/admin/revisions'
import { diffFields } from '@/lib/posts/diff'

type Props = { title: string; older: Revision | null; newer: Revision; whenEqual: string }

/** What became of a text between two versions, field by field. */
export function RevisionView({ title, older, newer, whenEqual }: Props) {
  const diffs = older ? diffFields(older.values, newer.values) : []
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {diffs.length === 0 && <p className="text-sm text-ink-soft">{whenEqual}</p>}
      {diffs.map((diff) => (
        <FieldDiffView key={diff.field} diff={diff} />
      ))}
    </section>
  )
}

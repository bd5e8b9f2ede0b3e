import Link from 'next/link'
import { DRAG_TYPE } from './plans'
import type { Draft } from '@/lib/posts/admin/calendar'

export const draftKey = (id: string) => `draft:${id}`

/** Drafts beside the calendar, those that were changed last: one that is dragged onto a day opens with that date. */
export function DraftTray({ drafts }: { drafts: readonly Draft[] }) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts-heading" className="grid gap-2 rounded-xl border border-line p-3">
      <h2 id="drafts-heading" className="font-sans text-sm font-semibold">
        Drafts
      </h2>
      <ul className="grid gap-1">
        {drafts.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={`/admin/posts/${id}`}
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(DRAG_TYPE, draftKey(id))
                dataTransfer.effectAllowed = 'move'
              }}
              className="flex min-h-11 items-center rounded-lg border border-line bg-paper px-2 py-1 text-sm focus-inset hover:bg-paper-sunk xl:min-h-9"
            >
              <span className="line-clamp-2">{title || 'Untitled'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

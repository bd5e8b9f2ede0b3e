import Link from 'next/link'
import type { ImageUse } from '@/lib/images/library'

function noteOf({ kind, inBin, username }: ImageUse): string | null {
  if (kind === 'portrait') return 'as the portrait'
  if (kind === 'kept changes') return 'in changes that are kept for later'
  if (kind === 'working copy') return `in the unsaved text of ${username ?? 'an editor'}`
  if (kind === 'earlier version') return 'in an earlier version'
  return inBin ? 'in the bin' : null
}

/** Where a picture is used, as links to the posts, or to the author. */
export function ImageUses({ uses }: { uses: ImageUse[] }) {
  return (
    <section aria-labelledby="uses-heading" className="grid gap-2">
      <h2 id="uses-heading" className="font-display font-semibold text-xl">
        Where it is used
      </h2>
      {uses.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Nowhere: no post, no earlier version, no unsaved text and no author shows it.
        </p>
      ) : (
        <ul className="grid text-sm">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id} ${use.username ?? ''}`} className="flex flex-wrap items-center gap-x-2">
              <Link
                href={`/admin/${use.kind === 'portrait' ? 'authors' : 'posts'}/${use.id}`}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {use.title || 'Untitled'}
              </Link>
              {noteOf(use) && <span className="text-ink-soft">{noteOf(use)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

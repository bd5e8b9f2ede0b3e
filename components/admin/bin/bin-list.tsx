'use client'

import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { DeletedAt, LocalTime } from '../shared/local-time'
import { useHolder } from '../shared/rights'
import { useRestore } from '../shared/use-restore'
import { Button } from '@/components/ui/button'
import { may } from '@/lib/auth/rights'
import { eraseDeleted } from '@/lib/panel/bin/actions'
import type { BinItem } from '@/lib/panel/bin/list'

function BinLine({ item }: { item: BinItem }) {
  const { kind, id, title, what, goesAt } = item
  const who = useHolder()
  const { act, isPending: isErasing } = useAdminAction()
  const { restore, isPending: isRestoring } = useRestore()
  const erase = () => act('Not deleted', eraseDeleted, { kind, id }, `“${title}” is deleted for good`)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere">
          <span className="line-clamp-2 font-semibold">{title}</span>
          <span className="line-clamp-2 text-sm text-ink-soft first-letter:uppercase">{what}</span>
        </p>
        <p className="text-sm text-ink-soft">
          <DeletedAt of={item} /> · goes for good on <LocalTime iso={goesAt} />
        </p>
      </div>
      <div className="-mx-4 flex flex-wrap max-sm:-mx-2 max-sm:*:px-2">
        <Button
          tone="quiet"
          isBusy={isRestoring}
          aria-label={`Restore ${title}`}
          onClick={() => restore(kind, id, title)}
        >
          Restore
        </Button>
        {may(who, 'retention') && (
          <ConfirmButton
            tone="quiet"
            isBusy={isErasing}
            question={`Delete “${title}” for good?`}
            consequence="It cannot be brought back."
            yes="Delete for good"
            no="Keep it"
            onYes={erase}
          >
            Delete<span className="sr-only"> {title}</span> for good
          </ConfirmButton>
        )}
      </div>
    </li>
  )
}

/** The deleted items, newest first. */
export function BinList({ items }: { items: readonly BinItem[] }) {
  return (
    <ul aria-label="Bin" className="border-t border-line">
      {items.map((item) => (
        <BinLine key={`${item.kind} ${item.id}`} item={item} />
      ))}
    </ul>
  )
}

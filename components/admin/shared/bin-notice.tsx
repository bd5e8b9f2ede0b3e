import { RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConfirmButton } from './admin-action'
import { EmptyState } from './panel-page'
import { DeletedAt } from './local-time'
import { useHolder } from './rights'
import { Button } from '@/components/ui/button'
import { may } from '@/lib/auth/rights'
import { BIN_DAYS } from '@/lib/retention'

const icon = { className: 'size-4' } as const

/** Focuses the content of the page after a restore, because the pressed button disappears. */
export const focusContent = () => document.getElementById('content')?.focus()

type Props = {
  what: 'picture' | 'message'
  entry: { deletedAt: string | null; deletedBy: string | null }
  isBusy: boolean
  onRestore: () => void
  /** Deletes the entry for good, after a question with the `consequence`. Only for accounts with the right. */
  onErase: () => void
  consequence: string
  children?: ReactNode
}

/** Replaces the page of an entry in the bin, with buttons that restore it or delete it for good. */
export function BinNotice({ what, entry, isBusy, onRestore, onErase, consequence, children }: Props) {
  const canErase = may(useHolder(), 'retention')
  return (
    <EmptyState title={`This ${what} is in the bin`}>
      <p>
        <DeletedAt of={entry} />. {children}It is kept for {BIN_DAYS} days, then it goes for good.
        {!canErase && ' An admin can delete it for good earlier.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" isBusy={isBusy} onClick={onRestore}>
          <RotateCcw {...icon} />
          Restore
        </Button>
        {canErase && (
          <ConfirmButton
            tone="secondary"
            isBusy={isBusy}
            question={`Delete this ${what} for good?`}
            consequence={consequence}
            yes="Delete for good"
            onYes={onErase}
          >
            <Trash2 {...icon} />
            Delete for good
          </ConfirmButton>
        )}
      </div>
    </EmptyState>
  )
}

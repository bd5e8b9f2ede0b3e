'use client'

import { Bookmark, BookmarkX } from 'lucide-react'
import { useState } from 'react'
import { LineForm } from '../shared/editable-line'
import { useRestore } from '../shared/use-restore'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { deleteView, saveView } from '@/lib/posts/admin/list-actions'
import { queryOf, VIEW_NAME_MAX } from '@/lib/posts/admin/list-params'
import type { SavedView } from '@/lib/posts/admin/list'

type Props = {
  /** The address of the current list; null when it cannot be saved. */
  href: string | null
  view: SavedView | null
}

/** Saves the current list as a view, or deletes the saved view. */
export function SaveView({ href, view }: Props) {
  const { remove, isPending } = useRestore()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const deleteThis = (saved: SavedView) =>
    remove({ kind: 'view', ...saved }, deleteView, { title: `View “${saved.name}” deleted` })

  return (
    <>
      {/* One button for both, so that the focus stays on it when its work changes. */}
      {(view ?? href) && (
        <Button tone="quiet" isBusy={isPending} onClick={() => (view ? deleteThis(view) : setIsOpen(true))}>
          {view ? <BookmarkX className="size-4" /> : <Bookmark className="size-4" />}
          {view ? 'Delete view' : 'Save view'}
        </Button>
      )}
      {isOpen && href && (
        <Dialog onClose={close} title="Save this view">
          <LineForm
            label="Name"
            hint="Search, filters and order as they are now."
            button="Save view"
            maxLength={VIEW_NAME_MAX}
            failed="Not saved"
            onSave={(name) => saveView({ name, query: queryOf(href) })}
            onSaved={(name) => {
              close()
              return { title: `View “${name.trim()}” saved` }
            }}
          />
        </Dialog>
      )}
    </>
  )
}

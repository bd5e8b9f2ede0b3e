'use client'

import { Bookmark, BookmarkX } from 'lucide-react'
import { useState, useTransition } from 'react'
import { type Run, useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { done } from '@/lib/action-result'
import { deleteView, saveView } from '@/lib/posts/admin/list-actions'
import { queryOf, VIEW_NAME_MAX } from '@/lib/posts/admin/list-params'
import type { SavedView } from '@/lib/posts/admin/views'

const icon = { 'aria-hidden': true, className: 'size-4' } as const

type FormProps = { query: string; run: Run; onDone: () => void }

function ViewForm({ query, run, onDone }: FormProps) {
  const toast = useToast()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, startTransition] = useTransition()

  async function save() {
    const saved = await run('Not saved', async () => {
      const result = await saveView({ name, query })
      // What is wrong with the name is said at its field; anything else becomes a toast, as everywhere.
      if (result.ok || !result.fieldErrors) return result
      return done(Object.values(result.fieldErrors)[0])
    })
    if (saved === null) return
    if (saved) return setError(saved)
    toast.show({ variant: 'success', title: `View “${name.trim()}” saved` })
    onDone()
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) startTransition(save)
      }}
    >
      <Field label="Name" hint="Search, filters and order as they are now." error={error}>
        {(control) => (
          <input
            {...control}
            value={name}
            maxLength={VIEW_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value)
              setError(undefined)
            }}
            className={controlStyles}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isPending || undefined} className="justify-self-end">
        {isPending ? 'Saving...' : 'Save view'}
      </Button>
    </form>
  )
}

type Props = {
  /** The address of what is shown; null where nothing of it is worth a name. */
  href: string | null
  /** The view whose address that is. */
  view: SavedView | null
  username: string
}

/** Gives the list as it is shown a name, or takes the name away. */
export function SaveView({ href, view, username }: Props) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const [isOpen, setIsOpen] = useState(false)
  const [isPending, startTransition] = useTransition()
  const close = () => setIsOpen(false)

  const remove = ({ id, name, href: saved }: SavedView) =>
    startTransition(async () => {
      if ((await run('Not deleted', () => deleteView(id))) === null) return
      const undo = () => void run('Not brought back', () => saveView({ name, query: queryOf(saved) }))
      toast.show({ variant: 'success', title: `View “${name}” deleted`, action: { label: 'Undo', run: undo } })
    })
  return (
    <>
      {view ? (
        <Button tone="quiet" aria-disabled={isPending || undefined} onClick={() => isPending || remove(view)}>
          <BookmarkX {...icon} />
          Delete view
        </Button>
      ) : (
        href && (
          <Button tone="quiet" onClick={() => setIsOpen(true)}>
            <Bookmark {...icon} />
            Save view
          </Button>
        )
      )}
      <Dialog open={isOpen} onClose={close} title="Save this view">
        {href && <ViewForm query={queryOf(href)} run={run} onDone={close} />}
      </Dialog>
      {dialog}
    </>
  )
}

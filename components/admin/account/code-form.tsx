import { type FormEvent, useState } from 'react'
import { CodeField } from '../login/code-field'
import { ofFields, useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import type { ActionResult } from '@/lib/action-result'

type Props<Data> = {
  /** What an error says that belongs to no field. */
  failed: string
  button: string
  hint?: string
  send: (code: string) => Promise<ActionResult<Data>>
  onDone: (data: Data) => void
  onCancel: () => void
}

/** Asks for a code and sends it; a wrong one is told at the field. */
export function CodeForm<Data>({ failed, button, hint, send, onDone, onCancel }: Props<Data>) {
  const { run } = useAdminAction()
  const [error, setError] = useState<string>()
  const [isPending, setIsPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setIsPending(true)
    const answer = await run(failed, () => send(String(new FormData(form).get('code'))).then(ofFields))
    setIsPending(false)
    if (answer?.ok) return onDone(answer.data)
    setError(answer?.fieldErrors?.code)
    const input = form.elements.namedItem('code')
    if (input instanceof HTMLInputElement) input.focus()
  }

  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={(event) => void submit(event)}>
      <CodeField error={error} {...(hint !== undefined && { hint })} />
      <DialogActions onCancel={onCancel}>
        <Button type="submit" isBusy={isPending}>
          {button}
        </Button>
      </DialogActions>
    </form>
  )
}

type DialogProps<Data> = Omit<Props<Data>, 'onCancel'> & { title: string; description: string; onClose: () => void }

/** The same as a dialog. */
export function CodeDialog<Data>({ title, description, onClose, ...form }: DialogProps<Data>) {
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <CodeForm {...form} onCancel={onClose} />
    </Dialog>
  )
}

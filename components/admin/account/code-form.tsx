import { CodeField } from '../login/second-step'
import { useActionForm } from '../shared/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import type { ActionResult } from '@/lib/action-result'
import { codeSchema } from '@/lib/auth/schema'

type Props<Data> = {
  /** The toast's title for an error without a field. */
  failed: string
  button: string
  hint?: string
  send: (code: string) => Promise<ActionResult<Data>>
  onDone: (data: Data) => void
  onCancel: () => void
}

/** Asks for a code and sends it; a wrong code is an error of the field. */
export function CodeForm<Data>({ failed, button, hint, send, onDone, onCancel }: Props<Data>) {
  const { field, save, isSubmitting } = useActionForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    failed,
    send: ({ code }) => send(code),
    onDone: (data) => void onDone(data),
  })
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={save}>
      <CodeField hint={hint} {...field('code')} />
      <DialogActions onCancel={onCancel}>
        <Button type="submit" isBusy={isSubmitting}>
          {button}
        </Button>
      </DialogActions>
    </form>
  )
}

type DialogProps<Data> = Omit<Props<Data>, 'onCancel'> & { title: string; description: string; onClose: () => void }

export function CodeDialog<Data>({ title, description, onClose, ...form }: DialogProps<Data>) {
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <CodeForm {...form} onCancel={onClose} />
    </Dialog>
  )
}

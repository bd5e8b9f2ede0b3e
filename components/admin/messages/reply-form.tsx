import { Send } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { Options } from '../shared/options'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { Button } from '@/components/ui/button'
import { AreaField, SelectField } from '@/components/ui/field'
import { sendReply } from '@/lib/contact/inbox/actions'
import type { SavedReply } from '@/lib/contact/inbox/queries'
import { SENT_REPLY_MAX } from '@/lib/contact/inbox/reply-schema'

type Props = { id: string; email: string; draft: string; saved: SavedReply[]; onClose: () => void }

/** The text of a reply, with the caret below the greeting. `insert` puts a saved text at the caret. */
function useReplyText(draft: string) {
  const [text, setText] = useState(draft)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const area = fieldRef.current
    const start = (area?.value.indexOf('\n\n') ?? 0) + 2
    area?.focus()
    area?.setSelectionRange(start, start)
  }, [])
  const insert = (body: string) => {
    const area = fieldRef.current
    if (!area) return
    area.setRangeText(body, area.selectionStart, area.selectionEnd, 'end')
    setText(area.value)
    area.focus()
  }
  return { text, setText, fieldRef, insert }
}

/** Sends a reply from the panel. The text stays until it is sent. */
export function ReplyForm({ id, email, draft, saved, onClose }: Props) {
  const { text, setText, fieldRef, insert } = useReplyText(draft)
  const [error, setError] = useState<string>()
  const { act, isPending } = useAdminAction()
  useLeaveWarning(text !== draft)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || text === draft) return setError('Write the reply first.')
    setError(undefined)
    act('Not sent', sendReply, { id, text }, () => {
      onClose()
      return `Sent to ${email}`
    })
  }
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <AreaField
        label={`Reply to ${email}`}
        error={error}
        ref={fieldRef}
        rows={14}
        maxLength={SENT_REPLY_MAX}
        value={text}
        // Read-only during the sending, because the form closes afterwards and would lose a change.
        readOnly={isPending}
        onChange={({ target }) => setText(target.value)}
      />
      {saved.length > 0 && (
        <SelectField
          label="Insert a saved text"
          value=""
          onChange={({ target }) => insert(saved.find((one) => one.id === target.value)?.body ?? '')}
        >
          <Options of={[['', 'Choose …'], ...saved.map((one) => [one.id, one.name] as const)]} />
        </SelectField>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isPending}>
          <Send className="size-4" />
          Send
        </Button>
        {text === draft ? (
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
        ) : (
          <ConfirmButton
            tone="secondary"
            question="Discard this reply?"
            consequence="What you wrote is gone."
            yes="Discard"
            no="Keep writing"
            onYes={onClose}
          >
            Cancel
          </ConfirmButton>
        )}
      </div>
    </form>
  )
}

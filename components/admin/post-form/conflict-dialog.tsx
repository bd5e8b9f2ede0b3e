'use client'

import { Copy } from 'lucide-react'
import { LocalTime } from '../shared/local-time'
import { FieldDiffView } from '../revisions/field-diffs'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useToast } from '@/components/ui/toast'
import type { ServerVersion } from '@/lib/posts/admin/save'
import { diffFields } from '@/lib/posts/diff'
import { fieldText, type WorkingFields } from '@/lib/posts/schema'

type CopyProps = { label: string; text: string }

function CopyButton({ label, text }: CopyProps) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.show({ variant: 'success', title: 'Copied' }),
      () =>
        toast.show({
          variant: 'error',
          title: 'Not Copied',
          description: 'The browser does not allow it. Select the text instead.',
        }),
    )
  return (
    <Button tone="quiet" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      {label}
    </Button>
  )
}

type Props = {
  mine: WorkingFields
  serverVersion: ServerVersion
  onTakeServerVersion: () => void
  onSaveMine: () => void
  onLater: () => void
}

function Differences({ mine, saved }: { mine: WorkingFields; saved: WorkingFields }) {
  const diffs = diffFields(saved, mine)
  if (diffs.length === 0) return <p className="text-sm">The texts are the same: only the status or the date differs.</p>
  return diffs.map((diff) => (
    <FieldDiffView
      key={diff.field}
      diff={diff}
      aside={
        <div className="flex flex-wrap">
          <CopyButton label="Copy theirs" text={fieldText(saved, diff.field)} />
          <CopyButton label="Copy mine" text={fieldText(mine, diff.field)} />
        </div>
      }
    />
  ))
}

/** Two editors saved one post: shows both, word by word, and lets this one decide. Nothing is overwritten before. */
export function ConflictDialog({ mine, serverVersion, onTakeServerVersion, onSaveMine, onLater }: Props) {
  return (
    <Dialog
      open
      isWide
      onClose={onLater}
      title="Somebody else has saved this post"
      description={`${serverVersion.savedBy} saved it while you were editing. Nothing was overwritten: yours is still in the form.`}
    >
      <p className="text-sm text-ink-soft">
        Their version is from <LocalTime iso={serverVersion.savedAt} />. <del>Struck through</del> stands only in
        theirs, <ins>underlined</ins> only in yours.
      </p>
      <Differences mine={mine} saved={serverVersion.post.values} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSaveMine}>Save mine over theirs</Button>
        <Button tone="secondary" onClick={onTakeServerVersion}>
          Take theirs
        </Button>
        <Button tone="quiet" onClick={onLater}>
          Keep editing to merge
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        Their version stays in the revisions whatever you choose. Yours is dropped when you take theirs: copy what you
        want to keep.
      </p>
    </Dialog>
  )
}

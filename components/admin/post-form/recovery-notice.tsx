import { useState } from 'react'
import { FieldDiffView } from '../revisions/revisions'
import { LocalTime } from '../shared/local-time'
import { CollisionDialog } from './conflict-dialog'
import { usePostEditor } from './editor-context'
import { Button } from '@/components/ui/button'
import type { EditablePost } from '@/lib/posts/admin/post'
import { diffFields } from '@/lib/posts/diff'
import type { UnsavedCopy } from '@/lib/posts/editing/unsaved-copy'
import type { WorkingFields } from '@/lib/posts/schema'

function CopyDiff({ copy, saved }: { copy: UnsavedCopy; saved: WorkingFields }) {
  const pictures = copy.tray.length
  return (
    <div
      className="grid max-h-[30dvh] content-start gap-3 overflow-y-auto"
      role="group"
      aria-label="What differs"
      tabIndex={0}
    >
      {diffFields(saved, copy.fields).map((diff) => (
        <FieldDiffView key={diff.field} diff={diff} />
      ))}
      {copy.publishAt !== undefined && (
        <p className="text-sm">
          {copy.publishAt ? (
            <>
              Planned for <LocalTime iso={copy.publishAt} />.
            </>
          ) : (
            'Without the date that it was planned for.'
          )}
        </p>
      )}
      {pictures > 0 && (
        <p className="text-sm">
          {pictures === 1 ? 'One picture' : `${pictures} pictures`} had been picked:{' '}
          {copy.tray.map(({ fileName }) => fileName).join(', ')}.
        </p>
      )}
    </div>
  )
}

/**
 * Offers to restore unsaved changes of an existing post. Changes of several tabs are shown side by side and merged by
 * paragraphs.
 */
export function RecoveryNotice({ saved }: { saved: EditablePost }) {
  const { state, restoreCopy, restoreAll, discardCopy } = usePostEditor()
  const { copies } = state
  const [isAsking, setIsAsking] = useState(false)
  const [first, second] = copies
  const isOlder = copies.some(({ copy }) => copy.baseVersion < saved.version)
  const merge = () => setIsAsking(!restoreAll(saved.values))
  if (!first) return null
  return (
    <section
      aria-label="Unsaved changes"
      className="grid gap-3 rounded-xl border-2 border-saffron bg-paper-sunk px-4 py-3"
    >
      <p role="status" className="text-sm">
        <strong className="font-semibold">
          {second
            ? `${copies.length} tabs have changes that were never saved.`
            : 'You have changes that were never saved.'}
        </strong>{' '}
        <del>Struck through</del> is what is saved, <ins>underlined</ins> what you had typed.
        {isOlder && ' The post has been saved since: you will see both before anything is overwritten.'}
      </p>
      {second && (
        <Button className="justify-self-start" onClick={merge}>
          {copies.length === 2 ? 'Restore both' : `Restore all ${copies.length}`}
        </Button>
      )}
      <div className={`grid gap-4 ${second ? 'md:grid-cols-2' : ''}`}>
        {copies.map((found) => (
          <section key={found.copy.updatedAt} className="grid min-w-0 content-start gap-2">
            {/* The buttons are above the difference, which can be long. */}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="mr-auto text-sm font-semibold">
                Typed at <LocalTime iso={found.copy.updatedAt} />
              </h2>
              {!second && <Button onClick={() => restoreCopy(found.copy)}>Restore</Button>}
              <Button tone="secondary" onClick={() => discardCopy(found)}>
                Discard
              </Button>
            </div>
            <CopyDiff copy={found.copy} saved={saved.values} />
          </section>
        ))}
      </div>
      {isAsking && second && (
        <CollisionDialog
          key={second.copy.updatedAt}
          title="Two tabs changed the same places"
          description="Choose what stays. What was changed in different places is merged already."
          names={{ mine: 'Typed later', theirs: 'Typed earlier' }}
          base={saved.values}
          mine={first.copy.fields}
          theirs={second.copy.fields}
          yes="Restore"
          onYes={(fields) => setIsAsking(!restoreAll(saved.values, fields))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

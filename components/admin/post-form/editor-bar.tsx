import { redo, undo } from '@codemirror/commands'
import { ArrowLeft, Eye, PanelRight, Redo2, Undo2 } from 'lucide-react'
import Link from 'next/link'
import { useTextEditor } from '../editor/text-editor'
import { StateBadge } from '../posts/state-badge'
import { WithdrawButton } from '../review/review-buttons'
import { LocalTime } from '../shared/local-time'
import { useHolder } from '../shared/rights'
import { usePostEditor, usePostValue } from './editor-context'
import { editorLayout, type Pane, useEditorLayout } from './editor-layout'
import { PostMenu } from './post-menu'
import { SaveStatus } from './save-status'
import { Button, IconButton } from '@/components/ui/button'
import { mayPublish } from '@/lib/auth/rights'
import { longDate } from '@/lib/dates'
import { toIso } from '@/lib/datetime-local'
import type { EditablePost } from '@/lib/posts/admin/post'
import { type Intent, savingIntent } from '@/lib/posts/editing/form-schema'
import type { Review } from '@/lib/posts/reviews/queries'
import { postType } from '@/lib/posts/types'

/** The heading: the title of the post, or its type while a new one has no title. */
function Heading({ isNew }: { isNew: boolean }) {
  const title = usePostValue('title').trim()
  const { newLabel } = postType(usePostValue('postType'))
  return (
    <h1 className="truncate font-sans text-base leading-tight font-semibold tracking-normal">
      {title || (isNew ? newLabel : 'Untitled')}
    </h1>
  )
}

function UndoRedo() {
  const { view, history } = useTextEditor()
  const step = (command: typeof undo) => {
    if (!view) return
    command(view)
    view.focus()
  }
  return (
    <div className="flex max-lg:hidden">
      <IconButton
        label="Undo"
        icon={<Undo2 className="size-4.5" />}
        aria-disabled={!history.canUndo || undefined}
        onClick={() => step(undo)}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 className="size-4.5" />}
        aria-disabled={!history.canRedo || undefined}
        onClick={() => step(redo)}
      />
    </div>
  )
}

const toggleStyles = 'border border-transparent aria-pressed:border-line aria-pressed:bg-paper-sunk max-lg:hidden'

/** The bar at the top: back link, title and state, undo, and the buttons for preview, settings and menu. */
export function EditorBar() {
  const { base: post, review } = usePostEditor()
  const { drawer, preview } = useEditorLayout()
  return (
    <div className="flex min-w-0 items-center gap-1 border-b border-line bg-paper-raised px-1 max-lg:min-h-12 max-lg:py-1.5 lg:px-2">
      <Link
        href="/admin/posts"
        aria-label="All posts"
        title="All posts"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft focus-inset hover:text-ink"
      >
        <ArrowLeft className="size-5" />
      </Link>
      <div className="flex min-w-0 flex-1 items-center gap-x-3 gap-y-0.5 max-lg:flex-wrap">
        <div className="min-w-0 max-lg:w-full lg:min-w-32 lg:shrink-9">
          <Heading isNew={!post} />
        </div>
        {post && <StateBadge state={post.state} hasChanges={post.changes !== null} review={review?.state ?? null} />}
        <SaveStatus />
      </div>
      <UndoRedo />
      <Button tone="quiet" aria-pressed={preview} onClick={editorLayout.togglePreview} className={toggleStyles}>
        <Eye className="size-4" />
        Preview
      </Button>
      <Button tone="quiet" aria-pressed={drawer} onClick={editorLayout.toggleDrawer} className={toggleStyles}>
        <PanelRight className="size-4" />
        Settings
      </Button>
      <PostMenu />
    </div>
  )
}

const PANES: readonly [Pane, string][] = [
  ['write', 'Write'],
  ['preview', 'Preview'],
  ['settings', 'Settings'],
]

/** Switches the pane on a telephone, which shows one at a time. */
export function PaneSwitch() {
  const { pane } = useEditorLayout()
  return (
    <div role="group" aria-label="Show" className="flex border-b border-line bg-paper-raised lg:hidden">
      {PANES.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={pane === name}
          onClick={() => editorLayout.show(name)}
          className="min-h-11 flex-1 border-b-2 border-transparent text-sm font-semibold text-ink-soft focus-inset aria-pressed:border-accent aria-pressed:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  )
}

type Labels = [idle: string, busy: string]

function mainLabels(post: EditablePost | null, main: Intent | null, review: Review | null, publishAt: string): Labels {
  if (main === 'review') return [review ? 'Submit again' : 'Submit for review', 'Submitting...']
  if (post?.state === 'published') return ['Update live post', 'Saving...']
  if (main === 'schedule')
    return post?.state === 'scheduled' ? ['Update scheduled post', 'Saving...'] : ['Schedule', 'Scheduling...']
  const date = toIso(publishAt)
  return [date ? `Publish, dated ${longDate(date)}` : 'Publish', 'Publishing...']
}

/** Shows the review state of the post to an account that cannot publish. */
function Standing({ review }: { review: Review | null }) {
  if (!review) return <p className="text-sm text-ink-soft max-sm:sr-only">Your role does not publish.</p>
  const { state, submittedAt, decidedBy } = review
  return (
    <p className="min-w-0 text-sm wrap-anywhere text-ink-soft">
      {state === 'in_review' ? (
        <>
          In review since <LocalTime iso={submittedAt} dayAloneOnPhones />
        </>
      ) : (
        `${state === 'approved' ? 'Approved' : 'Changes requested'} by ${decidedBy}`
      )}
    </p>
  )
}

type ActionsProps = {
  /** The intent of the main button; null when there is nothing to publish or to submit. */
  main: Intent | null
  onSave: (intent: Intent) => void
}

/** The button that saves without a state change, and the main button, which publishes or submits for review. */
export function EditorActions({ main, onSave }: ActionsProps) {
  const { base: post, review, submit } = usePostEditor()
  const { busyWith } = submit
  const publishAt = usePostValue('publishAt')
  const isBusy = busyWith !== null
  const keep = savingIntent(post)
  const [idle, busy] = mainLabels(post, main, review, publishAt)
  const isWriter = !mayPublish(useHolder(), post)
  return (
    <>
      {isWriter && <Standing review={review} />}
      {isWriter && !main && review?.state === 'in_review' && <WithdrawButton review={review} tone="secondary" />}
      {keep !== main && (
        <Button
          tone={main || review ? 'secondary' : 'primary'}
          isBusy={isBusy}
          onClick={() => onSave(keep)}
          className="max-lg:flex-1"
        >
          {busyWith === keep ? 'Saving...' : post ? 'Save' : 'Save as draft'}
        </Button>
      )}
      {main && (
        <Button
          type="submit"
          isBusy={isBusy}
          className="px-5 text-balance max-lg:flex-1 lg:max-xl:max-w-40 lg:max-xl:px-4 lg:max-xl:py-0 lg:max-xl:leading-tight xl:whitespace-nowrap"
        >
          {busyWith === main ? busy : idle}
        </Button>
      )}
    </>
  )
}

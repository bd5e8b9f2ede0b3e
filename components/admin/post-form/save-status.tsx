import { CircleCheck, CloudOff, type LucideIcon, PenLine, Save } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useSignInAgain } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { usePostEditor } from './editor-context'
import { keepFocus } from './kept-focus'
import { Button } from '@/components/ui/button'
import { SESSION_ENDED } from '@/lib/action-result'
import { awaitsCopies, type EditingState } from '@/lib/posts/editing/editing-state'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'

/** The icons of the statuses that need no attention. */
const ICONS: Partial<Record<EditingState['status']['kind'], LucideIcon>> = {
  saved: CircleCheck,
  unsaved: PenLine,
  stored: Save,
  drafted: CircleCheck,
}

const IN_BROWSER = 'Your changes are kept in this browser'
const IN_PAGE_ONLY =
  'and this browser’s storage is full or switched off: your changes are in this page only. Leave it open.'

/** The text for each status. `isRefused`: the browser stores no copy. */
function textOf({ status, local, isNew }: EditingState): string {
  const isRefused = local === 'refused'
  switch (status.kind) {
    case 'saved':
      return isNew ? '' : 'All changes saved.'
    case 'unsaved':
      if (isNew) return { kept: 'Draft kept in this browser.', none: 'Not kept yet.', refused: '' }[local]
      return local === 'kept' ? 'Unsaved changes, kept in this browser.' : 'Unsaved changes.'
    case 'stored':
      return 'Unsaved changes, kept for you'
    case 'drafted':
      return 'Draft saved'
    case 'offline':
      return `The server does not answer${isRefused ? `, ${IN_PAGE_ONLY}` : `. ${IN_BROWSER} and sent when it is back.`}`
    case 'signed-out':
      return `Your session has ended${isRefused ? `, ${IN_PAGE_ONLY}` : `. ${IN_BROWSER}.`}`
    case 'refused':
      return `${status.message} ${isRefused ? 'Your changes are in this page only.' : `${IN_BROWSER}.`}`
    case 'gone':
      return `This post has been deleted${isRefused ? `, ${IN_PAGE_ONLY}` : `. ${IN_BROWSER}.`}`
  }
}

/** Shows where the typed text is stored: in the post, as a copy on the server, or only in this browser. */
export function SaveStatus() {
  const { form, state, session, post } = usePostEditor()
  const { status, isNew } = state
  const askToSignIn = useSignInAgain()
  const router = useRouter()
  const isOnServer = 'at' in status
  useEffect(() => {
    const id = session.postId()
    // The text of a deleted post is in a draft of its own now.
    if (!post || !isOnServer || id === post.id) return
    keepFocus(id)
    router.push(`/admin/posts/${id}`)
  }, [post, isOnServer, session, router])
  function saveAsNew() {
    // The pressed button disappears.
    form.setFocus('content')
    session.beginDraft()
    // The deleted post may keep its slug.
    form.setValue('slug', '')
    void session.saveRemote()
  }
  const { dirtyFields } = useFormState<PostFormValues>({ name: ['publishAt', 'publishedOn'] })
  // Only a button saves the date of a public post, and a date alone makes no draft: leaving the page would lose both.
  const isDateAlone = status.kind === 'saved' && dirtyFields.publishAt === true
  const isDateUnsaved = isDateAlone || dirtyFields.publishedOn === true
  useLeaveWarning(isDateUnsaved)
  // "All changes saved" would contradict the question about unsaved changes.
  const isWaiting = awaitsCopies(state)
  const text = isWaiting ? 'Waiting for your decision.' : textOf(state)
  const Icon = isWaiting ? PenLine : (ICONS[status.kind] ?? CloudOff)
  const looks = Icon === CloudOff ? 'font-medium text-tomato' : 'text-ink-soft'
  return (
    <div
      className={`flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] sm:flex-nowrap leading-tight ${looks}`}
    >
      <p role="status" className="flex min-w-0 items-center gap-2">
        {text && <Icon className="size-4 shrink-0" />}
        {/* The longest texts need three lines in the bar. */}
        <span className="lg:line-clamp-3">
          {isDateUnsaved && !isNew && status.kind === 'saved' ? 'The text is saved.' : text}
          {isOnServer && (
            <>
              {' '}
              <LocalTime iso={status.at} />.
            </>
          )}
          {isDateUnsaved && ' The date is kept when you save.'}
        </span>
      </p>
      {status.kind === 'signed-out' && (
        <Button
          tone="secondary"
          onClick={() => askToSignIn(SESSION_ENDED, () => void session.saveRemote())}
          className="shrink-0 whitespace-nowrap"
        >
          Sign in again
        </Button>
      )}
      {status.kind === 'gone' && (
        <Button tone="secondary" onClick={saveAsNew} className="shrink-0 whitespace-nowrap">
          Save as a new draft
        </Button>
      )}
    </div>
  )
}

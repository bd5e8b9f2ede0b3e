import {
  CalendarClock,
  Copy,
  Download,
  ExternalLink,
  EyeOff,
  History,
  Keyboard,
  Layers,
  Send,
  Trash2,
} from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { chosenPosts, useSaveExport } from '../export/save-export'
import { usePostActions } from '../posts/post-actions'
import { ConfirmDialog } from '../shared/admin-action'
import { useHolder } from '../shared/rights'
import { LogoutButton } from '../shell/panel-frame'
import { usePostEditor } from './editor-context'
import { editorLayout } from './editor-layout'
import { ScheduleDialog } from './publish-dialogs'
import { Menu } from '@/components/ui/menu'
import { mayChange, mayDelete, mayPublish } from '@/lib/auth/rights'
import { transitionWords } from '@/lib/posts/admin/transition-rules'
import { BIN_DAYS } from '@/lib/retention'

const QUESTIONS = {
  unpublish: {
    question: 'Unpublish this post?',
    consequence:
      'Readers get a page that says it is not there. What you have typed is saved, and you can publish it again.',
    yes: 'Unpublish',
    no: 'Leave it',
  },
  unschedule: {
    question: 'Take it out of the schedule?',
    consequence: 'It will not appear by itself any more. What you have typed is saved.',
    yes: 'Back to draft',
    no: 'Leave it',
  },
  clear: {
    question: 'Clear the form?',
    consequence: `The form is empty then. The draft lies in the bin for ${BIN_DAYS} days.`,
    yes: 'Clear everything',
    no: 'Keep it',
  },
  delete: {
    question: 'Delete this post?',
    consequence: transitionWords.delete.consequence,
    yes: 'Delete',
    no: 'Leave it',
  },
} as const
type Asked = keyof typeof QUESTIONS | 'schedule'

/** The less common actions of the editor. */
export function PostMenu() {
  const { base: post, submit, clearForm } = usePostEditor()
  const [asked, setAsked] = useState<Asked | null>(null)
  const router = useRouter()
  const actions = usePostActions({
    // While the post was in the bin, the review page replaced the editor.
    onUndone: () =>
      post && window.location.pathname === `/admin/review/${post.id}` && router.replace(`/admin/posts/${post.id}`),
  })
  const { save } = useSaveExport()
  const who = useHolder()
  const canPublish = mayPublish(who, post)
  const close = () => setAsked(null)
  const isPlanned = post?.state === 'scheduled'
  const isLive = post?.state === 'published'
  const withdraw = isPlanned ? 'unschedule' : 'unpublish'
  const item = (label: string, Icon: typeof Copy, run: () => void) => ({
    label,
    icon: <Icon />,
    isDisabled: submit.busyWith !== null,
    run,
  })
  const hasTime = isPlanned || post?.changes?.publishAt
  const timeLabel = hasTime ? 'Change the time…' : isLive ? 'Schedule the changes…' : 'Schedule…'
  const groups = [
    [
      canPublish && item(timeLabel, CalendarClock, () => setAsked('schedule')),
      isLive && !post.changes && item('Keep the changes for later', Layers, () => submit.submit('later')),
      isPlanned && item('Publish now', Send, () => submit.submit('publish')),
      (isPlanned || isLive) && item(QUESTIONS[withdraw].yes, EyeOff, () => setAsked(withdraw)),
      !post && item('Clear form', Trash2, () => setAsked('clear')),
    ],
    post && [
      isLive && {
        label: 'View live post',
        icon: <ExternalLink />,
        href: `/blog/${post.slug}`,
        isNewTab: true,
      },
      { label: 'Revisions', icon: <History />, href: `/admin/posts/${post.id}/revisions` },
      mayChange(who, null) && item('Duplicate', Copy, () => actions.duplicate(post)),
      save !== null && item('Download as saved', Download, () => save(chosenPosts([post.id]))),
      mayDelete(who, post) && item('Delete', Trash2, () => setAsked('delete')),
    ],
    [{ label: 'Keys', icon: <Keyboard />, run: () => editorLayout.setKeys(true) }],
  ]
  const onYes = {
    unpublish: () => submit.submit('draft'),
    unschedule: () => submit.submit('draft'),
    clear: clearForm,
    delete: () => post && actions.change(post, 'delete'),
  }
  return (
    <>
      <Menu label="More" groups={groups}>
        <div className="mt-1.5 flex items-center justify-between gap-2 border-t border-line px-4 pt-1.5 lg:hidden">
          <p className="text-sm text-ink-soft">
            Logged in as <strong className="font-semibold break-all text-ink">{who.username}</strong>
          </p>
          <LogoutButton />
        </div>
      </Menu>
      {asked === 'schedule' && <ScheduleDialog intent={isLive ? 'later' : 'schedule'} onClose={close} />}
      {asked && asked !== 'schedule' && (
        <ConfirmDialog {...QUESTIONS[asked]} onYes={() => void onYes[asked]()} onClose={close} />
      )}
    </>
  )
}

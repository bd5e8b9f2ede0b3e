'use client'

import { CalendarClock, Copy, ExternalLink, EyeOff, History, Keyboard, Layers, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LogoutButton } from '../shell/panel-frame'
import { usePostActions } from '../posts/post-actions'
import { deskView } from './desk-view'
import { ScheduleDialog } from './publish-dialogs'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Menu } from '@/components/ui/menu'
import type { EditablePost } from '@/lib/posts/admin/post'
import { transitionWords } from '@/lib/posts/admin/post-actions'
import type { Intent } from '@/lib/posts/editing/form-schema'

type Question = { question: string; consequence: string; yes: string; no: string }

const UNPUBLISH: Question = {
  question: 'Unpublish this post?',
  consequence:
    'Readers get a page that says it is not there. What you have typed is saved, and you can publish it again.',
  yes: 'Unpublish',
  no: 'Leave it',
}
const UNSCHEDULE: Question = {
  question: 'Take it out of the schedule?',
  consequence: 'It will not appear by itself any more. What you have typed is saved.',
  yes: 'Back to draft',
  no: 'Leave it',
}
const CLEAR: Question = {
  question: 'Clear the form?',
  consequence: 'The text, the pictures and the draft kept in this browser are removed.',
  yes: 'Clear everything',
  no: 'Keep it',
}
const DELETE: Question = {
  question: 'Delete this post?',
  consequence: transitionWords.delete.consequence,
  yes: 'Delete',
  no: 'Leave it',
}

type ConfirmProps = { words: Question; onClose: () => void; onYes: () => void }

function Confirm({ words, onClose, onYes }: ConfirmProps) {
  const agree = () => {
    onClose()
    onYes()
  }
  return (
    <Dialog open onClose={onClose} title={words.question} description={words.consequence}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={agree}>{words.yes}</Button>
        <Button tone="secondary" onClick={onClose}>
          {words.no}
        </Button>
      </div>
    </Dialog>
  )
}

export type PostMenuProps = {
  username: string
  /** As it was last seen to be saved; null for a new one. */
  post: EditablePost | null
  isBusy: boolean
  onSave: (intent: Intent) => void
  onClear: () => void
}

type Ask = 'schedule' | 'back' | 'clear' | 'delete'

/** What can be asked for here, by where the post stands. */
function itemsOf(post: EditablePost | null, { isBusy, onSave }: PostMenuProps, ask: (what: Ask) => void) {
  const state = post?.state ?? null
  const busy = { isDisabled: isBusy }
  const planned = state === 'scheduled'
  const isLive = state === 'published'
  return [
    {
      label: planned || post?.changes?.publishAt ? 'Change the time…' : isLive ? 'Schedule the changes…' : 'Schedule…',
      icon: <CalendarClock aria-hidden="true" />,
      ...busy,
      run: () => ask('schedule'),
    },
    isLive &&
      !post?.changes && {
        label: 'Keep the changes for later',
        icon: <Layers aria-hidden="true" />,
        ...busy,
        run: () => onSave('later'),
      },
    planned && { label: 'Publish now', icon: <Send aria-hidden="true" />, ...busy, run: () => onSave('publish') },
    (planned || isLive) && {
      label: planned ? UNSCHEDULE.yes : UNPUBLISH.yes,
      icon: <EyeOff aria-hidden="true" />,
      ...busy,
      run: () => ask('back'),
    },
    post === null && { label: 'Clear form', icon: <Trash2 aria-hidden="true" />, ...busy, run: () => ask('clear') },
  ].filter((item) => item !== false)
}

/** What is done more rarely than writing and publishing, with the questions that it asks first. */
export function PostMenu(props: PostMenuProps) {
  const { username, post, isBusy, onSave, onClear } = props
  const [asked, setAsked] = useState<Ask | null>(null)
  const actions = usePostActions(username, () => undefined)
  const close = () => setAsked(null)
  const timed = post?.state === 'published' ? 'later' : 'schedule'
  const forPost = post && [
    post.state === 'published' && {
      label: 'View live post',
      icon: <ExternalLink aria-hidden="true" />,
      href: `/blog/${post.slug}`,
      isNewTab: true,
    },
    { label: 'Revisions', icon: <History aria-hidden="true" />, href: `/admin/posts/${post.id}/revisions` },
    {
      label: 'Duplicate',
      icon: <Copy aria-hidden="true" />,
      isDisabled: isBusy,
      run: () => actions.duplicate(post),
    },
    { label: 'Delete', icon: <Trash2 aria-hidden="true" />, isDisabled: isBusy, run: () => setAsked('delete') },
  ]
  const groups = [
    itemsOf(post, props, setAsked),
    (forPost ?? []).filter((item) => item !== false),
    [{ label: 'Keys', icon: <Keyboard aria-hidden="true" />, run: () => deskView.setKeys(true) }],
  ]
  return (
    <>
      <Menu label="More" groups={groups}>
        <div className="mt-1.5 flex items-center justify-between gap-2 border-t border-line px-4 pt-1.5 lg:hidden">
          <p className="text-sm text-ink-soft">
            Logged in as <strong className="font-semibold break-all text-ink">{username}</strong>
          </p>
          <LogoutButton />
        </div>
      </Menu>
      {asked === 'schedule' && <ScheduleDialog intent={timed} onClose={close} onSchedule={() => onSave(timed)} />}
      {asked === 'back' && (
        <Confirm
          words={post?.state === 'scheduled' ? UNSCHEDULE : UNPUBLISH}
          onClose={close}
          onYes={() => onSave('draft')}
        />
      )}
      {asked === 'clear' && <Confirm words={CLEAR} onClose={close} onYes={onClear} />}
      {asked === 'delete' && post && (
        <Confirm words={DELETE} onClose={close} onYes={() => actions.change(post, 'delete')} />
      )}
      {actions.sessionDialog}
    </>
  )
}

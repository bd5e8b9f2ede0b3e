'use client'

import { ArrowLeft, Eye, PanelRight, Redo2, Undo2 } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTextEditor } from '../editor/text-editor'
import { StateBadge } from '../posts/state-badge'
import { deskView, type Pane, useDeskView } from './desk-view'
import { Button, IconButton } from '@/components/ui/button'
import type { EditablePost } from '@/lib/posts/admin/post'
import { type Intent, mainIntent, type PostFormValues, savingIntent } from '@/lib/posts/editing/form-schema'
import { postType } from '@/lib/posts/types'

/** What is being written: a new post by its type, another one by its title. */
function Heading({ isNew }: { isNew: boolean }) {
  const [title, type] = useWatch<PostFormValues, ['title', 'postType']>({ name: ['title', 'postType'] })
  return (
    <h1 className="truncate font-sans text-base leading-tight font-semibold tracking-normal">
      {isNew ? postType(type).newLabel : title.trim() || 'Untitled'}
    </h1>
  )
}

function History() {
  const { view, parts, history } = useTextEditor()
  const step = (isForward: boolean) => view && parts?.stepBack(view, isForward)
  return (
    <div className="flex max-lg:hidden">
      <IconButton
        label="Undo"
        icon={<Undo2 aria-hidden="true" className="size-4.5" />}
        aria-disabled={!history.canUndo || undefined}
        onClick={() => step(false)}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 aria-hidden="true" className="size-4.5" />}
        aria-disabled={!history.canRedo || undefined}
        onClick={() => step(true)}
      />
    </div>
  )
}

const toggleStyles = 'border border-transparent aria-pressed:border-line aria-pressed:bg-paper-sunk max-lg:hidden'

type BarProps = { post: EditablePost | null; status: ReactNode; menu: ReactNode }

/** What stays at the top: the way back, what is written and where it stands, and what else is to be seen. */
export function DeskBar({ post, status, menu }: BarProps) {
  const { drawer, preview, hasRoomForTwo } = useDeskView()
  return (
    <div className="flex min-w-0 items-center gap-1 border-b border-line bg-paper-raised px-1 max-lg:min-h-12 lg:px-2">
      <Link
        href="/admin/posts"
        aria-label="All posts"
        title="All posts"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft focus-inset hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="flex min-w-0 flex-1 items-center gap-x-3 max-lg:flex-wrap">
        <div className="min-w-0 max-lg:w-full">
          <Heading isNew={!post} />
        </div>
        {post && <StateBadge state={post.state} />}
        {status}
      </div>
      <History />
      <Button
        tone="quiet"
        aria-pressed={preview && hasRoomForTwo}
        onClick={deskView.togglePreview}
        className={toggleStyles}
      >
        <Eye aria-hidden="true" className="size-4" />
        Preview
      </Button>
      <Button tone="quiet" aria-pressed={drawer} onClick={deskView.toggleDrawer} className={toggleStyles}>
        <PanelRight aria-hidden="true" className="size-4" />
        Settings
      </Button>
      {menu}
    </div>
  )
}

const PANES: readonly [Pane, string][] = [
  ['write', 'Write'],
  ['preview', 'Preview'],
  ['settings', 'Settings'],
]

/** On a telephone: one thing at a time. */
export function PaneSwitch() {
  const { pane } = useDeskView()
  return (
    <div role="group" aria-label="Show" className="flex border-b border-line bg-paper-raised lg:hidden">
      {PANES.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={pane === name}
          onClick={() => deskView.show(name)}
          className="min-h-11 flex-1 border-b-2 border-transparent text-sm font-semibold text-ink-soft focus-inset aria-pressed:border-accent aria-pressed:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** What the main button does, and says while it does it. */
function mainWords(post: EditablePost | null, intent: Intent): [idle: string, busy: string] {
  if (post?.state === 'published') return ['Update live post', 'Saving...']
  if (intent === 'schedule')
    return post?.state === 'scheduled' ? ['Update scheduled post', 'Saving...'] : ['Schedule', 'Scheduling...']
  return ['Publish', 'Publishing...']
}

type ActionsProps = {
  /** As it was last seen to be saved; null for a new one. */
  post: EditablePost | null
  busyWith: Intent | null
  onSave: (intent: Intent) => void
}

/** Keeping a text where it stands, and the button for what it is written for. */
export function DeskActions({ post, busyWith, onSave }: ActionsProps) {
  const publishAt = useWatch<PostFormValues, 'publishAt'>({ name: 'publishAt' })
  const isBusy = busyWith !== null
  const keep = savingIntent(post)
  const main = mainIntent(post, publishAt)
  const [idle, busy] = mainWords(post, main)
  return (
    <>
      {keep !== main && (
        <Button
          tone="secondary"
          aria-disabled={isBusy || undefined}
          onClick={() => onSave(keep)}
          className="max-lg:flex-1"
        >
          {busyWith === keep ? 'Saving...' : post ? 'Save' : 'Save as draft'}
        </Button>
      )}
      {/* Not `disabled`: the focus stays on it while the post is on its way. */}
      <Button type="submit" aria-disabled={isBusy || undefined} className="px-5 whitespace-nowrap max-lg:flex-1">
        {busyWith === main ? busy : idle}
      </Button>
    </>
  )
}

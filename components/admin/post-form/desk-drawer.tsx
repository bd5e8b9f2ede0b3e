'use client'

import dynamic from 'next/dynamic'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTextEditor } from '../editor/text-editor'
import type { ImageTrayState } from '../images/image-tray'
import { deskView, DRAWER_TABS, type DrawerTab, openTab, useDeskView } from './desk-view'
import { PostFields } from './post-fields'
import { PostImages } from './post-images'
import type { EditablePost } from '@/lib/posts/admin/post'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'

/** It measures text, which only a browser can. */
const SeoPanel = dynamic(() => import('../seo/seo-panel'), { ssr: false })

const LABELS: Record<DrawerTab, string> = {
  post: 'Post',
  recipe: 'Recipe',
  pictures: 'Pictures',
  search: 'Search',
  outline: 'Outline',
}

const KEYS: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % DRAWER_TABS.length,
  ArrowLeft: (index) => (index + DRAWER_TABS.length - 1) % DRAWER_TABS.length,
  Home: () => 0,
  End: () => DRAWER_TABS.length - 1,
}

/** The tabs' names; one stop of the Tab key, arrows within. */
function TabList({ tab }: { tab: DrawerTab }) {
  const ref = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = DRAWER_TABS[KEYS[event.key]?.(DRAWER_TABS.indexOf(tab)) ?? -1]
    if (!next) return
    event.preventDefault()
    openTab(next)
    ref.current?.querySelector<HTMLElement>(`#desk-tab-${next}`)?.focus()
  }
  return (
    <div
      ref={ref}
      role="tablist"
      aria-label="Settings"
      onKeyDown={onKeyDown}
      className="flex shrink-0 overflow-x-auto border-b border-line px-2"
    >
      {DRAWER_TABS.map((name) => (
        <button
          key={name}
          id={`desk-tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === tab}
          aria-controls={`desk-panel-${name}`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => openTab(name)}
          className="min-h-11 flex-1 border-b-2 border-transparent px-2.5 text-sm font-semibold text-ink-soft focus-inset hover:text-ink aria-selected:border-accent aria-selected:text-ink"
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  )
}

type PanelProps = { name: DrawerTab; tab: DrawerTab; isKept?: boolean; children: ReactNode }

/** `isKept`: there from the beginning, since its fields belong to the form; the others are drawn while they are open. */
function Panel({ name, tab, isKept = false, children }: PanelProps) {
  const isOpen = name === tab
  return (
    <div
      id={`desk-panel-${name}`}
      role="tabpanel"
      aria-labelledby={`desk-tab-${name}`}
      hidden={!isOpen}
      // It scrolls: also where nothing in it can take the focus.
      tabIndex={0}
      className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-5 focus-inset [&[hidden]]:hidden"
    >
      {(isKept || isOpen) && children}
    </div>
  )
}

function RecipeTab() {
  const { parts } = useTextEditor()
  const [text, title] = useWatch<PostFormValues, ['content', 'title']>({ name: ['content', 'title'] })
  return parts && <parts.Recipe text={text} title={title} />
}

function OutlineTab() {
  const { parts } = useTextEditor()
  const content = useWatch<PostFormValues, 'content'>({ name: 'content' })
  return parts && <parts.Outline text={content} />
}

type Props = {
  tray: ImageTrayState
  isOver: boolean
  post: EditablePost | null
  postId: () => string
  previewLink: ReactNode
}

/** What a post has besides its text, at the right of it. Escape closes it. */
export function DeskDrawer({ tray, isOver, post, postId, previewLink }: Props) {
  const { tab, shownIf } = useDeskView()
  const { handleRef } = useTextEditor()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    deskView.closeDrawer()
    handleRef.current?.focus()
  }
  return (
    <aside
      aria-label="Settings of the post"
      onKeyDown={onKeyDown}
      className={`flex min-h-0 w-full flex-col border-line bg-paper lg:w-90 lg:shrink-0 lg:border-l ${shownIf.drawer}`}
    >
      <TabList tab={tab} />
      <Panel name="post" tab={tab} isKept>
        <PostFields post={post} />
        {previewLink}
      </Panel>
      <Panel name="recipe" tab={tab}>
        <RecipeTab />
      </Panel>
      <Panel name="pictures" tab={tab} isKept>
        <PostImages tray={tray} isOver={isOver} postId={postId} />
      </Panel>
      <Panel name="search" tab={tab}>
        <SeoPanel />
      </Panel>
      <Panel name="outline" tab={tab}>
        <OutlineTab />
      </Panel>
    </aside>
  )
}

import { Tabs } from 'radix-ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { Outline } from '../editor/preview-pane'
import { RecipePanel } from '../editor/recipe-panel'
import { useTextEditor } from '../editor/text-editor'
import { SeoPanel } from '../seo/seo-panel'
import { type DrawerTab, editorLayout, openTab, useEditorLayout } from './editor-layout'
import { PostFields } from './post-fields'
import { PostImages } from './post-images'
import { useToastsBeside } from '@/components/ui/toast'

const LABELS: Record<DrawerTab, string> = {
  post: 'Post',
  recipe: 'Recipe',
  pictures: 'Pictures',
  search: 'Search',
  outline: 'Outline',
  review: 'Review',
}
const TABS = Object.entries(LABELS) as [DrawerTab, string][]

type PanelProps = { name: DrawerTab; isMounted?: boolean; children: ReactNode }

/** `isMounted`: stays mounted while another tab is open, to keep its fields in the form. */
function Panel({ name, isMounted, children }: PanelProps) {
  const { tab } = useEditorLayout()
  return (
    <Tabs.Content
      value={name}
      hidden={name !== tab}
      {...(isMounted && { forceMount: true })}
      // `focus-inset`: the panel scrolls, so it can have the focus itself.
      className="relative grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-5 focus-inset [&[hidden]]:hidden"
    >
      {children}
    </Tabs.Content>
  )
}

type Props = {
  /** Makes the secret address of a post that is not public. */
  previewLink?: ReactNode
  /** The review of a draft, with its comments. */
  reviewPanel?: ReactNode
}

/** The drawer at the right of the text with the other fields of a post. Escape closes it. */
export function EditorDrawer({ previewLink, reviewPanel }: Props) {
  const { tab, drawer } = useEditorLayout()
  const { view } = useTextEditor()
  useToastsBeside('drawer', drawer)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    editorLayout.closeDrawer()
    view?.focus()
  }
  return (
    <Tabs.Root asChild value={tab} onValueChange={(value) => openTab(value as DrawerTab)}>
      <aside
        aria-label="Settings of the post"
        onKeyDown={onKeyDown}
        hidden={!drawer}
        className="flex min-h-0 w-full flex-col border-line bg-paper lg:w-90 lg:shrink-0 lg:border-l [&[hidden]]:hidden"
      >
        <Tabs.List aria-label="Settings" className="flex shrink-0 overflow-x-auto border-b border-line px-1">
          {TABS.map(([name, label]) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="min-h-11 flex-1 border-b-2 border-transparent px-1.5 text-sm font-semibold text-ink-soft focus-inset hover:text-ink aria-selected:border-accent aria-selected:text-ink"
            >
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Panel name="post" isMounted>
          <PostFields />
          {previewLink}
        </Panel>
        <Panel name="recipe">
          <RecipePanel />
        </Panel>
        <Panel name="pictures" isMounted>
          <PostImages />
        </Panel>
        <Panel name="search">
          <SeoPanel />
        </Panel>
        <Panel name="outline">
          <Outline />
        </Panel>
        <Panel name="review" isMounted>
          {reviewPanel ?? <p className="text-sm text-ink-soft">Comments can be written after “Save as draft”.</p>}
        </Panel>
      </aside>
    </Tabs.Root>
  )
}

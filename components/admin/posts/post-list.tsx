'use client'

import { Copy, Download, ExternalLink, EyeOff, Images, Pencil, RotateCcw, Send, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useRef } from 'react'
import { chosenPosts, useSaveExport } from '../export/save-export'
import { DeletedAt, LocalTime } from '../shared/local-time'
import { passFocus } from '../shared/pass-focus'
import { useHolder } from '../shared/rights'
import { SelectableList, SelectBox, useSelection } from '../shared/selection'
import { BulkPosts, useBulkQuestion } from './bulk-actions'
import { type PostActions, usePostActions } from './post-actions'
import { StateBadge } from './state-badge'
import { Menu } from '@/components/ui/menu'
import { Picture } from '@/components/ui/picture'
import { may, mayChange } from '@/lib/auth/rights'
import { artPath } from '@/lib/drawing/addresses'
import { libraryList } from '@/lib/images/library-params'
import type { PostDate } from '@/lib/posts/admin/list-params'
import type { AdminPost } from '@/lib/posts/admin/post'
import { mayTransition, transitionWords } from '@/lib/posts/admin/transition-rules'
import type { PostTransition } from '@/lib/posts/admin/schema'
import { postTypes } from '@/lib/posts/types'
import { cutAtWord } from '@/lib/text'

/** Characters of the opening text that an untitled post shows. */
const OPENING_MAX = 60

const ORDERS: Record<PostDate, string> = { publishedAt: 'Published', createdAt: 'Created', updatedAt: 'Changed' }

/** The date that orders the list. Its meaning is in the column head on wide screens; telephones show only the day. */
function Dates({ post, order }: { post: AdminPost; order: PostDate }) {
  if (post.deletedAt) return <DeletedAt of={post} />
  const iso = post[order]
  if (iso === null) return <>No date yet</>
  const isToCome = order === 'publishedAt' && post.state === 'scheduled'
  return (
    <>
      <span className={isToCome ? '' : 'max-sm:sr-only xl:sr-only'}>{isToCome ? 'Appears' : ORDERS[order]} </span>
      <LocalTime iso={iso} dayAloneOnPhones={!isToCome} />
    </>
  )
}

const COLUMNS = 'gap-x-3 xl:grid xl:grid-cols-[10.75rem_4.75rem_7rem_9.5rem]'

/** The column heads of wide screens. Hidden from screen readers, to whom each entry gives the same words. */
function Heads({ order }: { order: PostDate }) {
  return (
    <div aria-hidden="true" className="ml-auto mr-14 hidden text-xs text-ink-soft xl:grid">
      <p className={COLUMNS}>
        <span>State</span>
        <span>Type</span>
        <span>Author</span>
        <span>{ORDERS[order]}</span>
      </p>
    </div>
  )
}

type ItemProps = {
  post: AdminPost
  order: PostDate
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  actions: PostActions
  onErase: () => void
}

function Thumbnail({ post: { imageUrl, type, slug, title } }: { post: AdminPost }) {
  const shared = { alt: '', className: 'size-9 rounded-md bg-paper-sunk object-cover max-sm:hidden' } as const
  // The panel loads nothing from third parties, so it shows no images of other sites.
  return imageUrl?.startsWith('/media/') ? (
    <Picture src={imageUrl} width={36} height={36} sizes="36px" {...shared} />
  ) : (
    <Picture src={artPath.cover(type, slug, title)} width={36} height={36} unoptimized {...shared} />
  )
}

const ICONS = { publish: Send, unpublish: EyeOff, delete: Trash2, restore: RotateCcw, erase: Trash2 }

function PostMenu({ post, actions, onErase }: Pick<ItemProps, 'post' | 'actions' | 'onErase'>) {
  const { save } = useSaveExport()
  const who = useHolder()
  const change = (transition: PostTransition) => {
    const Icon = ICONS[transition]
    const run = transition === 'erase' ? onErase : () => actions.change(post, transition)
    return mayTransition(who, post, transition) && { label: transitionWords[transition].verb, icon: <Icon />, run }
  }
  const open = [
    { label: mayChange(who, post) ? 'Edit' : 'Read', icon: <Pencil />, href: `/admin/posts/${post.id}` },
    // A full page load, because public pages have another content security policy.
    post.state === 'published' && {
      label: 'View',
      icon: <ExternalLink />,
      href: `/blog/${post.slug}`,
      isNewTab: true,
    },
    may(who, 'pictures') && { label: 'Its pictures', icon: <Images />, href: libraryList.href({ post: post.id }) },
  ]
  const more = [
    change(post.state === 'draft' ? 'publish' : 'unpublish'),
    mayChange(who, null) && { label: 'Duplicate', icon: <Copy />, run: () => actions.duplicate(post) },
    save !== null && { label: 'Download', icon: <Download />, run: () => save(chosenPosts([post.id])) },
  ]
  const groups = post.state === 'bin' ? [[change('restore')], [change('erase')]] : [open, more, [change('delete')]]
  if (!groups.flat().some(Boolean)) return <span className="size-11" />
  return <Menu label={`More for ${post.title || 'Untitled'}`} groups={groups} />
}

/** One post of the list: one line on wide screens, two on narrow ones. */
function PostItem({ post, order, isSelected, onSelect, actions, onErase }: ItemProps) {
  const isBusy = actions.busy.has(post.id)
  const name = post.title || 'Untitled'
  const about = post.title
    ? ''
    : [cutAtWord(post.opening ?? '', OPENING_MAX), post.createdBy].filter(Boolean).join(' · ')
  return (
    <li
      aria-busy={isBusy || undefined}
      inert={isBusy}
      className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-2 border-b max-sm:grid-cols-[auto_minmax(0,1fr)_auto] border-line aria-busy:opacity-55"
    >
      <SelectBox name={name} isSelected={isSelected} onSelect={onSelect} />
      <Thumbnail post={post} />
      <div className="min-w-0 px-1 py-1.5 max-sm:py-0.5 lg:flex lg:items-center lg:gap-5 lg:py-0">
        <Link
          href={`/admin/posts/${post.id}`}
          title={name}
          className="block min-w-0 truncate font-semibold underline-offset-4 focus-inset hover:underline lg:flex-1"
        >
          {name}
          {about && <span className="font-normal text-ink-soft"> · {about}</span>}
        </Link>
        <p
          className={`flex min-w-0 items-center text-sm text-ink-soft max-sm:flex-wrap lg:shrink-0 lg:whitespace-nowrap ${post.deletedAt ? '' : COLUMNS}`}
        >
          <span className="flex">
            <StateBadge {...post} />
          </span>
          <span className="max-sm:hidden">{postTypes[post.type].label}</span>
          <span className="max-w-44 truncate max-sm:hidden">{post.author}</span>
          <span className="max-sm:text-xs">
            <Dates post={post} order={order} />
          </span>
        </p>
      </div>
      <PostMenu post={post} actions={actions} onErase={onErase} />
    </li>
  )
}

type Props = { posts: AdminPost[]; total: number; order: PostDate; empty: ReactNode }

/**
 * The posts of one page with their actions, or `empty`. Stays mounted without posts, because it holds the undo, the
 * bulk dialog and the focus.
 */
export function PostList({ posts, total, order, empty }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const selection = useSelection(posts)
  // The changed row, which had the focus, may be gone.
  const actions = usePostActions({
    onChanged: () => passFocus(headingRef.current, document.activeElement?.closest('[inert]')),
  })
  const { ask, dialog } = useBulkQuestion(actions, selection.keep)
  const { selected } = selection

  return (
    <SelectableList
      noun="post"
      total={total}
      headingRef={headingRef}
      entries={posts}
      selection={selection}
      empty={empty}
      className="grid"
      heads={posts.every(({ state }) => state !== 'bin') && <Heads order={order} />}
      bulk={<BulkPosts posts={selected} onChoose={(change) => ask(change, selected)} />}
      item={(post, box) => (
        <PostItem
          key={post.id}
          post={post}
          order={order}
          {...box}
          actions={actions}
          onErase={() => ask('erase', [post])}
        />
      )}
    >
      {dialog}
    </SelectableList>
  )
}

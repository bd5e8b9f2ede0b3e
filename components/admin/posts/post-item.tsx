import { Copy, ExternalLink, EyeOff, Images, Pencil, RotateCcw, Send, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { DeletedAt, LocalTime } from '../shared/local-time'
import { SelectBox } from '../shared/selection'
import { StateBadge } from './state-badge'
import type { PostActions } from './post-actions'
import { Menu } from '@/components/ui/menu'
import { Picture } from '@/components/ui/picture'
import { artPath } from '@/lib/drawing/files'
import { libraryHref, readLibrary } from '@/lib/images/library-params'
import type { AdminPost } from '@/lib/posts/admin/post'
import { postTypes } from '@/lib/posts/types'

const icon = { 'aria-hidden': true } as const

/** What happened to a post, and when: where the state stands in a column of its own, the word is for those who hear it. */
function Dates({ post }: { post: AdminPost }) {
  const { state, publishedAt, updatedAt } = post
  if (post.deletedAt) return <DeletedAt of={post} />
  const isDraft = state === 'draft' || !publishedAt
  return (
    <>
      <span className="xl:sr-only">{isDraft ? 'Changed' : state === 'scheduled' ? 'Appears' : 'Published'} </span>
      <LocalTime iso={isDraft ? updatedAt : publishedAt} />
    </>
  )
}

type Props = {
  post: AdminPost
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  actions: PostActions
  onErase: () => void
}

/** The post's picture, or the cover that is drawn for one that has none. */
function Thumbnail({ post: { imageUrl, type, slug } }: { post: AdminPost }) {
  const shared = { alt: '', className: 'size-9 rounded-md bg-paper-sunk object-cover' } as const
  // Pictures of other sites are not asked for: nothing of the panel calls a third party.
  return imageUrl?.startsWith('/media/') ? (
    <Picture src={imageUrl} width={36} height={36} sizes="36px" {...shared} />
  ) : (
    <Picture src={artPath.cover(type, slug)} width={36} height={36} unoptimized {...shared} />
  )
}

/** What can be done with one post, behind three dots. */
function PostMenu({ post, actions, onErase }: Pick<Props, 'post' | 'actions' | 'onErase'>) {
  const label = `More for ${post.title || 'Untitled'}`
  if (post.state === 'bin') {
    const restore = { label: 'Restore', icon: <RotateCcw {...icon} />, run: () => actions.change(post, 'restore') }
    const erase = { label: 'Delete for good', icon: <Trash2 {...icon} />, run: onErase }
    return <Menu label={label} groups={[[restore], [erase]]} />
  }
  // A full load: the public pages have another security policy, which belongs to the document.
  const view = { label: 'View', icon: <ExternalLink {...icon} />, href: `/blog/${post.slug}`, isNewTab: true }
  const publish = { label: 'Publish', icon: <Send {...icon} />, run: () => actions.change(post, 'publish') }
  const unpublish = { label: 'Unpublish', icon: <EyeOff {...icon} />, run: () => actions.change(post, 'unpublish') }
  return (
    <Menu
      label={label}
      groups={[
        [
          { label: 'Edit', icon: <Pencil {...icon} />, href: `/admin/posts/${post.id}` },
          ...(post.state === 'published' ? [view] : []),
          { label: 'Its pictures', icon: <Images {...icon} />, href: libraryHref(readLibrary({ post: post.id })) },
        ],
        [
          post.state === 'draft' ? publish : unpublish,
          { label: 'Duplicate', icon: <Copy {...icon} />, run: () => actions.duplicate(post) },
        ],
        [{ label: 'Delete', icon: <Trash2 {...icon} />, run: () => actions.change(post, 'delete') }],
      ]}
    />
  )
}

/** One post of the list: a line on wide screens, two on narrow ones. */
export function PostItem({ post, isSelected, onSelect, actions, onErase }: Props) {
  const isBusy = actions.busy.has(post.id)
  const name = post.title || 'Untitled'
  return (
    <li
      aria-busy={isBusy || undefined}
      inert={isBusy}
      className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line aria-busy:opacity-55"
    >
      <SelectBox name={name} isSelected={isSelected} onSelect={onSelect} />
      <Thumbnail post={post} />
      <div className="min-w-0 px-1 py-1.5 lg:flex lg:items-center lg:gap-5 lg:py-0">
        <Link
          href={`/admin/posts/${post.id}`}
          title={name}
          className="block min-w-0 truncate font-semibold underline-offset-4 focus-inset hover:underline max-sm:line-clamp-2 max-sm:whitespace-normal lg:flex-1"
        >
          {name}
        </Link>
        <p
          className={`flex min-w-0 items-center gap-x-3 text-sm text-ink-soft max-sm:flex-wrap lg:shrink-0 lg:whitespace-nowrap ${post.deletedAt ? '' : 'xl:grid xl:grid-cols-[5.75rem_4.75rem_7rem_8.75rem]'}`}
        >
          <span className="flex">
            <StateBadge state={post.state} />
          </span>
          <span>{postTypes[post.type].label}</span>
          <span className="max-w-44 truncate max-sm:hidden">{post.author}</span>
          <span className="max-sm:w-full max-sm:text-xs">
            <Dates post={post} />
          </span>
        </p>
      </div>
      <PostMenu post={post} actions={actions} onErase={onErase} />
    </li>
  )
}

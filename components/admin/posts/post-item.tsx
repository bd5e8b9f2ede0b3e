import { Copy, ExternalLink, EyeOff, Pencil, RotateCcw, Send, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { LocalTime } from '../shared/local-time'
import { StateBadge } from './state-badge'
import type { PostActions } from './use-post-actions'
import { IconButton } from '@/components/ui/button'
import type { AdminPost } from '@/lib/posts/admin/post'
import { postTypes } from '@/lib/posts/types'

const icon = { 'aria-hidden': true, className: 'size-4.5' } as const
const linkStyles = 'inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft hover:text-ink'

function Dates({ post: { state, publishedAt, updatedAt, deletedAt, deletedBy } }: { post: AdminPost }) {
  if (deletedAt) {
    return (
      <>
        Deleted <LocalTime iso={deletedAt} />
        {deletedBy && ` by ${deletedBy}`}
      </>
    )
  }
  if (state === 'draft' || !publishedAt) {
    return (
      <>
        Changed <LocalTime iso={updatedAt} />
      </>
    )
  }
  return (
    <>
      {state === 'scheduled' ? 'Appears' : 'Published'} <LocalTime iso={publishedAt} />
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

function BinButtons({ post, actions, onErase }: Pick<Props, 'post' | 'actions' | 'onErase'>) {
  const name = post.title || 'Untitled'
  return (
    <>
      <IconButton
        label={`Restore ${name}`}
        icon={<RotateCcw {...icon} />}
        onClick={() => actions.change(post, 'restore')}
      />
      <IconButton label={`Delete ${name} for good`} icon={<Trash2 {...icon} />} onClick={onErase} />
    </>
  )
}

function PostButtons({ post, actions }: Pick<Props, 'post' | 'actions'>) {
  const name = post.title || 'Untitled'
  const isDraft = post.state === 'draft'
  return (
    <>
      {post.state === 'published' && (
        // A full load: the public pages have another security policy, which belongs to the document.
        <a
          href={`/blog/${post.slug}`}
          target="_blank"
          rel="noopener"
          aria-label={`View ${name} (opens in a new tab)`}
          title="View"
          className={linkStyles}
        >
          <ExternalLink {...icon} />
        </a>
      )}
      <Link href={`/admin/posts/${post.id}`} aria-label={`Edit ${name}`} title="Edit" className={linkStyles}>
        <Pencil {...icon} />
      </Link>
      <IconButton label={`Duplicate ${name}`} icon={<Copy {...icon} />} onClick={() => actions.duplicate(post)} />
      {isDraft ? (
        <IconButton
          label={`Publish ${name}`}
          icon={<Send {...icon} />}
          onClick={() => actions.change(post, 'publish')}
        />
      ) : (
        <IconButton
          label={`Unpublish ${name}`}
          icon={<EyeOff {...icon} />}
          onClick={() => actions.change(post, 'unpublish')}
        />
      )}
      <IconButton label={`Delete ${name}`} icon={<Trash2 {...icon} />} onClick={() => actions.change(post, 'delete')} />
    </>
  )
}

/** One post of the list: a row on wide screens, a card on narrow ones. */
export function PostItem({ post, isSelected, onSelect, actions, onErase }: Props) {
  const isBusy = actions.busy.has(post.id)
  const name = post.title || 'Untitled'
  return (
    <li
      aria-busy={isBusy || undefined}
      inert={isBusy}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 border-b border-line py-2 aria-busy:opacity-55 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center"
    >
      <label className="grid size-11 place-items-center">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          className="size-5 accent-accent"
        />
        <span className="sr-only">Select {name}</span>
      </label>
      <div className="grid gap-1 py-1.5">
        <Link
          href={`/admin/posts/${post.id}`}
          className="justify-self-start font-semibold leading-snug underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <StateBadge state={post.state} />
          <span>{postTypes[post.type].label}</span>
          {post.author && <span>{post.author}</span>}
          <span>
            <Dates post={post} />
          </span>
        </p>
      </div>
      <div className="col-start-2 -ml-3 flex flex-wrap md:col-start-3 md:ml-0">
        {post.state === 'bin' ? (
          <BinButtons post={post} actions={actions} onErase={onErase} />
        ) : (
          <PostButtons post={post} actions={actions} />
        )}
      </div>
    </li>
  )
}

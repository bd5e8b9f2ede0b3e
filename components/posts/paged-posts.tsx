import type { ComponentProps } from 'react'
import { EmptyState } from './empty-state'
import { Pager } from './pager'
import { PostCards } from './post-cards'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { arrowLeft } from '@/components/ui/outlines'
import type { ListingPage } from '@/lib/posts/public'
import { pagedPath } from '@/lib/urls'

/** The link above a list, one step up. */
export function UpLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4">
      <Icon outline={arrowLeft} className="size-4" /> {label}
    </Link>
  )
}

/** The heading of a page (from 1) of a list. */
export function PagedTitle({ title, page, className = '' }: { title: string; page: number; className?: string }) {
  return (
    <h1 className={`text-h1 ${className}`}>
      {title}
      {page > 1 && <span className="text-ink-soft"> · Page {page}</span>}
    </h1>
  )
}

type Props = ListingPage &
  ComponentProps<typeof PostCards> & {
    /** The path of the list's first page. */
    path: string
    page: number
    /** The text of a list without posts. */
    empty?: { title: string; text: string }
  }

/** The posts of a page (from 1) of a list, with the links to the previous and next page. */
export function PagedPosts({ posts, hasNext, path, page, empty, hasLead = page === 1, ...cards }: Props) {
  return (
    <>
      {empty && posts.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <PostCards posts={posts} hasLead={hasLead} {...cards} />
      )}
      <Pager
        page={page}
        hasNext={hasNext}
        pathOf={(number) => pagedPath(path, number)}
        newer="Newer posts"
        older="Older posts"
      />
    </>
  )
}

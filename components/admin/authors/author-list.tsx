'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import Link from 'next/link'
import { useOptimistic, useRef, useTransition } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { HeadedList } from '../shared/panel-page'
import { passFocus } from '../shared/pass-focus'
import { useRestore } from '../shared/use-restore'
import { AuthorPortrait } from '@/components/authors/author-portrait'
import { IconButton } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import { deleteAuthor, orderAuthors, retireAuthor } from '@/lib/authors/actions'
import type { ListedAuthor } from '@/lib/authors/admin'
import { postListHref } from '@/lib/posts/admin/list-params'
import { authorPath } from '@/lib/urls'
import { counted } from '@/lib/text'

const icon = { className: 'size-4.5' } as const

/** The authors with an active one in the place of the active one before or after it. */
function moved(authors: readonly ListedAuthor[], id: string, by: 1 | -1): ListedAuthor[] {
  const active = authors.filter(({ retired }) => !retired)
  const place = active.findIndex((author) => author.id === id)
  const [author, neighbour] = [active[place], active[place + by]]
  if (!author || !neighbour) return [...authors]
  return authors.filter((one) => one !== author).toSpliced(authors.indexOf(neighbour), 0, author)
}

function useAuthors(authors: ListedAuthor[]) {
  const { run, act, isPending: isActing } = useAdminAction()
  const { remove, isPending: isDeleting } = useRestore()
  const [isMoving, startTransition] = useTransition()
  const [shown, show] = useOptimistic(authors)

  const move = (id: string, by: 1 | -1, onDone: () => void) =>
    startTransition(async () => {
      const next = moved(shown, id, by)
      show(next)
      await run('Not moved', () => orderAuthors(next.map((author) => author.id)))
      onDone()
    })
  const retire = ({ id, name }: Pick<ListedAuthor, 'id' | 'name'>, retired: boolean) =>
    act('Not changed', retireAuthor, { id, retired }, () => ({
      title: retired ? `${name} has retired` : `${name} is back`,
      ...(retired && { action: { label: 'Undo', run: () => retire({ id, name }, false) } }),
    }))
  return { shown, isPending: isMoving || isActing || isDeleting, move, retire, remove }
}

type Authors = ReturnType<typeof useAuthors>

function MoveButtons({ author, authors }: { author: ListedAuthor; authors: Authors }) {
  const active = authors.shown.filter(({ retired }) => !retired)
  const place = active.indexOf(author)
  const boxRef = useRef<HTMLDivElement>(null)
  // Moving the row in the document drops the focus; return it to the same button for the next press.
  const move = (by: 1 | -1) =>
    authors.move(author.id, by, () => passFocus(boxRef.current?.querySelector<HTMLElement>(`[data-by="${by}"]`)))
  return (
    <div ref={boxRef} className="flex">
      <IconButton
        label={`Move ${author.name} up`}
        icon={<ArrowUp {...icon} />}
        data-by={-1}
        aria-disabled={place === 0 || undefined}
        onClick={() => place > 0 && move(-1)}
      />
      <IconButton
        label={`Move ${author.name} down`}
        icon={<ArrowDown {...icon} />}
        data-by={1}
        aria-disabled={place === active.length - 1 || undefined}
        onClick={() => place < active.length - 1 && move(1)}
      />
    </div>
  )
}

function AuthorRow({ author, authors }: { author: ListedAuthor; authors: Authors }) {
  const { id, name, role, slug, posts, portrait, onAbout, retired } = author
  return (
    <li className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2">
      <AuthorPortrait portrait={portrait} sizes="40px" className="h-12.5 w-10" />
      <div className="min-w-0">
        <Link href={`/admin/authors/${id}`} className="font-semibold underline-offset-4 hover:underline">
          {name}
        </Link>
        <p className="text-sm text-ink-soft">
          {[role, counted(posts, 'post'), onAbout && !retired ? 'on the about page' : ''].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex items-center">
        {!retired && <MoveButtons author={author} authors={authors} />}
        <Menu
          label={`More about ${name}`}
          groups={[
            [
              posts > 0 && { label: 'View page', href: authorPath(slug), isNewTab: true },
              { label: 'Show posts', href: postListHref({ author: name }) },
            ],
            [
              { label: retired ? 'Bring back' : 'Retire', run: () => authors.retire(author, !retired) },
              posts === 0 && {
                label: 'Delete',
                run: () => authors.remove({ kind: 'author', id, name }, deleteAuthor, { title: `${name} is deleted` }),
              },
            ],
          ]}
        />
      </div>
    </li>
  )
}

/** The active authors in their public order, then the retired ones. */
export function AuthorList({ authors: listed }: { authors: ListedAuthor[] }) {
  const authors = useAuthors(listed)
  const retired = authors.shown.filter((author) => author.retired)
  return (
    <div aria-busy={authors.isPending || undefined} className="grid gap-8">
      <ul className="border-t border-line">
        {authors.shown
          .filter((author) => !author.retired)
          .map((author) => (
            <AuthorRow key={author.id} author={author} authors={authors} />
          ))}
      </ul>
      {retired.length > 0 && (
        <HeadedList heading="Retired">
          {retired.map((author) => (
            <AuthorRow key={author.id} author={author} authors={authors} />
          ))}
        </HeadedList>
      )}
    </div>
  )
}

'use client'

import { ChevronDown } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAdminAction, useAnswer } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { controlStyles } from '@/components/ui/styles'
import { libraryHref, type LibraryParams } from '@/lib/images/library-params'
import { findPostsByWords } from '@/lib/posts/admin/list-actions'

type DialogProps = { username: string; onChoose: (id: string) => void; onClose: () => void }

function PostDialog({ username, onChoose, onClose }: DialogProps) {
  const [words, setWords] = useState('')
  const { run, dialog } = useAdminAction(username)
  // The last changed first.
  const found = useAnswer(words.trim(), async (typed) => (await run('Not found', () => findPostsByWords(typed))) ?? [])
  return (
    <>
      <Dialog open onClose={onClose} title="Pictures of a post">
        <input
          type="search"
          value={words}
          maxLength={100}
          aria-label="Search posts"
          placeholder="Words of its title or its text"
          onChange={({ target }) => setWords(target.value)}
          className={controlStyles}
        />
        <ul
          aria-label="Posts"
          aria-busy={found === null || undefined}
          className="grid h-72 content-start overflow-y-auto"
        >
          {found?.map(({ id, title, facts }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChoose(id)}
                className="grid min-h-11 w-full content-center rounded-lg px-3 py-1.5 text-left text-sm focus-inset hover:bg-paper-sunk"
              >
                <span className="truncate font-semibold">{title || 'Untitled'}</span>
                <span className="truncate text-ink-soft">{facts}</span>
              </button>
            </li>
          ))}
          {found?.length === 0 && <li className="px-3 py-2 text-sm text-ink-soft">No post has these words.</li>}
        </ul>
      </Dialog>
      {dialog}
    </>
  )
}

type Props = { params: LibraryParams; title: string | null; username: string }

/** The filter by post: a chip that opens a search for one. */
export function PostFilter({ params, title, username }: Props) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const isSet = params.post !== ''
  const go = (post: string) => {
    setIsOpen(false)
    router.push(libraryHref(params, { post }) as `/admin/${string}`)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-set={isSet || undefined}
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-11 max-w-56 items-center gap-2 rounded-full border border-ink-soft/75 bg-paper-raised px-4 py-2 text-sm font-semibold data-set:border-accent data-set:bg-accent/10"
      >
        <span className="truncate">{isSet ? `In: ${title ?? 'a post that is gone'}` : 'In any post'}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      </button>
      {isSet && (
        <Button tone="quiet" onClick={() => go('')}>
          Any post
        </Button>
      )}
      {isOpen && <PostDialog username={username} onChoose={go} onClose={() => setIsOpen(false)} />}
    </>
  )
}

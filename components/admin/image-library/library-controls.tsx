'use client'

import { ChevronDown, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAdminAction, useAnswer } from '../shared/admin-action'
import { SearchInput } from '../shared/search-input'
import { useMoveImages } from './bin-actions'
import { Thumb } from './focal-point'
import { Button } from '@/components/ui/button'
import { Dialog, FormDialog } from '@/components/ui/dialog'
import { byteSize } from '@/lib/images/image'
import type { LibraryImage } from '@/lib/images/library'
import { libraryList, type LibraryParams } from '@/lib/images/library-params'
import { findPosts } from '@/lib/posts/admin/list-actions'
import { BIN_DAYS } from '@/lib/retention'
import { counted } from '@/lib/text'

function PostDialog({ onChoose, onClose }: { onChoose: (id: string) => void; onClose: () => void }) {
  const [words, setWords] = useState('')
  const { run } = useAdminAction()
  // Results are ordered by the last change.
  const found = useAnswer(words.trim(), (typed) =>
    run('The posts could not be searched', () => findPosts({ words: typed, isPublic: false })),
  )
  return (
    <Dialog onClose={onClose} title="Pictures of a post">
      <SearchInput
        value={words}
        aria-label="Search posts"
        placeholder="Words of its title or its text"
        onChange={({ target }) => setWords(target.value)}
      />
      <ul
        aria-label="Posts"
        aria-busy={found === undefined || undefined}
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
  )
}

/** The filter by post: a chip that opens a search for one. */
export function PostFilter({ params, title }: { params: LibraryParams; title: string | null }) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const isSet = params.post !== ''
  const go = (post: string) => {
    setIsOpen(false)
    router.push(libraryList.href(params, { post }) as `/admin/${string}`)
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
        <ChevronDown className="size-4 shrink-0 text-ink-soft" />
      </button>
      {isSet && (
        <Button tone="quiet" onClick={() => go('')}>
          Any post
        </Button>
      )}
      {isOpen && <PostDialog onChoose={go} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Preview({ images }: { images: LibraryImage[] }) {
  return (
    <ul
      tabIndex={0}
      aria-label="Pictures that go"
      className="grid max-h-72 gap-3 overflow-y-auto rounded-lg border border-line p-3 text-sm focus-inset"
    >
      {images.map((image) => (
        <li key={image.name} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3">
          <Thumb image={{ ...image, alt: '' }} sizes="64px" className="aspect-[4/3]" />
          <span>
            <span className="line-clamp-1 font-semibold">{image.alt || 'No alt text'}</span>
            <span className="block break-all text-ink-soft">
              {image.name} · {byteSize(image.bytes)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/**
 * Moves the unused images to the bin, after a preview. Rendered without unused images too, so that the result stays
 * after the last one is moved.
 */
export function CleanUp({ unused }: { unused: LibraryImage[] }) {
  const [asked, setAsked] = useState<LibraryImage[] | null>(null)
  const close = () => setAsked(null)
  // Move only the previewed images, not later uploads.
  const { move, isPending, dialog } = useMoveImages(false, close)
  const size = byteSize(unused.reduce((sum, { bytes }) => sum + bytes, 0))
  return (
    <>
      {unused.length > 0 && (
        <Button tone="secondary" onClick={() => setAsked(unused)}>
          <Trash2 className="size-4" />
          Delete unused pictures ({unused.length}, {size})
        </Button>
      )}
      {asked && (
        <FormDialog
          onClose={close}
          title={`Delete ${counted(asked.length, 'picture')}?`}
          description={`No post, no earlier version and no unsaved text names them. They go into the bin and can be brought back for ${BIN_DAYS} days.`}
          send={isPending ? 'Deleting...' : `Move to the bin (${asked.length})`}
          isBusy={isPending}
          onSend={() => move(asked)}
        >
          <Preview images={asked} />
        </FormDialog>
      )}
      {dialog}
    </>
  )
}

import { useState } from 'react'
import { Thumb } from '../image-library/focal-point'
import { useAdminAction, useAnswer } from '../shared/admin-action'
import { SearchInput } from '../shared/search-input'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { findImages } from '@/lib/images/actions'
import type { LibraryImage } from '@/lib/images/library'

/** Undefined during the search, null after a failure. */
type Found = { images: LibraryImage[]; pages: number } | null | undefined

const FAILED = 'The library could not be searched'

function Tile({ image, isChosen, onChoose }: { image: LibraryImage; isChosen: boolean; onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="grid w-full gap-1.5 rounded-lg border-2 border-transparent p-1 text-left text-sm focus-inset hover:border-line aria-pressed:border-accent"
      >
        <Thumb image={{ ...image, alt: '' }} sizes="180px" className="aspect-[4/3] border border-line" />
        <span className={`line-clamp-2 ${image.alt ? '' : 'text-ink-soft'}`}>{image.alt || image.name}</span>
      </button>
    </li>
  )
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  if (pages <= 1) return null
  return (
    <div className="flex items-center justify-between gap-3">
      <Button tone="quiet" isBusy={page <= 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span className="text-sm text-ink-soft tabular-nums">
        Page {page} of {pages}
      </span>
      <Button tone="quiet" isBusy={page >= pages} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </div>
  )
}

type ResultsProps = { found: Found; chosen: LibraryImage | null; onChoose: (image: LibraryImage) => void }

function Results({ found, chosen, onChoose }: ResultsProps) {
  if (!found) return <p className="text-sm text-ink-soft">{found === null ? `${FAILED}.` : 'Looking…'}</p>
  return (
    <>
      {found.images.length === 0 && <p className="text-sm text-ink-soft">No picture has these words.</p>}
      <ul
        aria-label="Pictures of the library"
        className="grid max-h-[45dvh] grid-cols-2 gap-2 overflow-y-auto sm:grid-cols-4"
      >
        {found.images.map((image) => (
          <Tile
            key={image.name}
            image={image}
            isChosen={chosen?.name === image.name}
            onChoose={() => onChoose(image)}
          />
        ))}
      </ul>
    </>
  )
}

type Props = {
  /** The possible uses of the chosen image, the most common first. */
  uses: readonly { label: string; take: (image: LibraryImage) => void }[]
  onClose: () => void
}

/** Chooses an image of the library. */
export function LibraryDialog({ uses, onClose }: Props) {
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  /** Kept during a search, so that the pressed button keeps the focus. */
  const [pages, setPages] = useState(1)
  const [chosen, setChosen] = useState<LibraryImage | null>(null)
  const { run } = useAdminAction()
  const query = JSON.stringify({ words: words.trim(), page })
  const found = useAnswer(query, () => run(FAILED, () => findImages({ words, page })))
  if (found && found.pages !== pages) setPages(found.pages)
  const use = (take: (image: LibraryImage) => void) => {
    if (!chosen) return
    onClose()
    take(chosen)
  }
  return (
    <Dialog onClose={onClose} isWide title="From the library">
      <SearchInput
        value={words}
        aria-label="Search the library"
        placeholder="Words of an alt text, a caption or a name"
        onChange={({ target }) => {
          setWords(target.value)
          setPage(1)
        }}
      />
      <div className="min-h-52" aria-live="polite">
        <Results found={found} chosen={chosen} onChoose={setChosen} />
      </div>
      <Pages page={Math.min(page, pages)} pages={pages} onPage={setPage} />
      <DialogActions onCancel={onClose}>
        {uses.map(({ label, take }, index) => (
          <Button
            key={label}
            tone={index === 0 ? 'primary' : 'secondary'}
            aria-disabled={!chosen || undefined}
            onClick={() => use(take)}
          >
            {label}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  )
}

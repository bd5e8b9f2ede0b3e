import { Check, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keepRecipe, today } from './save-recipe'
import { savedStore } from './saved-store'
import { SecondaryButton } from './secondary-button'
import { cookWords as words } from '@/lib/content/cook-words'
import { readSaved, type SavedRecipe } from '@/lib/recipe/saved'

function DishPicture() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const picture = document.querySelector('.post-band-picture img')?.cloneNode(true)
    if (picture) frame.current?.replaceChildren(picture)
  }, [])
  return <div ref={frame} className="cook-picture" aria-hidden="true" />
}

/** Saves nothing without a slug, as in the panel. */
function keep(slug: string, changes: Partial<SavedRecipe>): void {
  if (slug) keepRecipe({ slug, title: document.querySelector('h1')?.textContent ?? document.title, ...changes })
}

type Props = { slug: string; onAgain: () => void; onClose: () => void }

/** The screen after the last step: the dish, and a note for the next time. */
export function CookEnd({ slug, onAgain, onClose }: Props) {
  const all = readSaved(useSyncExternalStore(savedStore.subscribe, savedStore.get, savedStore.get))
  const { note: saved = '', cooked = [] } = all.find((recipe) => recipe.slug === slug) ?? {}
  const [typed, setTyped] = useState<string | null>(null)
  const note = typed ?? saved
  const isCooked = cooked.includes(today())
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const saveNote = () => {
    if (!slug || note === saved) return
    keep(slug, { note })
    // From here on, the field shows what another window writes.
    setTyped(null)
  }
  const onLeave = useEffectEvent(saveNote)
  // A field that React removes, or whose page is closed, has no blur: after a swipe back, Back, or a closed tab.
  useLayoutEffect(() => {
    const leave = () => onLeave()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return (
    <div className="cook-end">
      <DishPicture />
      <div>
        <h2 ref={title} tabIndex={-1} className="no-ring">
          {words.doneTitle}
        </h2>
        <label>
          <span className="mb-2 block">{words.doneText}</span>
          <textarea
            rows={3}
            maxLength={5000}
            value={note}
            placeholder={words.note}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={saveNote}
          />
        </label>
        <p className="mt-1 text-small text-ink-soft">{words.noteHint}</p>
        <p className="mt-4 flex flex-wrap gap-2">
          <SecondaryButton disabled={isCooked} onClick={() => keep(slug, { cooked: [...cooked, today()] })}>
            <Check /> {isCooked ? words.cookedDone : words.cooked}
          </SecondaryButton>
          <SecondaryButton onClick={onAgain}>
            <RotateCcw /> {words.again}
          </SecondaryButton>
          <SecondaryButton
            onClick={() => {
              saveNote()
              onClose()
            }}
          >
            {words.close}
          </SecondaryButton>
        </p>
      </div>
    </div>
  )
}

import { useLayoutEffect, useRef } from 'react'
import { keepRecipe } from './save-recipe'
import { savedStore } from './saved-store'
import { savedWords as words } from '@/lib/content/saved'
import { readSaved, type SavedRecipe } from '@/lib/recipe/saved'

/** A note, folded while it is empty. */
export function SavedNote({ recipe: { slug, title, note = '' } }: { recipe: SavedRecipe }) {
  const field = useRef<HTMLTextAreaElement>(null)
  // The browser's Back leaves the page or removes the field without a blur.
  useLayoutEffect(() => {
    const area = field.current
    const save = () => {
      const saved = readSaved(savedStore.get()).find((one) => one.slug === slug)
      if (!area || !saved || area.value === note || area.value === (saved.note ?? '')) return
      keepRecipe({ slug, title, note: area.value })
    }
    area?.addEventListener('blur', save)
    addEventListener('pagehide', save)
    return () => {
      area?.removeEventListener('blur', save)
      removeEventListener('pagehide', save)
      save()
    }
  }, [slug, title, note])
  return (
    <details className="saved-note" open={Boolean(note)}>
      <summary className="text-small text-ink-soft">
        {words.note}
        <span className="sr-only">: {title}</span>
      </summary>
      <textarea ref={field} rows={2} maxLength={5000} aria-label={`${words.note}: ${title}`} defaultValue={note} />
    </details>
  )
}

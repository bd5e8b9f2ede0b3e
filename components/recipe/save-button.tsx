'use client'

import { useSyncExternalStore } from 'react'
import { savedStore } from './saved-store'
import { Icon } from '@/components/ui/icon'
import { retryLoad } from '@/lib/retry-load'

/** From Lucide (ISC), as one path. */
const heart =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5'

const onServer = () => undefined

/** Slugs whose button was pressed while the script of saving loads; further presses are ignored. */
const waiting = new Set<string>()

type Props = {
  slug: string
  title: string
  label: string
  /**
   * The text beside the heart once the recipe is saved. Without it, the button is a lone heart over a picture, rendered
   * only in the browser: it needs no room, and keeps a page of twelve cards small.
   */
  savedLabel?: string
  className?: string
}

/** Saves a recipe in this browser. The script of saving loads with the first press. */
export function SaveButton({ slug, title, label, savedLabel, className = '' }: Props) {
  const text = useSyncExternalStore(savedStore.subscribe, savedStore.get, onServer)
  if (text === undefined && !savedLabel) return null
  const isOn = text?.includes(`"slug":"${slug}"`) ?? false
  const word = (isOn && savedLabel) || label
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`${word}: ${title}`}
      className={`save-button needs-script ${className}`}
      onClick={() => {
        if (waiting.has(slug)) return
        waiting.add(slug)
        void retryLoad(() => import('./save-recipe')).then(({ toggleRecipe }) => {
          waiting.delete(slug)
          toggleRecipe({ slug, title })
        })
      }}
    >
      <Icon outline={heart} />
      {savedLabel && <span aria-hidden="true">{word}</span>}
    </button>
  )
}

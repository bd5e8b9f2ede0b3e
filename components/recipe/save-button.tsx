'use client'

import { useSyncExternalStore } from 'react'
import { savedStore } from './saved-store'
import { Icon } from '@/components/ui/icon'
import { heart } from '@/components/ui/outlines'

const absent = () => null

type Props = {
  slug: string
  title: string
  label: string
  /** Beside the heart, once it is pressed; without it the heart stands alone. */
  savedLabel?: string
  className?: string
}

/** Saves a recipe in this browser. What saving takes is loaded with the first press. */
export function SaveButton({ slug, title, label, savedLabel, className = '' }: Props) {
  const text = useSyncExternalStore(savedStore.subscribe, savedStore.get, absent)
  const isOn = text?.includes(`"slug":"${slug}"`) ?? false
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`${label}: ${title}`}
      className={`save-button needs-script ${className}`}
      onClick={() => {
        import('./save-recipe').then(
          ({ toggleRecipe }) => toggleRecipe({ slug, title }),
          (error: unknown) => console.warn('Saving could not be loaded:', error),
        )
      }}
    >
      <Icon outline={heart} />
      {savedLabel && <span aria-hidden="true">{isOn ? savedLabel : label}</span>}
    </button>
  )
}

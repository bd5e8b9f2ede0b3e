'use client'

import { Icon } from '@/components/ui/icon'
import { chefHat } from '@/components/ui/outlines'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { readProgress } from './cook-progress'
import { recipeWords } from '@/lib/content/recipe-words'

type CookMode = ComponentType<{ id: string; onClose: () => void }>

const never = () => () => undefined
const no = () => false
const wasOpen = new Map<string, boolean>()

/** Whether the page was left in the middle of cook mode: asked once, since another window may open it meanwhile. */
function isLeftOpen(id: string): boolean {
  const known = wasOpen.get(id) ?? (id !== '' && readProgress(id).isOpen)
  wasOpen.set(id, known)
  return known
}

/** Opens cook mode, whose script comes with the first press; after a reload in the middle of it, by itself. */
export function CookButton({ id }: { id: string }) {
  const isRestored = useSyncExternalStore(never, () => isLeftOpen(id), no)
  const [chosen, setOpen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isRestored
  const [mode, setMode] = useState<{ CookMode: CookMode } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isOpen || mode) return
    import('./cook-mode').then(
      (loaded) => setMode({ CookMode: loaded.CookMode }),
      () => {
        setFailed(true)
        setOpen(false)
      },
    )
  }, [isOpen, mode])
  const close = () => {
    wasOpen.set(id, false)
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className="cook-button needs-script"
        onClick={() => {
          setFailed(false)
          setOpen(true)
        }}
      >
        <Icon outline={chefHat} /> {recipeWords.cook}
      </button>
      {hasFailed && <p role="alert">{recipeWords.cookFailed}</p>}
      {isOpen && mode && <mode.CookMode id={id} onClose={close} />}
    </>
  )
}

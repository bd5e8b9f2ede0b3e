'use client'

import { Icon } from '@/components/ui/icon'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { readProgress } from './cook-progress'
import { recipeWords } from '@/lib/content/recipe-words'

/** Of Lucide (ISC), as one path. */
const chefHat =
  'M10 11v5M14 11v5M6 12.65c0-.457-.316-.844-.727-1.041A4 4 0 0 1 7.52 4.034a1.53 1.53 0 0 0 1.367-.547 4 4 0 0 1 6.225 0 1.53 1.53 0 0 0 1.367.547 4 4 0 0 1 2.248 7.575c-.411.197-.727.584-.727 1.04V19a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 17h12'

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

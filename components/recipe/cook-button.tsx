'use client'

import { ChefHat } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { readProgress } from './cook-progress'
import { recipeWords } from '@/lib/content/recipe-words'

type CookMode = ComponentType<{ id: string; onClose: () => void }>

/** Opens cook mode, whose script comes with the first press; after a reload in the middle of it, by itself. */
export function CookButton({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const [mode, setMode] = useState<{ CookMode: CookMode } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (id && readProgress(id).isOpen) setOpen(true)
  }, [id])
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
        <ChefHat aria-hidden="true" /> {recipeWords.cook}
      </button>
      {hasFailed && <p role="alert">{recipeWords.cookFailed}</p>}
      {isOpen && mode && <mode.CookMode id={id} onClose={() => setOpen(false)} />}
    </>
  )
}

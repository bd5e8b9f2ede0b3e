'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { readTyped, type Typed } from './typed-ahead'
import { useLive } from './use-live'

const NOTHING: Typed = new Map()

/**
 * Gives what was typed before the script was there to `onLive`, as soon as the page is live.
 * Before the next key can come, which would else be added to the example.
 *
 * It is read twice. React sets a text area back to the text the page was sent with while it takes it over, so its words are
 * gone unless they are read before; what is typed while React is at it stands in the fields only after.
 */
export function useTypedAhead(onLive: (typed: Typed) => void): void {
  // A page that was navigated to had nothing to type into, and the form of the page before may still stand there.
  const isLive = useLive(() => true, false)
  const [before] = useState(() => (isLive || typeof document === 'undefined' ? null : readTyped()))
  const isTaken = useRef(false)
  useLayoutEffect(() => {
    const typed = before === null || isTaken.current ? NOTHING : new Map([...before, ...readTyped()])
    isTaken.current = true
    onLive(typed)
  }, [before, onLive])
}

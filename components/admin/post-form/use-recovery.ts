import { useState, useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage'
import { clearDraft } from './draft-store'
import { copyToOffer, type KeptCopy, readKept } from './kept-copy'
import { dropWorkingCopy } from '@/lib/posts/desk/actions'
import type { EditablePost } from '@/lib/posts/desk/row'

const neverChanges = () => () => undefined

/** What was typed and not saved the last time: from this browser or from the server, whichever is newer. */
export function useRecovery(post: EditablePost, storageKey: string, there: KeptCopy | null) {
  const [read] = useState(() => {
    let offer: { copy: KeptCopy | null } | undefined
    return () => (offer ??= { copy: copyToOffer(post.values, [readKept(browserStorage, storageKey), there]) }).copy
  })
  const found = useSyncExternalStore(neverChanges, read, () => null)
  const [isDecided, setIsDecided] = useState(false)

  function discard() {
    clearDraft(browserStorage, storageKey)
    setIsDecided(true)
    // Nobody waits for it: what stays is offered once more.
    void dropWorkingCopy(post.id).catch(() => undefined)
  }
  return { offer: isDecided ? null : found, decided: () => setIsDecided(true), discard }
}

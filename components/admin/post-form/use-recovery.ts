import { useState, useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage'
import { copiesToOffer, type KeptCopy, keptHere, type Offer, sameFields } from './kept-copy'
import { forgetText } from './own-slot'
import { dropWorkingCopy } from '@/lib/posts/admin/actions'
import type { EditablePost } from '@/lib/posts/admin/row'

const neverChanges = () => () => undefined
const nothing: Offer[] = []

/** What was typed and not saved the last time, by any tab: from this browser and from the server, newest first. */
export function useRecovery(post: EditablePost, storageKey: string, there: KeptCopy | null) {
  const [read] = useState(() => {
    let offers: Offer[] | undefined
    return () =>
      (offers ??= copiesToOffer(post.values, [
        ...keptHere(browserStorage, storageKey),
        ...(there ? [{ key: null, copy: there }] : []),
      ]))
  })
  const found = useSyncExternalStore(neverChanges, read, () => nothing)
  const [at, setAt] = useState(0)
  const offer = found[at] ?? null

  function discard() {
    if (offer?.key) forgetText(browserStorage, offer.key)
    const isThere = there !== null && offer !== null && sameFields(there.fields, offer.copy.fields)
    // Nobody waits for it: what stays is offered once more.
    if (isThere) void dropWorkingCopy(post.id).catch(() => undefined)
    setAt(at + 1)
  }
  /** The offered copy is in the form, which keeps it from now on; an older one stays where it is for the next time. */
  function restored() {
    if (offer?.key) forgetText(browserStorage, offer.key)
    setAt(found.length)
  }
  return { offer: offer?.copy ?? null, restored, discard }
}

'use client'

import { useState, useSyncExternalStore } from 'react'
import { shareWords } from '@/lib/content/share-words'

/** Copies the post's address and says so. */
export function CopyLink({ url }: { url: string }) {
  const [message, setMessage] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setMessage(shareWords.linkCopied),
      () => setMessage(shareWords.copyFailed),
    )
  return (
    <>
      <button type="button" onClick={copy} className="text-link needs-script">
        {shareWords.copyLink}
      </button>
      <span role="status" className="ml-3 text-[0.9rem] text-ink-soft">
        {message}
      </span>
    </>
  )
}

const never = () => () => undefined
const canShare = () => 'share' in navigator
const unknown = () => false

/** Hands the post to the telephone's own sheet; there where the browser has one. */
export function ShareSheet({ url, title }: { url: string; title: string }) {
  const isThere = useSyncExternalStore(never, canShare, unknown)
  if (!isThere) return null
  // Closing the sheet without sharing is no error.
  const share = () => void navigator.share({ url, title }).catch(() => undefined)
  return (
    <li>
      <button type="button" onClick={share} className="text-link">
        {shareWords.shareSheet}
      </button>
    </li>
  )
}

'use client'

import { useState } from 'react'
import { kitchen } from '@/lib/content/kitchen'

/** Copies the post's address and says so. */
export function CopyLink({ url }: { url: string }) {
  const [message, setMessage] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setMessage(kitchen.linkCopied),
      () => setMessage(kitchen.copyFailed),
    )
  return (
    <>
      <button type="button" onClick={copy} className="share-link needs-script">
        {kitchen.copyLink}
      </button>
      <span role="status" className="share-status">
        {message}
      </span>
    </>
  )
}

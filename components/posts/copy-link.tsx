'use client'

import { useState } from 'react'
import { recipeWords } from '@/lib/content/recipe-words'

/** Copies the post's address and says so. */
export function CopyLink({ url }: { url: string }) {
  const [message, setMessage] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setMessage(recipeWords.linkCopied),
      () => setMessage(recipeWords.copyFailed),
    )
  return (
    <>
      <button type="button" onClick={copy} className="text-link needs-script">
        {recipeWords.copyLink}
      </button>
      <span role="status" className="ml-3 text-[0.9rem] text-ink-soft">
        {message}
      </span>
    </>
  )
}

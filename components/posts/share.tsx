'use client'

import { useState } from 'react'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { shareWords } from '@/lib/content/post-words'
import { shell } from '@/lib/content/shell'

type ShareLink = { name: string; href: string }

/** Plain share links, which load nothing from the services. All addresses are absolute. */
export function shareLinks({ url, title, image }: { url: string; title: string; image: string | null }): ShareLink[] {
  const link = (name: string, address: string, params: Record<string, string>): ShareLink => ({
    name,
    href: `${address}?${new URLSearchParams(params)}`,
  })
  return [
    // Mail programs do not decode a plus sign as a space, so this link needs %20.
    {
      name: 'Mail',
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`,
    },
    link('X', 'https://x.com/intent/post', { text: title, url }),
    link('Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }),
    link('Pinterest', 'https://www.pinterest.com/pin/create/button/', {
      url,
      description: title,
      ...(image && { media: image }),
    }),
    link('WhatsApp', 'https://wa.me/', { text: `${title} ${url}` }),
  ]
}

function CopyLink({ url }: { url: string }) {
  const [message, setMessage] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setMessage(shareWords.linkCopied)
    } catch {
      // Refused, or a page without https, which has no clipboard.
      setMessage(shareWords.copyFailed)
    }
  }
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

/** Opens the system's share sheet; hidden in browsers without one. */
function ShareSheet({ url, title }: { url: string; title: string }) {
  const isThere = useInBrowser(() => 'share' in navigator, false)
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

type Props = {
  url: string
  title: string
  image: string | null
  answer?: string
}

/** Share links, and the system's share sheet where the browser has one. */
export function Share({ url, title, image, answer }: Props) {
  return (
    <section aria-labelledby="share-title" className="share mt-12 border-t border-line pt-5">
      <h2 id="share-title" className="text-[1.2rem]">
        {shareWords.title}
      </h2>
      {answer && (
        <p className="mt-1">
          <a href={answer} rel="nofollow" className="text-link font-semibold">
            {shareWords.tellUs}
          </a>
        </p>
      )}
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <ShareSheet url={url} title={title} />
        {shareLinks({ url, title, image }).map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              className="text-link"
              {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {name}
              {href.startsWith('http') && <span className="sr-only"> {shell.newTab}</span>}
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} />
        </li>
      </ul>
    </section>
  )
}

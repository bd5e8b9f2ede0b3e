import Image from 'next/image'
import Link from 'next/link'
import { postNotFoundScreen } from '@/lib/content/screens'

/** The screen for a post that is not there, or cannot be told apart from one. */
export function PostNotFound() {
  const { title, text, back } = postNotFoundScreen
  return (
    <div className="empty-state">
      {/* A file, not the drawing's code: the error screen runs in the browser and would bring the whole kit along. */}
      <Image src="/art/spot/lost-spoon.svg" alt="" width={480} height={360} unoptimized className="mx-auto h-auto w-64" />
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-4 text-ink-soft">{text}</p>
      <Link href={back.href} className="post-call-button mt-8">
        {back.label}
      </Link>
    </div>
  )
}

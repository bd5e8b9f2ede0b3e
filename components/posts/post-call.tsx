'use client'

import { LinkButton } from '@/components/site/link-button'
import { Picture, type PictureFile } from '@/components/ui/picture'
import { postCallToAction } from '@/lib/content/post-words'

/** The closing band of every post: the studio's, and so in its colour. The same everywhere, so browsers keep it. */
export function PostCallToAction({ art }: { art: PictureFile }) {
  const { title, text, actions } = postCallToAction
  return (
    <aside
      data-skin="studio"
      className="post-call mt-20 grid items-center gap-x-16 gap-y-8 rounded-[8px_8px_48px_8px] p-[clamp(2rem,5vw,3.5rem)] min-[900px]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
      aria-labelledby="post-call-title"
    >
      <div>
        <h2 id="post-call-title" className="text-h2">
          {title}
        </h2>
        <p className="mt-3 max-w-[52ch]">{text}</p>
        {actions.map(({ label, href }) => (
          <LinkButton key={href} href={href} tone="paper" size="large" className="mt-7">
            {label}
          </LinkButton>
        ))}
      </div>
      <Picture {...art} className="-my-6 mx-auto h-60 w-auto max-[900px]:hidden" />
    </aside>
  )
}

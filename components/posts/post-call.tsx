import { LinkButton } from '@/components/site/link-button'
import { Picture, type PictureFile } from '@/components/ui/picture'
import { postCallToAction } from '@/lib/content/post-words'

/** The closing band of every post: the studio's, and so in its colour. */
export function PostCallToAction({ art }: { art: PictureFile }) {
  const { title, text, actions } = postCallToAction
  return (
    <aside data-skin="studio" className="post-call" aria-labelledby="post-call-title">
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

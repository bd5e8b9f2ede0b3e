import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { type PostType, postTypes } from '@/lib/posts/types'

type TabType = PostType | 'all'

type Props = {
  label: string
  current: TabType
  tabs: readonly { type: TabType; label: string; href: Route }[]
}

const familyOf = (type: TabType) => (type === 'all' ? undefined : postTypes[type].family)

/** Links to the posts of each type, as tabs; the current tab has its type's colour. */
export function TypeTabs({ label, current, tabs }: Props) {
  return (
    <nav aria-label={label} data-family={familyOf(current)} className="type-tabs">
      {tabs.map(({ type, label: text, href }) => (
        <Link key={href} href={href} data-family={familyOf(type)} aria-current={type === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}

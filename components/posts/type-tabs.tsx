import type { Route } from 'next'
import Link from 'next/link'
import { type PostType, postTypes } from '@/lib/posts/types'

type TabType = PostType | 'all'

type Props = {
  label: string
  current: TabType
  tabs: readonly { type: TabType; label: string; href: Route }[]
}

const tab = [
  'focus-inset inline-flex min-h-11 flex-none items-center rounded-[16px_4px_0_0] bg-paper-sunk px-[1.1rem] py-[0.4rem] font-semibold max-sm:px-[0.65rem] max-sm:text-[0.9375rem]',
  'not-aria-[current]:hover:text-type aria-[current]:bg-type aria-[current]:text-accent-ink',
].join(' ')

const familyOf = (type: TabType) => (type === 'all' ? undefined : postTypes[type].family)

/** The ways to the posts of each type, as tabs of coloured paper; the present one in its colour. */
export function TypeTabs({ label, current, tabs }: Props) {
  return (
    <nav
      aria-label={label}
      data-family={familyOf(current)}
      className="mt-8 flex flex-wrap gap-[0.35rem] border-b-3 border-type"
    >
      {tabs.map(({ type, label: text, href }) => (
        <Link
          key={href}
          href={href}
          data-family={familyOf(type)}
          aria-current={type === current ? 'page' : undefined}
          className={tab}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Link } from './link'

type Props = ComponentProps<'ul'> & {
  links: readonly ({ label: string } & Pick<ComponentProps<typeof Link>, 'href' | 'rel' | 'aria-current'>)[]
  itemClass?: string
  linkClass: string
  /** The component of a link. */
  as?: (props: { href: string; className: string; children: ReactNode }) => ReactNode
}

export function LinkList({ links, itemClass, linkClass, as: Anchor = Link, ...list }: Props) {
  return (
    <ul {...list}>
      {links.map(({ label, ...link }) => (
        <li key={`${link.href} ${label}`} className={itemClass}>
          <Anchor {...link} className={linkClass}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * A link to another page of the site, which `SoftNavigation` follows without loading a new document. A plain element: a
 * page holds some sixty of them, and the router's own link costs each page its script, its properties a second time, and
 * whatever it fetches ahead of everybody who only passes by.
 */
export function Link(props: Props) {
  return <a data-soft="" {...props} />
}

import type { ReactNode } from 'react'

const HOME = '/'

/** To the public site by a full load: its pages have another security policy, which belongs to the document. */
export function HomeLink({ newTab = false, children }: { newTab?: boolean; children: ReactNode }) {
  return (
    <a
      href={HOME}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className="inline-flex min-h-11 items-center text-sm font-semibold underline-offset-4 hover:underline"
    >
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}

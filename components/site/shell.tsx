import type { ReactNode } from 'react'
import { SiteHead } from './document-only'
import { SchemeScript } from './scheme-switch'
import { ScrollToTop, SoftNavigation } from './soft-navigation'
import { SearchHotKey } from './search-hot-key'
import { TimersMount } from '@/components/recipe/timers-mount'
import { shell } from '@/lib/content/shell'

type Props = {
  /** Which accent leads (see the style sheet). */
  skin: 'magazine' | 'studio'
  /** Different in each layout: the router keeps earlier layouts hidden in the document, and the skip link needs its own. */
  mainId: string
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** What every public page stands in. Children of main keep to the page's width; a section with `bleed` takes it all. */
export function Shell({ skin, mainId, header, footer, children }: Props) {
  return (
    <div data-skin={skin} className="site-shell">
      <SiteHead />
      <SchemeScript />
      <a href={`#${mainId}`} className="skip-link">
        {shell.skip}
      </a>
      {header}
      <main id={mainId} tabIndex={-1} className="site-main">
        {children}
      </main>
      {footer}
      <SoftNavigation />
      <SearchHotKey />
      <ScrollToTop />
      <TimersMount />
    </div>
  )
}

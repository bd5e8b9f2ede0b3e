import type { ReactNode } from 'react'
import { SchemeScript } from './scheme-switch'
import { ScrollToTop } from './scroll-to-top'
import { SearchHotKey } from './search-hot-key'
import { SiteFooter } from './site-footer'
import { SoftNavigation } from './soft-navigation'
import { TimersMount } from '@/components/recipe/timers-mount'
import { shell } from '@/lib/content/shell'
import type { footers } from '@/lib/content/navigation'

type Props = {
  /** Which accent leads (see the style sheet), and whose footer it is. */
  skin: keyof typeof footers
  /** Different in each layout: the router keeps earlier layouts hidden in the document, and the skip link needs its own. */
  mainId: string
  header: ReactNode
  children: ReactNode
}

/** What every public page stands in. Children of main keep to the page's width; a section with `bleed` takes it all. */
export function Shell({ skin, mainId, header, children }: Props) {
  return (
    <div data-skin={skin} className="site-shell">
      <SchemeScript />
      <a href={`#${mainId}`} className="skip-link">
        {shell.skip}
      </a>
      {header}
      <main id={mainId} tabIndex={-1} className="site-main">
        {children}
      </main>
      <SiteFooter skin={skin} />
      <SoftNavigation />
      <SearchHotKey />
      <ScrollToTop />
      <TimersMount />
    </div>
  )
}

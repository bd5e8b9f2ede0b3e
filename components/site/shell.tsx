import type { ReactNode } from 'react'
import { ScrollToTop } from './scroll-to-top'
import { SearchHotKey } from './search-hot-key'
import { TimersMount } from '@/components/recipe/timers-mount'
import { schemeScript } from '@/lib/seo/colour-scheme'
import { shell } from '@/lib/content/shell'

type Props = {
  skin: 'magazine' | 'studio'
  /** The target of the skip link; unique per layout, because the router keeps hidden layouts in the document. */
  mainId: string
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** The shell of every public page. Children of main have the page's width; a section with `bleed` spans the window. */
export function Shell({ skin, mainId, header, footer, children }: Props) {
  return (
    <div data-skin={skin} className="site-shell">
      <script dangerouslySetInnerHTML={{ __html: schemeScript }} />
      <a href={`#${mainId}`} className="skip-link">
        {shell.skip}
      </a>
      {header}
      <main id={mainId} tabIndex={-1} className="site-main">
        {children}
      </main>
      {footer}
      <SearchHotKey />
      <ScrollToTop />
      <TimersMount />
    </div>
  )
}

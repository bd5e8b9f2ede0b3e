'use client'

import './globals.css'
import { ErrorScreen } from '@/components/site/lazy-error-screen'
import { fontClasses } from '@/components/site/fonts'
import { errorScreen } from '@/lib/content/error-screens'
import { locale } from '@/lib/locale'

/** Stands in for the root layout when that itself fails. Every page brings it along, so in the browser it goes by what is there. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang={locale} className={typeof window === 'undefined' ? fontClasses : document.documentElement.className}>
      <body>
        <title>{errorScreen.title}</title>
        <main className="page-width py-16">
          <ErrorScreen error={error} retry={retry} />
        </main>
      </body>
    </html>
  )
}

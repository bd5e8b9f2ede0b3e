'use client'

import './globals.css'
import { ErrorScreen } from '@/components/site/lazy-error-screen'
import { locale } from '@/lib/locale'

/**
 * Stands in for the root layout when that itself fails, or a layout below it. Every page brings it along: in the browser it
 * takes the fonts that are there, and as a document it has the system's.
 */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang={locale} className={typeof window === 'undefined' ? '' : document.documentElement.className}>
      <body>
        <main className="page-width py-16">
          <ErrorScreen error={error} retry={retry} hasTitle />
        </main>
      </body>
    </html>
  )
}

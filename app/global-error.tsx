'use client'

import './globals.css'
import { ErrorScreen } from '@/components/site/lazy-error-screen'
import { locale } from '@/lib/locale'

/**
 * Replaces the root layout when it or a layout below it fails. Every page loads this file. In the browser it keeps the
 * loaded fonts; as a document it uses system fonts.
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

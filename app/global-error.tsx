'use client'

import './globals.css'
import { ErrorScreen } from '@/components/site/error-screen'
import { fontClasses } from '@/components/site/fonts'
import { errorScreen } from '@/lib/content/error-screens'
import { locale } from '@/lib/locale'

/** Stands in for the root layout when that itself fails; it brings everything it needs. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang={locale} className={fontClasses}>
      <body>
        <title>{errorScreen.title}</title>
        <main className="page-width py-16">
          <ErrorScreen error={error} retry={retry} />
        </main>
      </body>
    </html>
  )
}

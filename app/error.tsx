'use client'

import { ErrorScreen } from '@/components/site/lazy-error-screen'

/** Outside of every shell: an error of a layout below. */
export default function RootError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main className="page-width py-16">
      <ErrorScreen error={error} retry={retry} />
    </main>
  )
}

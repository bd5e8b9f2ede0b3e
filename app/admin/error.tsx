'use client'

import { Button } from '@/components/ui/button'

/** The panel could not be shown, mostly because the backend does not answer. What was typed is kept as a draft. */
export default function PanelError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-4 px-5 py-10">
      <h1 className="text-h2">Something went wrong</h1>
      <p className="text-ink-soft">{error.message}</p>
      <Button onClick={retry}>Try again</Button>
    </main>
  )
}

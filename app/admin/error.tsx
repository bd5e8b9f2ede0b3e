'use client'

import { Button } from '@/components/ui/button'

const UNAVAILABLE =
  'The server could not show this page; most likely its backend did not answer. Nothing you saved is lost.'

/** Shown when the panel fails, usually because the backend does not answer. Typed text is kept as a draft. */
export default function PanelError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-4 px-5 py-10">
      <h1 className="text-h2">Something went wrong</h1>
      {/* In production, Next replaces server messages with technical ones and adds a digest. */}
      <p className="text-ink-soft">{error.digest ? UNAVAILABLE : error.message}</p>
      {error.digest && <p className="font-mono text-sm text-ink-soft">{error.digest}</p>}
      <Button onClick={retry}>Try again</Button>
    </main>
  )
}

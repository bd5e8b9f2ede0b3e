'use client'

export default function ErrorScreen({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <main className="page-width py-24 text-center">
      <h1 className="text-h1">Something went wrong</h1>
      <p className="my-6 text-ink-soft">{error.message}</p>
      <button type="button" onClick={retry} className="min-h-11 rounded-full bg-accent px-6 font-semibold text-accent-ink">
        Try again
      </button>
    </main>
  )
}

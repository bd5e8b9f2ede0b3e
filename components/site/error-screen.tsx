import { useEffect } from 'react'
import { cutButton } from './cut-button'
import { errorScreen } from '@/lib/content/error-screens'

type Props = {
  error: unknown
  retry: () => void
  /** Set when the rest of the page has no `h1`. */
  hasTitle?: boolean
}

const detailsOf = (error: unknown) => ({
  message: error instanceof Error ? error.message : String(error),
  digest: error instanceof Error && 'digest' in error ? String(error.digest) : null,
})

/** Replaces a part of the page that failed to render; "Try again" calls `retry`. */
export function ErrorScreen({ error, retry, hasTitle = false }: Props) {
  useEffect(() => {
    console.error(`Rendering error on ${window.location.pathname}:`, error)
  }, [error])
  const { message, digest } = detailsOf(error)
  return (
    <div className="grid items-center gap-10 py-6 lg:grid-cols-12">
      {hasTitle && <title>{errorScreen.title}</title>}
      <div className="error-picture lg:order-2 lg:col-span-5" />
      <div role="alert" className="lg:col-span-7">
        <h1 className="text-h1 font-semibold">{errorScreen.title}</h1>
        <p className="mt-5 max-w-[60ch] text-ink-soft">{message}</p>
        {digest && <p className="mt-2 font-mono text-small text-ink-soft">{digest}</p>}
        <button
          type="button"
          onClick={() => retry()}
          className={cutButton({ size: 'large', className: 'mt-8 cursor-pointer' })}
        >
          {errorScreen.retry}
        </button>
      </div>
    </div>
  )
}

import Link from 'next/link'

export default function NotFound() {
  return (
    <main className="page-width py-24 text-center">
      <p className="font-display text-hero">404</p>
      <h1 className="text-h1">Oops! Page not found</h1>
      <p className="my-6 text-ink-soft">The page you&apos;re looking for doesn&apos;t exist or has been moved.</p>
      <Link href="/" className="underline">
        Go Home
      </Link>
    </main>
  )
}

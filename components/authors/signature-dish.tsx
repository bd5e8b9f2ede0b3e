import { Link } from '@/components/ui/link'
import { authorPage } from '@/lib/content/discovery'

type Props = {
  signature: string
  href: string | null
  className?: string
}

/** The dish that an author is known for; renders nothing without one. */
export function SignatureDish({ signature, href, className = '' }: Props) {
  if (signature === '') return null
  return (
    <p className={`border-l-4 border-saffron pl-4 font-display text-lg leading-snug font-semibold ${className}`}>
      <span className="block font-sans text-sm text-ink-soft">{authorPage.knownFor} </span>
      {href ? (
        <Link href={href} className="inline-block py-2.5 underline decoration-2 underline-offset-4 hover:text-accent">
          {signature}
        </Link>
      ) : (
        signature
      )}
    </p>
  )
}

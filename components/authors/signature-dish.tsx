import { Link } from '@/components/ui/link'
import { type AuthorProfile } from '@/lib/authors/profile'
import { findSignaturePost } from '@/lib/authors/public'

/** The dish that an author is known for; it leads to its recipe when there is one of that title. */
export async function SignatureDish({ author, className = '' }: { author: AuthorProfile; className?: string }) {
  if (author.signature === '') return null
  const href = await findSignaturePost(author)
  return (
    <p className={`border-l-4 border-saffron pl-4 font-display text-lg leading-snug font-semibold ${className}`}>
      {href ? (
        <Link href={href} className="inline-block py-2.5 underline decoration-2 underline-offset-4 hover:text-accent">
          {author.signature}
        </Link>
      ) : (
        author.signature
      )}
    </p>
  )
}

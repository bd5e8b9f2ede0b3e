import { Link } from '@/components/ui/link'
import { shell } from '@/lib/content/shell'
import { identity } from '@/lib/identity'

/** The brand mark and name; it always leads home. */
export function Brand({ name = identity.name }: { name?: string }) {
  return (
    <Link href="/" aria-label={`${name}, ${shell.brandHome}`} className="brand">
      {name}
    </Link>
  )
}

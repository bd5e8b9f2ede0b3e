import { Link } from '@/components/ui/link'
import { shell } from '@/lib/content/shell'

/** The brand mark and name, as a link to the home page. */
export function Brand({ name }: { name: string }) {
  return (
    <Link href="/" aria-label={`${name}, ${shell.brandHome}`} className="brand">
      {name}
    </Link>
  )
}

import { Link } from '@/components/ui/link'
import { BrandMark } from '@/components/art/brand-mark'
import { shell } from '@/lib/content/shell'
import { identity } from '@/lib/identity'

/** The brand mark and name; it always leads home. */
export function Brand({ name = identity.name }: { name?: string }) {
  return (
    <Link
      href="/"
      aria-label={`${name}, ${shell.brandHome}`}
      className="flex min-h-11 items-center gap-2.5 font-display text-[1.375rem] leading-none font-semibold tracking-tight sm:text-2xl sm:leading-none"
    >
      <BrandMark className="size-9 shrink-0" />
      {name}
    </Link>
  )
}

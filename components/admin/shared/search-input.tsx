import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlStyles } from '@/components/ui/styles'

/** The text field of every search in the panel. */
export function SearchInput(props: ComponentProps<'input'> & { 'aria-label': string }) {
  return (
    <div className="relative">
      <Search className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-soft" />
      <input type="search" maxLength={100} {...props} className={`${controlStyles} pl-9`} />
    </div>
  )
}

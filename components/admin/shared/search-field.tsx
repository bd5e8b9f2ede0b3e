import { Search } from 'lucide-react'
import { controlStyles } from '@/components/ui/styles'

type Props = { label: string; placeholder: string; value: string }

/** A search box that `/` reaches. Part of a form that is sent by GET. */
export function SearchField({ label, placeholder, value }: Props) {
  return (
    <div className="relative">
      <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-soft" />
      <input
        // A new address brings a new value; without the key the box would keep the old one.
        key={value}
        type="search"
        name="q"
        defaultValue={value}
        maxLength={100}
        placeholder={placeholder}
        aria-label={label}
        aria-keyshortcuts="/"
        data-search-box
        className={`${controlStyles} pl-9`}
      />
    </div>
  )
}

import { site } from '@/lib/site'

/** A search result as it would look, already cut. */
export function SearchPreview({ title, description, slug }: { title: string; description: string; slug: string }) {
  return (
    <div
      aria-label="Search result preview"
      role="group"
      className="grid gap-1 overflow-hidden rounded-xl border border-line bg-paper-raised p-4 font-[Arial,sans-serif]"
    >
      <p className="truncate text-xs text-ink-soft">{`${site.name} › blog › ${slug || '…'}`}</p>
      <p className="text-[20px] leading-snug text-lake">{title}</p>
      <p className="text-[14px] leading-normal text-ink-soft">{description}</p>
    </div>
  )
}

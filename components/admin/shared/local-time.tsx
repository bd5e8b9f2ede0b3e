'use client'

import { useInBrowser } from '@/components/ui/use-in-browser'

const format = (iso: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone, timeZoneName: 'short' }),
  }).format(new Date(iso))

/** A time in the editor's time zone; in UTC, marked as such, until the page is hydrated. */
export function LocalTime({ iso, dayAloneOnPhones = false }: { iso: string; dayAloneOnPhones?: boolean }) {
  const text = useInBrowser(() => format(iso), format(iso, 'UTC'))
  const [day, ...hour] = text.split(',')
  return (
    <time dateTime={iso}>
      {day}
      {hour.length > 0 && <span className={dayAloneOnPhones ? 'max-sm:sr-only' : undefined}>,{hour.join(',')}</span>}
    </time>
  )
}

type Binned = { deletedAt: string | null; deletedBy: string | null }

/** When and by whom an entry was moved to the bin; renders nothing for other entries. */
export function DeletedAt({ of: { deletedAt, deletedBy } }: { of: Binned }) {
  if (deletedAt === null) return null
  return (
    <>
      Deleted <LocalTime iso={deletedAt} />
      {deletedBy && ` by ${deletedBy}`}
    </>
  )
}

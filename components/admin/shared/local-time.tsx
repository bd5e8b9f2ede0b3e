'use client'

import { useSyncExternalStore } from 'react'

const format = (iso: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone, timeZoneName: 'short' }),
  }).format(new Date(iso))

const neverChanges = () => () => undefined

/** What the browser alone knows; `before` on the server, and until the page's scripts have arrived. */
export const useInBrowser = <Value,>(read: () => Value, before: () => Value): Value =>
  useSyncExternalStore(neverChanges, read, before)

/** A moment in the editor's own time zone; in UTC, and saying so, until the page's scripts have arrived. */
export function LocalTime({ iso }: { iso: string }) {
  const text = useInBrowser(
    () => format(iso),
    () => format(iso, 'UTC'),
  )
  return <time dateTime={iso}>{text}</time>
}

type Binned = { deletedAt: string | null; deletedBy: string | null }

/** When something was put into the bin, and by whom; nothing of what is not in it. */
export function DeletedAt({ of: { deletedAt, deletedBy } }: { of: Binned }) {
  if (deletedAt === null) return null
  return (
    <>
      Deleted <LocalTime iso={deletedAt} />
      {deletedBy && ` by ${deletedBy}`}
    </>
  )
}

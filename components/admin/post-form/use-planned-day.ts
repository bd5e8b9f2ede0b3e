import { useEffect, useEffectEvent } from 'react'
import type { PostFormState } from './use-post-form'

/** Plans a post that is not public for the day of its address, as the calendar gives it, at nine; once an unsaved copy is decided on. */
export function usePlannedDay({ form, base }: PostFormState, date: string | null, isWaiting: boolean) {
  const plan = useEffectEvent(() => {
    if (base?.state === 'published') return
    form.setValue('publishAt', `${date}T09:00`, { shouldDirty: true })
    // A reload keeps what the editor makes of the date.
    window.history.replaceState(null, '', window.location.pathname)
  })
  useEffect(() => {
    if (date !== null && !isWaiting) plan()
  }, [date, isWaiting])
}

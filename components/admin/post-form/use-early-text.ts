import { useEffect, useEffectEvent } from 'react'
import { sameFields } from './kept-copy'
import type { PostFormMethods } from './use-draft'
import type { WorkingFields } from '@/lib/posts/admin/schema'

/**
 * Tells everybody who watches the form what was typed before the page's script had come. The form's library takes
 * such text over when it meets the fields, which is before anybody listens, and says nothing. `initial` is what the
 * form starts with. Called after every other hook that listens, in the component that has the form.
 */
export function useEarlyText(form: PostFormMethods, initial: WorkingFields): void {
  const tell = useEffectEvent(() => {
    const values = form.getValues()
    if (!sameFields(values, initial)) form.setValues(values, { shouldDirty: true })
  })
  useEffect(() => tell(), [])
}

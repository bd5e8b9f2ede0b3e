import { useFormContext } from 'react-hook-form'
import type { PostFormValues } from '../post-form/form-schema'
import { useTextEditor } from './text-editor'

/** Puts texts in the place of others, as one step that can be taken back. */
export function useReplaceInText() {
  const { view } = useTextEditor()
  const form = useFormContext<PostFormValues>()
  return (from: string, to: string) => {
    const text = form.getValues('content')
    if (!view) return form.setValue('content', text.replaceAll(from, to), { shouldDirty: true })
    const changes = []
    for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + from.length))
      changes.push({ from: at, to: at + from.length, insert: to })
    view.dispatch({ changes, userEvent: 'input' })
  }
}

import { fromQuery } from './kit/form.ts'
import type { FormValues, Tool, ToolFields } from './kit/types.ts'

const forms = import.meta.glob<{ form: ToolFields }>('./*/*/form.ts')

/** The values that a calculator's GET form sent; null when the query has no field of the tool. */
export async function readAnswer({ group, slug }: Tool, query: URLSearchParams): Promise<FormValues | null> {
  const file = await forms[`./${group}/${slug}/form.ts`]?.()
  return file ? fromQuery(file.form, query) : null
}

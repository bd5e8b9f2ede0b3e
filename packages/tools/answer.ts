import { fromQuery } from './kit/form.ts'
import type { FormValues, Tool, ToolFields } from './kit/types.ts'

const fieldsByFile = import.meta.glob<{ fields: ToolFields }>('./*/*/form.ts')

/** The values that the plain GET form of a calculator has sent; null when the query has no field of the tool. */
export async function readAnswer({ group, slug }: Tool, query: URLSearchParams): Promise<FormValues | null> {
  const file = await fieldsByFile[`./${group}/${slug}/form.ts`]?.()
  return file ? fromQuery(file.fields, query) : null
}

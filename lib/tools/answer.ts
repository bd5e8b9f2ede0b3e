import { fromQuery } from './kit/form.ts'
import type { FormValues, ToolFields } from './kit/types.ts'
import type { Tool } from './types.ts'

/** What a plain GET form of a calculator has sent, as its form holds it; null when it is nothing of the tool's. */
export async function readAnswer({ group, slug }: Tool, query: URLSearchParams): Promise<FormValues | null> {
  const { fields } = (await import(`@/lib/tools/${group}/${slug}/fields.ts`)) as { fields: ToolFields }
  return fromQuery(fields, query)
}

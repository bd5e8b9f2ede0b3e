import { publishSchema } from '../schema'
import type { SavePostValues } from './schema'
import { cleanMarkdown } from '@/lib/markdown/clean'

/** What is to be stored; or, when cleaning has left too little for readers, what to say at the content field. */
export type CleanValues<Values> = { ok: true; values: Values } | { ok: false; message: string }

/** Takes out of a post's content what must not be stored, and checks again what is left of one that readers will see. */
export function cleanValues<Values extends Pick<SavePostValues, 'content' | 'intent'>>(
  values: Values,
): CleanValues<Values> {
  const content = cleanMarkdown(values.content)
  const left = values.intent === 'draft' ? null : publishSchema.shape.content.safeParse(content)
  const [issue] = left?.error?.issues ?? []
  return issue ? { ok: false, message: issue.message } : { ok: true, values: { ...values, content } }
}

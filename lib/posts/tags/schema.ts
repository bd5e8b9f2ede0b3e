import { z } from 'zod'
import { META_DESCRIPTION_MAX, storedSlug } from '../field-rules.ts'
import { TAG_MAX } from '../limits.ts'
import { publishSchema } from '../schema.ts'
import { listAddress, oneOf, words } from '@/lib/list-address'

export const tagList = listAddress('/admin/tags', { q: words(), show: oneOf(['all', 'once'], 'all') })
export type TagParams = z.output<typeof tagList.schema>

/** The name of one tag, as the editor's field would read it. */
const tagName = z
  .string()
  .trim()
  .toLowerCase()
  .normalize('NFC')
  .refine((name) => name !== '' && !name.includes(',') && publishSchema.shape.tags.safeParse([name]).success, {
    error: 'A tag needs 2 to 30 characters, and no comma',
  })

/** `into`: the tag's new name, or the tag to merge it into; null removes the tag. */
export const changeTagSchema = z
  .object({ tag: z.string().min(1).max(TAG_MAX), into: tagName.nullable() })
  .refine(({ tag, into }) => tag !== into, { error: 'This is its name already', path: ['into'] })

export const describeTopicSchema = z.object({
  topic: storedSlug,
  description: z
    .string()
    .trim()
    .max(META_DESCRIPTION_MAX, `The description must be at most ${META_DESCRIPTION_MAX} characters`),
})

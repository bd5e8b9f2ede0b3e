import { z } from 'zod'
import { SLUG } from '../../slug.ts'

/** The limits of the database's checks (contract test). */
export const BLOCK_NAME_MAX = 60
export const BLOCK_TITLE_MAX = 100
export const BLOCK_CONTENT_MAX = 20_000
export const BLOCKS_MAX = 200

/** The fields of the form, and their names in the log. */
export const BLOCK_LABELS = { title: 'Title', name: 'Name', content: 'Text' } as const

/** The line by which a post shows a block. */
export const blockLine = (name: string): string => `{{ ${name} }}`

const contentSchema = z
  .string()
  .trim()
  .min(1, 'Write what it says')
  .max(BLOCK_CONTENT_MAX, `A block may have ${BLOCK_CONTENT_MAX.toLocaleString('en')} characters`)
  .refine((text) => !text.includes('/media/'), 'A block holds no pictures')
  .refine((text) => !/\{\{[ \t]*[a-z0-9-]+[ \t]*\}\}/.test(text), 'A block shows no other block')

/** `id` is null for a new block. An existing block keeps its name, because posts may show it. */
export const blockSchema = z.object({
  id: z.uuid().nullable(),
  /** The version that the editor began with. */
  version: z.number().int().min(0),
  name: z
    .string()
    .trim()
    .max(BLOCK_NAME_MAX, `A name may have ${BLOCK_NAME_MAX} characters`)
    .regex(SLUG, 'Small letters, digits and hyphens, as in conversion-table'),
  title: z
    .string()
    .trim()
    .min(1, 'Give it a title')
    .max(BLOCK_TITLE_MAX, `A title may have ${BLOCK_TITLE_MAX} characters`),
  content: contentSchema,
})
export type BlockValues = z.output<typeof blockSchema>

/** The names of the blocks in one text. */
export const blockNamesSchema = z.array(z.string().max(BLOCK_NAME_MAX)).max(100)

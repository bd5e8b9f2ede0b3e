import { z } from 'zod'
import { oneLine } from '../../text'

const WORD_MAX = 40
const WORDS_MAX = 6

const wordsSchema = z
  .array(
    z
      .string()
      .regex(/\p{L}{2}/u, 'Every word needs two letters at least.')
      .max(WORD_MAX, `A word may have ${WORD_MAX} characters.`),
  )
  .min(2, 'Give two words at least, with a comma between them.')
  .max(WORDS_MAX, `At most ${WORDS_MAX} words can mean the same.`)

/** Reads words of one meaning, such as "Beetroot, beet". Returns each once, in lower case. */
export const synonymsSchema = z
  .string()
  .max(1000, 'These are too many words.')
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((word) => oneLine(word).toLowerCase())
        .filter(Boolean),
    ),
  ])
  .pipe(wordsSchema)

/** `id` is null for a new line. `before`: the words as they were opened. */
export const saveSynonymsSchema = z.object({
  id: z.uuid().nullable(),
  before: z.array(z.string().max(WORD_MAX)).max(WORDS_MAX).nullish(),
  words: synonymsSchema,
})

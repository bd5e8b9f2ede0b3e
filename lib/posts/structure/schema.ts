import { z } from 'zod'

const line = z.string().min(1)

/** A paragraph, a list, numbered steps, or a table whose first row is its head. */
const blockSchema = z.union([
  line,
  z.strictObject({ list: z.array(line).min(1) }),
  z.strictObject({ steps: z.array(line).min(1) }),
  z.strictObject({ table: z.array(z.array(line).min(2)).min(2) }),
])

const sectionSchema = z.strictObject({ heading: line, body: z.array(blockSchema).min(1) })

/** The shape of `content/outlines/{guide,news,education}.json`. `{subject}` and `{Subject}` are the post's subject. */
export const outlineSchema = z.strictObject({
  title: line,
  /** Sections that several kinds share; a kind names them. */
  parts: z.record(z.string(), sectionSchema),
  opening: z.array(sectionSchema),
  /** The first kind with a word of the prompt is taken; the last has no words. `*` stands for any ending. */
  kinds: z.array(
    z.strictObject({
      words: z.array(line),
      without: z.array(line).optional(),
      summary: line,
      promise: line,
      sections: z.array(z.union([line, sectionSchema])),
    }),
  ),
  closing: z.array(sectionSchema),
})

/** The shape of a dish in `content/outlines/dishes`: a usual starting point that a cook tests and corrects. */
export const dishSchema = z.strictObject({
  /** Singular words that name the kind; of two words when one alone would mislead ("ice cream"). */
  keywords: z.array(line),
  /** Words that select this dish when no keyword does, and are its main ingredient ("salmon"). */
  ingredients: z.array(line).optional(),
  prep: z.int().min(0),
  cook: z.int().min(0),
  /** Waiting time, such as 90 minutes for a dough, and its label among the facts: "Chill time", "Resting time". */
  wait: z.strictObject({ label: line, minutes: z.int().min(1) }).optional(),
  serves: z.int().min(1),
  /** The counted noun, when it is not people: "12 slices". */
  unit: line.optional(),
  /** Whether amounts may have any factor; a dish that is baked in a tin is multiplied by whole tins. */
  scales: z.boolean(),
  /** The main ingredient when the prompt names none; `{main}` in a line stands for it. */
  main: line,
  groups: z.array(z.strictObject({ title: line, lines: z.array(line).min(1) })).min(1),
  method: z.array(line).min(1),
  notes: z.array(line),
  storage: line,
})

export type Outline = z.output<typeof outlineSchema>
export type Section = z.output<typeof sectionSchema>
export type Dish = z.output<typeof dishSchema>

/** A suggested outline for a post: Markdown to be written over, and fields within the form's limits. */
export type Structure = { title: string; content: string; metaTitle: string; metaDescription: string }

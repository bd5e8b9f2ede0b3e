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

/** The shape of `content/outlines/{guide,news,education}.json`. `{subject}` and `{Subject}` stand for what a post is about. */
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
  /** Words that lead here when no keyword does, and are the main part themselves ("salmon"). */
  ingredients: z.array(line).optional(),
  prep: z.int().min(0),
  cook: z.int().min(0),
  /** What passes besides, such as 90 minutes for a dough, and its name among the facts: "Chill time", "Resting time". */
  wait: z.strictObject({ label: line, minutes: z.int().min(1) }).optional(),
  serves: z.int().min(1),
  /** The counted noun, when it is not people: "12 slices". */
  unit: line.optional(),
  /** Amounts may be multiplied for more people; of what is baked in a tin, only whole tins are. */
  scales: z.boolean(),
  /** The main part when the prompt names none; `{main}` in a line stands for it. */
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

/** A paragraph, a list, numbered steps, or a table whose first row is its head. */
type Block = string | { list: string[] } | { steps: string[] } | { table: string[][] }

export type Section = { heading: string; body: Block[] }

/** The shape of `content/outlines/{guide,news,education}.json`. `{subject}` and `{Subject}` are the post's subject. */
export type Outline = {
  title: string
  /** Sections that several kinds share; a kind names them. */
  parts: Record<string, Section>
  opening: Section[]
  /** The first kind with a word of the prompt is taken; the last has no words. `*` stands for any ending. */
  kinds: {
    words: string[]
    without?: string[]
    summary: string
    promise: string
    sections: (string | Section)[]
  }[]
  closing: Section[]
}

/** The shape of a dish in `content/outlines/dishes`: a usual starting point that a cook tests and corrects. */
export type Dish = {
  /** Singular words that name the kind; of two words when one alone would mislead ("ice cream"). */
  keywords: string[]
  /** Words that select this dish when no keyword does, and are its main ingredient ("salmon"). */
  ingredients?: string[]
  prep: number
  cook: number
  /** Waiting time, such as 90 minutes for a dough, and its label among the facts: "Chill time", "Resting time". */
  wait?: { label: string; minutes: number }
  serves: number
  /** The counted noun, when it is not people: "12 slices". */
  unit?: string
  /** Whether amounts may have any factor; a dish that is baked in a tin is multiplied by whole tins. */
  scales: boolean
  /** The main ingredient when the prompt names none; `{main}` in a line stands for it. */
  main: string
  groups: { title: string; lines: string[] }[]
  method: string[]
  notes: string[]
  storage: string
}

/** A suggested outline for a post: Markdown to be written over, and fields within the form's limits. */
export type Structure = { title: string; content: string; metaTitle: string; metaDescription: string }

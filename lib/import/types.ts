import type { RefusedItem, StorableItem } from './panel/schema.ts'

export type { RefusedItem, StorableItem }

/** Ingredients or steps under a heading of their own; `heading` is null where the source has none. */
export type Group<Line> = { heading: string | null; lines: Line[] }

/** A step; `title` is empty where the source gives it none. */
export type ImportedStep = { title: string; text: string }

/** A recipe in plain words, as every source can say it. Times in whole minutes. */
export type ImportedRecipe = {
  name: string
  description: string
  /** As the source says it: "4 servings", "24 biscuits". */
  yield: string
  prepMinutes: number | null
  cookMinutes: number | null
  totalMinutes: number | null
  ingredients: Group<string>[]
  steps: Group<ImportedStep>[]
  notes: string[]
  /** Kilocalories a serving. */
  calories: number | null
  category: string
  cuisine: string
  keywords: string[]
}

/** A picture that came with an import, by its path; its bytes are read when they are asked for. */
export type PictureFile = { name: string; bytes: () => Promise<Uint8Array> }

/** A picture that an item shows: an address on the web, or the name of a file in the same upload. `file`: it came with the item. */
export type ImportedPicture = { address: string; alt: string; file?: PictureFile }

/** One post or page of another system, in the words of this one. */
export type ImportedItem = Omit<StorableItem, 'picture' | 'recipe'> & {
  picture: ImportedPicture | null
  recipe: ImportedRecipe | null
  /** The text of the source in HTML, as its reader takes it; empty where a format has a recipe and no text. Not stored. */
  original: string
  /** Bytes of the HTML of the page, where the source is the page itself. Not stored. */
  pageBytes: number | null
  /** Words that a reader sees, in the source and in `text`. */
  words: { before: number; after: number }
}

/**
 * A file as it was dropped or named: bytes are read when a reader asks for them. `beside`, in an archive: the picture at a
 * path from the file's own folder, without its ending.
 */
export type SourceFile = { name: string; blob: Blob; beside?: (path: string) => PictureFile | undefined }

/** One format. `detect` looks at the name and the first bytes; the first reader that says yes reads the file. */
export type Reader = {
  /** In the report as `source`. */
  name: string
  detect: (file: SourceFile, head: string) => boolean
  read: (file: SourceFile) => AsyncIterable<ImportedItem | RefusedItem>
}

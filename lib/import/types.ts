import type { RefusedItem, StorableItem } from './panel/schema.ts'

export type { RefusedItem, StorableItem }

/** Ingredients or steps under one heading; `heading` is null without one. */
export type Group<Line> = { heading: string | null; lines: Line[] }

/** A step; `title` may be empty. `picture`: null when the source has one and the export lacks it. */
export type ImportedStep = { title: string; text: string; picture?: ImportedPicture | null }

/** A recipe in plain text, for all formats. Times are in whole minutes. */
export type ImportedRecipe = {
  name: string
  description: string
  /** In the words of the source: "4 servings", "24 biscuits". */
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
  /** The names of values that this site has no field for: "rating", "protein". */
  leftOut: string[]
}

/** A picture among the imported files. `name` is its path; its bytes are read on demand. */
export type PictureFile = { name: string; bytes: () => Promise<Uint8Array> }

/** Finds the picture at an address among files. A relative address begins in the folder of the item's file, its id. */
export type FindPicture = (address: string, item?: Pick<StorableItem, 'id' | 'origin'>) => PictureFile | null

/**
 * A picture of an item. `address`: on the web, or a file name in the upload. `caption`: absent when the text has it.
 * `file`: if it came with the item.
 */
export type ImportedPicture = { address: string; alt: string; caption?: string | undefined; file?: PictureFile }

/** A post or page of another system. */
export type ImportedItem = Omit<StorableItem, 'picture' | 'recipe'> & {
  picture: ImportedPicture | null
  recipe: ImportedRecipe | null
  /** Finds a picture in the archive of the item, if it has one. Not stored. */
  find?: FindPicture
  /** The text of the source as HTML; empty for a format of recipes without texts. Not stored. */
  original: string
  /** The size of the HTML in bytes, if the source is a saved page. Not stored. */
  pageBytes: number | null
  /** The number of visible words in the source and in `text`. */
  words: { before: number; after: number }
}

/**
 * A file to import. For a file in an archive, `find` finds a picture in this archive, and `beside` the one at a path that
 * is relative to the file's folder and has no extension.
 */
export type SourceFile = {
  name: string
  blob: Blob
  find?: FindPicture
  beside?: (path: string) => PictureFile | undefined
}

/** A format. `detect` checks the name and the first bytes (`head`). The first format that detects a file reads it. */
export type Format = {
  detect: (file: SourceFile, head: string) => boolean
  read: (file: SourceFile) => AsyncIterable<ImportedItem | RefusedItem>
}

/** A format with the name of its folder, which is the `source` in the report. */
export type Reader = Format & { name: string }

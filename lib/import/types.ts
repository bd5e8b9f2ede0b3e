/** The kind of an imported item. A page becomes a guide that its editor files where it belongs. */
export type ItemKind = 'post' | 'page'

/** A state that a source gives an item. Readers map every state of their format to one of these; nothing else is public. */
export type ItemState = 'published' | 'scheduled' | 'draft'

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

/** One post or page of another system, in the words of this one. Dates are ISO 8601 in UTC. */
export type ImportedItem = {
  /** The source's own id, stable from export to export; a file's is its name. */
  id: string
  /** The site that it comes from, where the source says one: two sites have posts of one id. */
  origin: string
  kind: ItemKind
  title: string
  /** The address that the source gives it, without slashes; empty: made from the title. */
  slug: string
  state: ItemState
  publishedAt: string | null
  /** When the source last changed it; null where it does not say. */
  updatedAt: string | null
  author: string
  tags: string[]
  metaTitle: string
  metaDescription: string
  /** The address that search engines should show instead, where the source names another than its own. */
  canonical: string
  noindex: boolean
  /** The address of the picture that is shown where the item is shared; empty: its own picture. */
  shareImage: string
  /** The text in Markdown; its pictures have the addresses of the source. */
  text: string
  picture: ImportedPicture | null
  recipe: ImportedRecipe | null
  /** The text of the source in HTML, as its reader takes it; empty where a format has a recipe and no text. Not stored. */
  original: string
  /** Bytes of the HTML of the page, where the source is the page itself. Not stored. */
  pageBytes: number | null
  /** Paths and queries of the source that lead to the item: `/2019/05/soup/`, `/?p=123`. */
  oldAddresses: string[]
  /** Warnings, in sentences. */
  warnings: string[]
  /** Words that a reader sees, in the source and in `text`. */
  words: { before: number; after: number }
}

/** As much of an item as is stored: its recipe stands in its text. */
export type StorableItem = Omit<ImportedItem, 'recipe' | 'words' | 'original' | 'pageBytes'> & { recipe: object | null }

/** An item that could not be read; the rest of its file goes on. */
export type RefusedItem = { id: string; title: string; refused: string; kind?: 'picture' }

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

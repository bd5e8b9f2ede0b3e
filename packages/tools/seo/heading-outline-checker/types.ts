export interface FoundHeading {
  readonly level: number
  readonly text: string
  readonly line: number
  /** Words from here to the next heading. */
  readonly words: number
  readonly isHidden: boolean
}

/** A paragraph in bold only, which looks like a heading. */
export interface BoldParagraph {
  readonly text: string
  readonly line: number
}

export interface FoundOutline {
  readonly headings: readonly FoundHeading[]
  readonly bold: readonly BoldParagraph[]
  readonly leadWords: number
}

export const BOLD_MAX = 80

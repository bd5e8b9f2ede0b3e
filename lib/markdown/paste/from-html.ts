import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { tidyLists, wordLists } from './lists.ts'
import { joinMarks, spacesOutside } from './marks.ts'
import { freePictures, keepPictures, type PastedPicture } from './pictures.ts'
import { dropNoise, lowerHeadings, markUp, plainSpaces, realLinks, splitParagraphs, tidyTables } from './tidy.ts'

/** In this order: what is noise is no item of a list, and what is styled bold must be marked before its spaces move. */
const STEPS = [
  dropNoise,
  plainSpaces,
  wordLists,
  splitParagraphs,
  tidyLists,
  markUp,
  lowerHeadings,
  joinMarks,
  spacesOutside,
  freePictures,
  realLinks,
  tidyTables,
]

const parser = unified().use(rehypeParse, { fragment: true })
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one', tightDefinitions: true })

/** The line below a table's head as the writer draws it where columns are not aligned. */
const SHORT_DELIMITERS = /^\|(?: - \|)+$/gm

export type Pasted = {
  text: string
  /** Those whose bytes came along; `mark` is their address in the text. */
  pictures: PastedPicture[]
  /** How many could not be kept. */
  lost: number
}

/** HTML from a clipboard as clean Markdown: structure and pictures stay, looks and scripts go. */
export function pastedFromHtml(html: string): Pasted {
  const tree: Root = parser.parse(html)
  const kept = keepPictures(tree)
  for (const step of STEPS) step(tree)
  const text = writer.stringify(writer.runSync(tree)).trim()
  return { text: text.replace(SHORT_DELIMITERS, (row) => row.replaceAll('-', '---')), ...kept }
}

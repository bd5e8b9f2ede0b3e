import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { tidyLists, wordLists } from './lists.ts'
import { dropNoise, headRow, lowerHeadings, markUp, plainSpaces, realLinks, spacesOutside } from './tidy.ts'

/** In this order: what is noise is no item of a list, and what is styled bold must be marked before its spaces move. */
const STEPS = [dropNoise, plainSpaces, wordLists, tidyLists, markUp, lowerHeadings, spacesOutside, realLinks, headRow]

const tidy = () => (tree: Root) => {
  for (const step of STEPS) step(tree)
}

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(tidy)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' })

/** HTML from a clipboard as clean Markdown: structure stays, looks, scripts and foreign pictures go. */
export const markdownFromHtml = (html: string): string => String(converter.processSync(html)).trim()

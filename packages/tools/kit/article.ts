import { plainText } from '../site.ts'
import { FRONT_MATTER } from './clean-text.ts'
import { replaceHidden, SETEXT, withoutClosing } from './markdown-lines.ts'
import { runSteps, type Steps } from './steps.ts'

/** A block of an article: the text that people read, in order, without tables, code and footnotes. */
export interface ArticleBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'quote'
  readonly text: string
  /** 1 to 6, for headings. */
  readonly level?: number
  /** For list items: whether the list is numbered. */
  readonly isNumbered?: boolean
}

export interface Article {
  readonly blocks: readonly ArticleBlock[]
  /** Alternative texts of images, which are not part of the text. */
  readonly pictures: readonly string[]
}

const ATX = /^ {0,3}(#{1,6})[ \t]+(?![ \t])(.*)$/
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/
const ITEM = /^\s{0,12}(?:[-*+•]|(\d{1,9})[.)])[ \t]+(?![ \t])(.*)$/
const QUOTE = /^ {0,3}>[ \t]?(.*)$/
const TABLE = /^ {0,3}\|/
const FOOTNOTE = /^ {0,3}\[\^[^\]]{1,50}\]:/
const PICTURE = /!\[([^[\]]*)\]\([^()]*\)/g

interface Open {
  kind: 'paragraph' | 'item' | 'quote'
  isNumbered: boolean
  lines: string[]
}

interface Reading {
  blocks: ArticleBlock[]
  pictures: string[]
  open: Open | null
  isInFootnote: boolean
}

const clean = (reading: Reading, raw: string): string => {
  for (const [, alt = ''] of raw.matchAll(PICTURE)) if (alt.trim() !== '') reading.pictures.push(alt.trim())
  return plainText(raw.replace(PICTURE, ' ').replace(/\[\^[^[\]]{1,50}\]/g, ''))
}

function close(reading: Reading): void {
  const { open } = reading
  reading.open = null
  if (!open) return
  const text = clean(reading, open.lines.join(' '))
  if (text === '') return
  reading.blocks.push(
    open.kind === 'item' ? { kind: 'item', text, isNumbered: open.isNumbered } : { kind: open.kind, text },
  )
}

function addHeading(reading: Reading, level: number, raw: string): void {
  const text = clean(reading, raw)
  if (text !== '') reading.blocks.push({ kind: 'heading', text, level })
}

function begin(reading: Reading, kind: Open['kind'], text: string, isNumbered = false): void {
  if (reading.open?.kind === kind && kind !== 'item') reading.open.lines.push(text)
  else {
    close(reading)
    reading.open = { kind, isNumbered, lines: [text] }
  }
}

/** Reads a heading, rule, table or footnote; returns false for any other line. */
function readMarked(reading: Reading, line: string): boolean {
  const heading = ATX.exec(line)
  const underline = SETEXT.exec(line)
  if (heading) {
    close(reading)
    addHeading(reading, heading[1]?.length ?? 1, withoutClosing(heading[2] ?? ''))
    return true
  }
  if (underline && reading.open?.kind === 'paragraph') {
    const raw = reading.open.lines.join(' ')
    reading.open = null
    addHeading(reading, underline[1]?.startsWith('=') ? 1 : 2, raw)
    return true
  }
  if (RULE.test(line) || TABLE.test(line)) {
    close(reading)
    return true
  }
  if (FOOTNOTE.test(line)) {
    close(reading)
    reading.isInFootnote = true
    return true
  }
  return false
}

function readLine(reading: Reading, line: string): void {
  if (line.trim() === '') {
    close(reading)
    reading.isInFootnote = false
    return
  }
  if (reading.isInFootnote && /^\s/.test(line)) return
  reading.isInFootnote = false
  if (readMarked(reading, line)) return
  const item = ITEM.exec(line)
  const quote = QUOTE.exec(line)?.[1]
  if (item) return begin(reading, 'item', item[2] ?? '', item[1] !== undefined)
  if (quote !== undefined) return quote.trim() === '' ? close(reading) : begin(reading, 'quote', quote)
  // An indent of four spaces means code only outside of a paragraph or list.
  if (!reading.open && /^(?: {4}|\t)/.test(line) && reading.blocks.at(-1)?.kind !== 'item') return
  if (reading.open) reading.open.lines.push(line.trim())
  else begin(reading, 'paragraph', line.trim())
}

/** The lines of an article, without front matter, code and comments. */
const articleLines = (source: string): string[] =>
  replaceHidden(source.replace(/\r\n?/g, '\n').replace(FRONT_MATTER, ''), () => '').split('\n')

/** Reads Markdown or plain text, 20 lines a step. */
export function* readMarkdown(source: string): Steps<Article> {
  const reading: Reading = { blocks: [], pictures: [], open: null, isInFootnote: false }
  for (const [at, line] of articleLines(source).entries()) {
    readLine(reading, line)
    if (at % 20 === 0) yield
  }
  close(reading)
  return { blocks: reading.blocks, pictures: reading.pictures }
}

export const readArticle = (source: string): Article => runSteps(readMarkdown(source))

import education from '@/content/outlines/education.json'
import guide from '@/content/outlines/guide.json'
import news from '@/content/outlines/news.json'
import { META_TITLE_MAX } from '../field-rules'
import type { Outline, Section, Structure } from './schema'
import type { Subject } from './subject'
import { asMetaDescription, asMetaTitle, asTitle, sentenceCase } from './title'
import { tableLines } from '@/lib/markdown/table'

export const outlines: Readonly<Record<'guide' | 'news' | 'education', Outline>> = { guide, news, education }

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
export const numbered = (lines: readonly string[]): string =>
  lines.map((line, index) => `${index + 1}. ${line}`).join('\n')

function blockText(block: Section['body'][number]): string {
  if (typeof block === 'string') return block
  if ('list' in block) return bullets(block.list)
  return 'steps' in block ? numbered(block.steps) : tableLines(block.table).join('\n')
}

/** A section as blocks of Markdown, its heading first. */
export const sectionBlocks = ({ heading, body }: Section): string[] => [`## ${heading}`, ...body.map(blockText)]

const fill = (text: string, subject: string): string =>
  text.replaceAll('{subject}', () => subject).replaceAll('{Subject}', () => sentenceCase(subject))

function hasWord(words: readonly string[], text: string): boolean {
  return new RegExp(`\\b(?:${words.join('|').replaceAll('*', '\\w*')})\\b`, 'i').test(text)
}

function kindOf({ kinds }: Outline, text: string): Outline['kinds'][number] {
  const found = kinds.find(
    ({ words, without = [] }) => hasWord(words, text) && !(without.length > 0 && hasWord(without, text)),
  )
  const kind = found ?? kinds.at(-1)
  if (!kind) throw new Error('An outline needs a kind')
  return kind
}

function sectionsOf(outline: Outline, sections: Outline['kinds'][number]['sections']): Section[] {
  return sections.map((section) => {
    const found = typeof section === 'string' ? outline.parts[section] : section
    if (!found) throw new Error(`No part is called "${String(section)}"`)
    return found
  })
}

/** All sections of the article templates. The review looks for their sentences in a text. */
export const allSections: readonly Section[] = Object.values(outlines).flatMap((outline) => [
  ...outline.opening,
  ...outline.kinds.flatMap(({ sections }) => sectionsOf(outline, sections)),
  ...outline.closing,
])

const QUESTION = /^(?:(?:how|what|when|why|which|understanding)\b|\d)/i

/** An outline for a guide, news item or lesson: the sections of its kind, and the opening and closing of its type. */
export function articleStructure(type: keyof typeof outlines, { text }: Subject): Structure {
  const outline = outlines[type]
  const { sections, summary, promise } = kindOf(outline, text)
  const all = [...outline.opening, ...sectionsOf(outline, sections), ...outline.closing]
  const title = asTitle(QUESTION.test(text) ? text : fill(outline.title, text))
  return {
    title,
    content: fill(all.flatMap(sectionBlocks).join('\n\n'), text),
    metaTitle: asMetaTitle(title.length > META_TITLE_MAX ? asTitle(text) : title),
    metaDescription: asMetaDescription(fill(summary, text), promise),
  }
}

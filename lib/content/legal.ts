import { slug } from 'github-slugger'
import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { remark } from 'remark'
import { z } from 'zod'
import type { Site } from '../site.ts'
import { keptForEditors, keptForReaders, keptLine } from './browser-storage.ts'
import { ownerTexts, parseYaml, readText } from './files.ts'

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

export interface LegalSection {
  readonly id: string
  readonly heading: string
  readonly blocks: LegalBlock[]
}

const headSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  intro: z.string(),
  boxLabel: z.string(),
})

export type LegalDocument = z.output<typeof headSchema> & { readonly sections: readonly LegalSection[] }

function blockOf(node: RootContent): LegalBlock {
  if (node.type === 'list') return { kind: 'list', items: node.children.map((item) => toString(item)) }
  return { kind: node.type === 'heading' ? 'subheading' : 'paragraph', text: toString(node) }
}

/** Each placeholder is the only item of a Markdown list and becomes one item per entry. */
const fillLists = (text: string): string =>
  text
    .replace('{keptForReaders}', () => keptForReaders.map(keptLine).join('\n- '))
    .replace('{keptForEditors}', () => keptForEditors.map(keptLine).join('\n- '))

/** Parses a legal text: front matter, then `##` sections with paragraphs, lists and `###` headings. */
export function parseLegal(text: string): (site: Site) => LegalDocument {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const sections: LegalSection[] = []
  for (const node of remark().parse(fillLists(body)).children)
    if (node.type === 'heading' && node.depth === 2)
      sections.push({ id: slug(toString(node)), heading: toString(node), blocks: [] })
    else sections.at(-1)?.blocks.push(blockOf(node))

  return ownerTexts({ ...parseYaml(head, headSchema), sections })
}

export const privacyPolicy = parseLegal(readText('legal', 'privacy-policy.md'))
export const termsAndConditions = parseLegal(readText('legal', 'terms-and-conditions.md'))

import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { readingMinutes } from './reading-time.ts'
import type { PostValues } from './schema.ts'
import { parseMarkdown } from '../markdown/pipeline.ts'
import { ingredientLines, labelsThatHold } from '../recipe/confirmed-labels.ts'
import { totalMinutesOf } from '../recipe/properties.ts'
import { readRecipeTree } from '../recipe/read.ts'
import type { TablesUpdate } from '../supabase/database.types.ts'
import { cutAtWord } from '../text.ts'

const SCRIPT_BLOCK = /<script\b[^<]*(?:<(?!\/script\s*>)[^<]*)*(?:<\/script\s*>|$)/gi
const HANDLER_ATTRIBUTE = /(?<!\s)\s+on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi
const SCRIPT_SCHEME = /javascript:/gi
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi

/** Each pass takes the outermost of a nest; nobody nests deeper by honest means, and rendering sanitises once more. */
const MAX_PASSES = 20

type Range = { start: number; end: number }

function rangesOf(text: string, isKept: (node: Nodes) => boolean): Range[] {
  const ranges: Range[] = []
  visit(parseMarkdown(text), (node) => {
    const { position } = node as Nodes
    const start = position?.start.offset
    const end = position?.end.offset
    if (start !== undefined && end !== undefined && isKept(node as Nodes)) ranges.push({ start, end })
  })
  return ranges
}

const cleanHtml = (html: string) =>
  html.replace(SCRIPT_BLOCK, '').replace(TAG, (tag) => tag.replace(HANDLER_ATTRIBUTE, ''))

/** Whether there is anything to be taken out at all: most texts need not be read for it. */
const isSuspect = (text: string) => text.includes('<') || /javascript:/i.test(text)

/** Applies `change` to what lies between the kept ranges; those stay as they are, to the letter. */
function changeOutside(text: string, kept: Range[], change: (part: string) => string): string {
  let result = ''
  let at = 0
  for (const { start, end } of [...kept].sort((a, b) => a.start - b.start)) {
    if (start < at) continue
    result += change(text.slice(at, start)) + text.slice(start, end)
    at = end
  }
  return result + change(text.slice(at))
}

/**
 * What section 5 of the spec wants done before saving: script blocks, "javascript:" and inline event handlers go.
 * Code blocks and code spans are text about code and stay. The rendering sanitises again; this keeps the store clean.
 * Throws a TextProblem.
 */
export function cleanMarkdown(text: string): string {
  let result = text.replaceAll('\u0000', '')
  // Removing a piece can join two others into a new one ("java<script></script>script:"): repeat until it is still.
  for (let pass = 0; pass < MAX_PASSES && isSuspect(result); pass++) {
    const code = rangesOf(result, (node) => node.type === 'code' || node.type === 'inlineCode')
    const next = changeOutside(result, code, (part) => cleanHtml(part).replace(SCRIPT_SCHEME, ''))
    if (next === result) break
    result = next
  }
  return result
}

/** The first paragraph that has words, as plain text of at most `max` characters; empty when there is none. */
function excerptOf(tree: Root, max = 160): string {
  for (const node of tree.children) {
    const text = node.type === 'paragraph' ? toString(node, { includeImageAlt: false }).trim() : ''
    if (text) return cutAtWord(text, max)
  }
  return ''
}

/** What the database's checks allow (contract test). */
const MINUTES_MAX = 100_000
const READING_MAX = 1000
const SERVINGS_MAX = 100

/**
 * What a card says of a text: written with it, so that no list has to read whole texts. A row that was written elsewhere
 * has the columns' defaults until its next save; its own page reads the text itself. Labels that were confirmed for other
 * ingredients go: nobody is told that a dish is free of nuts after nuts were added.
 */
export function derivedColumns(
  { content, postType, labels }: Pick<PostValues, 'content' | 'postType' | 'labels'>,
  tree: Root = parseMarkdown(content),
) {
  const recipe = postType === 'recipe' ? readRecipeTree(tree) : null
  const minutes = recipe && totalMinutesOf(recipe)
  const servings = recipe?.servings?.text.trim()
  return {
    excerpt: excerptOf(tree),
    reading_minutes: Math.min(readingMinutes(content), READING_MAX),
    total_minutes: minutes ? Math.min(minutes, MINUTES_MAX) : null,
    servings: servings ? [...servings].slice(0, SERVINGS_MAX).join('') : null,
    labels: labelsThatHold(labels, ingredientLines(recipe)),
  } satisfies TablesUpdate<'blog_posts'>
}

/** What a card says of a text, as it is stored. */
export type DerivedColumns = ReturnType<typeof derivedColumns>

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

/** Each pass removes the outermost of nested pieces. Rendering sanitises once more. */
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

/** Whether a text may have something to remove: most texts need no parsing for it. */
const isSuspect = (text: string) => text.includes('<') || /javascript:/i.test(text)

/** Applies `change` to the text between the kept ranges. */
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
 * Removes script blocks, "javascript:" and inline event handlers before a save (spec, section 5), but not from code blocks
 * and code spans. Rendering sanitises again.
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

/** The limits of the database's checks (contract test). */
const MINUTES_MAX = 100_000
const READING_MAX = 1000
const SERVINGS_MAX = 100

/**
 * The columns that cards show of a text, stored with it so that lists need not read whole texts. Labels that were confirmed
 * for other ingredients are removed: a dish must not be called free of nuts after nuts were added.
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

export type DerivedColumns = ReturnType<typeof derivedColumns>

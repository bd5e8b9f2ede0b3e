import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { feedHtml } from './feed-html.ts'
import { type FieldDiff, diffFields } from '../diff.ts'
import { readingMinutes } from '../reading-time.ts'
import type { PostValues, WorkingFields } from '../schema.ts'
import type { ImageMap } from '../../images/image.ts'
import { checkOutput, MAX_DEPTH, TextProblem } from '../../markdown/budget.ts'
import { parseMarkdown, renderTree } from '../../markdown/pipeline.ts'
import { labelsThatHold } from '../../recipe/confirmed-labels.ts'
import { ingredientTexts, totalMinutesOf } from '../../recipe/properties.ts'
import { readRecipeTree } from '../../recipe/read.ts'
import { type RenderedPost, renderPostTree } from '../../recipe/render.ts'
import type { TablesUpdate } from '../../supabase/database.types.ts'
import { cutAtWord } from '../../text.ts'

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

/** Whether a text may contain something to remove. Other texts, the most, need no parsing. */
const isSuspect = (text: string) => text.includes('<') || /javascript:/i.test(text)

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
 * Removes script blocks, "javascript:" and inline event handlers before a save, but not from code blocks and code
 * spans. Rendering sanitises again. Throws a TextProblem.
 */
export function cleanMarkdown(text: string): string {
  let result = text.replaceAll('\u0000', '')
  // Removing a piece can join two others into a new one ("java<script></script>script:"): repeat until nothing changes.
  for (let pass = 0; pass < MAX_PASSES && isSuspect(result); pass++) {
    const code = rangesOf(result, (node) => node.type === 'code' || node.type === 'inlineCode')
    const next = changeOutside(result, code, (part) => cleanHtml(part).replace(SCRIPT_SCHEME, ''))
    if (next === result) break
    result = next
  }
  return result
}

/** A line without words: a bare address, such as a video's, or a text block. */
const NO_WORDS = /^(?:(?:https?:\/\/|\/)\S+|\{\{[^{}]*\}\})$/

const EXCERPT_MAX = 160

/** The first paragraph that has words, as plain text; empty when there is none. */
function excerptOf(tree: Root): string {
  for (const node of tree.children) {
    const text = node.type === 'paragraph' ? toString(node, { includeImageAlt: false }).trim() : ''
    if (text && !NO_WORDS.test(text)) return cutAtWord(text, EXCERPT_MAX)
  }
  return ''
}

/** The limits of the database's checks (contract test). */
const MINUTES_MAX = 100_000
const READING_MAX = 1000
const SERVINGS_MAX = 100

/**
 * The columns that cards show of a text, stored with it so that lists need not read whole texts. Labels that were
 * confirmed for other ingredients are removed: a dish must not be called free of nuts after nuts were added.
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
    labels: labelsThatHold(labels, ingredientTexts(recipe)),
  } satisfies TablesUpdate<'blog_posts'>
}

export type DerivedColumns = ReturnType<typeof derivedColumns>

/** The script elements of a page escape these characters, which takes five bytes more for each. */
const ESCAPED = /[<>&]/g
const ESCAPE_BYTES = 5

/** A rendered post without source positions, which only the editor uses. Throws a TextProblem when it is too large. */
function pageOf(source: Root): RenderedPost {
  const post = renderPostTree(source)
  visit(post.tree, (node) => void Reflect.deleteProperty(node, 'position'))
  const json = JSON.stringify(post)
  checkOutput(Buffer.byteLength(json) + ESCAPE_BYTES * (json.match(ESCAPED)?.length ?? 0))
  return post
}

/** The server's jobs on a text. Each throws a TextProblem for a text that cannot be shown. */
const jobs = {
  /** The text as it is stored, and the columns that are derived from it. */
  prepare({ content, postType, labels }: Pick<PostValues, 'content' | 'postType' | 'labels'>) {
    const clean = cleanMarkdown(content)
    const tree = parseMarkdown(clean)
    const derived = derivedColumns({ content: clean, postType, labels }, tree)
    pageOf(tree)
    return { content: clean, derived }
  },
  page: ({ content }: { content: string }): RenderedPost => pageOf(parseMarkdown(content)),
  feed: ({ content, images, page }: { content: string; images: ImageMap; page: string }): string =>
    feedHtml(renderTree(content), images, page),
  diff: ({ older, newer }: { older: WorkingFields; newer: WorkingFields }): FieldDiff[] => diffFields(older, newer),
}

export type JobName = keyof typeof jobs
export type JobInput<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0]
type JobOutput<Name extends JobName> = ReturnType<(typeof jobs)[Name]>
export type Job = { name: JobName; input: JobInput<JobName> }
/** A text that cannot be shown is a result, not an error: `problem` is a message for its author. */
export type JobResult<Name extends JobName> = { ok: true; value: JobOutput<Name> } | { ok: false; problem: string }

export const textOf = (input: JobInput<JobName>): string => ('content' in input ? input.content : input.newer.content)

/** Runs a job. Throws errors that the text did not cause. */
export function runJob<Name extends JobName>(name: Name, input: JobInput<Name>): JobResult<Name> {
  const job = jobs[name] as (input: JobInput<Name>) => JobOutput<Name>
  try {
    return { ok: true, value: job(input) }
  } catch (error) {
    if (error instanceof TextProblem) return { ok: false, problem: error.message }
    // Parsers recurse: a text that is nested too deep overflows the stack.
    if (error instanceof RangeError)
      return { ok: false, problem: `The text is nested too deep. At most ${MAX_DEPTH} levels can be shown.` }
    throw error
  }
}

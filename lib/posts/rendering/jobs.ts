import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root as MdastRoot } from 'mdast'
import { visit } from 'unist-util-visit'
import { type FieldDiff, diffFields } from '../diff.ts'
import type { PostValues, WorkingFields } from '../schema.ts'
import { cleanMarkdown, type DerivedColumns, derivedColumns } from '../stored-text.ts'
import { type ImageMap, mediaName } from '../../images/image.ts'
import { checkOutput, MAX_DEPTH, TextProblem } from '../../markdown/budget.ts'
import { parseMarkdown, renderTree } from '../../markdown/pipeline.ts'
import { type RenderedPost, renderPostTree } from '../../recipe/render.ts'

/** A text as it is stored, and the columns that are derived from it. */
export type PreparedText = { content: string; derived: DerivedColumns }

/** The script elements of a page escape these characters, which takes five bytes more for each. */
const ESCAPED = /[<>&]/g
const ESCAPE_BYTES = 5

/** A rendered post without positions in its source, which only the editor uses. Throws a TextProblem when it is too large for a page. */
function pageOf(source: MdastRoot): RenderedPost {
  const post = renderPostTree(source)
  visit(post.tree, (node) => void Reflect.deleteProperty(node, 'position'))
  const json = JSON.stringify(post)
  checkOutput(Buffer.byteLength(json) + ESCAPE_BYTES * (json.match(ESCAPED)?.length ?? 0))
  return post
}

const isAddress = (address: string, page: string): boolean => URL.canParse(address, page)

const absolute = (address: string, page: string): string => new URL(address, page).href

/** Gives an image its absolute address and size. An image of another site becomes a link, as on the page. */
function resolveImage(node: Element, page: string, images: ImageMap): void {
  const source = String(node.properties.src ?? '')
  const known = images[mediaName(source) ?? '']
  const alt = String(node.properties.alt ?? '')
  if (known) {
    node.properties = {
      src: absolute(known.src, page),
      alt: alt || known.alt,
      width: known.width,
      height: known.height,
    }
    return
  }
  // An address that no browser can read becomes its text.
  const isReachable = isAddress(source, page)
  node.tagName = isReachable ? 'a' : 'span'
  node.properties = isReachable ? { href: absolute(source, page) } : {}
  node.children = [{ type: 'text', value: alt || 'Picture' }]
}

const PAGE_PROPERTIES = new Set(['id', 'className', 'target', 'rel', 'tabIndex', 'ariaLabel', 'ariaDescribedBy'])

/** Removes what only the site's own page needs: scroll boxes, heading ids, link targets. */
function stripPageMarkup(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (parent && index !== undefined && node.properties.role === 'region') {
      parent.children.splice(index, 1, ...node.children)
      return index
    }
    node.properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => !PAGE_PROPERTIES.has(name)))
    return undefined
  })
}

/**
 * A post's text as HTML for feeds: the tree that the page shows, sanitised by the same step, with absolute addresses.
 * `page` is the post's own address: a link to one of its headings leads there. Changes the tree.
 */
export function feedHtml(tree: Root, images: ImageMap, page: string): string {
  stripPageMarkup(tree)
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img') resolveImage(node, page, images)
    const href = node.properties.href
    if (node.tagName === 'a' && typeof href === 'string' && isAddress(href, page))
      node.properties.href = absolute(href, page)
  })
  return toHtml(tree)
}

/** Everything that the server makes of a text. Each job throws a TextProblem for a text that cannot be shown. */
const jobs = {
  prepare({ content, postType, labels }: Pick<PostValues, 'content' | 'postType' | 'labels'>): PreparedText {
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
/** A text that cannot be shown is a value: `problem` is for its author. */
export type JobResult<Name extends JobName> = { ok: true; value: JobOutput<Name> } | { ok: false; problem: string }

/** The text that a job reads. */
export const textOf = (input: JobInput<JobName>): string => ('content' in input ? input.content : input.newer.content)

/** Runs a job. Throws what is no fault of the text. */
export function runJob<Name extends JobName>(name: Name, input: JobInput<Name>): JobResult<Name> {
  const job = jobs[name] as (input: JobInput<Name>) => JobOutput<Name>
  try {
    return { ok: true, value: job(input) }
  } catch (error) {
    if (error instanceof TextProblem) return { ok: false, problem: error.message }
    // Parsers recurse: a text that is nested too deep ends the stack.
    if (error instanceof RangeError)
      return { ok: false, problem: `The text is nested too deep. At most ${MAX_DEPTH} levels can be shown.` }
    throw error
  }
}

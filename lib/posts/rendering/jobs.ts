import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { type FieldDiff, diffFields } from '../diff.ts'
import type { PostValues, WorkingFields } from '../schema.ts'
import { cleanMarkdown, type DerivedColumns, derivedColumns } from '../stored-text.ts'
import { type ImageMap, mediaName } from '../../images/image.ts'
import { checkOutput } from '../../markdown/budget.ts'
import { parseMarkdown, renderTree } from '../../markdown/pipeline.ts'
import { type RenderedPost, renderPostTree } from '../../recipe/render.ts'

/** A text as it is stored, and what is stored beside it. */
export type PreparedText = { content: string; derived: DerivedColumns }

/** What a sign of these takes more of in the script elements of a page than in a text. */
const ESCAPED = /[<>&]/g
const ESCAPE_BYTES = 5

/** A rendered post as JSON, without the places in its source that only the editor asks for. */
function pageJson(post: RenderedPost): string {
  const json = JSON.stringify(post, (name, value: unknown) => (name === 'position' ? undefined : value))
  checkOutput(Buffer.byteLength(json) + ESCAPE_BYTES * (json.match(ESCAPED)?.length ?? 0))
  return json
}

const isAddress = (address: string, page: string): boolean => URL.canParse(address, page)

const absolute = (address: string, page: string): string => new URL(address, page).href

/** A picture of somebody else's is offered as a link, as on the page. */
function settleImage(node: Element, page: string, images: ImageMap): void {
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
  // An address that no browser can read leads nowhere: what it was to show is named.
  const isReachable = isAddress(source, page)
  node.tagName = isReachable ? 'a' : 'span'
  node.properties = isReachable ? { href: absolute(source, page) } : {}
  node.children = [{ type: 'text', value: alt || 'Picture' }]
}

const OURS = new Set(['id', 'className', 'target', 'rel', 'tabIndex', 'ariaLabel', 'ariaDescribedBy'])

/** What only makes sense on our own page: boxes that scroll, targets of our own headings, the browser's tabs. */
function plain(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (parent && index !== undefined && node.properties.role === 'region') {
      parent.children.splice(index, 1, ...node.children)
      return index
    }
    node.properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => !OURS.has(name)))
    return undefined
  })
}

/**
 * A post's text as HTML for feeds: the tree that the page shows, sanitised by the same step, with absolute addresses.
 * `page` is the post's own address: a link to one of its headings leads there. Changes the tree.
 */
export function feedHtml(tree: Root, images: ImageMap, page: string): string {
  plain(tree)
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img') settleImage(node, page, images)
    const href = node.properties.href
    if (node.tagName === 'a' && typeof href === 'string' && isAddress(href, page))
      node.properties.href = absolute(href, page)
  })
  return toHtml(tree)
}

/** All that is made of a text on the server, by name. Each throws a TextProblem for a text that cannot be shown. */
export const jobs = {
  prepare({ content, postType, labels }: Pick<PostValues, 'content' | 'postType' | 'labels'>): PreparedText {
    const clean = cleanMarkdown(content)
    const tree = parseMarkdown(clean)
    const derived = derivedColumns({ content: clean, postType, labels }, tree)
    pageJson(renderPostTree(tree))
    return { content: clean, derived }
  },
  page: (content: string): string => pageJson(renderPostTree(parseMarkdown(content))),
  feed: ({ content, images, page }: { content: string; images: ImageMap; page: string }): string =>
    feedHtml(renderTree(content), images, page),
  diff: ({ older, newer }: { older: WorkingFields; newer: WorkingFields }): FieldDiff[] => diffFields(older, newer),
}

export type JobName = keyof typeof jobs
export type JobInput<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0]
export type JobOutput<Name extends JobName> = ReturnType<(typeof jobs)[Name]>
/** A text that cannot be shown is a value: `problem` is for its author. */
export type JobResult<Name extends JobName> = { ok: true; value: JobOutput<Name> } | { ok: false; problem: string }

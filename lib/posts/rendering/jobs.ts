import { feedHtml } from './feed-html.ts'
import { type FieldDiff, diffFields } from '../diff.ts'
import { type DerivedColumns, derivedColumns } from '../derived-columns.ts'
import type { PostValues, WorkingFields } from '../schema.ts'
import type { ImageMap } from '../../images/image.ts'
import { checkOutput } from '../../markdown/budget.ts'
import { cleanMarkdown } from '../../markdown/clean.ts'
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

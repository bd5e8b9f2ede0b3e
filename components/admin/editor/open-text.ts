import { isolateHistory } from '@codemirror/commands'
import { StateEffect } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { changeBetween } from './commands'
import { hostOf } from './text-editor'
import { toLocalInput } from '@/lib/datetime-local'
import { TextProblem } from '@/lib/markdown/budget'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import { TITLE_MAX } from '@/lib/posts/field-rules'

export type FilledFields = Partial<
  Pick<PostFormValues, 'title' | 'metaTitle' | 'metaDescription' | 'tags' | 'publishAt'>
>
export type OpenedText = { content: string; filled: FilledFields }

/** Fills other fields of the form with a change of the text, so that one undo reverts both. */
export const fillFields = StateEffect.define<{ before: FilledFields; after: FilledFields }>()

/** Replaces the text and fills fields, as one step of the undo history. */
export function fillForm(view: EditorView, { content, filled: after }: OpenedText): void {
  const values = hostOf(view).values()
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, values[name as keyof FilledFields]]))
  view.dispatch({
    changes: changeBetween(view.state.doc.toString(), content),
    effects: fillFields.of({ before, after }),
    annotations: isolateHistory.of('full'),
    userEvent: 'input',
  })
  view.focus()
}

/** Appends a text to that of the form, and fills the empty fields. */
export function addToForm(view: EditorView, { content, filled }: OpenedText): void {
  const values = hostOf(view).values()
  const text = view.state.doc.toString().trimEnd()
  const empty = Object.entries(filled).filter(
    ([name, value]) => value.trim() && !values[name as keyof FilledFields].trim(),
  )
  fillForm(view, { content: text ? `${text}\n\n${content}` : content, filled: Object.fromEntries(empty) })
}

const FRONT_MATTER = /^\s*(---|\+\+\+)[ \t]*\r?\n/

export function hasFrontMatter(text: string): boolean {
  const [head, mark] = FRONT_MATTER.exec(text) ?? []
  return head !== undefined && mark !== undefined && text.indexOf(`\n${mark}`, head.length - 1) > 0
}

/** Reads Markdown with front matter. Without a title, the file `name` is the title. Throws a TextProblem. */
export async function readMarkdown(text: string, name = ''): Promise<OpenedText> {
  const { reader } = await import('@/lib/import/formats/markdown')
  for await (const item of reader.read({ name, blob: new Blob([text]) })) {
    if ('refused' in item) throw new TextProblem(item.refused)
    const { title, tags, metaTitle, metaDescription, publishedAt, text: content } = item
    const publishAt = toLocalInput(publishedAt ?? '')
    return { content, filled: { title, tags: tags.join(', '), metaTitle, metaDescription, publishAt } }
  }
  return { content: text, filled: {} }
}

export async function openFiles(view: EditorView, files: readonly File[]): Promise<void> {
  for (const file of files) addToForm(view, await readMarkdown(await file.text(), file.name))
}

export const isMarkdownFile = ({ name }: File): boolean => /\.(?:md|markdown)$/i.test(name)

const HEADING = /^(#{1,2})[ \t]+(\S.*)$/
const NO_TITLE = /^(?:[#>|`~<!]|[-*+]\s|\d+[.)]\s)/

/**
 * Splits the title off a pasted text: its first line, if that is a heading and no other heading has its level.
 * `takesLine`: the text is pasted into the title, so a first line of plain text is the title too.
 */
export function splitTitle(text: string, takesLine = false): OpenedText | null {
  const [first = '', ...lines] = text.trim().split('\n')
  const rest = lines.join('\n').trim()
  const [, marks = '', words] = HEADING.exec(first.trim()) ?? []
  const title = (words ?? first).replace(/(?<= )#+$|\*\*/g, '').trim()
  if (title === '' || [...title].length > TITLE_MAX) return null
  if (words === undefined)
    return takesLine && rest !== '' && !NO_TITLE.test(first) ? { content: rest, filled: { title } } : null
  if (lines.some((line) => line.startsWith(`${marks} `))) return null
  // Raise the other headings, so that they begin at level 2.
  const content = marks === '##' ? rest.replace(/^#(?=##+ )/gm, '') : rest
  return { content, filled: { title } }
}

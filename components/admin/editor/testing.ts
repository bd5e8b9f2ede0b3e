import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState, type StateCommand } from '@codemirror/state'

/** A text after a command, with `^` at the caret; null when the command does not handle it. */
export function runAt(command: StateCommand, doc: string, anchor: number): string | null {
  const extensions = markdown({ base: markdownLanguage })
  const state = EditorState.create({ doc, selection: { anchor }, extensions })
  // Long enough for a busy machine.
  ensureSyntaxTree(state, doc.length, 30_000)
  let next: EditorState | null = null
  command({ state, dispatch: (transaction) => void (next = transaction.state) })
  if (next === null) return null
  const { doc: text, selection } = next as EditorState
  const words = text.toString()
  return `${words.slice(0, selection.main.head)}^${words.slice(selection.main.head)}`
}

import { defaultKeymap, history, historyKeymap, redoDepth, undoDepth } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Annotation, type Compartment, type EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, placeholder as whileEmpty } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { type ToolId, TOOLS } from './tools'
import type { History } from './text-editor'

type Take = (view: EditorView, files: File[], at: number) => void

function taken(event: Event, files: readonly File[], done: () => void): boolean {
  if (files.length === 0) return false
  event.preventDefault()
  // The form around would take the same files into the tray.
  event.stopPropagation()
  done()
  return true
}

/** Files that are dropped on the text or pasted into it, with the place where they are meant to be. */
export const fileIntake = (take: Take): Extension =>
  EditorView.domEventHandlers({
    drop(event, view) {
      const files = [...(event.dataTransfer?.files ?? [])]
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head
      return taken(event, files, () => take(view, files, at))
    },
    paste(event, view) {
      const data = event.clipboardData
      // Word processors add a picture of the copied text: where there is plain text, files are not taken.
      const files = data?.types.includes('text/plain') ? [] : [...(data?.files ?? [])]
      return taken(event, files, () => take(view, files, view.state.selection.main.head))
    },
  })

const look = EditorView.theme({
  '&': { fontSize: '1.125rem', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  // What scrolls is the pane around it, with the title above the text.
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.65', overflow: 'visible' },
  '.cm-content': { padding: '0 0 6rem', minHeight: '50dvh', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
})

const display = {
  fontFamily: 'var(--font-fraunces), var(--font-fraunces-polish), var(--font-fraunces-ext), serif',
  fontWeight: '600',
}

const colours = HighlightStyle.define([
  { tag: tags.heading1, fontSize: '1.75em', lineHeight: '1.25', ...display },
  { tag: tags.heading2, fontSize: '1.55em', lineHeight: '1.3', ...display },
  { tag: tags.heading3, fontSize: '1.25em', lineHeight: '1.4', ...display },
  { tag: [tags.heading4, tags.heading5, tags.heading6], ...display },
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--lake)', textDecoration: 'underline' },
  { tag: tags.url, color: 'var(--lake)' },
  { tag: tags.quote, color: 'var(--ink-soft)', fontStyle: 'italic' },
  { tag: tags.monospace, color: 'var(--herb)' },
  { tag: [tags.processingInstruction, tags.meta], color: 'var(--ink-soft)' },
])

/** The editor in the panel's colours; both schemes, since the colours are variables. */
const editorTheme = [look, syntaxHighlighting(colours)]

/** Marks a change that came from the form, which needs not be told of it. */
export const fromForm = Annotation.define<boolean>()

/** The nonce of the document, not of the latest request: the policy that counts is the one the page was loaded with. */
const documentNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

const shortcuts = (onTool: (id: ToolId, view: EditorView) => void) =>
  keymap.of(
    TOOLS.map(({ id, key, mac }) => ({
      key,
      ...(mac && { mac }),
      run(view: EditorView) {
        onTool(id, view)
        return true
      },
    })),
  )

// Ctrl+Enter belongs to the form. Tab is in no keymap here: it leaves the editor, as everywhere else.
const ownKeys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter')

const historyOf = (state: EditorState): History => ({ canUndo: undoDepth(state) > 0, canRedo: redoDepth(state) > 0 })

type Options = {
  attributes: Compartment
  intake: Extension
  onChange: (text: string) => void
  placeholder: string
  onBlur: () => void
  onHistory: (history: History) => void
  onTool: (id: ToolId, view: EditorView) => void
}

/** Everything that makes the plain editor one for a post's Markdown. */
export const editorExtensions = ({
  attributes,
  intake,
  placeholder,
  onChange,
  onBlur,
  onHistory,
  onTool,
}: Options): Extension => [
  EditorView.cspNonce.of(documentNonce()),
  history(),
  shortcuts(onTool),
  markdown({ base: markdownLanguage }),
  keymap.of([...ownKeys, ...historyKeymap]),
  EditorView.lineWrapping,
  editorTheme,
  attributes.of([]),
  intake,
  whileEmpty(placeholder),
  EditorView.updateListener.of(({ docChanged, transactions, state, startState }) => {
    const [before, now] = [historyOf(startState), historyOf(state)]
    if (before.canUndo !== now.canUndo || before.canRedo !== now.canRedo) onHistory(now)
    if (docChanged && !transactions.some((one) => one.annotation(fromForm))) onChange(state.doc.toString())
  }),
  EditorView.domEventHandlers({ blur: () => onBlur() }),
]

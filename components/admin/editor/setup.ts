import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Annotation, type Compartment, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { IMAGE_KEY, TOOLS } from './commands'

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

/** Code editors add HTML that only colours the text: of them the plain text is taken. */
const FROM_CODE = ['vscode-editor-data', 'application/x-vscode']

async function convert(view: EditorView, html: string, plain: string) {
  const { from, to } = view.state.selection.main
  const text = await import('@/lib/markdown/paste/from-html')
    .then(({ markdownFromHtml }) => markdownFromHtml(html))
    .catch(() => '')
  // The text may have changed while the converter was loading: then the caret is the better place.
  const isSame = view.state.selection.main.from === from && view.state.selection.main.to === to
  const place = isSame ? { from, to } : view.state.selection.main
  const insert = text || plain
  view.dispatch({
    changes: { from: place.from, to: place.to, insert },
    selection: { anchor: place.from + insert.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  })
}

/** A paste from a web page or a word processor becomes Markdown; Ctrl+Shift+V gives the plain text. */
export const pasteAsMarkdown = (): Extension =>
  EditorView.domEventHandlers({
    paste(event, view) {
      const data = event.clipboardData
      const html = data?.getData('text/html') ?? ''
      if (!data || html === '' || FROM_CODE.some((type) => data.types.includes(type))) return false
      event.preventDefault()
      void convert(view, html, data.getData('text/plain'))
      return true
    },
  })

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '0.9375rem', color: 'var(--ink)', backgroundColor: 'var(--paper-raised)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.65', overflow: 'auto' },
  '.cm-content': { padding: '1rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 1rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
})

const colours = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700', color: 'var(--tomato)' },
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

const shortcuts = (onPickImages: (view: EditorView) => void) =>
  keymap.of([
    ...TOOLS.map(({ key, run }) => ({ key, run })),
    {
      key: IMAGE_KEY,
      run(view) {
        onPickImages(view)
        return true
      },
    },
  ])

// Ctrl+Enter belongs to the form. Tab is in no keymap here: it leaves the editor, as everywhere else.
const ownKeys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter')

type Options = {
  attributes: Compartment
  intake: Extension
  onChange: (text: string) => void
  onBlur: () => void
  onPickImages: (view: EditorView) => void
}

/** Everything that makes the plain editor one for a post's Markdown. */
export const editorExtensions = ({ attributes, intake, onChange, onBlur, onPickImages }: Options): Extension => [
  EditorView.cspNonce.of(documentNonce()),
  history(),
  shortcuts(onPickImages),
  markdown({ base: markdownLanguage }),
  keymap.of([...ownKeys, ...historyKeymap]),
  EditorView.lineWrapping,
  editorTheme,
  attributes.of([]),
  intake,
  EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    if (docChanged && !transactions.some((one) => one.annotation(fromForm))) onChange(state.doc.toString())
  }),
  EditorView.domEventHandlers({ blur: () => onBlur() }),
]

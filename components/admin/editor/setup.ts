import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Annotation, type Compartment, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { IMAGE_KEY, TOOLS } from './commands'

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

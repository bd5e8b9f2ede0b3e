import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { Annotation, type Compartment, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { cycleHeading, insertLink, toggleList, toggleMark, toggleQuote } from './commands'
import { editorTheme } from './theme'

/** Marks a change that came from the form, which needs not be told of it. */
export const fromForm = Annotation.define<boolean>()

/** The nonce of the document, not of the latest request: the policy that counts is the one the page was loaded with. */
const documentNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

const shortcuts = keymap.of([
  { key: 'Mod-b', run: toggleMark('**') },
  { key: 'Mod-i', run: toggleMark('*') },
  { key: 'Mod-k', run: insertLink },
  { key: 'Mod-Alt-h', run: cycleHeading },
  { key: 'Mod-Shift-8', run: toggleList },
  { key: 'Mod-Shift-9', run: toggleQuote },
])

// Ctrl+Enter belongs to the form. Tab is in no keymap here: it leaves the editor, as everywhere else.
const ownKeys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter')

type Options = { attributes: Compartment; onChange: (text: string) => void; onBlur: () => void; intake: Extension }

/** Everything that makes the plain editor one for a post's Markdown. */
export const editorExtensions = ({ attributes, onChange, onBlur, intake }: Options): Extension => [
  EditorView.cspNonce.of(documentNonce()),
  history(),
  shortcuts,
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

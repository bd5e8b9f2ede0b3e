import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

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
export const editorTheme = [look, syntaxHighlighting(colours)]

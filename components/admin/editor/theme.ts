import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const textTheme = EditorView.theme({
  '&': { fontSize: '1.125rem', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  // The pane around it scrolls title and text together.
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.65', overflow: 'visible' },
  '.cm-content': { padding: '0 0 6rem', minHeight: '50dvh', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0' },
  '.cm-thumbnail': {
    display: 'block',
    height: '10rem',
    maxWidth: '100%',
    margin: '0.25rem 0 0.75rem',
    borderRadius: '8px',
  },
  '.cm-upload': { display: 'flex', alignItems: 'center', gap: '1rem', fontSize: '0.875rem' },
  '.cm-upload button': {
    minHeight: '2.75rem',
    padding: '0 0.75rem',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
})

const display = {
  fontFamily: "'Fraunces More', var(--font-fraunces), serif",
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
  {
    tag: [tags.processingInstruction, tags.meta],
    color: 'color-mix(in srgb, var(--ink-soft) 84%, var(--paper-raised))',
    fontWeight: '400',
  },
])

const partsTheme = EditorView.theme({
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '12px',
    backgroundColor: 'var(--paper-raised)',
    color: 'var(--ink)',
    boxShadow: '0 8px 24px -8px rgb(31 26 23 / 0.25)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', fontSize: '0.9375rem', maxHeight: '20rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.6rem 1rem', lineHeight: '1.4' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--paper-sunk)', color: 'var(--ink)' },
  '.cm-completionDetail': { color: 'var(--ink-soft)', fontStyle: 'normal', fontSize: '0.8125rem' },
  '.cm-panel': {
    padding: '0.25rem 1rem',
    backgroundColor: 'var(--paper-sunk)',
    color: 'var(--ink)',
    fontFamily: 'inherit',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 0.5rem',
    padding: '0.5rem 3rem 0.5rem 1rem',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    gap: '0.375rem',
    fontSize: '0.875rem',
  },
  '.cm-panel.cm-search input[type=checkbox]': {
    width: '1.125rem',
    height: '1.125rem',
    margin: '0',
    accentColor: 'var(--accent)',
  },
  '.cm-panel input.cm-textfield': {
    minHeight: '2.75rem',
    margin: '0',
    padding: '0 0.75rem',
    border: '1px solid var(--ink-soft)',
    borderRadius: '8px',
    backgroundColor: 'var(--paper-raised)',
    color: 'var(--ink)',
    fontSize: '1rem',
  },
  '.cm-panel button': {
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    margin: '0',
    padding: '0 0.75rem',
    border: '0',
    background: 'none',
    color: 'var(--ink)',
    fontSize: '0.875rem',
    fontWeight: '600',
    cursor: 'pointer',
  },
  '.cm-panel button:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '.cm-panel.cm-search [name=close]': { top: '0.5rem', right: '0.25rem', fontSize: '1.5rem' },
  '.cm-not-understood': { textDecoration: 'underline wavy var(--tomato)', textUnderlineOffset: '4px' },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--saffron) 35%, transparent)' },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in srgb, var(--saffron) 75%, transparent)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
})

/** The text editor in the panel's colours; variables serve both colour schemes. */
export const editorTheme = [textTheme, partsTheme, syntaxHighlighting(colours)]

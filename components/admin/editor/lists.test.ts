import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { leaveList } from './lists'

/** Enter where `^` stands; null when the key is left to others. */
function enter(text: string): string | null {
  const at = text.indexOf('^')
  const state = EditorState.create({
    doc: text.replace('^', ''),
    selection: { anchor: at },
    extensions: markdown({ base: markdownLanguage }),
  })
  let next: EditorState | null = null
  leaveList({ state, dispatch: (transaction) => void (next = transaction.state) })
  if (next === null) return null
  const { doc, selection } = next as EditorState
  const words = doc.toString()
  return `${words.slice(0, selection.main.head)}^${words.slice(selection.main.head)}`
}

describe('leaveList', () => {
  it.each([
    ['- eggs\n- ^', '- eggs\n\n^'],
    ['1. Boil.\n2. ^', '1. Boil.\n\n^'],
    ['- [x] eggs\n- [ ] ^', '- [x] eggs\n\n^'],
    ['> Said.\n> ^', '> Said.\n\n^'],
    ['- eggs\n\n- ^', '- eggs\n\n^'],
    ['- eggs\n- ^\n- salt', '- eggs\n\n^\n- salt'],
  ])('leaves an empty line behind %j', (text, expected) => expect(enter(text)).toBe(expected))

  it.each(['- eggs^', '- eggs\n  - ^', 'Flour -\n^', '```\n- a\n- ^\n```', '- ^'])('leaves %j to others', (text) =>
    expect(enter(text)).toBeNull(),
  )
})

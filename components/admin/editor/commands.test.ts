import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import {
  changeBetween,
  insertDivider,
  insertLink,
  leaveList,
  templateAt,
  toggleHeading,
  toggleList,
  toggleMark,
  toggleNumbers,
  toggleQuote,
} from './commands'
import { insertTable } from './table'
import { runAt } from './testing'
import { keyLabel, TOOLS } from './tools'

function run(command: StateCommand, from: number, to: number, text: string) {
  const state = EditorState.create({ doc: text, selection: EditorSelection.range(from, to) })
  let next = state
  command({ state, dispatch: (transaction) => void (next = transaction.state) })
  const { from: start, to: end } = next.selection.main
  return { text: next.doc.toString(), selected: next.sliceDoc(start, end) }
}

describe('toggleMark', () => {
  it('marks the selection and removes the mark again', () => {
    const bold = run(toggleMark('**'), 0, 4, 'Boil it')
    expect(bold).toEqual({ text: '**Boil** it', selected: 'Boil' })
    expect(run(toggleMark('**'), 2, 6, bold.text).text).toBe('Boil it')
  })
  it('marks the word at the caret', () => expect(run(toggleMark('*'), 6, 6, 'Boil it').text).toBe('Boil *it*'))
  it('makes bold words italic too, and only bold again', () => {
    expect(run(toggleMark('*'), 2, 6, '**Boil**').text).toBe('***Boil***')
    expect(run(toggleMark('*'), 3, 7, '***Boil***').text).toBe('**Boil**')
  })
})

describe('lines', () => {
  it('makes a list of all lines and undoes it', () => {
    expect(run(toggleList, 0, 5, 'a\nb\nc').text).toBe('- a\n- b\n- c')
    expect(run(toggleList, 0, 11, '- a\n- b\n- c').text).toBe('a\nb\nc')
  })
  it('quotes only the lines that are not quoted yet', () =>
    expect(run(toggleQuote, 0, 5, '> a\nb').text).toBe('> a\n> b'))
  it('numbers lines, skips empty ones and replaces bullets', () => {
    expect(run(toggleNumbers, 0, 7, '- a\n\n- b').text).toBe('1. a\n\n2. b')
    expect(run(toggleNumbers, 0, 10, '1. a\n\n2. b').text).toBe('a\n\nb')
  })
  it('takes the number of a later item off, and other bullets', () => {
    expect(run(toggleNumbers, 6, 6, '1. a\n2. b').text).toBe('1. a\nb')
    expect(run(toggleList, 0, 0, '* a').text).toBe('a')
  })
  it('keeps the indent of nested items', () => {
    expect(run(toggleNumbers, 8, 8, '- a\n  - b').text).toBe('- a\n  1. b')
    expect(run(toggleList, 8, 8, '- a\n  - b').text).toBe('- a\n  b')
    expect(run(toggleList, 0, 9, '- a\n  - b').text).toBe('a\n  b')
  })
  it('makes a line a heading, and a paragraph again', () => {
    expect(run(toggleHeading(2), 0, 0, 'Steps').text).toBe('## Steps')
    expect(run(toggleHeading(3), 0, 0, '## Steps').text).toBe('### Steps')
    expect(run(toggleHeading(3), 0, 0, '### Steps').text).toBe('Steps')
  })
})

describe('insertions', () => {
  it('selects the address of a new link', () =>
    expect(run(insertLink, 0, 4, 'here')).toEqual({ text: '[here](https://)', selected: 'https://' }))
  it('puts a table into a paragraph of its own', () =>
    expect(run(insertTable, 1, 1, 'a').text).toMatch(/^a\n\n\| Ingredient[\s\S]+200 g \|\n\n$/))
})

it('a divider is inserted below the line, between blank lines', () =>
  expect(run(insertDivider, 0, 0, 'One\nTwo').text).toBe('One\n\n---\n\nTwo'))

/** A template in place of the "/x" that ends a text, with `^` at the caret. */
const choose = (text: string, template: string) =>
  runAt(
    ({ state, dispatch }) => {
      dispatch(state.update(templateAt(state, { from: text.length - 2, to: text.length }, template)))
      return true
    },
    text,
    text.length,
  )

describe('a block of the slash menu', () => {
  const SECTION = '## Method\n\n1. ^'
  const TABLE = '| A^ |\n| --- |'
  it.each([
    ['/x', SECTION, SECTION],
    ['Flour.\n/x', TABLE, `Flour.\n\n${TABLE}`],
    ['    /x', TABLE, TABLE],
    ['\t/x', SECTION, SECTION],
    ['Flour.\n  /x', SECTION, `Flour.\n\n${SECTION}`],
    ['1. Boil.\n   /x', TABLE, '1. Boil.\n\n   | A^ |\n   | --- |'],
    ['1. Boil.\n\n   /x', '> **Tip:** ^', '1. Boil.\n\n   > **Tip:** ^'],
    ['- salt\n  /x', SECTION, `- salt\n\n${SECTION}`],
  ])('in %j', (text, template, expected) => expect(choose(text, template)).toBe(expected))
})

describe('changeBetween', () => {
  it.each([
    ['One.', 'One.', '', 'One.'],
    ['One.\n\nTwo.', 'One.\n\n![](picture:1)\n\nTwo.', '![](picture:1)\n\n', ''],
    ['aaa', 'aaaa', 'a', ''],
    ['Salt', '', '', 'Salt'],
  ])('from %j to %j changes only the difference', (before, after, inserted, removed) => {
    const { from, to, insert } = changeBetween(before, after)
    expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
    expect(insert.length).toBe(before === after ? 0 : inserted.length)
    expect(to - from).toBe(before === after ? 0 : removed.length)
  })
})

describe('the tools', () => {
  it('have a unique key each', () => {
    const keys = TOOLS.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
  it('name their keys as the keyboard does', () => {
    expect(keyLabel({ key: 'Mod-Shift-8' }, false)).toBe('Ctrl+Shift+8')
    expect(keyLabel({ key: 'Mod-b' }, true)).toBe('⌘B')
    expect(keyLabel({ key: 'Mod-Shift-3', mac: 'Ctrl-Shift-3' }, true)).toBe('⌃⇧3')
  })
})

/** Enter at `^`; null when the command does not handle the key. */
const enter = (text: string) => runAt(leaveList, text.replace('^', ''), text.indexOf('^'))

describe('leaveList', () => {
  it.each([
    ['- eggs\n- ^', '- eggs\n\n^'],
    ['1. Boil.\n2. ^', '1. Boil.\n\n^'],
    ['- [x] eggs\n- [ ] ^', '- [x] eggs\n\n^'],
    ['> Said.\n> ^', '> Said.\n\n^'],
    ['- eggs\n\n- ^', '- eggs\n\n^'],
    ['- eggs\n- ^\n- salt', '- eggs\n\n^\n- salt'],
  ])('ends the list with an empty line: %j', (text, expected) => expect(enter(text)).toBe(expected))

  it.each(['- eggs^', '- eggs\n  - ^', 'Flour -\n^', '```\n- a\n- ^\n```', '- ^'])('does not handle %j', (text) =>
    expect(enter(text)).toBeNull(),
  )
})

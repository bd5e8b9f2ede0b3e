import type { StateCommand } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { addColumn, addRow, removeColumn, removeRow } from './table'
import { runAt } from './testing'

const TABLE = '| What | How much |\n| --- | --- |\n| Flour | 200 g |'

const run = (command: StateCommand, text: string, at: string) => runAt(command, text, text.indexOf(at) + 1)

describe('the buttons of a table', () => {
  it('add a row below', () => {
    expect(run(addRow, TABLE, 'Flour')).toBe(`${TABLE}\n| ^ |  |`)
    expect(run(addRow, TABLE, 'How')).toBe('| What | How much |\n| --- | --- |\n| ^ |  |\n| Flour | 200 g |')
  })
  it('add a column at the right', () =>
    expect(run(addColumn, TABLE, 'Flour')).toBe('| What |  | How much |\n| --- | --- | --- |\n| Flour | ^ | 200 g |'))
  it('remove rows and columns, and the table with the last one', () => {
    expect(run(removeRow, TABLE, 'What')).toBe('| ^Flour | 200 g |\n| --- | --- |')
    expect(run(removeColumn, TABLE, '200')).toBe('| What |\n| --- |\n| ^Flour |')
    expect(run(removeColumn, `A\n\n| One |\n| --- |\n| two |\n\nB`, 'two')).toBe('A\n\n^\n\nB')
  })
  it('keep an escaped bar, also behind an emoji', () =>
    expect(run(addRow, '| 🍓 a \\| b | c |\n| - | - |', 'c')).toBe('| 🍓 a \\| b | c |\n| --- | --- |\n| ^ |  |'))
  it('keep the alignment of columns', () => {
    const aligned = '| a | b |\n| :- | :-: |\n| c | d |'
    expect(run(addRow, aligned, 'd')).toBe('| a | b |\n| :--- | :---: |\n| c | d |\n| ^ |  |')
    expect(run(removeColumn, aligned, 'c')).toBe('| b |\n| :---: |\n| ^d |')
    expect(run(addColumn, aligned, 'c')).toBe('| a |  | b |\n| :--- | --- | :---: |\n| c | ^ | d |')
  })
  it('keep a table in its quote or list item', () => {
    expect(run(addRow, '> | a | b |\n> | - | - |\n> | c | d |', 'd')).toBe(
      '> | a | b |\n> | --- | --- |\n> | c | d |\n> | ^ |  |',
    )
    expect(run(removeColumn, '- | a | b |\n  | - | - |\n  | c | d |', 'd')).toBe('- | a |\n  | --- |\n  | ^c |')
  })
  it('keep the columns when a shorter row becomes the header', () =>
    expect(run(removeRow, '| a | b |\n| - | - |\n| c |\n| d | e |', 'a')).toBe('| ^c |  |\n| --- | --- |\n| d | e |'))
  it('do nothing outside a table', () => expect(run(addRow, 'Words', 'o')).toBeNull())
})

import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { cellsOf, element, isElement } from '../elements.ts'
import { isBlank } from './tidy.ts'

/** Stands for a line break in a cell, which the writer of Markdown makes `<br>`. */
export const CELL_BREAK = 'cell-break'

const CELL_BLOCK = /^(?:p|div|ul|ol|li|h[1-6]|blockquote|pre)$/

/** The lines of a cell: its paragraphs, items and what stands between its breaks. */
function linesOfCell(children: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const child of children) {
    if (child.type === 'element' && CELL_BLOCK.test(child.tagName)) lines.push(...linesOfCell(child.children), [])
    else if (isElement(child, 'br')) lines.push([])
    else lines.at(-1)?.push(child)
  }
  return lines.filter((line) => !line.every(isBlank))
}

/** A row of Markdown is one line: within a cell a break is the only one that lasts. */
function breakLines(cell: Element): void {
  cell.children = linesOfCell(cell.children).flatMap((line, index) =>
    index > 0 ? [element(CELL_BREAK, {}, []), ...line] : line,
  )
}

/** A table of one cell is a box around a text; in any other the first row names the columns, also where nothing says so. */
export function tidyTables(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return
    const cells = cellsOf(table)
    const [first] = cells
    if (cells.length === 1 && first?.length === 1 && first[0]) {
      table.tagName = 'div'
      table.children = first[0].children
      return
    }
    for (const cell of first ?? []) cell.tagName = 'th'
    cells.flat().forEach(breakLines)
  })
}

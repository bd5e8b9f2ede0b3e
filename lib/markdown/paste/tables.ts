import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { cellsOf, element, isElement } from '../elements.ts'
import { isBlank } from './tidy.ts'

/** An element for a line break in a cell, which the Markdown writer turns into `<br>`. */
export const CELL_BREAK = 'cell-break'

const CELL_BLOCK = /^(?:p|div|ul|ol|li|h[1-6]|blockquote|pre)$/

/** The lines of a cell: its paragraphs, list items and the text between its breaks. */
function linesOfCell(children: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const child of children) {
    if (child.type === 'element' && CELL_BLOCK.test(child.tagName)) lines.push(...linesOfCell(child.children), [])
    else if (isElement(child, 'br')) lines.push([])
    else lines.at(-1)?.push(child)
  }
  return lines.filter((line) => !line.every(isBlank))
}

/** Joins the lines of a cell with breaks, since a table row is one line in Markdown. */
function breakLines(cell: Element): void {
  cell.children = linesOfCell(cell.children).flatMap((line, index) =>
    index > 0 ? [element(CELL_BREAK, {}, []), ...line] : line,
  )
}

/** Unwraps a table of one cell, which is only a box. In any other table, the first row becomes the header. */
export function tidyTables(tree: Root): void {
  visit(tree, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) return
    // Markdown has no caption of a table: it becomes a paragraph.
    const caption = table.children.find((child) => isElement(child, 'caption'))
    if (caption) {
      table.children = table.children.filter((child) => child !== caption)
      parent.children.splice(index + 1, 0, element('div', {}, caption.children))
    }
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

import { linesOf, linesOutsideCode } from '../../markdown/budget.ts'

/** A line that shows a block: `{{ conversion-table }}`. */
const BLOCK_LINE = /^ {0,3}\{\{[ \t]*([a-z0-9]+(?:-[a-z0-9]+)*)[ \t]*\}\}[ \t]*$/

/** The most blocks that a text shows: without a limit, a long text of block lines would become megabytes. */
export const BLOCKS_SHOWN = 20

/** The texts of blocks by their names. */
export type BlockTexts = ReadonlyMap<string, string>

/** The lines of a text that name a block; `line` from 1. Only the first BLOCKS_SHOWN show it. */
export const blockLinesIn = (text: string): { name: string; line: number }[] =>
  text.includes('{{')
    ? linesOutsideCode(text).flatMap(({ line, number }) => {
        const name = BLOCK_LINE.exec(line)?.[1]
        return name === undefined ? [] : [{ name, line: number }]
      })
    : []

const shownLines = (text: string) => blockLinesIn(text).slice(0, BLOCKS_SHOWN)

/** The blocks that a text shows, each once. */
export const blockNamesIn = (text: string): string[] => [...new Set(shownLines(text).map(({ name }) => name))]

/** Replaces the lines of blocks by their texts. A missing block shows nothing. */
export function expandBlocks(text: string, blocks: BlockTexts): string {
  const shown = shownLines(text)
  if (shown.length === 0) return text
  const lines = linesOf(text)
  for (const { name, line } of shown) lines[line - 1] = `\n${blocks.get(name) ?? ''}\n`
  return lines.join('\n')
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The lines of a table in Markdown. The first row is the header. Shorter rows get empty cells. */
export const tableLines = ([head = [], ...body]: readonly (readonly string[])[]): string[] => [
  line(head),
  line(head.map(() => '---')),
  ...body.map((cells) => line(head.map((_, at) => cells[at] ?? ''))),
]

/** A section of an outline: its heading and what has to be written there. */
export type Section = { heading: string; body: readonly string[] }

/** `{subject}` and `{Subject}` in a template become what the post is about. */
export const fill = (text: string, subject: string): string =>
  text.replaceAll('{subject}', subject).replaceAll('{Subject}', subject.slice(0, 1).toUpperCase() + subject.slice(1))

/** Sections as Markdown. Lines of a body that belong together (lists, tables) come as one string. */
export const outline = (sections: readonly Section[], subject: string): string =>
  sections
    .map(({ heading, body }) =>
      [`## ${fill(heading, subject)}`, ...body.map((part) => fill(part, subject))].join('\n\n'),
    )
    .join('\n\n')

export const list = (...lines: string[]): string => lines.map((line) => `- ${line}`).join('\n')
export const steps = (...lines: string[]): string => lines.map((line, index) => `${index + 1}. ${line}`).join('\n')

/** A table with a head and rows. */
export function table(head: readonly string[], ...rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

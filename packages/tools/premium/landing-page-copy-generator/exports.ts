import { escapeHtml, escapeMarkdown } from '../../kit/escape.ts'
import type { Copy } from './calculate.ts'
import type { Part, Section } from './sections.ts'

/** How a format renders each kind of part. */
interface Format {
  readonly heading: (text: string, level: number) => string
  readonly text: (text: string) => string
  readonly proof: (text: string) => string
  readonly button: (text: string) => string
  readonly list: (items: readonly string[], isOrdered: boolean) => string
}

const markdown: Format = {
  heading: (text, level) => `${'#'.repeat(level)} ${escapeMarkdown(text)}`,
  text: escapeMarkdown,
  proof: (text) => `> ${escapeMarkdown(text)}`,
  button: (text) => `**${escapeMarkdown(text)}**`,
  list: (items) => items.map((item) => `- ${escapeMarkdown(item)}`).join('\n'),
}

const html: Format = {
  heading: (text, level) => `<h${level}>${escapeHtml(text)}</h${level}>`,
  text: (text) => `<p>${escapeHtml(text)}</p>`,
  proof: (text) => `<blockquote><p>${escapeHtml(text)}</p></blockquote>`,
  button: (text) => `<p><a href="#">${escapeHtml(text)}</a></p>`,
  list: (items, isOrdered) => {
    const tag = isOrdered ? 'ol' : 'ul'
    return `<${tag}>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</${tag}>`
  },
}

const asItIs = (text: string) => text
const plain: Format = {
  heading: asItIs,
  text: asItIs,
  proof: asItIs,
  button: asItIs,
  list: (items) => items.map((item) => `- ${item}`).join('\n'),
}

function written(part: Part, format: Format): string[] {
  if (part.kind === 'list') return [format.list(part.items, part.isOrdered)]
  if (part.kind !== 'sub') return [format[part.kind](part.text)]
  const proofs = part.proof ? [format.proof(part.proof)] : []
  return [format.heading(part.heading, 3), ...part.texts.map(format.text), ...proofs]
}

const sectionIn = ({ heading, parts }: Section, format: Format): string[] => [
  format.heading(heading, 2),
  ...parts.flatMap((part) => written(part, format)),
]

export const copyMarkdown = ({ headlines, subheadline, button, sections }: Copy): string =>
  `${[
    markdown.heading(headlines[0] ?? '', 1),
    markdown.text(subheadline),
    markdown.button(button),
    ...sections.flatMap((section) => sectionIn(section, markdown)),
  ].join('\n\n')}\n`

const sectionHtml = (section: Section): string => `<section>\n${sectionIn(section, html).join('\n')}\n</section>`

/** A complete HTML page without styles. */
export const copyHtml = ({ headlines, subheadline, button, sections, metaTitle, metaDescription }: Copy): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(metaTitle)}</title>
<meta name="description" content="${escapeHtml(metaDescription)}">
</head>
<body>
<main>
<header>
<h1>${escapeHtml(headlines[0] ?? '')}</h1>
<p>${escapeHtml(subheadline)}</p>
<p><a href="#">${escapeHtml(button)}</a></p>
</header>
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`

export const sectionText = ({ heading, parts }: Section): string =>
  [heading, ...parts.map((part) => written(part, plain).join('\n'))].join('\n\n')

export const copyText = ({ headlines, subheadline, button, sections }: Copy): string =>
  `${[headlines[0] ?? '', subheadline, button, ...sections.map(sectionText)].join('\n\n')}\n`

import { escapeHtml } from '../../kit/escape.ts'
import type { Copy } from './calculate.ts'
import type { Part, Section } from './sections.ts'

/** Typed text in Markdown: a tag stays a text, and a sign at the head of a line makes no list or heading. */
const inMarkdown = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/([\\`*_])/g, '\\$1')
    .replace(/^(\s*)([#>+=-]|\d+[.)])/, '$1\\$2')

function partMarkdown(part: Part): string {
  switch (part.kind) {
    case 'text':
      return inMarkdown(part.text)
    case 'list':
      return part.items.map((item) => `- ${inMarkdown(item)}`).join('\n')
    case 'proof':
      return `> ${inMarkdown(part.text)}`
    case 'button':
      return `**${inMarkdown(part.text)}**`
    case 'sub':
      return [
        `### ${inMarkdown(part.heading)}`,
        ...part.texts.map(inMarkdown),
        ...(part.proof ? [`> ${inMarkdown(part.proof)}`] : []),
      ].join('\n\n')
  }
}

const sectionMarkdown = ({ heading, parts }: Section): string =>
  [`## ${inMarkdown(heading)}`, ...parts.map(partMarkdown)].join('\n\n')

export const copyMarkdown = ({ headlines, subheadline, button, sections }: Copy): string =>
  `${[
    `# ${inMarkdown(headlines[0] ?? '')}`,
    inMarkdown(subheadline),
    `**${inMarkdown(button)}**`,
    ...sections.map(sectionMarkdown),
  ].join('\n\n')}\n`

function partHtml(part: Part): string {
  switch (part.kind) {
    case 'text':
      return `<p>${escapeHtml(part.text)}</p>`
    case 'list': {
      const tag = part.isOrdered ? 'ol' : 'ul'
      return `<${tag}>\n${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</${tag}>`
    }
    case 'proof':
      return `<blockquote><p>${escapeHtml(part.text)}</p></blockquote>`
    case 'button':
      return `<p><a href="#">${escapeHtml(part.text)}</a></p>`
    case 'sub':
      return [
        `<h3>${escapeHtml(part.heading)}</h3>`,
        ...part.texts.map((text) => `<p>${escapeHtml(text)}</p>`),
        ...(part.proof ? [`<blockquote><p>${escapeHtml(part.proof)}</p></blockquote>`] : []),
      ].join('\n')
  }
}

const sectionHtml = ({ heading, parts }: Section): string =>
  `<section>\n<h2>${escapeHtml(heading)}</h2>\n${parts.map(partHtml).join('\n')}\n</section>`

/** Semantic and without styles: a page's main part and its head. */
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

function partText(part: Part): string {
  switch (part.kind) {
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n')
    case 'sub':
      return [part.heading, ...part.texts, ...(part.proof ? [part.proof] : [])].join('\n')
    default:
      return part.text
  }
}

export const sectionText = ({ heading, parts }: Section): string => [heading, ...parts.map(partText)].join('\n\n')

export const copyText = ({ headlines, subheadline, button, sections }: Copy): string =>
  `${[headlines[0] ?? '', subheadline, button, ...sections.map(sectionText)].join('\n\n')}\n`

import { spansOf } from '../../spans.ts'

/** Commands of Hugo, `{{< figure >}}`, and of Jekyll, `{% include %}`. */
export const templatesOf = (text: string): string[] =>
  [...spansOf(text, /\{\{[<%]|\{%/g, ([mark]) => (mark === '{%' ? /%\}/g : /[%>]\}\}/g))].map(({ from, to }) =>
    text.slice(from, to),
  )

const PICTURE_FILE = /\.(?:png|jpe?g|webp|gif|svg|avif)$/i

/** What Obsidian writes and Markdown does not know: links and pictures by the name of a file. */
export const withWikiLinks = (text: string): string =>
  text.replace(
    /(!?)\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]*))?\]\]/g,
    (_, mark: string, target: string, words: string | undefined = '') => {
      if (!mark || !PICTURE_FILE.test(target)) return words || target
      return `![${/^\d+(?:x\d+)?$/.test(words) ? '' : words}](<${target.trim()}>)`
    },
  )

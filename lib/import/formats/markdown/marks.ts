import { fileLink, nameLink } from '../../links.ts'
import { spansOf } from '../../spans.ts'

/** Commands of Hugo, `{{< figure >}}`, and of Jekyll, `{% include %}`. */
export const templatesOf = (text: string): string[] =>
  [...spansOf(text, /\{\{[<%]|\{%/g, ([mark]) => (mark === '{%' ? /%\}/g : /[%>]\}\}/g))].map(({ from, to }) =>
    text.slice(from, to),
  )

const PICTURE_FILE = /\.(?:png|jpe?g|webp|gif|svg|avif)$/i

/** What Obsidian writes and Markdown does not know: links and pictures by the name of a file. Links are resolved by the import. */
export const withWikiLinks = (text: string): string =>
  text.replace(
    /(!?)\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]*))?\]\]/g,
    (_, mark: string, target: string, words: string | undefined = '') => {
      if (!mark) return `[${words || target}](${nameLink(target)})`
      if (!PICTURE_FILE.test(target)) return words || target
      return `![${/^\d+(?:x\d+)?$/.test(words) ? '' : words}](<${target.trim()}>)`
    },
  )

const RELATIVE = /(?<=\]\()(?:<(?![a-z][a-z0-9+.-]*:|[/#])([^<>\n]*)>|(?![a-z][a-z0-9+.-]*:|[/#])([^\s()<>]+))/gi
const TEXT_FILE = /\.(?:md|markdown|mdx)(?:#[^#]*)?$/i

/** Links to other files of the upload, relative to this one. The import resolves them. */
export const withFileLinks = (text: string, from: string): string =>
  text.replace(RELATIVE, (whole, quoted: string | undefined, plain: string | undefined) => {
    const path = quoted ?? plain ?? ''
    return TEXT_FILE.test(path) ? fileLink(path, from) : whole
  })

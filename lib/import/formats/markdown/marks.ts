import { fileLink, nameLink } from '../../links.ts'
import { attributeOf, outsideCode, replaceSpans, spansOf } from '../../spans.ts'

const COMMAND = /\{\{[<%]|\{%/g
const commandEnd = ([mark]: RegExpExecArray): RegExp => (mark === '{%' ? /%\}/g : /[%>]\}\}/g)

/** Commands of Hugo, `{{< figure >}}`, and of Jekyll, `{% include %}`. */
export const templatesOf = (text: string): string[] =>
  [...spansOf(text, COMMAND, commandEnd)].map(({ from, to }) => text.slice(from, to))

const PICTURE_FILE = /\.(?:png|jpe?g|webp|gif|svg|avif)$/i
const TEXT_FILE = /\.(?:md|markdown|mdx)(?:#[^#]*)?$/i

/** A link to a post by its file name, in any folder. The name of `soup/index.md` is `soup`. */
const postLink = (path: string): string =>
  nameLink(
    path
      .replace(/(?:^|\/)_?index\.\w+(?=#|$)/, '')
      .replace(/\/(?=#|$)/, '')
      .replace(/^[^#]*\//, ''),
  )

/** The Markdown of a command of Jekyll or Hugo; null when only its template could tell. */
function writtenBy(command: string): string | null {
  const inner = command.replace(/^\{(?:%-?|\{[<%])|(?:-?%|[%>]\})\}$/g, '').trim()
  const [name = '', first = ''] = inner.split(/\s+/, 2)
  const rest = inner.slice(name.length)
  const value = attributeOf(rest, 'path') || attributeOf(rest, 'id') || first.replace(/^["'`]|["'`]$/g, '')
  switch (name) {
    case 'raw':
    case 'endraw':
      return ''
    case 'highlight':
      return `\`\`\`${value}`
    case '/highlight':
    case 'endhighlight':
      return '```'
    case 'post_url':
      return postLink(value)
    case 'link':
      return TEXT_FILE.test(value) ? postLink(value) : `/${value.replace(/^\//, '')}`
    case 'ref':
    case 'relref':
      return value.startsWith('#') ? value : postLink(value)
    case 'youtube':
      return `<https://www.youtube.com/watch?v=${value}>`
    case 'vimeo':
      return `<https://vimeo.com/${value}>`
    case 'figure': {
      const caption = [attributeOf(rest, 'title'), attributeOf(rest, 'caption')].filter(Boolean).join('. ')
      return `![${attributeOf(rest, 'alt')}](<${attributeOf(rest, 'src')}>)${caption && `\n\n${caption}\n`}`
    }
    default:
      return null
  }
}

/** Replaces commands for links, code, pictures and players with their Markdown. */
const withCommands = (text: string): string =>
  replaceSpans(text, COMMAND, commandEnd, ({ from, to }) => {
    const command = text.slice(from, to)
    return writtenBy(command) ?? command
  })
    // `{{ site.url }}`, and a path in quotes with filters.
    .replace(/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, '')
    .replace(/\{\{\s*["']([^"'{}]*)["']\s*\|[^{}]*\}\}/g, '$1')

/** Attributes of kramdown, `{: .note}`, and of Hugo's headings, `{#id}`. */
const withoutAttributes = (text: string): string =>
  text
    .replace(/^[*-] \w{1,30}\n(?=\{:toc\})/gm, '')
    .replace(/\{:[^{}\n]*\}/g, '')
    .replace(/^(#{1,6} [^{}\n]{0,300})\{[#.][^{}\n]{0,200}\}/gm, '$1')

const nameOfCallout = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1).toLowerCase()

/** Removes Obsidian's comments (`%%…%%`) and highlights (`==…==`), and makes callouts (`> [!tip] Title`) quotes. */
const withoutObsidian = (text: string): string =>
  replaceSpans(text, /(?<!\S)%%/g, /%%/g, () => '')
    .replace(/(?<![\p{L}\p{N}])==(?=[^\s=])([^=\n]*[^\s=])==(?![\p{L}\p{N}])/gu, '$1')
    .replace(
      /^((?:> ?){1,9})\[!([\w-]{1,40})(?:\|[^\]\n]{0,100})?\][+-]?([^\n]*)/gm,
      (_, quote: string, type: string, title: string) => `${quote}**${title.trim() || nameOfCallout(type)}**\n${quote}`,
    )

/** Replaces Obsidian's links and pictures by file name. The import resolves the links. */
const withWikiLinks = (text: string): string =>
  text.replace(
    /(!?)\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]*))?\]\]/g,
    (_, mark: string, target: string, label: string | undefined = '') => {
      const words = label || target.replace(/^#/, '').replaceAll('#', ' > ')
      if (!mark) return target.startsWith('#') ? words : `[${words}](${nameLink(target)})`
      if (!PICTURE_FILE.test(target)) return words
      return `![${/^\d+(?:x\d+)?$/.test(label) ? '' : label}](<${target.trim()}>)`
    },
  )

/** Replaces marks that tools add to Markdown, or removes them. */
export const plainMarkdown = (text: string): string =>
  outsideCode(withCommands(text), (part) => withWikiLinks(withoutObsidian(withoutAttributes(part))))

const COMPONENT = /<(\/?)([A-Z][\w.]*)(?:\s[^<>]*)?>/g

/** A text of MDX without its code, and the names of removed components that had no words inside. */
export function withoutComponents(text: string): { text: string; components: string[] } {
  const components = new Set<string>()
  const plain = outsideCode(text, (part) =>
    replaceSpans(part, /\{\/\*/g, /\*\/\}/g, () => '')
      .replace(/^(?:import|export)\s[^\n]*$/gm, '')
      .replace(COMPONENT, (tag, _, name: string) => {
        if (tag.endsWith('/>')) components.add(name)
        return ''
      }),
  )
  return { text: plain, components: [...components] }
}

const RELATIVE = /(?<=\]\()(?:<(?![a-z][a-z0-9+.-]*:|[/#])([^<>\n]*)>|(?![a-z][a-z0-9+.-]*:|[/#])([^\s()<>]+))/gi

/** Marks relative links to other files of the upload, for the import to resolve. */
export const withFileLinks = (text: string, from: string): string =>
  outsideCode(text, (part) =>
    part.replace(RELATIVE, (whole, quoted: string | undefined, plain: string | undefined) => {
      const path = quoted ?? plain ?? ''
      return TEXT_FILE.test(path) ? fileLink(path, from) : whole
    }),
  )

import { toHtml } from 'hast-util-to-html'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import { unified } from 'unified'
import { renderTree } from '../markdown/pipeline.ts'
import { readRecipe } from '../recipe/read.ts'
import { counted } from '../text.ts'
import { postPath } from '../urls.ts'
import { xmlText } from '../xml.ts'
import { shownMarkdown } from './html.ts'
import { relinked } from './links.ts'
import { recipeTable } from './mirror-recipe.ts'
import type { OldPage } from './old-pages.ts'
import { OUTCOMES, type ReportItem } from './report.ts'
import { slugOf } from './to-post.ts'
import type { ImportedItem, RefusedItem } from './types.ts'

/** Sanitises the HTML of the source. Elements without visible text are removed with their content. */
const cleaner = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, { ...defaultSchema, strip: ['script', 'style', 'noscript', 'template', 'iframe', 'object'] })

/** Returns `otherwise` if `read` throws: some texts are too deep or too long. */
function orElse<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}
const unreadable = (text: string): string => `<p>This text cannot be shown:</p><pre>${xmlText(text)}</pre>`

/** Recipes of a format without pages are shown as the text that is made of their fields. */
const before = ({ original, text }: ImportedItem): string =>
  orElse(() => toHtml(cleaner.runSync(cleaner.parse(original || shownMarkdown(text)))), unreadable(original || text))
const here = ({ text }: ImportedItem): string =>
  orElse(() => toHtml(renderTree(relinked(text, () => null).text)), unreadable(text))

/** The file runs no script and sends no request, except for pictures at the addresses in the source. */
const POLICY =
  "script-src 'none'; object-src 'none'; connect-src 'none'; font-src 'none'; media-src 'none'; worker-src 'none'; form-action 'none'; img-src http: https: data:; style-src 'unsafe-inline'"
const HEAD = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width, initial-scale=1">`
const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{display:flex;flex-direction:column;gap:1rem;max-width:90rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
header{order:-2}footer{order:-1;font-size:1.25rem}
details{border-top:1px solid;padding:.5rem 0}summary{cursor:pointer;min-height:2.75rem}
.sides{display:grid;gap:1rem}iframe{width:100%;height:30rem;resize:vertical;border:1px solid}
table{border-collapse:collapse}td,th{border:1px solid;padding:.25rem .5rem;text-align:left}
@media(min-width:48rem){.sides{grid-template-columns:1fr 1fr}}`
const FRAME_STYLE =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:1rem;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{border:1px solid;padding:.25rem .5rem}'

function frame(title: string, html: string, item: ImportedItem): string {
  const base = /^https?:\/\//i.test(item.origin) ? `<base href="${xmlText(item.origin)}">` : ''
  const picture = item.picture
    ? `<p><img src="${xmlText(item.picture.address)}" alt="${xmlText(item.picture.alt)}"></p>`
    : ''
  const page = `<!doctype html><html><head>${HEAD}${base}<style>${FRAME_STYLE}</style></head><body>${picture}${html}</body></html>`
  return `<section><h3>${title}</h3><iframe sandbox="" loading="lazy" title="${title}" srcdoc="${xmlText(page)}"></iframe></section>`
}

type Words = { before: number; after: number }

/** The percentage of words that are kept, as text. */
const share = (words: Words): string =>
  words.before === 0 ? '100 %' : `${(Math.floor((1000 * words.after) / words.before) / 10).toFixed(1)} %`

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en')} kB`

/** Compares the size of a saved page with the text here, whose page does not exist yet. */
const weightOf = (bytes: number, html: string): string =>
  `<p>HTML: ${kilobytes(bytes)} in the saved page, ${kilobytes(new TextEncoder().encode(html).length)} here without the frame of the site.</p>`

/** `page`: the saved page of an item from an export. */
function pageOf(item: ImportedItem, line: ReportItem, kept: Words, page: OldPage | null): string {
  const address = postPath(line.slug || slugOf(item.title) || '…')
  const recipe = orElse(() => readRecipe(item.text), null)
  const html = here(item)
  const bytes = page?.bytes ?? item.pageBytes
  const weight = bytes === null ? '' : weightOf(bytes, html)
  const old = item.oldAddresses.length > 0 ? item.oldAddresses.map(xmlText).join('<br>') : '–'
  return `<p>${old} → ${xmlText(address)}</p>
<p>${counted(kept.before, 'word')} before, ${kept.after.toLocaleString('en')} of them here: ${share(kept)}.</p>
${weight}
${recipeTable(page?.recipe ?? item.recipe, recipe)}
<div class="sides">${frame('Before', before(item), item)}${frame('Here', html, item)}</div>`
}

/** The pages of a site before and after its move, in one file that is written part by part. */
export class Mirror {
  #pages = 0
  #refused = 0
  #unweighed = 0
  #words: Words = { before: 0, after: 0 }
  readonly #name: string

  /** `name`: the title of the source, such as its file names. */
  constructor(name: string) {
    this.#name = name
  }

  begin(): string {
    const title = `Before and after: ${xmlText(this.#name)}`
    return `<!doctype html>
<html lang="en"><head>${HEAD}<title>${title}</title><style>${STYLE}</style></head><body>
<header><h1>${title}</h1><p>Each page as it was and as it would be here. Nothing is imported yet.</p></header>
<main>
`
  }

  page(item: ImportedItem | RefusedItem, line: ReportItem, page: OldPage | null = null): string {
    const isRefused = 'refused' in item
    // Words that the import adds do not count as kept.
    const kept = { before: line.words.before, after: Math.min(line.words.before, line.words.after) }
    this.#pages += 1
    this.#unweighed += isRefused || page !== null || item.pageBytes !== null ? 0 : 1
    this.#refused += line.outcome === 'refused' ? 1 : 0
    this.#words = { before: this.#words.before + kept.before, after: this.#words.after + kept.after }
    const facts = [
      OUTCOMES[line.outcome].toLowerCase(),
      ...(isRefused ? [] : [`${share(kept)} of the words`]),
      ...(line.warnings.length > 0 ? [counted(line.warnings.length, 'warning')] : []),
    ]
    const warnings = line.warnings.map((warning) => `<li>${xmlText(warning)}</li>`).join('')
    return `<details><summary><strong>${xmlText(line.title || line.id)}</strong> · ${facts.join(' · ')}</summary>
<ul>${warnings}</ul>
${isRefused ? '' : pageOf(item, line, kept, page)}
</details>
`
  }

  end(): string {
    const refused = this.#refused > 0 ? ` ${this.#refused} refused.` : ''
    const weights = this.#unweighed > 0 ? ' The weight of an old page is known of saved pages only.' : ''
    return `</main><footer><strong>${share(this.#words)}</strong> of ${counted(this.#words.before, 'word')} are kept on ${counted(this.#pages, 'page')}.${refused}${weights}</footer></body></html>
`
  }
}

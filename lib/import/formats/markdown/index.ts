import { readRecipe } from '../../../recipe/read.ts'
import { xmlText } from '../../../xml.ts'
import { frontMatterOf } from '../../front-matter.ts'
import { checkLength, type ImportedText, textOfHtml, textOfMarkdown, wordsOfMarkdown } from '../../html.ts'
import { authorWarnings, dateWarnings, newItem, stateAt, stickyWarnings, toMoment } from '../../item.ts'
import { isObject, type JsonObject, nameOf } from '../../json.ts'
import { readText } from '../../read-text.ts'
import { newRecipe } from '../../recipe-item.ts'
import type { ImportedItem, ImportedRecipe, Format } from '../../types.ts'
import { withoutCode } from '../../spans.ts'
import { plainMarkdown, templatesOf, withFileLinks, withoutComponents } from './marks.ts'

/** The fields for the date of the last change in Hugo, Jekyll, Astro and their themes. */
const UPDATED = ['lastmod', 'updated', 'updatedAt', 'updated_at', 'updatedDate', 'modified', 'last_modified_at']

const listOf = (value: unknown, separator: string | RegExp = /\s+/): string[] =>
  (Array.isArray(value) ? value.map(nameOf) : nameOf(value).split(nameOf(value).includes(',') ? ',' : separator))
    .map((word) => word.trim())
    .filter(Boolean)

/** Jekyll reads the words of `categories` as many, and those of `category` as one. */
const categoriesOf = ({ categories, category }: JsonObject): string[] =>
  categories === undefined || categories === null ? listOf(category, ',') : listOf(categories)

/** An address without a slash before it. */
const ADDRESS = /^[a-z0-9][a-z0-9/_.-]*$/

/** The old addresses of Hugo, which may be relative to the page, and of a plugin of Jekyll. Obsidian's aliases are names. */
function aliasesOf({ aliases, redirect_from: redirects }: JsonObject, path: string): string[] {
  const hasAliases = aliases !== undefined && aliases !== null
  const folders = path
    .replace(/\/_?index\.\w+$/, '')
    .split('/')
    .slice(0, -1)
  const isHugo = hasAliases && folders.includes('content')
  const below = isHugo ? folders.slice(folders.indexOf('content') + 1) : []
  const value = hasAliases ? aliases : redirects
  const isAddress = (alias: string) => (isHugo || !hasAliases) && ADDRESS.test(alias) && !/\s/.test(nameOf(value))
  return listOf(value)
    .filter((alias) => alias.startsWith('/') || isAddress(alias))
    .map((alias) => (alias.startsWith('/') ? alias : ['', ...below, alias].join('/')))
}

const HTML = /<(?!https?:|mailto:)[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/i

/** The Markdown without marks of other tools. A text that contains HTML is converted through HTML, to keep it all. */
function textOf(body: string, path: string): ImportedText {
  checkLength(body)
  const { text: plain, components } = /\.mdx$/i.test(path) ? withoutComponents(body) : { text: body, components: [] }
  const text = withFileLinks(plainMarkdown(plain), path).trim()
  const shown = withoutCode(text)
  const templates = [...new Set(templatesOf(shown))].slice(0, 5).join(' ')
  const warnings = [
    ...(templates ? [`Commands of the source's templates stand in the text as they are: ${templates}`] : []),
    ...(components.length > 0 ? [`Components of the source are left out: ${components.slice(0, 10).join(', ')}.`] : []),
  ]
  if (HTML.test(shown)) {
    const imported = textOfMarkdown(text)
    const linked = withFileLinks(imported.text, path)
    return { ...imported, text: linked, warnings: [...imported.warnings, ...warnings] }
  }
  const words = wordsOfMarkdown(text)
  return { text, original: `<pre>${xmlText(text)}</pre>`, words: { before: words, after: words }, warnings }
}

/** The recipe in a text that this site can already read. */
function recipeOf(title: string, text: string): ImportedRecipe | null {
  const recipe = readRecipe(text)
  if (!recipe) return null
  return newRecipe({
    name: title,
    yield: recipe.servings?.text ?? '',
    prepMinutes: recipe.prepMinutes ?? null,
    cookMinutes: recipe.cookMinutes ?? null,
    totalMinutes: recipe.totalMinutes ?? null,
    ingredients: recipe.ingredients.map(({ heading, items }) => ({ heading, lines: items })),
    steps: recipe.steps.map(({ heading, steps }) => ({ heading, lines: steps.map((text) => ({ title: '', text })) })),
    calories: recipe.calories ?? null,
    category: recipe.category ?? '',
    cuisine: recipe.cuisine ?? '',
  })
}

/** The name and date of a file as Jekyll writes them: `2021-08-23-basic-post.md`. Without a date, it is empty. */
function nameParts(path: string): { slug: string; date: string } {
  const parts = path.split('/')
  const file = (parts.at(-1) ?? '').replace(/\.\w+$/, '')
  // Hugo and Astro keep a post and its pictures in a folder with the name of the post.
  const name = /^_?index$/i.test(file) ? (parts.at(-2) ?? file) : file
  const [, date = '', slug = name] = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/.exec(name) ?? []
  return { slug, date }
}

const firstOf = (values: JsonObject, names: string[]): unknown =>
  names.map((name) => values[name]).find((value) => value !== undefined && value !== null && value !== '')

/** The recipe in the front matter of chowdown, as Markdown. */
function recipeSections(values: JsonObject): string {
  const section = (heading: string, value: unknown, mark: (index: number) => string) =>
    Array.isArray(value) && value.length > 0
      ? `\n\n## ${heading}\n\n${value.map((line, index) => `${mark(index)} ${nameOf(line)}`).join('\n')}`
      : ''
  return (
    section('Ingredients', values.ingredients, () => '-') +
    section('Method', values.directions ?? values.instructions ?? values.steps, (index) => `${index + 1}.`)
  )
}

const addressOf = (value: unknown): string => {
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value]
  return isObject(first)
    ? nameOf(firstOf(first, ['image', 'src', 'path', 'url', 'feature', 'relative']))
    : nameOf(first)
}

/** The picture of a post. `images`, which Hugo uses for shared links, counts only without another picture. */
function pictureOf(values: JsonObject): ImportedItem['picture'] {
  const value = firstOf(values, [
    'image',
    'cover',
    'featured_image',
    'featureImage',
    'thumbnail',
    'heroImage',
    'banner',
    'hero',
    'images',
  ])
  const address = addressOf(value)
  const alt = nameOf(firstOf(values, ['imageAlt', 'image_alt', 'alt']) ?? (isObject(value) ? value.alt : ''))
  return address ? { address, alt } : null
}

/** A heading at the top: `# Soup`, or a line above a line of `=`. */
const HEADING = /^\s*(?:# ([^\n]*)|([^\s#>-][^\n]*)\n=+[ \t]*(?:\n|$))/

/** Jekyll reads "yes" and "no" as booleans; YAML reads them as words. */
const isYes = (value: unknown): boolean => /^(?:true|yes|on)$/i.test(String(value))
const isNo = (value: unknown): boolean => /^(?:false|no|off)$/i.test(String(value))

/** Whether a text is not public, by its front matter or by Jekyll's folder for drafts. */
const isHidden = (values: JsonObject, path: string): boolean =>
  /(?:^|\/)_drafts\//.test(path) ||
  nameOf(values.password) !== '' ||
  [values.draft, values.isDraft].some(isYes) ||
  [values.published, values.publish].some(isNo) ||
  [values.status, values.visibility].some((value) => /^(?:draft|private|unpublished)$/i.test(nameOf(value)))

function itemOf(path: string, source: string): ImportedItem {
  const { values, body } = frontMatterOf(source)
  const { slug, date } = nameParts(path)
  const isHtml = /\.html?$/i.test(path)
  const [heading = '', ...headings] = HEADING.exec(body) ?? []
  const headingText = headings
    .join('')
    .replace(/ #{1,6}$/, '')
    .trim()
  const title = nameOf(values.title) || headingText || slug.replaceAll('-', ' ')
  const text = (headingText === title ? body.slice(heading.length) : body) + recipeSections(values)
  const imported = isHtml ? textOfHtml(text) : textOf(text, path)
  const stated = firstOf(values, ['date', 'publishedAt', 'pubDate', 'published_at', 'publishDate', 'created']) ?? date
  const moment = toMoment(stated)
  const dated = moment ?? toMoment(date)
  const planned = toMoment(values.publishDate)
  // Hugo leaves out a text until this date. It counts afterwards, too: a second run shall change nothing.
  const publishedAt = planned !== null && (dated === null || planned > dated) ? planned : dated
  // Hugo leaves out a text from this date on.
  const end = toMoment(firstOf(values, ['expiryDate', 'unpublishDate']))
  const hasEnded = end !== null && Date.parse(end) <= Date.now()
  const [author = '', ...others] = [values.author ?? values.authors].flat().map(nameOf)
  const permalink = nameOf(firstOf(values, ['permalink', 'url']))
  return newItem({
    id: path,
    kind: nameOf(values.layout) === 'page' ? 'page' : 'post',
    title,
    slug: nameOf(values.slug) || slug,
    state: publishedAt === null || hasEnded || isHidden(values, path) ? 'draft' : stateAt(publishedAt),
    publishedAt,
    unpublishAt: hasEnded ? null : end,
    updatedAt: toMoment(firstOf(values, UPDATED)),
    author,
    tags: [...new Set([...listOf(values.tags), ...categoriesOf(values)].map((tag) => tag.replace(/^#/, '')))],
    metaTitle: nameOf(firstOf(values, ['metaTitle', 'meta_title', 'seo_title'])),
    metaDescription: nameOf(firstOf(values, ['metaDescription', 'description', 'summary', 'excerpt'])),
    canonical: nameOf(firstOf(values, ['canonical', 'canonicalUrl', 'canonicalURL', 'canonical_url', 'canonicalLink'])),
    noindex:
      isYes(firstOf(values, ['noindex', 'noIndex', 'robotsNoIndex'])) || /\bnoindex\b/i.test(nameOf(values.robots)),
    shareImage: addressOf(firstOf(values, ['shareImage', 'ogImage', 'og_image', 'socialImage', 'images'])),
    ...imported,
    warnings: [
      ...imported.warnings,
      ...dateWarnings(stated, moment),
      ...(hasEnded ? [`It ended on ${end.slice(0, 10)}: it is a draft here.`] : []),
      ...stickyWarnings([values.sticky, values.pin, values.pinned, values.featured].some(isYes)),
      ...authorWarnings([author, ...others.filter(Boolean)]),
    ],
    picture: pictureOf(values),
    recipe: recipeOf(title, imported.text),
    oldAddresses: [
      // Leave out a pattern that Jekyll fills in, such as `/:year/:title/`.
      ...(/^\/[^:]*$/.test(permalink) ? [permalink] : []),
      ...aliasesOf(values, path),
    ],
  })
}

/** Reads Markdown with front matter: Jekyll, Hugo, Astro, Obsidian, and a post of this site's export. */
export const reader: Format = {
  detect: ({ name }, head) =>
    /\.(?:md|markdown|mdx)$/i.test(name) || (/\.html?$/i.test(name) && /^\s*---[ \t]*\r?\n/.test(head)),
  async *read(file) {
    yield itemOf(file.name, await readText(file.blob))
  },
}

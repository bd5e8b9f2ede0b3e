import { authorWarnings, dateWarnings, itemOrRefusal, newItem, stateAt, stickyWarnings, toMoment } from '../../item.ts'
import { jsonOf, nameOf, objectsOf } from '../../json.ts'
import { shownMarkdown } from '../../html.ts'
import { toSlug } from '../../../slug.ts'
import { counted } from '../../../text.ts'
import { decodedPath } from '../../../urls.ts'
import { plainText } from '../../plain-text.ts'
import { itemOfRecipe, recipeWarnings, wordsOfRecipe } from '../../recipe-item.ts'
import { recipeMarkdown } from '../../recipe-markdown.ts'
import type { ImportedItem, Format, RefusedItem } from '../../types.ts'
import { recipeIds, showsRecipe, textOfPost, withSharedBlocks } from './content.ts'
import { field, type Found, isText, linkOf, lookUp, pictureOf } from './look-up.ts'
import { type WxrItem, wxrItems } from './parse.ts'

const draft = (...warnings: string[]) => ({ state: 'draft' as const, warnings })

/** Maps the states of WordPress. A private or password-protected post becomes a draft, with a warning. */
function stateOf(item: WxrItem, publishedAt: string | null): { state: ImportedItem['state']; warnings: string[] } {
  const status = field(item, 'wp:status')
  if (field(item, 'wp:post_password')) return draft('It was behind a password: it is a draft here.')
  if (status === 'publish' || (status === 'future' && publishedAt)) return { state: stateAt(publishedAt), warnings: [] }
  if (status === 'private') return draft('It was private: it is a draft here.')
  if (/^(?:draft|pending|auto-draft|future)?$/.test(status)) return draft()
  return draft(`Its state "${status}" is not known here: it is a draft.`)
}

function metaOf(item: WxrItem, keys: string[]): string {
  const stored = keys.map((key) => plainText(item.meta.get(key) ?? '')).find(Boolean) ?? ''
  const title = plainText(field(item, 'title'))
  // Remove the plugins' patterns: this site adds its name, and uses the title when there is no other text.
  const text = stored
    .replace(/(%%?)(?:sep|sitename|sitedesc|page)\1/g, ' ')
    .replace(/(%%?)title\1/g, () => title)
    .replace(/\s+/g, ' ')
    .trim()
  return text === title || /%%|%\w+%/.test(text) ? '' : text
}

/** The first stored value among several meta keys of SEO plugins. */
const storedOf = (item: WxrItem, ...keys: string[]): string =>
  keys.map((key) => item.meta.get(key)?.trim() ?? '').find(Boolean) ?? ''

/** The canonical link; empty when it leads to the post itself. */
function canonicalOf(item: WxrItem): string {
  const canonical = storedOf(item, '_yoast_wpseo_canonical', 'rank_math_canonical_url')
  return canonical === field(item, 'link') ? '' : canonical
}

const SLUG_IN_PATH = /(?<=\/)[^/.]+(?=(?:\.\w+)?\/?$)/

function oldAddresses(item: WxrItem, { origin, paths }: Found): string[] {
  const link = linkOf(item)
  const queries = field(item, 'wp:post_type') === 'page' ? ['page_id', 'p'] : ['p']
  const id = field(item, 'wp:post_id')
  const home = URL.parse(origin)?.pathname.replace(/\/?$/, '/') ?? '/'
  const short = id ? queries.map((query) => `${home}?${query}=${id}`) : []
  const slug = field(item, 'wp:post_name')
  const former = item.formerSlugs
    .map((one) => link?.pathname.replace(SLUG_IN_PATH, (last) => (last === slug ? one : last)) ?? '')
    .filter((path) => !paths.has(path))
  return [...new Set([...(link ? [link.pathname + link.search] : []), ...short, ...former])].filter(
    (address) => address !== '/',
  )
}

/** What this site has no place for: comments, and the authors that Co-Authors Plus adds as terms. */
function leftOut({ comments, terms }: WxrItem, login: string, { authors }: Found): string[] {
  const comparable = (name: string) => toSlug(name) || name
  const known = [login, authors.get(login) ?? login].map(comparable)
  const others = terms
    .filter(({ domain, name }) => domain === 'author' && !known.includes(comparable(name)))
    .map(({ name }) => authors.get(name) ?? plainText(name))
  const lost = comments > 0 ? [`${counted(comments, 'comment')} ${comments === 1 ? 'is' : 'are'} left out.`] : []
  return [...lost, ...authorWarnings([login, ...others])]
}

const tagsOf = (item: WxrItem): string[] => [
  ...new Set(
    item.terms
      .filter(({ domain, name }) => /^(?:category|post_tag|tag)$/.test(domain) && !/^uncategori[sz]ed$/i.test(name))
      .map(({ name }) => plainText(name)),
  ),
]

/** Inserts the footnotes, which WordPress keeps beside the text. */
const withFootnotes = (content: string, { meta }: WxrItem): string =>
  content.replace(/<!--\s*wp:footnotes\b[^<>]*-->/, () => {
    const notes = objectsOf(jsonOf(meta.get('footnotes'))).map((note) => `<li>${nameOf(note.content)}</li>`)
    return `<ol>${notes.join('')}</ol>`
  })

const NO_RECIPE =
  'The export lacks the recipe of its recipe plugin. A saved page of the post has it: import that as well.'

function itemOf(item: WxrItem, found: Found): ImportedItem {
  const content = withFootnotes(withSharedBlocks(item.fields['content:encoded'] ?? '', found.blocks), item)
  const id = field(item, 'wp:post_id') || field(item, 'guid') || field(item, 'link')
  const { recipe = null, thumbnail = '' } = recipeIds(content).flatMap((id) => found.recipes.get(id) ?? [])[0] ?? {}
  const imported = textOfPost(content, { ...found, id }, recipe !== null)
  const recipeText = recipe ? recipeMarkdown(recipe) : ''
  const recipeWords = wordsOfRecipe(recipeText)
  const gmt = toMoment(field(item, 'wp:post_date_gmt'))
  const localDate = field(item, 'wp:post_date')
  const publishedAt = gmt ?? toMoment(localDate)
  const isDated = /^(?:publish|future)$/.test(field(item, 'wp:status'))
  const { state, warnings } = stateOf(item, publishedAt)
  const { picture, warnings: lacked } = pictureOf(storedOf(item, '_thumbnail_id'), thumbnail, imported.text, found)
  const type = field(item, 'wp:post_type')
  const login = field(item, 'dc:creator')
  return newItem({
    id,
    origin: found.origin,
    kind: type === 'page' ? 'page' : 'post',
    title: plainText(field(item, 'title')),
    slug: decodedPath(field(item, 'wp:post_name')),
    state,
    publishedAt: state === 'draft' && !gmt ? null : publishedAt,
    updatedAt: toMoment(field(item, 'wp:post_modified_gmt')) ?? toMoment(field(item, 'wp:post_modified')),
    author: found.authors.get(login) ?? login,
    tags: tagsOf(item),
    metaTitle: metaOf(item, ['_yoast_wpseo_title', 'rank_math_title', '_aioseop_title']),
    metaDescription:
      metaOf(item, ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseop_description']) ||
      plainText(field(item, 'excerpt:encoded')),
    canonical: canonicalOf(item),
    noindex:
      storedOf(item, '_yoast_wpseo_meta-robots-noindex') === '1' ||
      /"noindex"/.test(storedOf(item, 'rank_math_robots')),
    shareImage: storedOf(
      item,
      '_yoast_wpseo_opengraph-image',
      'rank_math_facebook_image',
      '_yoast_wpseo_twitter-image',
      'rank_math_twitter_image',
    ),
    text: [imported.text, recipeText].filter(Boolean).join('\n\n'),
    original: recipe ? imported.original + shownMarkdown(recipeText) : imported.original,
    picture,
    recipe,
    oldAddresses: oldAddresses(item, found),
    warnings: [
      ...warnings,
      ...imported.warnings,
      ...(isDated ? dateWarnings(localDate || field(item, 'wp:post_date_gmt'), publishedAt) : []),
      ...lacked,
      ...(recipe ? recipeWarnings(recipe) : []),
      ...(!recipe && showsRecipe(content) ? [NO_RECIPE] : []),
      ...(/^(?:post|page)$/.test(type) ? [] : [`It was of the type "${type}".`]),
      ...stickyWarnings(field(item, 'wp:is_sticky') === '1'),
      ...leftOut(item, login, found),
    ],
    words: { before: imported.words.before + recipeWords, after: imported.words.after + recipeWords },
  })
}

/** The post or separate recipe of an item; null for an item that is neither, and for a recipe that a post shows. */
function readItem(item: WxrItem, found: Found): ImportedItem | RefusedItem | null {
  const id = field(item, 'wp:post_id')
  const title = plainText(field(item, 'title'))
  const ofPlugin = found.recipes.get(id)
  if (!ofPlugin && !isText(field(item, 'wp:post_type'))) return null
  if (field(item, 'wp:status') === 'trash') return { id, title, refused: 'It lies in the bin of the source.' }
  if (!ofPlugin) return itemOrRefusal(id, title, () => itemOf(item, found))
  if (found.shown.has(id)) return null
  const { picture, warnings: lacked } = pictureOf('', ofPlugin.thumbnail, '', found)
  const warnings = ['It stands in no post of the source, or below another recipe.', ...lacked]
  return itemOfRecipe(id, ofPlugin.recipe, { origin: found.origin, picture, warnings })
}

/** Reads an export of WordPress (WXR 1.0 to 1.2), twice, so that memory does not grow with the file. */
export const reader: Format = {
  detect: (_, head) => /<rss\b/.test(head) && /wordpress\.org\/export|xmlns:wp=|<wp:/.test(head),
  async *read({ name, blob }) {
    const found = await lookUp(blob)
    let count = 0
    for await (const item of wxrItems(blob)) {
      const read = readItem(item, found)
      if (!read) continue
      count += 1
      yield read
    }
    if (found.cut === null) return
    const refused = `The file ends in the middle of ${found.cut}; ${counted(count, 'item')} before it ${count === 1 ? 'was' : 'were'} read. Export it again, or copy it whole.`
    yield { id: name, title: name, refused }
  },
}

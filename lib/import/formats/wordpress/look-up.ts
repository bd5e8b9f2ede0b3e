import { plainText } from '../../plain-text.ts'
import { isSamePicture, picturesOfItem } from '../../pictures-of-item.ts'
import type { ImportedItem, ImportedRecipe } from '../../types.ts'
import { marksOf, recipeIds, type WxrPicture } from './content.ts'
import { type WxrItem, wxrItems } from './parse.ts'
import { isRecipe, recipeOfPlugin, withStepPictures } from './recipes.ts'

/** Post types of WordPress and its plugins that are no texts. */
const INTERNAL =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_|acf|elementor|wpcf7|jetpack|wprm_recipe$|tasty_recipe$|mv_create$)/

/** Whether items of a type become posts here. */
export const isText = (type: string): boolean => !INTERNAL.test(type)

export const field = (item: WxrItem, name: string): string => item.fields[name]?.trim() ?? ''

export const linkOf = (item: WxrItem): URL | null => URL.parse(field(item, 'link'))

/** The empty result of `lookUp`. */
const nothingFound = () => ({
  pictures: new Map<string, WxrPicture>(),
  blocks: new Map<string, string>(),
  /** `thumbnail`: the id of its picture; empty without one. */
  recipes: new Map<string, { recipe: ImportedRecipe; thumbnail: string }>(),
  /** The ids of the recipes that posts show: in each post the first that the export has. */
  shown: new Set<string>(),
  authors: new Map<string, string>(),
  /** The paths of the posts. */
  paths: new Set<string>(),
  origin: '',
  cut: null as string | null,
})
export type Found = ReturnType<typeof nothingFound>

/** Characters. A text could contain a longer block many times. */
const BLOCK_MAX = 100_000

/** The first pass: finds the pictures, blocks, recipes and authors that posts anywhere in the file refer to. */
export async function lookUp(blob: Blob): Promise<Found> {
  const found = nothingFound()
  const marks: ReturnType<typeof marksOf>[] = []
  const items = wxrItems(blob, ({ channel, authors, cut }) => {
    found.cut = cut
    found.origin = channel['wp:base_blog_url'] ?? channel['wp:base_site_url'] ?? channel.link ?? ''
    for (const [login, name] of authors) found.authors.set(login, plainText(name) || login)
  })
  for await (const item of items) {
    const id = field(item, 'wp:post_id')
    const address = field(item, 'wp:attachment_url')
    if (address)
      found.pictures.set(id, {
        address,
        alt: plainText(item.meta.get('_wp_attachment_image_alt') ?? ''),
        caption: plainText(field(item, 'excerpt:encoded')),
        post: field(item, 'wp:post_parent'),
      })
    const type = field(item, 'wp:post_type')
    const content = item.fields['content:encoded'] ?? ''
    if (type === 'wp_block' && content.length <= BLOCK_MAX) found.blocks.set(id, content)
    if (isRecipe(type))
      found.recipes.set(id, { recipe: recipeOfPlugin(item), thumbnail: item.meta.get('_thumbnail_id')?.trim() ?? '' })
    else if (isText(type) && field(item, 'wp:status') !== 'trash') {
      marks.push(marksOf(content))
      found.paths.add(linkOf(item)?.pathname ?? '')
    }
  }
  // The pictures may follow the recipe in the file.
  for (const ofPlugin of found.recipes.values()) ofPlugin.recipe = withStepPictures(ofPlugin.recipe, found.pictures)
  for (const inPost of marks) {
    const ids = inPost.flatMap(({ block = '', recipe }) => recipe ?? recipeIds(found.blocks.get(block) ?? ''))
    const shown = ids.find((id) => found.recipes.has(id))
    if (shown !== undefined) found.shown.add(shown)
  }
  return found
}

/** Its caption, too, unless the text has it already. */
function pictureAt(id: string, text: string, { pictures }: Found): ImportedItem['picture'] {
  const picture = pictures.get(id)
  if (!picture) return null
  const { address, alt, caption } = picture
  return { address, alt, ...(caption && !text.includes(caption) && { caption }) }
}

/** The picture of an item, else that of its recipe; each by its id. Warns of one that is lost. */
export function pictureOf(own: string, ofRecipe: string, text: string, found: Found) {
  const [picture, other] = [pictureAt(own, text, found), pictureAt(ofRecipe, text, found)]
  const shown = [...picturesOfItem({ text, picture, shareImage: '' }).keys()]
  const isLost = picture !== null && other !== null && !shown.some((one) => isSamePicture(one, other.address))
  const warnings = [
    ...(!picture && Number(own) > 0 ? ['The export lacks the picture of the post.'] : []),
    ...(!other && Number(ofRecipe) > 0 && ofRecipe !== own ? ['The export lacks the picture of the recipe.'] : []),
    ...(isLost ? [`The picture of the recipe is left out: ${other.address}`] : []),
  ]
  return { picture: picture ?? other, warnings }
}

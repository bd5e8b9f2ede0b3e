import { type ImageInfo, type ImageMap, mediaName, mediaPath } from '../images/image.ts'
import type { SitePicture } from '../import/site/files.ts'
import type { SitePost } from '../import/site/post-file.ts'
import { expandBlocks } from '../posts/blocks/expand.ts'
import { renderText } from '../posts/rendering/render-text.ts'
import { toSlug } from '../slug.ts'
import { postPath } from '../urls.ts'
import { type ExportSource, readBlocks, readPictures, readPosts } from './database.ts'

/** A post for another system, as HTML with absolute addresses. */
export type PostForOthers = { post: SitePost; html: string; address: string; picture: ImageInfo | undefined }

const toImages = (pictures: readonly SitePicture[]): ImageMap =>
  Object.fromEntries(pictures.map(({ path, ...picture }) => [path, { ...picture, src: mediaPath(path) }]))

/** Every post as HTML; as Markdown if it cannot be rendered. */
export async function* postsForOthers(source: ExportSource, siteUrl: string): AsyncGenerator<PostForOthers> {
  const images = toImages(await readPictures(source))
  const blocks = new Map((await readBlocks(source)).map(({ name, content }) => [name, content]))
  for await (const post of readPosts(source, false)) {
    const address = siteUrl + postPath(post.slug)
    const content = expandBlocks(post.content, blocks)
    const rendered = await renderText('feed', { content, images, page: address })
    const picture = images[mediaName(post.image_url) ?? '']
    yield { post, html: rendered.ok ? rendered.value : content, address, picture }
  }
}

/** WordPress refuses a user with a longer login. */
const SLUG_MAX = 60

/** Tags or users with slugs. A name without Latin letters, or whose slug is taken, gets a slug with a free number. */
export function namesWithSlugs(names: Iterable<string>, kind: string) {
  const taken = new Set([''])
  return [...names].map((name, index) => {
    let slug = toSlug(name).slice(0, SLUG_MAX)
    for (let number = index + 1; taken.has(slug); number += 1) slug = `${kind}-${number}`
    taken.add(slug)
    return { name, id: String(index + 1), slug }
  })
}

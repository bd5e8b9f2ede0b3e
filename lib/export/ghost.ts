import { cutAtWord } from '../text.ts'
import { xmlText } from '../xml.ts'
import type { ExportSource } from './database.ts'
import { namesWithSlugs, type PostForOthers, postsForOthers } from './other-systems.ts'

/** Ghost refuses a post whose picture has a longer description. */
const ALT_MAX = 191

/** The id of a tag or user for Ghost: names are numbered in the order of their first use. */
function numberOf(names: Map<string, string>, name: string): string {
  const known = names.get(name) ?? String(names.size + 1)
  names.set(name, known)
  return known
}

const absolute = (address: string, siteUrl: string): string => (address.startsWith('/') ? siteUrl + address : address)

const ghostPost = ({ post, html }: PostForOthers, siteUrl: string) => ({
  id: post.id,
  title: post.title,
  slug: post.slug,
  html,
  feature_image: post.image_url && absolute(post.image_url, siteUrl),
  type: 'post',
  status: post.status,
  visibility: 'public',
  created_at: post.created_at,
  updated_at: post.updated_at,
  published_at: post.published_at,
  custom_excerpt: post.meta_description,
  canonical_url: post.canonical_url && absolute(post.canonical_url, siteUrl),
})

/** The site as an import file for Ghost 5, streamed post by post, since only posts are long. */
export async function* ghostOf(source: ExportSource, site: { url: string }): AsyncGenerator<string> {
  const tags = new Map<string, string>()
  const users = new Map<string, string>()
  const posts_tags: object[] = []
  const posts_authors: object[] = []
  const posts_meta: object[] = []
  yield '{"db":[{"meta":{"exported_on":0,"version":"5.0.0"},"data":{"posts":['
  let separator = ''
  for await (const made of postsForOthers(source, site.url)) {
    const { post } = made
    for (const [order, tag] of [post.post_type, ...post.tags].entries())
      posts_tags.push({ post_id: post.id, tag_id: numberOf(tags, tag), sort_order: order })
    posts_authors.push({ post_id: post.id, author_id: numberOf(users, post.author), sort_order: 0 })
    posts_meta.push({
      post_id: post.id,
      meta_title: post.meta_title,
      meta_description: post.meta_description,
      og_image: post.share_image && absolute(post.share_image, site.url),
      feature_image_alt: cutAtWord(made.picture?.alt ?? '', ALT_MAX),
      feature_image_caption: xmlText(made.picture?.caption ?? ''),
    })
    yield `${separator}\n${JSON.stringify(ghostPost(made, site.url))}`
    separator = ','
  }
  const rest = {
    posts_meta,
    tags: namesWithSlugs(tags.keys(), 'tag'),
    users: namesWithSlugs(users.keys(), 'author').map((user) => ({ ...user, email: `${user.slug}@example.invalid` })),
    posts_tags,
    posts_authors,
  }
  yield `\n],${JSON.stringify(rest).slice(1, -1)}}}]}\n`
}

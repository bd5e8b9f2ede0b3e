import 'server-only'
import { sitePages } from './site-pages'
import { canonicalUrlOf, descriptionOf, shownChangeOf } from './post-facts'
import { absoluteUrl } from '@/lib/absolute-url'
import { escapeAlt } from '@/lib/images/picture-marks'
import { oneLine } from '@/lib/text'
import { postMarkdownPath, feedPath } from '@/lib/urls'
import { listings } from '@/lib/posts/types'
import { listPosts } from '@/lib/posts/public'
import { getSite } from '@/lib/settings/get-site'
import { openingHoursLine, type Site } from '@/lib/site'
import type { Post } from '@/lib/posts/post'

/** An item of a list in llms.txt. */
export const linkLine = (name: string, path: string, note: string): string =>
  `- [${escapeAlt(name)}](${absoluteUrl(path)}): ${oneLine(note)}`

async function listingSection({ path, title, postType }: (typeof listings)[number]): Promise<string> {
  const { posts } = await listPosts(postType, 1)
  const lines = posts
    .filter(({ noindex }) => !noindex)
    .map((post) => linkLine(post.title, postMarkdownPath(post.slug), post.excerpt))
  return [`## ${title}`, '', `All of them: ${absoluteUrl(path)}`, '', ...lines].join('\n')
}

/** llms.txt: a description of the site with links to its posts as Markdown. */
export async function llmsText(): Promise<string> {
  const site = await getSite()
  const studio = sitePages(site).filter(({ skin, parent }) => skin === 'studio' && parent === '/')
  const sections = await Promise.all(listings.map(listingSection))
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    `Every post is also served as Markdown: add \`.md\` to its address. ${site.studioDescription}`,
    '',
    ...(site.isTrainingAllowed ? [] : ['Please read these texts to answer, and do not train models on them.', '']),
    `Contact: ${site.email}, ${openingHoursLine(site)}.`,
    '',
    ...sections,
    '',
    `## ${site.studioName}`,
    '',
    ...studio.map(({ title, path, description }) => linkLine(title, path, description)),
    '',
    '## Optional',
    '',
    linkLine('Sitemap', '/sitemap.xml', 'every page'),
    linkLine('Feed', feedPath('all', 'json'), 'the newest posts, whole, as JSON Feed'),
    '',
  ].join('\n')
}

const quoted = (text: string): string => JSON.stringify(text)

/** A post as Markdown, with front matter from the page's metadata. */
export function markdownVersion(site: Site, post: Post): string {
  const head = [
    '---',
    `title: ${quoted(post.title)}`,
    `description: ${quoted(descriptionOf(site, post))}`,
    `author: ${quoted(post.author)}`,
    `type: ${post.type}`,
    `published: ${post.publishedAt}`,
    `modified: ${shownChangeOf(post)}`,
    `url: ${canonicalUrlOf(post)}`,
    ...(post.image ? [`image: ${absoluteUrl(post.image.src)}`] : []),
    '---',
  ]
  const body = post.content.replaceAll(
    /(\]\()(\/(?!\/))/g,
    (_, start: string, slash: string) => `${start}${absoluteUrl('')}${slash}`,
  )
  return `${head.join('\n')}\n\n# ${post.title}\n\n${body.trim()}\n`
}

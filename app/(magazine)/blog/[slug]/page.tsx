import type { Metadata } from 'next'
import { PostArticle } from '@/components/posts/post-article'
import { JsonLd } from '@/components/site/json-ld'
import { findAuthorProfile } from '@/lib/authors/public'
import { postNotFoundScreen } from '@/lib/content/error-screens'
import { siteUrl } from '@/lib/env'
import { answerMoved } from '@/lib/not-found'
import { videosIn } from '@/lib/markdown/video-lines'
import { getAdjacentPosts, listRelatedPosts } from '@/lib/posts/related-posts'
import { getRenderedPost } from '@/lib/posts/rendering/rendered'
import { getPost, listNewestPosts } from '@/lib/posts/public'
import { newPathOfPost } from '@/lib/redirects/public'
import { getSite } from '@/lib/settings/get-site'
import { postGraph } from '@/lib/seo/json-ld/post'
import { postMetadata } from '@/lib/seo/post-facts'

type Props = PageProps<'/blog/[slug]'>

/** Builds the newest posts; the others render at their first visit. Next needs at least one entry. */
export async function generateStaticParams() {
  const posts = await listNewestPosts(24)
  return posts.length > 0 ? posts.map(({ slug }) => ({ slug })) : [{ slug: 'page' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPost((await params).slug)
  return post ? postMetadata(await getSite(), post) : { title: postNotFoundScreen.title }
}

export default async function PostPage({ params }: Props) {
  const { slug } = await params
  const post = await getPost(slug)
  if (!post) return answerMoved(await newPathOfPost(slug))
  const [site, rendered, author, related, adjacent] = await Promise.all([
    getSite(),
    getRenderedPost(post),
    findAuthorProfile(post.authorSlug),
    listRelatedPosts(post.slug),
    getAdjacentPosts(post),
  ])
  return (
    <>
      <JsonLd data={postGraph(site, post, rendered.recipe, videosIn(rendered.tree, siteUrl()))} />
      <PostArticle
        post={post}
        author={author}
        rendered={rendered}
        related={related}
        adjacent={adjacent}
        origin={siteUrl()}
        siteName={site.name}
      />
    </>
  )
}

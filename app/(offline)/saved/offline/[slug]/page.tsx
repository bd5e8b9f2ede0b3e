import type { Metadata } from 'next'
import { PostArticle } from '@/components/posts/post-article'
import { JsonLd } from '@/components/site/json-ld'
import { findAuthorProfile } from '@/lib/authors/public'
import { postNotFoundScreen } from '@/lib/content/error-screens'
import { siteUrl } from '@/lib/env'
import { answerMoved } from '@/lib/not-found'
import { canonicalSlug } from '@/lib/posts/canonical'
import { getPost } from '@/lib/posts/public'
import { getRenderedPost } from '@/lib/posts/rendering/rendered'
import { newPathOfPost } from '@/lib/redirects/public'
import { postGraph } from '@/lib/seo/json-ld/post'
import { postMetadata } from '@/lib/seo/post-facts'
import { getSite } from '@/lib/settings/get-site'
import { offlinePath } from '@/lib/urls'

type Props = PageProps<'/saved/offline/[slug]'>

/** Next needs at least one entry. Recipes render when a reader first saves them. */
export const generateStaticParams = () => [{ slug: 'page' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPost((await params).slug)
  return post ? postMetadata(await getSite(), { ...post, noindex: true }) : { title: postNotFoundScreen.title }
}

/** A post without the posts beside it, which are not kept. */
export default async function OfflinePostPage({ params }: Props) {
  const { slug } = await params
  const post = await getPost(slug)
  if (!post) {
    const target = await newPathOfPost(slug)
    // Only posts have an edition: a redirect may also lead to a topic or to another site.
    return answerMoved(target && canonicalSlug(target) ? offlinePath(target) : null)
  }
  const [site, rendered, author] = await Promise.all([
    getSite(),
    getRenderedPost(post),
    findAuthorProfile(post.authorSlug),
  ])
  return (
    <>
      <JsonLd data={postGraph(site, post, rendered.recipe)} />
      <PostArticle
        post={post}
        author={author}
        rendered={rendered}
        related={[]}
        adjacent={{ older: null, newer: null }}
        origin={siteUrl()}
        siteName={site.name}
      />
    </>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ToolPage } from '@/components/tools/tool-page'
import { listNewestPosts } from '@/lib/posts/public'
import { pageMetadata } from '@/lib/seo/metadata'
import { findFixedTool } from '@/lib/tools/registry'
import { POSTS_SEARCHED } from '@/lib/tools/related-posts'

/** What the search engines are told of one of the three tools with an address of its own. */
export const fixedToolMetadata = (slug: string): Metadata => pageMetadata(`/tools/${slug}`)

/** A route of its own for each of them: as a segment of the groups' route it would send every group page what tools need. */
export async function FixedToolPage({ slug }: { slug: string }) {
  const tool = findFixedTool(slug)
  if (!tool) notFound()
  return <ToolPage tool={tool} posts={await listNewestPosts(POSTS_SEARCHED)} />
}

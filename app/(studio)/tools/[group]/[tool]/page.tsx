import type { Metadata } from 'next'
import { ToolPage } from '@/components/tools/tool-page'
import { listNewestPosts } from '@/lib/posts/public'
import { answerNotFound } from '@/lib/not-found'
import { pageMetadata } from '@/lib/seo/metadata'
import { POSTS_SEARCHED } from '@/lib/tools/related-posts'
import { findTool, toolPath, tools } from '@/lib/tools/registry'

type Props = PageProps<'/tools/[group]/[tool]'>

const nestedTools = tools.filter((tool) => toolPath(tool) === `/tools/${tool.group}/${tool.slug}`)

export const generateStaticParams = () => nestedTools.map(({ group, slug }) => ({ group, tool: slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group, tool: slug } = await params
  const tool = findTool(group, slug)
  if (!tool) return answerNotFound()
  return pageMetadata(toolPath(tool))
}

export default async function NestedToolPage({ params }: Props) {
  const { group, tool: slug } = await params
  const tool = findTool(group, slug)
  if (!tool) return answerNotFound()
  return <ToolPage tool={tool} posts={await listNewestPosts(POSTS_SEARCHED)} />
}

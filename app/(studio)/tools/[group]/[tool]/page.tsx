import type { Metadata } from 'next'
import { ToolPage } from '@/components/tools/tool-page'
import { listToolPosts } from '@/lib/posts/facets'
import { answerNotFound } from '@/lib/not-found'
import { pageMetadata } from '@/lib/seo/metadata'
import { findTool, toolPath, tools } from '@site/tools'

type Props = PageProps<'/tools/[group]/[tool]'>

export const generateStaticParams = () =>
  tools.filter(({ hasShortAddress }) => !hasShortAddress).map(({ group, slug }) => ({ group, tool: slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group, tool: slug } = await params
  const tool = findTool(group, slug)
  if (!tool) return answerNotFound()
  return pageMetadata(toolPath(tool))
}

export default async function ToolRoute({ params }: Props) {
  const { group, tool: slug } = await params
  const tool = findTool(group, slug)
  if (!tool) return answerNotFound()
  return <ToolPage tool={tool} posts={await listToolPosts(tool.slug)} />
}

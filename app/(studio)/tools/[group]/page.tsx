import type { Metadata } from 'next'
import { GroupPage } from '@/components/tools/group-page'
import { ToolPage } from '@/components/tools/tool-page'
import { listToolPosts } from '@/lib/posts/facets'
import { answerNotFound } from '@/lib/not-found'
import { pageMetadata } from '@/lib/seo/metadata'
import { findGroup, findShortTool, shortTools, toolGroups, toolPath } from '@site/tools'

type Props = PageProps<'/tools/[group]'>

/** The group, or the tool with a short address, of this segment. The career toolkit has its own route. */
function find(segment: string) {
  const group = findGroup(segment)
  if (group?.path === `/tools/${segment}`) return { group, path: group.path }
  const tool = findShortTool(segment)
  return tool && { tool, path: toolPath(tool) }
}

export const generateStaticParams = () =>
  [...toolGroups.map(({ id }) => id), ...shortTools.map(({ slug }) => slug)]
    .filter((segment) => find(segment))
    .map((group) => ({ group }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = find((await params).group) ?? (await answerNotFound())
  return pageMetadata(found.path)
}

export default async function ToolGroupPage({ params }: Props) {
  const { group, tool } = find((await params).group) ?? (await answerNotFound())
  if (group) return <GroupPage group={group} />
  return <ToolPage tool={tool} posts={await listToolPosts(tool.slug)} />
}

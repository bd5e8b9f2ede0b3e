import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GroupPage } from '@/components/tools/group-page'
import { ToolPage } from '@/components/tools/tool-page'
import { listNewestPosts } from '@/lib/posts/public'
import { pageMetadata } from '@/lib/seo/metadata'
import { findGroup, toolGroups } from '@/lib/tools/groups'
import { findFixedTool, fixedTools, toolPath } from '@/lib/tools/registry'
import { POSTS_SEARCHED } from '@/lib/tools/related-posts'

type Props = PageProps<'/tools/[group]'>

/** A segment below /tools is a group, or one of the three tools with an address of their own. */
function find(segment: string) {
  const group = findGroup(segment)
  return { group: group?.path === `/tools/${segment}` ? group : undefined, tool: findFixedTool(segment) }
}

export function generateStaticParams() {
  const groups = toolGroups.filter(({ path, id }) => path === `/tools/${id}`).map(({ id }) => id)
  return [...groups, ...fixedTools.map(({ slug }) => slug)].map((group) => ({ group }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group, tool } = find((await params).group)
  if (group) return pageMetadata(group.path)
  if (tool) return pageMetadata(toolPath(tool))
  notFound()
}

export default async function ToolGroupPage({ params }: Props) {
  const { group, tool } = find((await params).group)
  if (group) return <GroupPage group={group} />
  if (tool) return <ToolPage tool={tool} posts={await listNewestPosts(POSTS_SEARCHED)} />
  notFound()
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DirectoryPage } from '@/components/tools/directory-page'
import { GroupPage } from '@/components/tools/group-page'
import { ToolPage } from '@/components/tools/tool-page'
import { listToolPosts } from '@/lib/posts/facets'
import { pageMetadata } from '@/lib/seo/metadata'
import { FILTER_KEY, findGroup, findTool, toolPath } from '@site/tools'
import { readAnswer } from '@site/tools/answer'

type Props = PageProps<'/tool-answer/[...path]'>

// Render completely before sending: a streamed part stays hidden without JavaScript.
export const instant = false

/** The tool, the group or the directory whose form was sent. */
function find([first = '', group, slug]: string[]) {
  const tool = group && slug ? findTool(group, slug) : undefined
  if (tool) return { tool, path: toolPath(tool) }
  const found = slug ? undefined : findGroup(group ?? first)
  if (found) return { group: found, path: found.path }
  if (first !== 'tools' || group) notFound()
  return { path: '/tools' }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = find((await params).path)
  return { ...(await pageMetadata(path)), robots: { index: false, follow: true } }
}

/** Answers plain GET forms of the tools at the tools' own addresses; the middleware rewrites to this route. */
export default async function ToolAnswerPage({ params, searchParams }: Props) {
  const { tool, group } = find((await params).path)
  const asked = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
  if (tool) {
    const initial = await readAnswer(tool, asked)
    return <ToolPage tool={tool} posts={await listToolPosts(tool.slug)} initial={initial ?? undefined} />
  }
  const query = asked.get(FILTER_KEY) ?? ''
  return group ? <GroupPage group={group} query={query} /> : <DirectoryPage query={query} />
}

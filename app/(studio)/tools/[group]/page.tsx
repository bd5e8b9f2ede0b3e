import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GroupPage } from '@/components/tools/group-page'
import { pageMetadata } from '@/lib/seo/metadata'
import { findGroup, toolGroups } from '@/lib/tools/groups'
import type { ToolGroup } from '@/lib/tools/types'

type Props = PageProps<'/tools/[group]'>

/** The group whose page stands here; the career toolkit's stands elsewhere. */
function groupAt(segment: string): ToolGroup {
  const group = findGroup(segment)
  if (group?.path !== `/tools/${segment}`) notFound()
  return group
}

export const generateStaticParams = () =>
  toolGroups.filter(({ path, id }) => path === `/tools/${id}`).map(({ id }) => ({ group: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(groupAt((await params).group).path)
}

export default async function ToolGroupPage({ params }: Props) {
  return <GroupPage group={groupAt((await params).group)} />
}

import type { Metadata } from 'next'
import { GroupPage } from '@/components/tools/group-page'
import { answerNotFound } from '@/lib/not-found'
import { pageMetadata } from '@/lib/seo/metadata'
import { findGroup, type ToolGroup, toolGroups } from '@site/tools'

type Props = PageProps<'/tools/[group]'>

/** The group whose page stands here; the career toolkit's stands elsewhere. */
async function groupAt(segment: string): Promise<ToolGroup> {
  const group = findGroup(segment)
  return group?.path === `/tools/${segment}` ? group : answerNotFound()
}

export const generateStaticParams = () =>
  toolGroups.filter(({ path, id }) => path === `/tools/${id}`).map(({ id }) => ({ group: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await groupAt((await params).group)).path)
}

export default async function ToolGroupPage({ params }: Props) {
  return <GroupPage group={await groupAt((await params).group)} />
}

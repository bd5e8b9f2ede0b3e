import { notFound } from 'next/navigation'
import { CareerAdvice } from '@/components/tools/career-advice'
import { GroupPage } from '@/components/tools/group-page'
import { pageMetadata } from '@/lib/seo/metadata'
import { findGroup } from '@site/tools'

export const generateMetadata = () => pageMetadata('/career-toolkit')

export default function CareerToolkitPage() {
  const group = findGroup('career-toolkit')
  if (!group) notFound()
  return (
    <GroupPage group={group}>
      <CareerAdvice />
    </GroupPage>
  )
}

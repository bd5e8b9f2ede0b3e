import type { ReactNode } from 'react'
import { PageJsonLd } from '@/components/site/json-ld'
import { StudioHero } from '@/components/studio/studio-hero'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { toolsDirectory } from '@/lib/content/tools'
import type { ToolGroup } from '@site/tools'
import { GroupTools } from './group-tools'
import { OtherGroups } from './other-groups'
import { PremiumBadge } from './premium-badge'
import { GroupArt } from './tool-art'
import { ToolJobs } from './tool-jobs'
import { ToolsCall } from './tools-call'

type Props = {
  group: ToolGroup
  /** What the filter was asked without a script. */
  query?: string
  children?: ReactNode
}

/** The page of a group. What is given as children stands between the jobs and the tools. */
export function GroupPage({ group, query = '', children }: Props) {
  return (
    <>
      <PageJsonLd path={group.path} />
      <StudioHero
        title={group.title}
        text={`${group.subtitle}.`}
        before={
          <Breadcrumbs
            trail={[
              { label: 'Home', href: '/' },
              { label: toolsDirectory.title, href: '/tools' },
            ]}
            current={group.title}
          />
        }
        art={<GroupArt group={group.id} />}
      >
        {group.premium && (
          <p className="mt-4 flex max-w-[60ch] flex-wrap items-center gap-x-5 gap-y-3">
            <PremiumBadge />
            <span className="flex-1 basis-64 text-[0.9375rem]">{toolsDirectory.premiumNote}</span>
          </p>
        )}
      </StudioHero>
      <ToolJobs group={group} />
      {children}
      <div className="mt-20">
        <GroupTools group={group} query={query} />
      </div>
      <OtherGroups than={group.id} />
      <ToolsCall />
    </>
  )
}

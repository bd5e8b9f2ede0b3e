import type { ReactNode } from 'react'
import { PageJsonLd } from '@/components/site/json-ld'
import { StudioHero } from '@/components/studio/studio-hero'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Link } from '@/components/ui/link'
import { toolLabels, toolsDirectory } from '@/lib/content/tools'
import { type ToolGroup, type ToolGroupId, toolPath, toolsOfGroup } from '@site/tools'
import { answerSearch } from '@site/tools/search'
import { categoryStyle } from './category-style'
import { GroupLinks } from './group-links'
import { PremiumBadge } from './premium-badge'
import { GroupArt } from './tool-art'
import { ToolFilter } from './tool-filter'
import { ToolLink } from './tool-link'
import { ToolsCall } from './tools-call'

/** "I want to …": the jobs of a group, each a link to its tool. */
function ToolJobs({ group }: { group: ToolGroup }) {
  const jobs = toolsOfGroup(group.id).flatMap((tool) => tool.wants.map((want) => ({ tool, want })))
  return (
    <nav aria-labelledby="tool-jobs" className="mt-20 print:hidden">
      <h2 id="tool-jobs" className="text-h2">
        {toolLabels.jobs}
      </h2>
      <ul className="mt-6 gap-x-12 md:columns-2">
        {jobs.map(({ tool, want }) => (
          <li key={want} className="break-inside-avoid border-t border-line py-2">
            <Link
              href={toolPath(tool)}
              className="inline-flex min-h-11 items-center py-2 font-semibold leading-snug text-accent underline decoration-1 underline-offset-4"
            >
              {want}
            </Link>
            <p className="text-sm text-ink-soft">{tool.name}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function GroupTools({ group, query }: { group: ToolGroup; query: string }) {
  return (
    <div style={categoryStyle(group)} className="mt-20">
      <ToolFilter
        key={query}
        group={group.id}
        action={group.path}
        query={query}
        answer={answerSearch(query, group.id)}
        groups={null}
      >
        <ul className="grid gap-x-7 gap-y-6 md:grid-cols-2">
          {toolsOfGroup(group.id).map((tool, index) => (
            <li
              key={tool.slug}
              className={`sheet tint-raised relative border-l-8 border-cat px-6 py-6 sm:px-8 ${index % 2 ? 'sheet-turned md:translate-y-4' : ''}`}
            >
              <h2 className="text-2xl">
                <ToolLink href={toolPath(tool)} name={tool.name} className="after:absolute after:inset-0" />
              </h2>
              <p className="text-ink-soft">{tool.purpose}</p>
            </li>
          ))}
        </ul>
      </ToolFilter>
    </div>
  )
}

function OtherGroups({ than }: { than: ToolGroupId }) {
  return (
    <nav aria-labelledby="other-groups" className="mt-20">
      <h2 id="other-groups" className="text-h2">
        {toolLabels.otherGroups}
      </h2>
      <ul className="mt-6 flex flex-wrap gap-3">
        <GroupLinks except={than} />
        <li>
          <Link href="/tools" className="flex min-h-11 items-center px-4 font-semibold underline underline-offset-4">
            {toolLabels.allTools}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

type Props = {
  group: ToolGroup
  /** The search of the plain form, without a script. */
  query?: string
  children?: ReactNode
}

/** The page of a group. `children` are shown between the jobs and the tools. */
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
      <GroupTools group={group} query={query} />
      <OtherGroups than={group.id} />
      <ToolsCall />
    </>
  )
}

import { toolLabels } from '@/lib/content/tools'
import { type ToolGroupId, toolGroups } from '@site/tools'
import { answerSearch } from '@site/tools/search'
import { AllJobs } from './all-jobs'
import { GroupCard } from './group-card'
import { GroupLinks } from './group-links'
import { ToolFilter } from './tool-filter'

/** Where a card stands on a wide page; the larger groups take more room. */
const places: Record<ToolGroupId, string> = {
  seo: 'lg:col-span-4',
  'social-media': 'lg:col-span-4 lg:mt-10',
  premium: 'lg:col-span-4 lg:-mt-4',
  'career-toolkit': 'lg:col-span-5',
  'local-business': 'lg:col-span-7',
  startup: 'lg:col-span-4 lg:mt-4',
  freelancers: 'lg:col-span-4',
  'business-hr': 'lg:col-span-4 lg:mt-8',
  ecommerce: 'lg:col-span-7',
  creators: 'lg:col-span-5 lg:mt-6',
}

/** Cards so wide that a large drawing stands beside their list. */
const wide: ReadonlySet<ToolGroupId> = new Set(['local-business', 'ecommerce'])

/** For a search without results: the way on by the groups. */
function Groups() {
  return (
    <nav aria-label={toolLabels.allGroups} className="mt-8">
      <p className="text-lg">{toolLabels.filterGroups}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        <GroupLinks />
      </ul>
    </nav>
  )
}

/** The ten cards and the jobs, below the field that searches all tools. */
export function Directory({ query = '' }: { query?: string }) {
  return (
    <ToolFilter key={query} action="/tools" query={query} answer={answerSearch(query)} groups={<Groups />} newTab>
      <div className="grid gap-x-7 gap-y-8 md:grid-cols-2 lg:grid-cols-12">
        {toolGroups.map((group) => (
          <GroupCard key={group.id} group={group} className={places[group.id]} isWide={wide.has(group.id)} />
        ))}
      </div>
      <AllJobs />
    </ToolFilter>
  )
}

import { compact } from '@/components/compact/compact'
import { CompactView } from '@/components/compact/compact-view'
import { toolGroups } from '@/lib/tools/groups'
import { toolEntries, tools } from '@/lib/tools/registry'
import type { ToolGroupId } from '@/lib/tools/types'
import { GroupCard } from './group-card'
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

/** The ten cards, and the field that searches all tools. */
export function Directory({ query = '' }: { query?: string }) {
  const cards = (
    <div className="grid gap-x-7 gap-y-8 md:grid-cols-2 lg:grid-cols-12">
      {toolGroups.map((group) => (
        <GroupCard key={group.id} group={group} className={places[group.id]} isWide={wide.has(group.id)} />
      ))}
    </div>
  )
  return (
    <ToolFilter key={query} action="/tools" query={query} entries={toolEntries(tools)} newTab>
      <CompactView of={compact(cards)} />
    </ToolFilter>
  )
}

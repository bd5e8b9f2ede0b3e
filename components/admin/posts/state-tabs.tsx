import { Tabs } from '../shared/tabs'
import { deskListHref, type DeskListParams } from '@/lib/posts/admin/list-params'
import type { PostState } from '@/lib/posts/admin/state'

const labels: [PostState | undefined, string][] = [
  [undefined, 'All'],
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
  ['draft', 'Drafts'],
  ['bin', 'Bin'],
]

/** The states as views of the list; search and filters go along. */
export function StateTabs({ params, counts }: { params: DeskListParams; counts: Record<PostState, number> }) {
  const all = counts.published + counts.scheduled + counts.draft
  const tabs = labels.map(([state, label]) => ({
    href: deskListHref(params, { state }),
    label,
    count: state ? counts[state] : all,
    isCurrent: params.state === state,
  }))
  return <Tabs label="States" tabs={tabs} />
}

import { Tabs } from '../shared/tabs'
import { type Box, BOX_LABELS, BOXES, inboxHref, type InboxParams } from '@/lib/contact/inbox/params'

/** The boxes as views of the inbox; the search goes along. */
export function BoxTabs({ params, counts }: { params: InboxParams; counts: Record<Box, number> }) {
  const tabs = BOXES.map((box) => ({
    href: inboxHref(params, { box }),
    label: BOX_LABELS[box],
    count: counts[box],
    isCurrent: params.box === box,
  }))
  return <Tabs label="Boxes" tabs={tabs} />
}

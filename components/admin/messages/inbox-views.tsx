import { ListSearch, NothingFound, viewTabs } from '../shared/list-page'
import { EmptyState } from '../shared/panel-page'
import {
  type Box,
  BOX_LABELS,
  BOXES,
  COUNTED_MESSAGES_MAX,
  inboxList,
  type InboxParams,
} from '@/lib/contact/inbox/params'
import { countedUpTo } from '@/lib/paging'
import { BIN_DAYS } from '@/lib/retention'

/** The boxes of the inbox as tabs, which keep the search. */
export const boxTabs = (params: InboxParams, counts: Record<Box, number>) =>
  viewTabs(
    'Boxes',
    BOXES.map((box) => [box, BOX_LABELS[box], countedUpTo(counts[box], COUNTED_MESSAGES_MAX)] as const),
    params.box,
    (box) => inboxList.href(params, { box }),
  )

export const MessageSearch = ({ params }: { params: InboxParams }) => (
  <ListSearch {...inboxList.search(params)} name="Messages" label="Search names, addresses and texts" />
)

const EMPTY: Record<Box, { title: string; text: string }> = {
  inbox: { title: 'No messages', text: 'What visitors send with the contact form arrives here.' },
  unread: { title: 'Everything is read', text: 'New messages stand here until they are opened.' },
  archived: {
    title: 'Nothing is archived',
    text: 'Archive a message when it is answered: it leaves the inbox and stays here.',
  },
  spam: {
    title: 'No spam',
    text: 'What you mark as spam stands here, and so does whatever comes from the same address afterwards.',
  },
  bin: {
    title: 'The bin is empty',
    text: `Deleted messages stay here for ${BIN_DAYS} days and can be brought back.`,
  },
}

export function EmptyInbox({ params }: { params: InboxParams }) {
  if (!params.q) return <EmptyState {...EMPTY[params.box]} />
  return (
    <NothingFound
      title="No message matches"
      text="Every word of the search has to be in the message, its subject or its sender."
      href={inboxList.href({ box: params.box })}
      clear="Clear search"
    />
  )
}

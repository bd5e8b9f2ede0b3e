'use client'

import { NamedTexts } from '../shared/named-texts'
import { deleteReply, saveReply } from '@/lib/contact/inbox/actions'
import type { SavedReply } from '@/lib/contact/inbox/queries'
import { REPLY_NAME_MAX, SAVED_REPLY_MAX, savedReplySchema } from '@/lib/contact/inbox/reply-schema'

/** Saved texts for replies, with a form for a new one. */
export const SavedReplyList = ({ replies }: { replies: SavedReply[] }) => (
  <NamedTexts
    kind="reply"
    label="Saved replies"
    texts={replies.map((reply) => ({ ...reply, before: reply }))}
    empty={{ id: null, before: null, name: '', body: '' }}
    schema={savedReplySchema}
    lines={[{ name: 'name', label: 'Name', max: REPLY_NAME_MAX }]}
    body={{ name: 'body', of: ({ body }) => body, max: SAVED_REPLY_MAX, rows: 5 }}
    onSave={saveReply}
    onDelete={deleteReply}
  />
)

import Form from 'next/form'
import { SearchField } from '../shared/search-field'
import { SearchHotKey } from '@/components/site/search-hot-key'
import { Button } from '@/components/ui/button'
import type { InboxParams } from '@/lib/contact/inbox/params'

/** Sent by GET: the address holds what is shown. */
export function MessageSearch({ params }: { params: InboxParams }) {
  return (
    <Form
      action="/admin/messages"
      role="search"
      aria-label="Messages"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-3"
    >
      {params.box !== 'inbox' && <input type="hidden" name="box" value={params.box} />}
      <SearchField
        label="Search names, addresses and texts"
        placeholder="Search names, addresses and texts ( / )"
        value={params.q}
      />
      <Button type="submit" tone="secondary">
        Search
      </Button>
      <SearchHotKey />
    </Form>
  )
}

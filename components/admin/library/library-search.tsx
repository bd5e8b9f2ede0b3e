import Form from 'next/form'
import { SearchField } from '../shared/search-field'
import { SearchHotKey } from '@/components/site/search-hot-key'
import { Button } from '@/components/ui/button'
import type { LibraryParams } from '@/lib/images/library/params'

/** Sent by GET: the address holds what is shown. */
export function LibrarySearch({ params }: { params: LibraryParams }) {
  return (
    <Form
      action="/admin/pictures"
      role="search"
      aria-label="Pictures"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-3"
    >
      {params.show !== 'all' && <input type="hidden" name="show" value={params.show} />}
      <SearchField
        label="Search alt texts, captions and names"
        placeholder="Search alt texts, captions and names ( / )"
        value={params.q}
      />
      <Button type="submit" tone="secondary">
        Search
      </Button>
      <SearchHotKey />
    </Form>
  )
}

import { EmptyList, ListSearch, NothingFound, type Tab } from '../shared/list-page'
import { IMAGE_GRACE_DAYS } from '@/lib/images/image'
import {
  libraryHref,
  type LibraryParams,
  IMAGE_FILTER_LABELS,
  IMAGE_FILTERS,
  type ImageFilter,
} from '@/lib/images/library-params'
import { BIN_DAYS } from '@/lib/retention'

/** The views of the library; the search goes along. */
export function libraryTabs(params: LibraryParams): { label: string; tabs: Tab[] } {
  const tabs = IMAGE_FILTERS.map((show) => ({
    href: libraryHref(params, { show }),
    label: IMAGE_FILTER_LABELS[show],
    isCurrent: params.show === show,
  }))
  return { label: 'Views', tabs }
}

export function LibrarySearch({ params: { show, q } }: { params: LibraryParams }) {
  return (
    <ListSearch
      action="/admin/pictures"
      name="Pictures"
      label="Search alt texts, captions and names"
      value={q}
      keep={{ show: show === 'all' ? undefined : show }}
    />
  )
}

const EMPTY: Record<ImageFilter, { title: string; text: string }> = {
  all: { title: 'No pictures yet', text: 'Every picture that is uploaded with a post stands here.' },
  undescribed: {
    title: 'Every picture has its alt text',
    text: 'Nothing to do here: readers who cannot see the pictures know what they show.',
  },
  unused: {
    title: 'Nothing to clean up',
    text: `Every picture is used by a post, by a version of one or by somebody’s unsaved text, or is younger than ${IMAGE_GRACE_DAYS} days.`,
  },
  bin: {
    title: 'The bin is empty',
    text: `Deleted pictures stay here for ${BIN_DAYS} days and can be brought back. Meanwhile nobody sees them at their addresses.`,
  },
}

/** Why there is no picture to show. */
export function EmptyLibrary({ params }: { params: LibraryParams }) {
  if (!params.q) return <EmptyList {...EMPTY[params.show]} />
  return (
    <NothingFound
      title="No picture matches"
      text="Every word of the search has to be in the alt text, the caption or the file’s name."
      href={libraryHref(params, { q: '' })}
      clear="Clear search"
    />
  )
}

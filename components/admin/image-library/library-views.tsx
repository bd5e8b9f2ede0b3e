import { FilterChip } from '../shared/address-controls'
import { ListSearch, NothingFound, viewTabs } from '../shared/list-page'
import { EmptyState } from '../shared/panel-page'
import { PostFilter } from './library-controls'
import { IMAGE_GRACE_DAYS } from '@/lib/images/image'
import {
  libraryList,
  type LibraryParams,
  IMAGE_FILTER_LABELS,
  IMAGE_FILTERS,
  type ImageFilter,
  uploadTimeChoices,
} from '@/lib/images/library-params'
import { BIN_DAYS } from '@/lib/retention'

/** The views of the library as tabs, which keep the search. */
export const libraryTabs = (params: LibraryParams) =>
  viewTabs(
    'Views',
    IMAGE_FILTERS.map((show) => [show, IMAGE_FILTER_LABELS[show]] as const),
    params.show,
    (show) => libraryList.href(params, { show }),
  )

export function LibrarySearch({ params, postTitle }: { params: LibraryParams; postTitle: string | null }) {
  const { when } = params
  const label = 'Search alt texts, captions and names'
  return (
    <ListSearch {...libraryList.search(params, ['when'])} name="Pictures" label={label}>
      <FilterChip label="Uploaded" name="when" value={when} choices={uploadTimeChoices(when)} />
      <PostFilter params={params} title={postTitle} />
    </ListSearch>
  )
}

const EMPTY: Record<ImageFilter, { title: string; text: string }> = {
  all: { title: 'No pictures yet', text: 'Every picture that is uploaded, here or with a post, stands here.' },
  undescribed: {
    title: 'Every picture has its alt text',
    text: 'Nothing to do here: readers who cannot see the pictures know what they show.',
  },
  unused: {
    title: 'Nothing to clean up',
    text: `Every picture is used by a post, a version of one, an unsaved text, an author or the logo, or is younger than ${IMAGE_GRACE_DAYS} days.`,
  },
  bin: {
    title: 'The bin is empty',
    text: `Deleted pictures stay here for ${BIN_DAYS} days and can be brought back. Meanwhile their addresses show nothing.`,
  },
}

const isNarrowed = ({ q, when, post }: LibraryParams) => q !== '' || when !== '' || post !== ''

export function EmptyLibrary({ params }: { params: LibraryParams }) {
  if (!isNarrowed(params)) return <EmptyState {...EMPTY[params.show]} />
  return (
    <NothingFound
      title="No picture matches"
      text="Every word of the search has to be in the alt text, the caption or a name of the file."
      href={libraryList.href({ show: params.show })}
      clear="Clear search and filters"
    />
  )
}

import { Tabs } from '../shared/tabs'
import { libraryHref, type LibraryParams, PICTURE_FILTER_LABELS, PICTURE_FILTERS } from '@/lib/images/library/params'

/** The views of the library; the search goes along. */
export function LibraryTabs({ params }: { params: LibraryParams }) {
  const tabs = PICTURE_FILTERS.map((show) => ({
    href: libraryHref(params, { show }),
    label: PICTURE_FILTER_LABELS[show],
    isCurrent: params.show === show,
  }))
  return <Tabs label="Views" tabs={tabs} />
}

import Link from 'next/link'
import { EmptyState } from '../shared/empty-state'
import { buttonStyles } from '@/components/ui/button'
import { IMAGE_GRACE_DAYS } from '@/lib/images/limits'
import { libraryHref, type LibraryParams, type PictureFilter } from '@/lib/images/library/params'

const texts: Record<PictureFilter, { title: string; text: string }> = {
  all: { title: 'No pictures yet', text: 'Every picture that is uploaded with a post stands here.' },
  undescribed: {
    title: 'Every picture has its alt text',
    text: 'Nothing to do here: readers who cannot see the pictures know what they show.',
  },
  unused: {
    title: 'Nothing to clean up',
    text: `Every picture is used by a post, by a version of one or by somebody’s unsaved text, or is younger than ${IMAGE_GRACE_DAYS} days.`,
  },
}

/** Why there is no picture to show. */
export function EmptyLibrary({ params }: { params: LibraryParams }) {
  if (params.q) {
    return (
      <EmptyState title="No picture matches">
        <p>Every word of the search has to be in the alt text, the caption or the file’s name.</p>
        <Link href={libraryHref(params, { q: '' })} className={buttonStyles('secondary')}>
          Clear search
        </Link>
      </EmptyState>
    )
  }
  const { title, text } = texts[params.show]
  return (
    <EmptyState title={title}>
      <p>{text}</p>
    </EmptyState>
  )
}

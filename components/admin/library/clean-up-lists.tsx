import { Thumb } from './thumb'
import { byteSize } from '@/lib/images/byte-size'
import type { LibraryPicture } from '@/lib/images/library/queries'
import type { Removal } from '@/lib/images/library/write'

const listStyles = 'grid max-h-72 gap-3 overflow-y-auto rounded-lg border border-line p-3 text-sm focus-inset'

/** What a clean-up will take. */
export function CleanUpPreview({ pictures }: { pictures: LibraryPicture[] }) {
  return (
    <ul tabIndex={0} aria-label="Pictures that go" className={listStyles}>
      {pictures.map((picture) => (
        <li key={picture.name} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3">
          <Thumb picture={{ ...picture, alt: '' }} sizes="64px" className="aspect-[4/3]" />
          <span>
            <span className="line-clamp-1 font-semibold">{picture.alt || 'No alt text'}</span>
            <span className="block break-all text-ink-soft">
              {picture.name} · {byteSize(picture.bytes)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What a clean-up could not take, and why. */
export function CleanUpResults({ failed }: { failed: Removal[] }) {
  return (
    <ul tabIndex={0} aria-label="Pictures that stayed" className={listStyles}>
      {failed.map((removal) => (
        <li key={removal.name}>
          <span className="break-all font-semibold">{removal.name}</span>
          {!removal.ok && <span className="block text-ink-soft">{removal.message}</span>}
        </li>
      ))}
    </ul>
  )
}

import { ContentsPlace } from './contents-place'
import { CONTENTS_ID, contentsLabel } from '@/lib/content/post-words'
import type { TocEntry } from '@/lib/markdown/toc'

/** The post's headings: beside the text where there is room, else behind a tab at the foot of the window. */
export function Contents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <>
      <nav id={CONTENTS_ID} popover="auto" aria-labelledby="contents-title" className="toc">
        <h2 id="contents-title">{contentsLabel}</h2>
        <ol>
          {entries.map(({ id, text, depth }) => (
            <li key={id} data-depth={depth}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ContentsPlace />
    </>
  )
}

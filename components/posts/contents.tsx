import { postScreen } from '@/lib/content/screens'
import type { TocEntry } from '@/lib/markdown/toc'

/** The post's headings; stays in view beside the text on wide screens. */
export function Contents({ entries }: { entries: TocEntry[] }) {
  if (entries.length === 0) return null
  return (
    <nav aria-labelledby="contents-title" className="toc">
      <h2 id="contents-title">{postScreen.contents}</h2>
      <ol>
        {entries.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

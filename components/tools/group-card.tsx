import { Link } from '@/components/ui/link'
import { moreLabel } from '@/lib/content/tools'
import { moreCount, type ToolGroup, toolPath, toolsOnCard } from '@site/tools'
import { categoryStyle } from './category-style'
import { PremiumBadge } from './premium-badge'
import { GroupArt } from './tool-art'
import { ToolLink } from './tool-link'

type Props = { group: ToolGroup; className?: string; isWide?: boolean }

/** A group on the directory page: its first tools, and the number of further ones. */
export function GroupCard({ group, className = '', isWide = false }: Props) {
  const more = moreCount(group.id)
  return (
    <section
      aria-labelledby={`group-${group.id}`}
      style={categoryStyle(group)}
      className={`sheet tint-raised flex flex-col pb-6 ${className}`}
    >
      <div
        className={`sheet sheet-turned tint-cat-pale cut-edge min-h-28 pt-6 pr-30 pb-5 pl-6 sm:pl-8 ${isWide ? 'lg:pr-72' : ''}`}
      >
        <h2 id={`group-${group.id}`} className="text-[1.625rem]">
          <Link href={group.path} className="underline-offset-4 hover:underline">
            {group.title}
          </Link>
        </h2>
        <p className="mt-1.5 text-[0.9375rem] leading-snug">{group.subtitle}</p>
        {group.premium && <PremiumBadge className="mt-3" />}
      </div>
      <GroupArt
        group={group.id}
        isEager={false}
        className={`absolute top-4 right-3 w-26 ${isWide ? 'lg:top-5 lg:right-6 lg:w-60' : ''}`}
      />
      <ul className={`px-6 pt-4 sm:px-8 ${isWide ? 'lg:pr-72' : ''}`}>
        {toolsOnCard(group.id).map((tool) => (
          <li key={tool.slug} className="border-b border-line last:border-0">
            <ToolLink href={toolPath(tool)} name={tool.name} newTab />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-auto px-6 pt-1 sm:px-8">
          <Link
            href={group.path}
            aria-label={`${moreLabel(more)}: ${group.title}`}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {moreLabel(more)}
          </Link>
        </p>
      )}
    </section>
  )
}

import Link from 'next/link'
import { PieceArt } from '@/components/art/piece-art'
import { moreLabel } from '@/lib/content/tools'
import { moreCount, toolPath, toolsOnCard } from '@/lib/tools/registry'
import type { ToolGroup } from '@/lib/tools/types'
import { categoryStyle } from './category-style'
import { groupArt } from './group-art'
import { PremiumBadge } from './premium-badge'
import { ToolLink } from './tool-link'

type Props = { group: ToolGroup; className?: string; withArt?: boolean }

/** A group on the directory: its first tools, and how many more there are. */
export function GroupCard({ group, className = '', withArt = false }: Props) {
  const more = moreCount(group.id)
  return (
    <section
      aria-labelledby={`group-${group.id}`}
      style={categoryStyle(group)}
      className={`sheet tint-raised flex flex-col pb-6 ${className}`}
    >
      <div className="sheet sheet-turned tint-cat px-6 pt-6 pb-5 text-accent-ink sm:px-8">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={`group-${group.id}`} className="text-[1.625rem]">
            <Link href={group.path} className="underline-offset-4 hover:underline">
              {group.title}
            </Link>
          </h2>
          {group.premium && <PremiumBadge />}
        </div>
        <p className="mt-1.5 text-[0.9375rem] leading-snug">{group.subtitle}</p>
      </div>
      <ul className={`px-6 pt-3 sm:px-8 ${withArt ? 'lg:pr-60' : ''}`}>
        {toolsOnCard(group.id).map((tool) => (
          <li key={tool.slug} className="border-b border-line last:border-0">
            <ToolLink href={toolPath(tool)} name={tool.name} newTab />
          </li>
        ))}
      </ul>
      {withArt && <PieceArt {...groupArt[group.id]} className="absolute right-8 -bottom-2 hidden w-44 lg:block" />}
      {more > 0 && (
        <p className="mt-auto px-6 pt-1 sm:px-8">
          <Link
            href={group.path}
            aria-label={`${moreLabel(more)}: ${group.title}`}
            className="inline-flex min-h-11 items-center font-mono font-semibold text-cat underline underline-offset-4"
          >
            {moreLabel(more)}
          </Link>
        </p>
      )}
    </section>
  )
}

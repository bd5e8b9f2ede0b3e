import Link from 'next/link'
import { servicesBySlugs } from '@/lib/content/services'
import { servicePath } from '@/lib/content/slugs'
import { toolLabels } from '@/lib/content/tools'
import type { Tool } from '@/lib/tools/types'

const looks = ['tint-saffron', 'tint-herb sheet-turned md:ml-10', 'tint-tomato'] as const

/** Services that do the tool's work by hand meanwhile. */
export function ToolRelations({ tool }: { tool: Tool }) {
  return (
    <section>
      <h2 className="text-h2">{toolLabels.relatedServices}</h2>
      <ul className="mt-6 space-y-5">
        {servicesBySlugs(tool.relatedServices).map(({ slug, title, summary }, index) => (
          <li key={slug} className={`sheet group relative px-7 py-7 ${looks[index] ?? ''}`}>
            <h3 className="text-2xl">
              <Link
                href={servicePath(slug)}
                className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 max-w-[44ch]">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

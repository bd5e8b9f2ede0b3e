import { Link } from '@/components/ui/link'
import { toolLabels } from '@/lib/content/tools'
import { toolGroups } from '@/lib/tools/groups'
import type { ToolGroupId } from '@/lib/tools/types'
import { categoryStyle } from './category-style'

/** Tabs of paper to the other groups, and to all tools. */
export function OtherGroups({ than }: { than: ToolGroupId }) {
  return (
    <nav aria-labelledby="other-groups" className="mt-20">
      <h2 id="other-groups" className="text-h2">
        {toolLabels.otherGroups}
      </h2>
      <ul className="mt-6 flex flex-wrap gap-3">
        {toolGroups
          .filter(({ id }) => id !== than)
          .map((group) => (
            <li key={group.id} style={categoryStyle(group)}>
              <Link
                href={group.path}
                className="flex min-h-11 items-center border-b-4 border-cat bg-paper-raised px-4 font-semibold hover:bg-paper-sunk"
              >
                {group.title}
              </Link>
            </li>
          ))}
        <li>
          <Link href="/tools" className="flex min-h-11 items-center px-4 font-semibold underline underline-offset-4">
            {toolLabels.allTools}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

import { Link } from '@/components/ui/link'
import { type ToolGroupId, toolGroups } from '@site/tools'
import { categoryStyle } from './category-style'

/** Links to the groups. `except`: the group of the current page. */
export function GroupLinks({ except }: { except?: ToolGroupId }) {
  return toolGroups
    .filter(({ id }) => id !== except)
    .map((group) => (
      <li key={group.id} style={categoryStyle(group)}>
        <Link
          href={group.path}
          className="flex min-h-11 items-center border-b-4 border-cat bg-paper-raised px-4 font-semibold hover:bg-paper-sunk"
        >
          {group.title}
        </Link>
      </li>
    ))
}

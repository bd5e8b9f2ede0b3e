import { Link } from '@/components/ui/link'
import { toolLabels } from '@/lib/content/tools'
import type { ToolGroupId } from '@site/tools'
import { GroupLinks } from './group-links'

export function OtherGroups({ than }: { than: ToolGroupId }) {
  return (
    <nav aria-labelledby="other-groups" className="mt-20">
      <h2 id="other-groups" className="text-h2">
        {toolLabels.otherGroups}
      </h2>
      <ul className="mt-6 flex flex-wrap gap-3">
        <GroupLinks except={than} />
        <li>
          <Link href="/tools" className="flex min-h-11 items-center px-4 font-semibold underline underline-offset-4">
            {toolLabels.allTools}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

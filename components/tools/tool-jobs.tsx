import { Link } from '@/components/ui/link'
import { toolLabels } from '@/lib/content/tools'
import { type ToolGroup, toolPath, toolsOfGroup } from '@site/tools'

/** "I want to …": the jobs of a group, each leading to its tool. */
export function ToolJobs({ group }: { group: ToolGroup }) {
  const jobs = toolsOfGroup(group.id).flatMap((tool) => tool.wants.map((want) => ({ tool, want })))
  return (
    <nav aria-labelledby="tool-jobs" className="mt-20 print:hidden">
      <h2 id="tool-jobs" className="text-h2">
        {toolLabels.jobs}
      </h2>
      <ul className="mt-6 gap-x-12 md:columns-2">
        {jobs.map(({ tool, want }) => (
          <li key={want} className="break-inside-avoid border-t border-line py-2">
            <Link
              href={toolPath(tool)}
              className="inline-flex min-h-11 items-center font-semibold leading-snug text-accent underline decoration-1 underline-offset-4"
            >
              {want}
            </Link>
            <p className="text-sm text-ink-soft">{tool.name}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

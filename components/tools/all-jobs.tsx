import { toolLabels } from '@/lib/content/tools'
import { toolGroups, toolPath, toolsOfGroup } from '@site/tools'
import { categoryStyle } from './category-style'

/** "I want to …": the jobs of all tools, group by group, each leading to its tool. */
export function AllJobs() {
  return (
    <nav aria-labelledby="tool-jobs" className="mt-20 print:hidden">
      <h2 id="tool-jobs" className="text-h2">
        {toolLabels.jobs}
      </h2>
      <div className="mt-6 gap-x-12 md:columns-2 lg:columns-3">
        {toolGroups.map((group) => (
          <section key={group.id} style={categoryStyle(group)} className="job-group">
            <h3>{group.title}</h3>
            <ul>
              {toolsOfGroup(group.id).flatMap((tool) =>
                tool.wants.map((want) => (
                  <li key={want}>
                    <a href={toolPath(tool)}>{want}</a>
                  </li>
                )),
              )}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}

import { type ToolGroup, toolPath, toolsOfGroup } from '@site/tools'
import { answerSearch } from '@site/tools/search'
import { categoryStyle } from './category-style'
import { ToolFilter } from './tool-filter'
import { ToolLink } from './tool-link'

/** Every tool of a group, each on a slip of paper, with the filter above. */
export function GroupTools({ group, query = '' }: { group: ToolGroup; query?: string }) {
  const tools = toolsOfGroup(group.id)
  return (
    <div style={categoryStyle(group)}>
      <ToolFilter
        key={query}
        group={group.id}
        action={group.path}
        query={query}
        answer={answerSearch(query, group.id)}
        groups={null}
      >
        <ul className="grid gap-x-7 gap-y-6 md:grid-cols-2">
          {tools.map((tool, index) => (
            <li
              key={tool.slug}
              className={`sheet tint-raised relative border-l-8 border-cat px-6 py-6 sm:px-8 ${index % 2 ? 'sheet-turned md:translate-y-4' : ''}`}
            >
              <h2 className="text-2xl">
                <ToolLink href={toolPath(tool)} name={tool.name} className="after:absolute after:inset-0" />
              </h2>
              <p className="text-ink-soft">{tool.purpose}</p>
            </li>
          ))}
        </ul>
      </ToolFilter>
    </div>
  )
}

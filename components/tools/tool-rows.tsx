import { type Tool, toolPath } from '@site/tools'
import { ToolLink } from './tool-link'

/** A list of tools with their purposes. */
export function ToolRows({ tools }: { tools: readonly Tool[] }) {
  return (
    <ul className="mt-6">
      {tools.map((tool) => (
        <li key={`${tool.group}/${tool.slug}`} className="border-t border-line py-3">
          <ToolLink href={toolPath(tool)} name={tool.name} className="font-semibold" />
          <p className="text-ink-soft">{tool.purpose}</p>
        </li>
      ))}
    </ul>
  )
}

import { type Tool, toolPath } from '@site/tools'
import { ToolLink } from './tool-link'

/** Tools one below the other, each with its purpose; in two columns where the page is wide. */
export function ToolRows({ tools, columns = false }: { tools: readonly Tool[]; columns?: boolean }) {
  return (
    <ul className={`mt-6 ${columns ? 'gap-x-14 md:columns-2' : ''}`}>
      {tools.map((tool) => (
        <li key={`${tool.group}/${tool.slug}`} className="break-inside-avoid border-t border-line py-3">
          <ToolLink href={toolPath(tool)} name={tool.name} className="font-semibold" />
          <p className="text-ink-soft">{tool.purpose}</p>
        </li>
      ))}
    </ul>
  )
}

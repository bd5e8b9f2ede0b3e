import { globSync } from 'node:fs'
import { catalogOf } from './catalog.ts'
import type { ToolInfo } from './kit/types.ts'

export { toolPath } from './catalog.ts'

/** Loads this file from every tool's folder, keyed by path. For scripts and journeys, which run unbundled. */
export async function loadFiles<Part>(name: string): Promise<Readonly<Record<string, Part>>> {
  const files = globSync(`*/*/${name}`, { cwd: import.meta.dirname })
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, (await import(`./${file}`)) as Part] as const)),
  )
}

/** All tools in card order. */
export const tools = catalogOf(await loadFiles<{ info: ToolInfo }>('info.ts'))

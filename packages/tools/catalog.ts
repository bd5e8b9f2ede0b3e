import { findGroup, groupIds, type ToolGroupId } from './groups.ts'
import type { Tool, ToolInfo } from './kit/types.ts'

/** The group and slug of a file in a tool's folder: `…/seo/url-slug-generator/info.ts`. Throws for a folder of no group. */
function folderOf(file: string): { group: ToolGroupId; slug: string } {
  const [name = '', slug = ''] = file.split('/').slice(-3)
  const group = findGroup(name)?.id
  if (!group) throw new Error(`${file} is in the folder of no group`)
  return { group, slug }
}

const inCardOrder = (a: Tool, b: Tool): number =>
  groupIds.indexOf(a.group) - groupIds.indexOf(b.group) || a.place - b.place || a.slug.localeCompare(b.slug)

/** The tools of `info.ts` files, keyed by path; sorted by group, then by place. */
export function catalogOf(files: Readonly<Record<string, { readonly info: ToolInfo }>>): readonly Tool[] {
  return Object.entries(files)
    .map(([file, { info }]): Tool => ({ ...folderOf(file), ...info }))
    .toSorted(inCardOrder)
}

export function toolPath({ group, slug, hasShortAddress }: Tool): string {
  return hasShortAddress ? `/tools/${slug}` : `/tools/${group}/${slug}`
}

/** What the site's pages, sitemaps and searches import. This entry loads no panel and no texts. */
export { type ToolEntry, FILTER_KEY } from './filter.ts'
export { findGroup, freeMenuGroups, groupIds, type ToolGroup, type ToolGroupId, toolGroups } from './groups.ts'
export { textWidth } from './kit/arial.ts'
export { STOP_WORDS } from './kit/stop-words.ts'
export type { FormValues, Tool, ToolDrawing, ToolReference, ToolTexts } from './kit/types.ts'
export * from './registry.ts'

/** For the site's journeys: how each tool is tried in a browser. */
export { type Entry, paste, type ToolJourney } from './kit/journey.ts'
export type { ToolTexts } from './kit/types.ts'

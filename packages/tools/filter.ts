/** Query parameter of the search on the directory and group pages, which works without JavaScript. */
export const FILTER_KEY = 'q'

/** A tool in a list of results. */
export interface ToolEntry {
  readonly name: string
  readonly purpose: string
  readonly path: string
}

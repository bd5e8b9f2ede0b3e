/** The directory and its groups have a search that works as a plain form: the name of its field. */
export const FILTER_KEY = 'q'

/** A tool in a list of results. */
export interface ToolEntry {
  readonly name: string
  readonly purpose: string
  readonly path: string
}

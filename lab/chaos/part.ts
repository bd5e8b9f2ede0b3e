/** One thing that was done to the site: what was to come of it, what came, and whether that is good enough. */
export type Row = { done: string; expected: string; seen: string; ok: boolean }

/** What a file of `parts/` exports: its name, and what it does; it starts and stops what it needs by itself. */
export type Part = { name: string; run: () => Promise<Row[]> }

/** A row from what was seen; the wording of `seen` is left to the part. */
export const row = (done: string, expected: string, seen: string, ok: boolean): Row => ({ done, expected, seen, ok })

/** One action against the site: the expected result, the observed one, and whether that is good enough. */
export type Row = { done: string; expected: string; seen: string; ok: boolean }

/** The exports of a file of `parts/`; a part starts and stops what it needs. */
export type Part = { name: string; run: () => Promise<Row[]> }

export const row = (done: string, expected: string, seen: string, ok: boolean): Row => ({ done, expected, seen, ok })

/** Eight characters that no other journey and no earlier try uses. */
export const mark = (): string => crypto.randomUUID().slice(0, 8)

/** A text with a unique mark, so that no row of an earlier try matches it. */
export const unique = (text: string): string => `${text} ${mark()}`

/** The slug of a title of plain words, if no other post has it. */
export const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

/** A word wider than a telephone: if it does not break, the page scrolls sideways. */
export const LONG_WORD = 'W'.repeat(90)

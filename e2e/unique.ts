/** Eight characters that no other journey and no earlier try of this one has used. */
export const mark = (): string => crypto.randomUUID().slice(0, 8)

/** A text of this attempt alone: rows that an earlier attempt left behind never match it. */
export const unique = (text: string): string => `${text} ${mark()}`

/** The address of a title of plain words, while no other post has it. */
export const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

/** A word that is wider than a telephone: it breaks, or the page scrolls sideways. */
export const LONG_WORD = 'W'.repeat(90)

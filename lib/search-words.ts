/** At most this many words of a search are looked for. */
const MAX_WORDS = 8

/** The words of a search; what is found must hold every one of them. */
export const searchWords = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** Limits of the publishing desk. */
export const DESK_PAGE_SIZE = 25
/** Days that a deleted post can be brought back; the database empties the bin by the same number (contract test). */
export const BIN_DAYS = 30
/** Posts that one bulk action may name: what a page shows, with room for growth. */
export const BULK_MAX = 100
export const SEARCH_MAX = 100
export const REVISIONS_SHOWN = 100

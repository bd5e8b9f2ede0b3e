/** Posts on a page of the panel's list. */
export const ADMIN_PAGE_SIZE = 25
export const TAG_MAX = 30
/** The most posts of one bulk action: more than a page of the list shows. */
export const BULK_MAX = 100
export const SEARCH_MAX = 100
export const REVISIONS_SHOWN = 100

export const PAGE_SIZE = 12
export const SKELETON_COUNT = 6
export const WORDS_PER_MINUTE = 200

/** Seconds that a cached read counts as fresh. */
export const POST_CACHE_SECONDS = 300

export const RELATED_COUNT = 3
/** A longer search is cut; the database has the same limit. */
export const SEARCH_QUERY_MAX = 200
export const SEARCH_PAGE_SIZE = 12
/** Hits that the database counts and ranks at most. */
export const SEARCH_HITS_MAX = 500
/** Seconds after its last report in which a form counts as open; the database uses the same number (contract test). */
export const FORM_OPEN_SECONDS = 25
/** The most links of one look-up for dead links, and the longest address that it takes. */
export const LOOKED_UP_LINKS_MAX = 40
export const LOOKED_UP_ADDRESS_MAX = 2000
/** A post shows the date of an edit only when it is made more than this after publication. */
export const UPDATED_NOTICE_HOURS = 24
/** Characters of a comment on a post, and of the name of a guest who writes one. */
export const COMMENT_MAX = 4000
export const GUEST_NAME_MAX = 60

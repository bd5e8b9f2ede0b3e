/** Limits of a post: the form prints them, the schema checks them, the database's checks agree (contract test). Lengths in characters. */
export const TITLE_MIN = 3
export const TITLE_MAX = 200
export const CONTENT_MIN = 50
/** Beyond the spec, which gives no upper bound: about 30,000 words. */
export const CONTENT_MAX = 200_000
export const AUTHOR_MAX = 120
export const META_TITLE_MAX = 60
export const META_DESCRIPTION_MAX = 160
export const SLUG_MAX = 80

export const PAGE_SIZE = 12
export const SKELETON_COUNT = 6
export const WORDS_PER_MINUTE = 200
export const MAX_IMAGES_PER_POST = 20

/** Seconds that a cached read counts as fresh. */
export const POST_CACHE_SECONDS = 300
export const POST_RETRIES = 2
export const LISTING_RETRIES = 1

export const RELATED_COUNT = 3
/** A longer search is cut: nobody types one, and the database's own limit (migration) is the same. */
export const SEARCH_QUERY_MAX = 200
export const SEARCH_PAGE_SIZE = 12
/** Hits that the database counts and ranks at most. */
export const SEARCH_HITS_MAX = 500
/** An edit within a day of publication is part of publishing; later ones are told to the reader. */
export const UPDATED_NOTICE_HOURS = 24

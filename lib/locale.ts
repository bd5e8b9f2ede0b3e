/** The language of the site. By itself: every page brings along the screen that stands in for all of it. */
export const locale = 'en'

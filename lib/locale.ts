/** The language of the site. In its own file, since the error screen is part of every page. */
export const locale = 'en'

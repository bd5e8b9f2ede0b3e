/** The language of the site. It has its own file, since every page contains the error screen. */
export const locale = 'en'

/** Texts of header, menus and footer, without their links. */
export const shell = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  menuOpen: 'Open menu',
  menuClose: 'Close menu',
  menuTitle: 'Menu',
  brandHome: 'home page',
  search: { label: 'Search the site', submit: 'Search', placeholder: 'Search', path: '/search' },
  newTab: '(opens in a new tab)',
  searchKey: 'The / key leads to the search box',
  scheme: {
    label: 'Colour scheme',
    names: { system: 'as the system', light: 'light', dark: 'dark' },
  },
} as const

export const searchSuggestions = {
  label: 'Suggestions',
  count: (count: number) => `${count === 1 ? '1 suggestion' : `${count} suggestions`}. The arrow keys choose.`,
} as const

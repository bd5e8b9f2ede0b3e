import type { Shelf } from '../recipe/foods.ts'

export const savedPage = {
  meta: {
    title: 'Saved recipes and shopping list',
    description: 'The recipes that you have saved in this browser, and one shopping list for them.',
  },
  title: 'Saved recipes',
  intro:
    'They are kept in this browser alone, without an account, and open without a network. A browser may clear its store: keep a file of them now and then.',
  noScript: 'Saving needs JavaScript, which is switched off here.',
} as const

/** Texts of the list, which the browser loads. */
export const savedWords = {
  isElsewhere:
    'There is no network, and the page that you asked for is not kept in this browser. Here is what you have saved.',
  search: 'Search what you have saved',
  emptyTitle: 'Nothing saved yet',
  emptyText: 'Press the heart on a recipe, and it waits for you here.',
  emptyLink: { label: 'See the recipes', href: '/blog' },
  noneFound: 'None of your saved recipes says that.',
  remove: 'Remove',
  removed: (title: string) => `${title} is no longer saved.`,
  putBack: 'Put it back',
  putOnList: 'Put on the shopping list',
  onList: 'On the shopping list',
  times: 'Times',
  note: 'Your note',
  cooked: 'I cooked this today',
  cookedOn: 'Cooked',
  cookedOften: (times: number, day: string) => `Cooked ${times === 2 ? 'twice' : `${times} times`}, last on ${day}`,
  notStored: 'Saved only until you leave: the storage of this browser is full or switched off.',
  notLoaded: 'Its ingredients come when there is a network.',
  list: 'Shopping list',
  listEmpty: 'Put a saved recipe on it, or write something down.',
  own: 'Something else to buy',
  add: 'Add',
  takeOff: 'Take off the list',
  clear: 'Untick all',
  share: 'Share the list',
  copied: 'The list is copied.',
  shareLink: 'Share as a link',
  linkCopied: 'The link is copied. The list is in it: nothing of it is stored elsewhere.',
  notShared: 'The list could not be shared: the browser does not allow it.',
  received: 'A shopping list for you',
  take: 'Put it on my list',
  leave: 'Leave it',
  file: 'Keep or bring a file',
  download: 'Save as a file',
  upload: 'Bring a file back',
  badFile: 'This is not a file of saved recipes.',
  brought: (count: number) => (count === 1 ? '1 recipe came in.' : `${count} recipes came in.`),
} as const

export const shelfNames: Record<Shelf, string> = {
  produce: 'Fruit and vegetables',
  dairy: 'Dairy and eggs',
  meat: 'Meat',
  fish: 'Fish',
  bakery: 'Bread and pastry',
  pantry: 'Dry goods, tins and oils',
  spices: 'Spices and salt',
  drinks: 'Drinks',
  other: 'Everything else',
}

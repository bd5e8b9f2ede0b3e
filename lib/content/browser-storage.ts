import { KNOWN_DEVICE_DAYS, LOGIN_BLOCK_MINUTES } from '../auth/limits.ts'
import { privacyLimits } from '../privacy-limits.ts'

/** Something that the site keeps in a browser. A test holds the list to the code. */
interface KeptItem {
  readonly name: string
  /** Its keys, or the names of its cookies; … stands for what differs. */
  readonly keys: readonly [string, ...string[]]
  readonly where: 'local storage' | 'session storage' | 'IndexedDB' | 'cookies' | 'cache storage'
  /** What is kept, and why. */
  readonly what: string
  readonly until: string
}

/** What readers' browsers keep. */
export const keptForReaders: readonly KeptItem[] = [
  {
    name: 'Colour scheme',
    keys: ['color-scheme'],
    where: 'local storage',
    what: 'if you use the switch between the light, the dark and the system’s scheme, your choice, so that the next page opens in it',
    until: 'until you delete it',
  },
  {
    name: 'Key of the search box',
    keys: ['search-key'],
    where: 'local storage',
    what: 'if you switch off the key that leads to the search box, the word “off”, so that it stays off',
    until: 'until you switch it on again',
  },
  {
    name: 'Ticked ingredients',
    keys: ['flavorcraft:ticks:…'],
    where: 'local storage',
    what: 'if you tick lines of a recipe, those lines, so that they are still ticked when you come back from the shop',
    until: 'until you remove the ticks',
  },
  {
    name: 'Amounts of a recipe',
    keys: ['flavorcraft:scale:…'],
    where: 'local storage',
    what: 'if you cook a recipe for more or fewer, how many times it, so that the amounts are yours when you come back',
    until: 'until you go back to the original',
  },
  {
    name: 'Units',
    keys: ['flavorcraft:units'],
    where: 'local storage',
    what: 'if you choose metric or US units, your choice, so that the next recipe is written in them',
    until: 'until you choose the units as written',
  },
  {
    name: 'Place in cook mode',
    keys: ['flavorcraft:cook:…'],
    where: 'local storage',
    what: 'if you cook a recipe step by step, the number of the step, so that a reload leads back to it',
    until: 'until you have come to the end of the recipe',
  },
  {
    name: 'Timers',
    keys: ['flavorcraft:timers'],
    where: 'local storage',
    what: 'if you start a timer, its name, its recipe and when it rings, so that it runs on from page to page',
    until: 'until you remove the timer',
  },
  {
    name: 'Saved recipes',
    keys: ['flavorcraft:saved'],
    where: 'local storage',
    what: 'if you save a recipe, its title, its ingredients, your note to it and the days on which you cooked it, so that you find it again',
    until: 'until you remove the recipe',
  },
  {
    name: 'Shopping list',
    keys: ['flavorcraft:shopping'],
    where: 'local storage',
    what: 'if you put recipes on the shopping list, which ones, what you wrote beside them and what is ticked, so that it is there in the shop',
    until: 'until you take them off the list',
  },
  {
    name: 'Pages of saved recipes',
    keys: ['flavorcraft-pages-v1', 'flavorcraft-files-v1'],
    where: 'cache storage',
    what: 'if you save a recipe, its page with its pictures and scripts, and a small program of ours that shows them, so that it opens without a network',
    until: 'until you remove the last saved recipe',
  },
  {
    name: 'Drafts of tools',
    keys: ['tool:…:v1', 'tool:probe'],
    where: 'local storage',
    what: 'if you ask a tool to keep a draft, what you typed into it, so that you can go on later; to find out whether the browser keeps anything at all, a tool writes the figure 1 and removes it at once',
    until: 'until you clear the draft or untick the box',
  },
  {
    name: 'Saved lists of tools',
    keys: ['tool:…:saved:v1'],
    where: 'local storage',
    what: 'if you save a set of hashtags, the names of a campaign or a set of rules in a tool, that set, so that you can use it again',
    until: 'until you remove it there',
  },
]

/** What the browsers of editors keep besides. */
export const keptForEditors: readonly KeptItem[] = [
  {
    name: 'Layout of the writing screen',
    keys: ['flavorcraft:desk-view'],
    where: 'local storage',
    what: 'which of drawer, tab and preview were open, so that the next post opens with them',
    until: 'until it is deleted in the browser',
  },
  {
    name: 'Sidebar of the panel',
    keys: ['flavorcraft:sidebar'],
    where: 'local storage',
    what: 'if you choose icons only, the word “icons”, so that the next page of the panel has them',
    until: 'until you choose the names again',
  },
  {
    name: 'Sign-in',
    keys: ['fc_session', 'fc_auth'],
    where: 'cookies',
    what: 'the proof that you have signed in to the publishing panel; set at login only, and readable by the server alone',
    until: `until you sign out, and for ${privacyLimits.adminSessionHours} hours at most`,
  },
  {
    name: 'A device that is known',
    keys: ['known_device'],
    where: 'cookies',
    what: 'that somebody has signed in with your username on this device, so that strangers who try passwords for it cannot keep you out; it opens nothing, and is readable by the server alone',
    until: `for ${KNOWN_DEVICE_DAYS} days after you last signed in`,
  },
  {
    name: 'A login that is closed',
    keys: ['login_block'],
    where: 'cookies',
    what: 'after too many failed logins, the username that was tried and the time at which it may be tried again, so that the page says so after a reload, too',
    until: `until you may try again: for ${LOGIN_BLOCK_MINUTES} minutes at most`,
  },
  {
    name: 'Text that is not saved yet',
    keys: ['flavorcraft:unsaved'],
    where: 'IndexedDB',
    what: 'what you type into the form of a post and what you say of its pictures, with your username in the name of the entry, so that nothing is lost when the page closes',
    until: 'until the post is saved or published, or you discard the text',
  },
  {
    name: 'Name of a tab',
    keys: ['flavorcraft:tab'],
    where: 'session storage',
    what: 'a random word that tells one tab with a new post from another, so that a tab finds its own text again after it was loaded anew',
    until: 'until the tab is closed',
  },
  {
    name: 'A word for the next page',
    keys: ['flavorcraft:flash'],
    where: 'session storage',
    what: 'the line that greets you after you have signed in or out',
    until: 'until it is shown, and no longer than the tab is open',
  },
]

/** An item as a line of the policy. */
export function keptLine({ name, keys, where, what, until }: KeptItem): string {
  return `${name} (${where}, ${keys.join(' and ')}): ${what}. Kept ${until}.`
}

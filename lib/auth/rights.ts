/**
 * The rights of accounts, in the order in which the panel lists them, with the label and description that it shows. The
 * check of the table `roles` lists the same rights; which role has which is in its rows
 * (supabase/migrations/20261127100000_roles.sql, and `role-actions.ts`).
 */
export const RIGHTS = {
  write_own: { label: 'Write own posts', description: 'Write new posts and change their own drafts.' },
  edit_all: {
    label: 'Edit all posts',
    description: 'Change posts of others, descriptions of pictures, authors and search words.',
  },
  submit: { label: 'Submit for review', description: 'Send a draft to those who review.' },
  review: { label: 'Review', description: 'See the posts that wait for review, comment, ask for changes and approve.' },
  publish_own: { label: 'Publish own posts', description: 'Publish, schedule, update and take down their own posts.' },
  publish_all: {
    label: 'Publish all posts',
    description: 'Do the same with posts of others, and change tags and text blocks in all posts.',
  },
  delete: {
    label: 'Delete',
    description: 'Move every post to the bin and back. Their own drafts need no right for it.',
  },
  pictures: { label: 'Pictures', description: 'Upload and describe pictures, and move unused ones to the bin.' },
  messages: { label: 'Messages', description: 'Read, mark, answer and export messages.' },
  // The rows of `roles` and the policies name the right by this key, which is older than its label.
  retention: {
    label: 'Delete for good',
    description: 'Empty the bins, take pictures down, and choose how long messages and the log are kept.',
  },
  import_export: {
    label: 'Import and export',
    description: 'Import posts, undo an import, and save the site as a file, as far as their other rights go.',
  },
  redirects: {
    label: 'Redirects',
    description: 'Lead old addresses to new ones, and see which addresses were not found.',
  },
  team: {
    label: 'Team',
    description: 'Manage accounts, invitations, roles and closed sign-ins, and give posts to another account.',
  },
  settings: { label: 'Settings', description: 'Change what the site says about its owner.' },
  log: { label: 'Read the log', description: 'See who changed what.' },
} as const satisfies Record<string, { label: string; description: string }>

export type Right = keyof typeof RIGHTS
export const RIGHT_NAMES = Object.keys(RIGHTS) as Right[]

/** The rights among these names, in the order of the panel; a later version of the database may have others. */
export const rightsOf = (names: readonly string[]): Right[] => RIGHT_NAMES.filter((right) => names.includes(right))

export function describeRights(rights: readonly Right[]): string {
  if (rights.length === RIGHT_NAMES.length) return 'May do everything in the panel.'
  return rights.length === 0 ? 'Only reads posts.' : `${rights.map((right) => RIGHTS[right].label).join(', ')}.`
}

/** The account whose rights are checked. */
export type Holder = { username: string; rights: readonly Right[] }

export const may = ({ rights }: Pick<Holder, 'rights'>, right: Right): boolean => rights.includes(right)

/** The message for an action that needs a missing right. */
export const missingRightMessage = (right: Right): string =>
  `Your role does not include “${RIGHTS[right].label}”. An account that manages the team can give it.`

/** The facts of a post that decide about rights; null is a new post of the account itself. */
type Owned = { createdBy: string; state: 'draft' | 'scheduled' | 'published' | 'bin' } | null

const isOwn = ({ username }: Holder, post: Owned) => post === null || post.createdBy === username
const isPublic = (post: Owned) => post?.state === 'published' || post?.state === 'scheduled'

/** Whether an account has the right for every post, or the post is its own and it has the right for those. */
const mayWith = (who: Holder, post: Owned, forAll: Right, forOwn: Right): boolean =>
  may(who, forAll) || (isOwn(who, post) && may(who, forOwn))

/** Whether an account may publish a post, schedule it, change it while it is public, and take it down. */
export const mayPublish = (who: Holder, post: Owned): boolean => mayWith(who, post, 'publish_all', 'publish_own')

/** Whether an account may change a post as it is now. */
export const mayChange = (who: Holder, post: Owned): boolean =>
  mayWith(who, post, 'edit_all', 'write_own') && (!isPublic(post) || mayPublish(who, post))

/** Whether an account may move a post into the bin, or out of it. */
export const mayDelete = (who: Holder, post: NonNullable<Owned>): boolean =>
  isPublic(post) ? may(who, 'delete') && mayPublish(who, post) : mayWith(who, post, 'delete', 'write_own')

/** Whether an account may delete a post of the bin for good. */
export const mayErase = (who: Holder, post: NonNullable<Owned>): boolean =>
  may(who, 'retention') || (isOwn(who, post) && (may(who, 'delete') || may(who, 'write_own')))

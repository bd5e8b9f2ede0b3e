/** What an account may do, in the order of the matrix. The check of the table `roles` names the same ones. */
export const RIGHTS = {
  write_own: { label: 'Write own posts', opens: 'New posts and drafts, and changes of one’s own.' },
  edit_all: {
    label: 'Edit all posts',
    opens: 'Changes of others’ posts and pictures’ words, authors, search words.',
  },
  submit: { label: 'Submit for review', opens: 'Hands a draft to those who review.' },
  review: { label: 'Review', opens: 'The queue: comments, asks for changes, approves.' },
  publish_own: { label: 'Publish own posts', opens: 'Publishes, schedules, changes and takes down one’s own posts.' },
  publish_all: {
    label: 'Publish all posts',
    opens: 'The same for posts of others; changes tags and text blocks in all of them.',
  },
  delete: { label: 'Delete', opens: 'Moves all posts into the bin and back; one’s own drafts need no right for it.' },
  pictures: { label: 'Pictures', opens: 'Uploads and describes pictures, and moves unused ones into the bin.' },
  messages: { label: 'Messages', opens: 'Reads, marks, answers and exports messages.' },
  retention: {
    label: 'Delete for good',
    opens:
      'Deletes for good what is in the bins, takes pictures down, and says how long messages and the log are kept.',
  },
  import_export: {
    label: 'Import and export',
    opens:
      'Imports and undoes imports, and takes the site out as a file; what they write or hold asks for its own rights, too.',
  },
  redirects: { label: 'Redirects', opens: 'Former addresses, and what was not found.' },
  team: { label: 'Team', opens: 'Accounts, invitations, roles, closed sign-ins; gives posts to another account.' },
  settings: { label: 'Settings', opens: 'What the site says about its owner.' },
  log: { label: 'Read the log', opens: 'Who changed what.' },
} as const satisfies Record<string, { label: string; opens: string }>

export type Right = keyof typeof RIGHTS
export const RIGHT_NAMES = Object.keys(RIGHTS) as Right[]

/** The rights among these names, in the order of the matrix; a later version of the database may have others. */
export const rightsOf = (names: readonly string[]): Right[] => RIGHT_NAMES.filter((right) => names.includes(right))

/** Who asks, as far as rights go. */
export type Holder = { username: string; rights: readonly Right[] }

export const may = ({ rights }: Pick<Holder, 'rights'>, right: Right): boolean => rights.includes(right)

/** Why an action was refused. */
export const lacking = (right: Right): string =>
  `Your role does not include “${RIGHTS[right].label}”. An account that manages the team can give it.`

/** The post as far as rights go; null is a new one of one's own. */
type Owned = { createdBy: string; state: 'draft' | 'scheduled' | 'published' | 'bin' } | null

const isOwn = ({ username }: Holder, post: Owned) => post === null || post.createdBy === username
const isPublic = (post: Owned) => post?.state === 'published' || post?.state === 'scheduled'

/** Whether an account may publish a post, schedule it, change it while it is public, and take it down. */
export const mayPublish = (who: Holder, post: Owned): boolean =>
  may(who, 'publish_all') || (isOwn(who, post) && may(who, 'publish_own'))

/** Whether an account may change a post as it is now. */
export const mayChange = (who: Holder, post: Owned): boolean =>
  (may(who, 'edit_all') || (isOwn(who, post) && may(who, 'write_own'))) && (!isPublic(post) || mayPublish(who, post))

/** Whether an account may move a post into the bin, or out of it. */
export const mayDelete = (who: Holder, post: NonNullable<Owned>): boolean =>
  (may(who, 'delete') || (!isPublic(post) && isOwn(who, post) && may(who, 'write_own'))) &&
  (!isPublic(post) || mayPublish(who, post))

/** Whether an account may delete a post of the bin for good. */
export const mayErase = (who: Holder, post: NonNullable<Owned>): boolean =>
  may(who, 'retention') || (isOwn(who, post) && (may(who, 'delete') || may(who, 'write_own')))

import { type Holder, may, type Right } from '@/lib/auth/rights'

/**
 * The events of the audit log. The database writes the codes; a new event needs a line here and a call in the database.
 * The name of the object replaces “…”, or follows the words.
 */
export const EVENTS: Readonly<Record<string, string>> = {
  'post.created': 'created the draft',
  'post.published': 'published',
  'post.scheduled': 'scheduled',
  'post.unpublished': 'unpublished',
  'post.changed': 'changed',
  'post.binned': 'moved … to the bin',
  'post.restored': 'restored',
  'post.deleted': 'deleted … for good',
  'post.given': 'gave … to another account',
  'post.submitted': 'submitted … for review',
  'post.withdrawn': 'took … out of review',
  'post.returned': 'asked for changes to',
  'post.approved': 'approved',
  'post.assigned': 'assigned the review of',
  'post.commented': 'commented on',
  'image.added': 'uploaded the picture',
  'image.changed': 'changed the picture',
  'image.binned': 'moved the picture … to the bin',
  'image.restored': 'restored the picture',
  'image.deleted': 'deleted the picture … for good',
  'author.added': 'added the author',
  'author.changed': 'changed the author',
  'author.deleted': 'deleted the author',
  'block.added': 'added the text block',
  'block.changed': 'changed the text block',
  'block.deleted': 'deleted the text block',
  'account.added': 'added the account',
  'account.invited': 'invited',
  'account.uninvited': 'took back the invitation of',
  'account.role': 'changed the role of',
  'account.renamed': 'renamed the account',
  'account.password': 'set the password of',
  'account.mail': 'changed the mail address of',
  'account.reset': 'made a link to a new password for',
  'account.deactivated': 'deactivated the account',
  'account.reactivated': 'reactivated the account',
  'account.deleted': 'deleted the account',
  'factor.added': 'set up two-step sign-in for',
  'factor.removed': 'removed the two-step sign-in of',
  'factor.recovered': 'used a recovery code of',
  'factor.codes': 'made new recovery codes for',
  'passkey.added': 'added a passkey for',
  'passkey.removed': 'removed a passkey of',
  'role.added': 'added the role',
  'role.changed': 'changed the role',
  'role.deleted': 'deleted the role',
  'session.started': 'signed in',
  'session.failed': 'counted failed sign-ins of',
  'session.ended': 'ended sessions of',
  'session.opened': 'opened the closed sign-in of',
  'message.read': 'read',
  'message.marked': 'marked',
  'message.exported': 'exported … as a file',
  'message.binned': 'moved … to the bin',
  'message.restored': 'restored',
  'message.deleted': 'deleted … for good',
  'redirect.added': 'added the redirect of',
  'redirect.changed': 'changed the redirect of',
  'redirect.deleted': 'deleted the redirect of',
  'tag.changed': 'renamed or merged the tag',
  'tag.retired': 'retired the tag',
  'tag.described': 'described the topic',
  'bin.restored': 'restored … from the bin',
  'bin.deleted': 'deleted … for good',
  'setting.changed': 'changed',
  'import.started': 'imported from',
  'import.undone': 'undid the import from',
  'export.started': 'began to export',
  'export.finished': 'exported',
}

/** The kinds of objects: the part of a code before the dot. */
export const KINDS = {
  post: 'Posts',
  image: 'Pictures',
  author: 'Authors',
  block: 'Text blocks',
  account: 'Accounts',
  factor: 'Two-step sign-in',
  passkey: 'Passkeys',
  role: 'Roles',
  session: 'Sign-ins',
  message: 'Messages',
  redirect: 'Redirects',
  tag: 'Tags',
  bin: 'Bin',
  setting: 'Settings',
  import: 'Imports',
  export: 'Exports',
} as const

export type AuditKind = keyof typeof KINDS

/** The words of a code; the code itself when a later version of the database wrote it. */
export const wordsOf = (code: string): string => EVENTS[code] ?? code

/** The page of an object, by its kind, and the right that the page needs. */
const PAGES: Readonly<Record<string, { right?: Right; pathOf: (id: string) => string }>> = {
  post: { pathOf: (id) => `/admin/posts/${id}` },
  image: { right: 'pictures', pathOf: (id) => `/admin/pictures/${id}` },
  author: { right: 'edit_all', pathOf: (id) => `/admin/authors/${id}` },
  block: { right: 'publish_all', pathOf: () => '/admin/blocks' },
  message: { right: 'messages', pathOf: (id) => `/admin/messages/${id}` },
  role: { right: 'team', pathOf: () => '/admin/team' },
}

/** The page of an entry's object, or of the versions of a changed post. Null when the account can open none. */
export function objectPath(who: Holder, event: string, objectId: string, version: number | null): string | null {
  const page = PAGES[event.split('.')[0] ?? '']
  if (!page || objectId === '' || event.endsWith('.deleted') || (page.right && !may(who, page.right))) return null
  return event === 'post.changed' ? `/admin/posts/${objectId}/revisions?version=${version}` : page.pathOf(objectId)
}

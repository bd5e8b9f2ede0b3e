import { EVENTS } from './events'
import { PROFILE_LABELS } from '@/lib/authors/schema'
import { RIGHTS } from '@/lib/auth/rights'
import { type Box, BOX_LABELS } from '@/lib/contact/inbox/params'
import { IMAGE_LABELS } from '@/lib/images/schema'
import { BIN_KINDS, type BinKind } from '@/lib/panel/bin/kinds'
import { BLOCK_LABELS } from '@/lib/posts/blocks/schema'
import { DATE_LABELS, fields } from '@/lib/posts/fields'
import { PARTS } from '@/lib/settings/fields'
import { GROUPS, SETTINGS } from '@/lib/site-settings'

const settings = GROUPS.flatMap(({ title, fields: names }) =>
  names.map((name) => {
    const { label } = SETTINGS[name]
    return [name, label === title ? label : `${title}: ${label}`] as const
  }),
)

/** The form's labels of columns and of fields of the settings, by the kind of the object. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  post: {
    ...Object.fromEntries(Object.values(fields).map(({ column, label }) => [column, label])),
    author_id: fields.author.label,
    published_at: DATE_LABELS.publishedOn,
  },
  image: { ...IMAGE_LABELS, focal_x: IMAGE_LABELS.focal, focal_y: IMAGE_LABELS.focal },
  author: {
    ...PROFILE_LABELS,
    on_about: PROFILE_LABELS.onAbout,
    portrait_image: PROFILE_LABELS.portrait,
    portrait_seed: PROFILE_LABELS.portrait,
  },
  block: BLOCK_LABELS,
  setting: { ...Object.fromEntries(settings), ...PARTS },
}

/** Replaces the names of columns in a detail by their labels, each once. */
function labelled(kind: string, detail: string): string {
  const words = detail.split(', ').map((name) => LABELS[kind]?.[name] ?? name.replaceAll('_', ' '))
  return [...new Set(words)].map((label) => (label.includes(', ') ? `“${label}”` : label)).join(', ')
}

const rights: Readonly<Record<string, { label: string }>> = RIGHTS

/** Replaces the names of rights in a detail such as "with messages; without log". */
const rightsIn = (detail: string) =>
  detail
    .replace(/^requires two-step sign-in$/, 'now requires two-step sign-in')
    .replace(/^without required two-step sign-in$/, 'no longer requires two-step sign-in')
    .split('; ')
    .map((part) =>
      part.startsWith('was called ') ? part : part.replace(/[a-z_]+/g, (name) => rights[name]?.label ?? name),
    )
    .join('; ')

/** Settings that are not in the form of the site's settings. */
const SETTING_NAMES: Readonly<Record<string, string>> = {
  'The site': 'the settings of the site',
  'Months of the log': 'how long the log is kept',
  'Months of messages': 'how long messages are kept',
  'Saved replies': 'the saved replies',
  Synonyms: 'the search words',
}

const MARK_WORDS: Readonly<Record<string, string>> = {
  taken: 'is answering it',
  'given back': 'is no longer answering it',
  'no spam': 'not spam',
}

/** The detail of an entry in the panel's words. */
export function detailWords(event: string, title: string, detail: string): string {
  if (detail === '') return ''
  const [kind = '', what] = event.split('.')
  switch (event) {
    case 'post.commented':
      return detail
    case 'post.assigned':
      return detail.startsWith('to ') ? detail : `to ${detail}`
    case 'post.given':
    case 'account.role':
    case 'account.renamed':
      return `from ${detail}`
    case 'account.added':
    case 'account.invited':
    case 'account.uninvited':
      return `as ${detail}`
    case 'setting.changed':
      return title.startsWith('Months') ? `from ${detail} months` : labelled(kind, detail)
    case 'message.marked':
      return MARK_WORDS[detail] ?? detail
    case 'message.exported':
      return BOX_LABELS[detail as Box] ?? detail
  }
  if (kind === 'role') return rightsIn(detail)
  if (kind === 'redirect') return `leads to ${detail}`
  if (kind === 'bin') return BIN_KINDS[detail as BinKind]?.one ?? detail
  // The columns of a publication only repeat its event.
  if (kind === 'post' && what !== 'changed')
    return labelled(kind, detail.replace(/\b(?:published_at|status)(?:, |$)/g, '').replace(/, $/, ''))
  return what === 'changed' && kind !== 'tag' ? labelled(kind, detail) : detail
}

/** The name of an entry's object. An entry without a title gets a name here; a sign-in names its account already. */
export function objectName(event: string, title: string, detail: string): string {
  if (event === 'session.started') return ''
  if (event === 'setting.changed') return SETTING_NAMES[title] ?? title
  if (title !== '') return title
  if (event === 'message.exported') return 'messages'
  if (event === 'session.failed') return 'unknown names'
  if (event === 'session.opened') return 'an unknown name'
  const [kind] = event.split('.')
  if (kind === 'message') return 'a message'
  return kind === 'bin' ? `a ${detailWords(event, title, detail)}` : 'Untitled'
}

/** The shown words of events, and of titles that are shown in other words. The search of the log uses them. */
export const SHOWN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(EVENTS).flatMap(([event, words]) => [
    [event, words],
    ...['', ...Object.keys(SETTING_NAMES)]
      .map((title) => [title, objectName(event, title, '')])
      .filter(([title, name]) => name !== title)
      .map(([title, name]) => [`${event} ${title}`, name]),
  ]),
)

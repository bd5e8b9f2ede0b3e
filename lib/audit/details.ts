import { EVENTS } from './events'
import { PROFILE_LABELS } from '@/lib/authors/schema'
import { RIGHTS } from '@/lib/auth/rights'
import { type Box, BOX_LABELS } from '@/lib/contact/inbox/params'
import { IMAGE_LABELS } from '@/lib/images/schema'
import { BIN_KINDS, type BinKind } from '@/lib/panel/bin/kinds'
import { BLOCK_LABELS } from '@/lib/posts/blocks/schema'
import { DATE_LABELS, fields } from '@/lib/posts/fields'
import { FIELDS, GROUPS, PARTS } from '@/lib/settings/fields'

const settings = GROUPS.flatMap(({ title, fields: names }) =>
  names.map((name) => {
    const { label } = FIELDS[name]
    return [name, label === title ? label : `${title}: ${label}`] as const
  }),
)

/** By the kind of the object: the words of the form for a column, or for a field of the settings. */
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

/** The names of columns in a detail as the forms say them, each once. */
function labelled(kind: string, detail: string): string {
  const words = detail.split(', ').map((name) => LABELS[kind]?.[name] ?? name.replaceAll('_', ' '))
  return [...new Set(words)].map((label) => (label.includes(', ') ? `“${label}”` : label)).join(', ')
}

const rights: Readonly<Record<string, { label: string }>> = RIGHTS

/** "with messages; without log" */
const rightsIn = (detail: string) =>
  detail
    .replace(/^requires two-step sign-in$/, 'now requires two-step sign-in')
    .replace(/^without required two-step sign-in$/, 'no longer requires two-step sign-in')
    .split('; ')
    .map((part) =>
      part.startsWith('was called ') ? part : part.replace(/[a-z_]+/g, (name) => rights[name]?.label ?? name),
    )
    .join('; ')

/** Settings that are no field of the site's form. */
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

/** The details of an entry besides its event, in the panel's words. */
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
  // Of a publication the columns are the publication.
  if (kind === 'post' && what !== 'changed')
    return labelled(kind, detail.replace(/\b(?:published_at|status)(?:, |$)/g, '').replace(/, $/, ''))
  return what === 'changed' && kind !== 'tag' ? labelled(kind, detail) : detail
}

/** The object of an entry in words: a person's words are not in the log, a draft may have no title yet, and who signs in is named already. */
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

/** The words that stand in the place of a stored text: of an event, and of an event with a title that is shown in other words. */
export const SHOWN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(EVENTS).flatMap(([event, words]) => [
    [event, words],
    ...['', ...Object.keys(SETTING_NAMES)]
      .map((title) => [title, objectName(event, title, '')])
      .filter(([title, name]) => name !== title)
      .map(([title, name]) => [`${event} ${title}`, name]),
  ]),
)

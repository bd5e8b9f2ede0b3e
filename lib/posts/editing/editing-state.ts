import { formOf, type Intent } from './form-schema'
import type { TabStorage } from './tab-storage'
import { fieldsOf, type FormText, type OfferedCopy, type UnsavedCopy } from './unsaved-copy'
import type { Autosaved } from '../admin/autosave'
import type { EditablePost } from '../admin/post'
import type { Presence, ServerVersion } from '../admin/rows'
import type { WorkingFields } from '../schema'
import type { ActionResult } from '@/lib/action-result'
import { toIso } from '@/lib/datetime-local'

/** Where the newest text is. */
export type SaveStatus =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  /** On the server, as a private working copy. */
  | { kind: 'stored'; at: string }
  /** In the draft itself, which every editor sees. */
  | { kind: 'drafted'; at: string }
  /** Nowhere: the post has been deleted. */
  | { kind: 'gone' }
  /** Not on the server, which refuses this text or this account; it is sent again only after a change. */
  | { kind: 'refused'; message: string }
  | { kind: 'offline' }
  | { kind: 'signed-out' }

/** `local`: whether this browser holds an unsaved copy; `refused`: its storage is full or off. */
export type AutosaveState = { status: SaveStatus; local: 'none' | 'kept' | 'refused' }

/** The server's copy of a form's text: the draft itself, or a private working copy beside the post. */
export type RemoteCopy = {
  save: (copy: UnsavedCopy) => Promise<ActionResult<Autosaved>>
  remove: (copy: UnsavedCopy) => Promise<unknown>
}

export type EditingState = AutosaveState & {
  isNew: boolean
  /** Whether copies of earlier visits were looked up. Before that the form is hidden and nothing is saved. */
  isLookedUp: boolean
  /** The post as it was last saved, here or by the editor whose version was merged; null before a new one is saved. */
  post: EditablePost | null
  /** The saved version that the typing is based on; 0 for a new post. */
  version: number
  /** New post: drafts of other tabs. Else: unsaved copies that wait for a decision. Newest first. */
  copies: readonly OfferedCopy[]
  /** A copy to restore without a question. */
  toRestore: UnsavedCopy | null
  isRestored: boolean
  /** Another editor's version that collides with the typed text. `intent`: the save to repeat; null without one. */
  serverVersion: (ServerVersion & { intent: Intent | null }) | null
  isOpenInOtherTab: boolean
  /** Who else has the post open, and who saved it last. */
  presence: Presence | null
}

export type EditingOptions = {
  /** The post as it was opened; null for a new one. */
  post: EditablePost | null
  /** The fields of a new post. */
  empty: WorkingFields
  local: TabStorage
  remote: RemoteCopy
  /** The working copies that the server had when the form was opened. */
  remoteCopies: readonly UnsavedCopy[]
}

/** The state before anything is typed and before earlier copies are found. */
export const initialState = (post: EditablePost | null): EditingState => ({
  isNew: post === null,
  isLookedUp: false,
  post,
  status: { kind: 'saved' },
  local: 'none',
  version: post?.version ?? 0,
  copies: [],
  toRestore: null,
  isRestored: false,
  serverVersion: null,
  isOpenInOtherTab: false,
  presence: null,
})

/** What a form shows of a saved post, its date to the minute; `empty` are the fields of a new one. */
export function savedText(post: EditablePost | null, empty: WorkingFields): FormText {
  const values = formOf(post, empty)
  return { fields: fieldsOf(values), tray: [], publishAt: toIso(values.publishAt) }
}

/** Whether unsaved copies of the post wait for a decision. Before it nothing may be typed or saved. */
export const awaitsDecision = ({ isNew, copies }: EditingState): boolean => !isNew && copies.length > 0

/** Whether earlier copies are still to be found, restored or decided on. Before that nothing may overwrite them. */
export const awaitsCopies = (state: EditingState): boolean =>
  !state.isLookedUp || state.toRestore !== null || awaitsDecision(state)

/** The other editor's version with the pending changes of a live post, which are not part of a version. */
export const presentOf = ({ post }: ServerVersion, before: EditablePost | null): EditablePost => ({
  ...post,
  changes: post.state === 'published' ? (before?.changes ?? null) : null,
})

/** What another editor has saved since this form began; null when nothing was. */
export const newerVersionOf = ({ presence, version }: EditingState): Presence | null =>
  presence && !presence.isOwn && presence.version > version ? presence : null

/** Whether closing the page would lose what was typed: neither the browser nor the server has it. */
export const isInThisPageOnly = ({ local, status }: EditingState): boolean =>
  local === 'refused' && !['saved', 'stored', 'drafted'].includes(status.kind)

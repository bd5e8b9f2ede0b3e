import type { AutosaveState, RemoteCopy } from './autosaver'
import type { FoundCopy, TabStorage, UnsavedCopy } from './unsaved-copy'
import type { Watched } from '../admin/presence'
import type { ServerVersion } from '../admin/save'
import type { WorkingFields } from '../schema'

/** What a form shows of its editing session. */
export type EditingState = AutosaveState & {
  /** The saved version that the typing is based on; 0 for a new post. */
  version: number
  /** A new post: drafts that other tabs began. Else: unsaved copies of the last time that wait for a decision. Newest first. */
  copies: readonly FoundCopy[]
  /** A copy that goes into the form without a question, as soon as the form takes it. */
  toRestore: UnsavedCopy | null
  /** A copy of the last time is in the form. */
  isRestored: boolean
  /** What another editor saved in the meantime, to be compared. */
  serverVersion: ServerVersion | null
  isOpenInOtherTab: boolean
  /** Who else has the post open, and what was saved there since. */
  watched: Watched | null
}

/** What an editing session is opened with. */
export type EditingOptions = {
  /** The post as it is saved, or an empty form. */
  saved: WorkingFields
  version: number
  /** Null for a new post, which chooses its own with the first letter. */
  postId: string | null
  /** A draft goes on where it was left; what readers see does not, unless it is asked. */
  isDraft: boolean
  /** The form that saved last, if it was a form. */
  savedForm: string | null
  local: TabStorage
  remote: RemoteCopy | null
  /** The working copy that the server had when the form was opened. */
  remoteCopy: UnsavedCopy | null
}

/** Before anything was typed, and before the copies of the last time are known. */
export const openingState = (version: number): EditingState => ({
  status: { kind: 'saved' },
  local: 'none',
  version,
  copies: [],
  toRestore: null,
  isRestored: false,
  serverVersion: null,
  isOpenInOtherTab: false,
  watched: null,
})

/** What another editor has saved since this form began; null when that is nothing. */
export const newerOf = ({ watched, version }: EditingState): Watched | null =>
  watched && !watched.isOwn && watched.version > version ? watched : null

/** Whether closing the page would lose what was typed: neither the browser nor the server has it. */
export const isInThisPageOnly = ({ local, status }: EditingState): boolean =>
  local === 'refused' && !['saved', 'stored', 'drafted'].includes(status.kind)

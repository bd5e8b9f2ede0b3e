import { BIN_DAYS } from '../../retention'
import { countedUpTo } from '../../paging'
import { POST_TRANSITIONS, type PostTransition } from './schema'
import type { PostState } from './state'

type Words = {
  /** On a button, and as the answer to a question. */
  verb: string
  /** What has happened: "3 posts …". */
  done: string
  failed: string
  /** What will happen, before it does; said of one post or of several. */
  consequence: string
  /** What takes it back, if anything does. */
  undo?: PostTransition
}

/** Each transition in words; every place of the panel uses the same. */
export const transitionWords: Record<PostTransition, Words> = {
  publish: {
    verb: 'Publish',
    done: 'published',
    failed: 'Not published',
    consequence:
      'On the site at once. A post that has been live before keeps its date; the others get the present one.',
    undo: 'unpublish',
  },
  unpublish: {
    verb: 'Unpublish',
    done: 'unpublished',
    failed: 'Not unpublished',
    consequence: 'Off the site at once, and kept as a draft. Links to it lead to the page for missing posts.',
    undo: 'publish',
  },
  delete: {
    verb: 'Delete',
    done: 'moved to the bin',
    failed: 'Not deleted',
    consequence: `Off the site at once, and kept in the bin for ${BIN_DAYS} days.`,
    undo: 'restore',
  },
  restore: {
    verb: 'Restore',
    done: 'restored',
    failed: 'Not restored',
    consequence: 'Back to what it was before it was deleted: a post that was published is on the site again at once.',
    undo: 'delete',
  },
  erase: {
    verb: 'Delete for good',
    done: 'deleted for good',
    failed: 'Not deleted',
    consequence: 'Gone for good, with all earlier versions. This cannot be undone.',
  },
}

/** Whether a transition makes sense for a post where it stands; the server decides. */
const concerns = (transition: PostTransition, state: PostState): boolean => {
  if (transition === 'restore' || transition === 'erase') return state === 'bin'
  if (transition === 'publish') return state === 'draft' || state === 'scheduled'
  if (transition === 'unpublish') return state === 'published' || state === 'scheduled'
  return state !== 'bin'
}

/** What can be done to posts in these states: what concerns at least one of them. */
export const transitionsFor = (states: readonly PostState[]): PostTransition[] =>
  POST_TRANSITIONS.filter((transition) => states.some((state) => concerns(transition, state)))

export const countPosts = (count: number): string => (count === 1 ? '1 post' : `${countedUpTo(count)} posts`)

/** Unpublishing what was only planned cannot be undone by publishing it: that would be at once. */
export const undoOf = (transition: PostTransition, wasPlanned: boolean): PostTransition | undefined =>
  wasPlanned && (transition === 'unpublish' || transition === 'publish') ? undefined : transitionWords[transition].undo

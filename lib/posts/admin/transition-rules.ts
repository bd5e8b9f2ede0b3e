import { BIN_DAYS } from '../../retention'
import { type Holder, mayChange, mayDelete, mayErase, mayPublish } from '../../auth/rights'
import type { AdminPost } from './post'
import { POST_TRANSITIONS, type PostTransition } from './schema'
import type { PostState } from './state'

type Words = {
  verb: string
  /** The end of "3 posts …" after the transition. */
  done: string
  failed: string
  /** The consequence for one post or several. */
  consequence: string
  undo?: PostTransition
}

export const transitionWords: Record<PostTransition, Words> = {
  publish: {
    verb: 'Publish',
    done: 'published',
    failed: 'Not published',
    consequence: 'On the site at once, with the present date or the one that it had on the site before.',
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
    consequence: `Kept in the bin for ${BIN_DAYS} days. What readers see of it is off the site at once.`,
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

export const fitsState = (transition: PostTransition, state: PostState): boolean => {
  if (transition === 'restore' || transition === 'erase') return state === 'bin'
  if (transition === 'publish') return state === 'draft' || state === 'scheduled'
  if (transition === 'unpublish') return state === 'published' || state === 'scheduled'
  return state !== 'bin'
}

/** Whether the panel offers an account this transition of a post. The database enforces the rights. */
export function mayTransition(who: Holder, post: Pick<AdminPost, 'createdBy' | 'state'>, transition: PostTransition) {
  if (transition === 'erase') return mayErase(who, post)
  if (transition === 'delete' || transition === 'restore') return mayDelete(who, post)
  return mayChange(who, post) && mayPublish(who, post)
}

/** The transitions that make sense for at least one of these states. */
export const transitionsFor = (states: readonly PostState[]): PostTransition[] =>
  POST_TRANSITIONS.filter((transition) => states.some((state) => fitsState(transition, state)))

/** Publishing or unpublishing a scheduled post has no undo, because its publication date is not restored. */
export const undoOf = (transition: PostTransition, wasPlanned: boolean): PostTransition | undefined =>
  wasPlanned && (transition === 'unpublish' || transition === 'publish') ? undefined : transitionWords[transition].undo

'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { tagChangeTags, topicTextsTag } from '../cache-tags'
import { TAG_MAX } from '../limits'
import { suggestTags } from './list'
import { changeTagSchema, describeTopicSchema } from './schema'
import { adminAction, writeAction } from '@/lib/action'
import { done } from '@/lib/action-result'
import { rowsOf } from '@/lib/supabase/backend-error'

/** Posts per statement, well within its time limit. */
const AT_ONCE = 100
/** A serverless host ends a request after ten seconds. Milliseconds. */
const TIME_MS = 6000

/**
 * Renames or removes a tag in all posts. `isDone`: no post has it any more; else the caller must call again.
 */
export const changeTag = writeAction<typeof changeTagSchema, { posts: number; isDone: boolean }>(
  changeTagSchema,
  async ({ tag, into }, { supabase }) => {
    const until = Date.now() + TIME_MS
    let posts = 0
    let isDone = false
    try {
      while (!isDone && Date.now() < until) {
        const changed = rowsOf(
          await supabase.rpc('change_tag', { p_tag: tag, ...(into !== null && { p_into: into }), p_limit: AT_ONCE }),
        )
        posts += changed
        isDone = changed < AT_ONCE
      }
    } finally {
      // Also after a failure, before which some posts may be changed.
      for (const name of tagChangeTags) updateTag(name)
    }
    return done({ posts, isDone })
  },
  () => 'The tag could not be changed everywhere. Please try again: what is changed stays so.',
  { right: 'publish_all' },
)

/** Sets the description on a topic's page; an empty text restores the default. */
export const describeTopic = writeAction(
  describeTopicSchema,
  async ({ topic, description }, { supabase }) => {
    rowsOf(await supabase.rpc('describe_topic', { p_topic: topic, p_description: description }))
    updateTag(topicTextsTag)
  },
  () => 'The description could not be saved. Please try again.',
  { right: 'publish_all' },
)

const SUGGESTIONS = 8

/** The most used tags with these letters. */
export const findTags = adminAction(
  z.string().max(TAG_MAX),
  async (letters, context) => done(await suggestTags(context, letters, SUGGESTIONS)),
  () => 'The tags could not be searched.',
)

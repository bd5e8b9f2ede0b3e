'use server'

import { exportAddress, exportSchema } from '../choice'
import { adminAction } from '@/lib/action'
import { done, fail } from '@/lib/action-result'
import { missingRightMessage, may } from '@/lib/auth/rights'
import { rowsOf } from '@/lib/supabase/backend-error'

/** Checks the choice and resolves to the file's address. A plain link would save the login page after a session. */
export const prepareExport = adminAction(
  exportSchema,
  async (choice, context) => {
    if (choice.parts.has('messages') && !may(context.admin, 'messages'))
      return fail(missingRightMessage('messages'), 'invalid')
    if (choice.posts.length > 0) {
      const posts = context.supabase.from('blog_posts').select('id').is('deleted_at', null)
      if (rowsOf(await posts.in('id', choice.posts)).length < choice.posts.length)
        return fail('A chosen post is not there any more. Load the list again.', 'conflict')
    }
    return done({ address: exportAddress(choice) })
  },
  () => 'The export could not begin. Try again in a moment.',
  { right: 'import_export' },
)

import 'server-only'
import { after } from 'next/server'
import type { AdminContext } from '@/lib/auth/session'
import { siteUrl } from '@/lib/env'
import { logError } from '@/lib/log'
import { canSendMail, sendMail } from '@/lib/mail/send'
import { getSite } from '@/lib/settings/get-site'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

/** What happened to a review, in the words of its mail. */
const WORDS = {
  submitted: 'submitted for review',
  assigned: 'gave you the review of',
  commented: 'commented on',
  replied: 'replied to a comment on',
  changes_asked: 'asked for changes of',
  approved: 'approved',
} as const
export type ReviewEvent = keyof typeof WORDS

const logFailure = (id: string) => (error: unknown) => logError('review mail', error, { id })

async function send({ admin, supabase }: AdminContext, postId: string, event: ReviewEvent): Promise<void> {
  const asked = { p_post: postId, p_event: event, p_actor: admin.userId }
  const addresses = rowsOf(await serviceClient().rpc('list_review_mails', asked))
  if (addresses.length === 0) return
  const { name } = await getSite()
  const post = rowsOf(await supabase.from('blog_posts').select('title').eq('id', postId).single())
  const said = `${admin.username} ${WORDS[event]} “${post.title || 'Untitled'}”`
  const text = `${said}.\n\n${siteUrl()}/admin/review/${postId}\n\nYou get this mail because you gave ${name} your address. You can remove it on the page of your account.`
  // A failure for one address does not stop the mails to the others.
  for (const to of addresses) await sendMail({ to, subject: said, text }).catch(logFailure(postId))
}

/** Mails an event of a review, after the response. A failed mail is only logged: the panel shows the event too. */
export function mailReview(context: AdminContext, postId: string, event: ReviewEvent): void {
  if (canSendMail()) after(() => send(context, postId, event).catch(logFailure(postId)))
}

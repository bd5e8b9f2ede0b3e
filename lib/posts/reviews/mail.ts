import 'server-only'
import { after } from 'next/server'
import { z } from 'zod'
import type { Admin, AdminContext } from '@/lib/auth/session'
import { siteUrl } from '@/lib/env'
import { logError } from '@/lib/log'
import { canSendMail, sendMail } from '@/lib/mail/send'
import { getSite } from '@/lib/settings/get-site'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
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

type Actor = Pick<Admin, 'userId' | 'username'>

/** No account has this id, so no recipient is left out. */
const GUEST: Actor = { userId: '00000000-0000-0000-0000-000000000000', username: 'A guest' }

async function send(
  { userId, username }: Actor,
  event: ReviewEvent,
  { id, title }: { id: string; title: string },
): Promise<void> {
  const asked = { p_post: id, p_event: event, p_actor: userId }
  const addresses = rowsOf(await serviceClient().rpc('list_review_mails', asked))
  if (addresses.length === 0) return
  const { name } = await getSite()
  const said = `${username} ${WORDS[event]} “${title || 'Untitled'}”`
  const text = `${said}.\n\n${siteUrl()}/admin/review/${id}\n\nYou get this mail because you gave ${name} your address. You can remove it on the page of your account.`
  // A failure for one address does not stop the mails to the others.
  for (const to of addresses) await sendMail({ to, subject: said, text }).catch(logFailure(id))
}

async function sendOfAccount({ admin, supabase }: AdminContext, postId: string, event: ReviewEvent): Promise<void> {
  const post = rowsOf(await supabase.from('blog_posts').select('id, title').eq('id', postId).single())
  await send(admin, event, post)
}

const previewSchema = z.object({ id: z.uuid(), title: z.string() })

async function sendOfGuest(token: string): Promise<void> {
  const [shown] = rowsOf(await publicClient('live').rpc('preview_post', { p_token: token }))
  if (shown) await send(GUEST, 'commented', previewSchema.parse(shown.post))
}

/** Mails an event of a review, after the response. A failed mail is only logged: the panel shows the event too. */
export function mailReview(context: AdminContext, postId: string, event: ReviewEvent): void {
  if (canSendMail()) after(() => sendOfAccount(context, postId, event).catch(logFailure(postId)))
}

/** Mails a guest's comment at a secret address, after the response. */
export function mailGuestComment(token: string): void {
  if (canSendMail()) after(() => sendOfGuest(token).catch(logFailure('a secret address')))
}

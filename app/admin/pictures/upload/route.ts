import { fail } from '@/lib/action-result'
import { uploadImage } from '@/lib/images/actions'

/**
 * An upload as a request of its own, so that two can be on their way at once, tell how far they are, and be cancelled. It
 * does what the action does; the cookie comes from this site only, and so must the form.
 */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 })
  const form = await request.formData().catch(() => null)
  const result = form ? await uploadImage(form) : fail('No picture was sent', 'invalid')
  return Response.json(result)
}

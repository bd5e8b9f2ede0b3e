import 'server-only'
import { type ActionResult, fail } from './action-result'

/**
 * Answers a call of the panel (see `panel-calls.ts`) with what its action answers. `read` takes the input from the request;
 * null: there is none. The cookie comes from this site only, and so must the call.
 */
export const answerCall =
  <Input, Data>(
    read: (request: Request) => Promise<Input | null>,
    action: (input: Input) => Promise<ActionResult<Data>>,
  ) =>
  async (request: Request): Promise<Response> => {
    if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 })
    const input = await read(request).catch(() => null)
    return Response.json(input === null ? fail('Nothing was sent that could be read', 'invalid') : await action(input))
  }

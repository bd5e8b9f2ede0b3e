import type { App } from '@supabase/lite'

/** `fetch` to a backend inside this process, as HTTP sends it: bytes come with their length. */
export const fetchOf =
  (app: App): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    if (ArrayBuffer.isView(init?.body)) request.headers.set('content-length', String(init.body.byteLength))
    return app.fetch(request)
  }

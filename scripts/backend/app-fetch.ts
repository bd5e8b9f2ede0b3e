import type { App } from '@supabase/lite'

/** `fetch` to a backend inside this process; bytes get their length, as over HTTP. */
export const fetchOf =
  (app: App): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    if (ArrayBuffer.isView(init?.body)) request.headers.set('content-length', String(init.body.byteLength))
    return app.fetch(request)
  }

import { setInterval } from 'node:timers'
import sharp from 'sharp'
import { UPLOAD_PATH } from '../../../lib/panel-calls.ts'
import { editorCookies } from '../../../tests/support/sign-in.ts'
import type { ThrowawaySite } from '../../../tests/support/throwaway-site.ts'
import { memoryMb, openSite } from '../../harness.ts'
import { row, type Row } from '../part.ts'

export const name = 'pictures'

const MOST_MB = 700

/** A photograph's worth of detail: thirteen megapixels of noise, which compress badly. */
const photograph = () =>
  sharp({
    create: {
      width: 1040,
      height: 780,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .resize(4160, 3120)
    .jpeg({ quality: 88 })
    .toBuffer()

async function upload(origin: string, cookie: string, picture: Uint8Array<ArrayBuffer>, index: number) {
  const form = new FormData()
  form.set('file', new File([picture], `picture-${index}.jpg`, { type: 'image/jpeg' }))
  const headers = { cookie, origin }
  const answer = await fetch(origin + UPLOAD_PATH, { method: 'POST', headers, body: form }).catch(() => null)
  return { status: answer?.status ?? 0, text: (await answer?.text()) ?? '' }
}

/** Uploads one image many times at once; returns the answers and the site's peak memory. */
async function uploadAll(site: ThrowawaySite, count: number, cookie: string, bytes: Uint8Array<ArrayBuffer>) {
  let most = 0
  const look = () => (most = Math.max(most, memoryMb(site.pid)))
  const timer = setInterval(look, 100)
  const uploads = Array.from({ length: count }, (_, index) => upload(site.origin, cookie, bytes, index))
  const answers = await Promise.all(uploads).finally(() => clearInterval(timer))
  look()
  return { answers, most }
}

/** Uploads many large images at once, with and without a session: none fails, and the site has enough memory. */
export async function run(): Promise<Row[]> {
  await using site = await openSite()
  const picture = new Uint8Array(await photograph())
  const strangers = await uploadAll(site, 30, '', new Uint8Array(11_500_000))
  const editors = await uploadAll(site, 50, await editorCookies(site.origin), picture)
  const refused = strangers.answers.filter(({ status }) => status === 401 || status === 0).length
  const stored = editors.answers.filter(({ text }) => text.includes('/media/')).length
  return [
    row('30 × 11.5 MB without a session', 'refused unread', `${refused} refused, ${strangers.most} MB`, refused === 30),
    row(
      `50 pictures of 13 megapixels (${Math.round(picture.byteLength / 1e6)} MB) at once`,
      `all are stored, under ${MOST_MB} MB`,
      `${stored} stored, ${editors.most} MB`,
      stored === 50 && Math.max(strangers.most, editors.most) < MOST_MB,
    ),
  ]
}

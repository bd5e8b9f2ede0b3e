import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { distDir } from '../../../lib/env.ts'
import { UPLOAD_PATH } from '../../../lib/panel-calls.ts'
import { readOrMakeAccounts } from '../../../scripts/backend/accounts.ts'
import { ROOT } from '../../../scripts/local-server/local-env.ts'
import { freePort } from '../../../scripts/local-server/ports.ts'
import { openSiteLog } from '../../../scripts/testing/site-log.ts'
import { startThrowawaySite, type ThrowawaySite } from '../../../scripts/testing/throwaway-site.ts'
import { memoryOf } from '../memory.ts'
import { row, type Row } from '../part.ts'

export const name = 'pictures'

const MOST_MEGABYTES = 700
const PANEL = '/admin/blog'

function actionId(exportedName: string): string {
  const file = path.join(ROOT, distDir(), 'server/server-reference-manifest.json')
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as { node: Record<string, { exportedName: string }> }
  const [id] = Object.entries(node).find(([, action]) => action.exportedName === exportedName) ?? []
  if (!id) throw new Error(`The build has no action ${exportedName}`)
  return id
}

/** Signs in as the page does; answers the cookies. */
async function signIn(origin: string): Promise<string> {
  const { username, password } = readOrMakeAccounts().find(({ role }) => role === 'admin') ?? {}
  const answer = await fetch(origin + PANEL, {
    method: 'POST',
    headers: { 'next-action': actionId('logIn'), 'content-type': 'text/plain;charset=UTF-8', origin },
    body: JSON.stringify([{ username, password }]),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

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
  form.set('index', String(index))
  const headers = { cookie, origin }
  const answer = await fetch(origin + UPLOAD_PATH, { method: 'POST', headers, body: form }).catch(() => null)
  return { status: answer?.status ?? 0, text: (await answer?.text()) ?? '' }
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

/** The most memory that the site held while something was done. */
async function mostMemory<Result>(site: ThrowawaySite, work: () => Promise<Result>): Promise<[number, Result]> {
  let most = 0
  const look = () => (most = Math.max(most, memoryOf(site.pid)))
  const timer = setInterval(look, 100)
  try {
    const result = await work()
    look()
    return [megabytes(most), result]
  } finally {
    clearInterval(timer)
  }
}

async function attack(site: ThrowawaySite): Promise<Row[]> {
  const { origin } = site
  const picture = new Uint8Array(await photograph())
  const cookie = await signIn(origin)
  const all = (count: number, cookies: string, bytes: Uint8Array<ArrayBuffer>) =>
    mostMemory(site, () => Promise.all(Array.from({ length: count }, (_, n) => upload(origin, cookies, bytes, n))))
  const [strangers, refused] = await all(30, '', new Uint8Array(11_500_000))
  const [editors, stored] = await all(50, cookie, picture)
  const unread = refused.filter(({ status }) => status === 401 || status === 0).length
  const kept = stored.filter(({ text }) => text.includes('/media/')).length
  return [
    row('30 × 11.5 MB without a session', 'refused unread', `${unread} refused, ${strangers} MB`, unread === 30),
    row(
      `50 pictures of 13 megapixels (${megabytes(picture.byteLength)} MB) at once`,
      `all are stored, under ${MOST_MEGABYTES} MB`,
      `${kept} stored, ${editors} MB`,
      kept === 50 && Math.max(strangers, editors) < MOST_MEGABYTES,
    ),
  ]
}

/** Many large pictures at once, with and without a session: none fails, and the site's memory holds them. */
export async function run(): Promise<Row[]> {
  const log = openSiteLog(path.join(ROOT, 'test-results/chaos-pictures.log'))
  const site = await startThrowawaySite(await freePort(3290), {}, log)
  try {
    return await attack(site)
  } finally {
    await site.stop()
  }
}

import type { ImageInfo } from './image'
import { shrinkImage } from './shrink'
import { type ActionResult, fail, SESSION_ENDED } from '@/lib/action-result'
import { UPLOAD_PATH } from '@/lib/panel-calls'

type Options = { onProgress: (share: number) => void; signal: AbortSignal }
export type SendImage = (file: File, options: Options) => Promise<ActionResult<ImageInfo>>

function answerOf(request: XMLHttpRequest): ActionResult<ImageInfo> {
  // The middleware refused the request before the body was read.
  if (request.status === 401) return fail(SESSION_ENDED, 'session')
  const answer = request.response as ActionResult<ImageInfo> | null
  return answer ?? fail('The server did not answer.')
}

/** Shrinks and uploads one image, in parallel to server actions. Uses no `fetch`, which reports no upload progress. */
export const sendImage = async (
  file: File,
  { onProgress, signal }: Partial<Options> = {},
): Promise<ActionResult<ImageInfo>> => {
  const form = new FormData()
  // Keep the selected name for an encoded file, since the server's messages contain it.
  form.set('file', await shrinkImage(file), file.name)
  if (signal?.aborted) return fail('Cancelled.')
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => reject(new Error('The server was not reached'))
    request.onabort = () => resolve(fail('Cancelled.'))
    signal?.addEventListener('abort', () => request.abort())
    request.open('POST', UPLOAD_PATH)
    request.send(form)
  })
}

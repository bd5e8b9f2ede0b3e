import type { ImageInfo } from './image'
import { shrinkImage } from './shrink'
import { type ActionResult, fail, SESSION_ENDED } from '@/lib/action-result'
import { UPLOAD_PATH } from '@/lib/panel-calls'

export type SendImage = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<ActionResult<ImageInfo>>

const UNREACHABLE = fail('The server did not answer.')

function answerOf(request: XMLHttpRequest): ActionResult<ImageInfo> {
  // Said by the gate, in words and not as a value: the picture was not even read.
  if (request.status === 401) return fail(SESSION_ENDED, 'session')
  const answer = request.response as ActionResult<ImageInfo> | null
  return answer ?? UNREACHABLE
}

/**
 * Sends one picture, made small enough before, beside the actions of its page. A request of `fetch` does not tell how far it is.
 */
export const sendImage: SendImage = async (file, { onProgress, signal }) => {
  const form = new FormData()
  // The picked name, also for what was encoded anew: the server's message names it.
  form.set('file', await shrinkImage(file), file.name)
  if (signal.aborted) return fail('Cancelled.')
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => resolve(UNREACHABLE)
    request.onabort = () => resolve(fail('Cancelled.'))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', UPLOAD_PATH)
    request.send(form)
  })
}

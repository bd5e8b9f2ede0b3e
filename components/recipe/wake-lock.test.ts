import { afterEach, expect, it, vi } from 'vitest'
import { holdScreen } from './wake-lock'

afterEach(() => vi.unstubAllGlobals())

it('says that the screen stays on when a later request is granted', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const answers = [Promise.reject(new Error('The battery is low')), Promise.resolve({ release: async () => undefined })]
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request: () => answers.shift() } })
  const said: boolean[] = []
  const release = holdScreen((isOn) => said.push(isOn))
  await vi.waitFor(() => expect(said).toEqual([false]))
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(said).toEqual([false, true]))
  release()
})

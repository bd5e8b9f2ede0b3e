import { expect, it, vi } from 'vitest'
import { done, fail, untilDone } from './action-result'

it('repeats an action until it is done, and passes it the earlier results', async () => {
  const call = vi.fn(async (parts: readonly { posts: number }[]) => done({ posts: 100, isDone: parts.length === 2 }))
  const result = await untilDone(call)
  expect(result.ok && result.data.map(({ isDone }) => isDone)).toEqual([false, false, true])
  expect(call).toHaveBeenCalledTimes(3)
})

it('stops at the first failure', async () => {
  const answers = [done({ isDone: false }), fail('The backend does not answer.')]
  const call = vi.fn(async () => answers.shift() ?? fail('Called again'))
  expect(await untilDone(call)).toEqual(fail('The backend does not answer.'))
  expect(call).toHaveBeenCalledTimes(2)
})

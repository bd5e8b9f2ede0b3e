import { expect, test } from 'vitest'
import { createBudget } from './budget'

/** Lets everything happen that can happen now. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

function started(budget: ReturnType<typeof createBudget>, costs: number[]) {
  const order: number[] = []
  const releases = costs.map((cost, index) =>
    budget.take(cost).then((release) => {
      order.push(index)
      return release
    }),
  )
  return { order, end: async (index: number) => (await releases[index])?.() }
}

test('two at once, the others in the order in which they came', async () => {
  const { order, end } = started(createBudget({ total: 100, atOnce: 2 }), [1, 1, 1, 1])
  await settled()
  expect(order).toEqual([0, 1])
  await end(1)
  await settled()
  expect(order).toEqual([0, 1, 2])
})

test('no more than there is, and a small one does not overtake a great one for ever', async () => {
  const { order, end } = started(createBudget({ total: 10 }), [6, 6, 1])
  await settled()
  expect(order).toEqual([0])
  await end(0)
  await settled()
  expect(order).toEqual([0, 1, 2])
})

test('what costs more than all there is goes alone', async () => {
  const { order, end } = started(createBudget({ total: 10 }), [50, 1])
  await settled()
  expect(order).toEqual([0])
  await end(0)
  await settled()
  expect(order).toEqual([0, 1])
})

test('giving back twice counts once', async () => {
  const { order, end } = started(createBudget({ total: 1 }), [1, 1, 1])
  await settled()
  await end(0)
  await end(0)
  await settled()
  expect(order).toEqual([0, 1])
})

test('who has gone away in the queue holds nobody up', async () => {
  const budget = createBudget({ total: 1 })
  const release = await budget.take(1)
  const gone = new AbortController()
  let reached = false
  void budget.take(1, gone.signal).then(() => (reached = true))
  const after = budget.take(1)
  gone.abort()
  release()
  await after
  expect(reached).toBe(false)
})

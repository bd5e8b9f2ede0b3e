import { expect, test } from '../fixtures'

type Sight = { react: boolean; together?: boolean }

test('React and the router are made ready in two tasks, so that neither holds a telephone for long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: Sight = { react: false }
    let isSameTask = false
    // React tells whoever looks into it as soon as it is there.
    const inject = () => {
      seen.react = isSameTask = true
      setTimeout(() => (isSameTask = false))
      return 1
    }
    // The router takes the page's data over as soon as it is there.
    const data: unknown[] = []
    let push = Array.prototype.push
    Object.defineProperty(data, 'push', {
      get: () => push,
      set(taken: typeof push) {
        seen.together = isSameTask
        push = taken
      },
    })
    Object.assign(window, {
      seen,
      __next_f: data,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject,
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
      },
    })
  })
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ react: true, together: false })
})

test('a browser compiles what every page runs while it comes', async ({ page }) => {
  const runtime = page.waitForResponse((answer) => /\/chunks\/turbopack-[^/]*\.js$/.test(answer.url()))
  await page.goto('/')
  expect(await (await runtime).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

import type { Locator, Page } from '@playwright/test'

/** A small picture that any browser reads. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQYlWPYaaWCBzGMSlthCRYAO9xs/QLp5SsAAAAASUVORK5CYII=',
  'base64',
)

type Content = { html?: string; text?: string; picture?: string }

/** Dispatches a paste or a drop on an element, with markup, plain text, or an image of this file name. */
async function dispatch(target: Locator, kind: 'paste' | 'drop', content: Content): Promise<void> {
  await target.evaluate(
    (element, { event, html, text, picture, bytes }) => {
      const data = new DataTransfer()
      if (html !== undefined) data.setData('text/html', html)
      if (text !== undefined) data.setData('text/plain', text)
      if (picture !== undefined) data.items.add(new File([new Uint8Array(bytes)], picture, { type: 'image/png' }))
      const { left, top } = element.getBoundingClientRect()
      const shared = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...shared, clipboardData: data })
          : new DragEvent('drop', { ...shared, dataTransfer: data, clientX: left + 20, clientY: top + 20 }),
      )
    },
    { event: kind, ...content, bytes: [...PNG] },
  )
}

export const paste = (target: Locator, content: Content) => dispatch(target, 'paste', content)
export const drop = (target: Locator, content: Content) => dispatch(target, 'drop', content)

/** Holds the next upload until the returned function is called: `true` lets it continue, `false` aborts it. */
export async function holdNextUpload(page: Page, fileName: string): Promise<(continues: boolean) => void> {
  let decide: (continues: boolean) => void = () => undefined
  const decision = new Promise<boolean>((resolve) => (decide = resolve))
  let isHeld = false
  await page.route('**/admin/**', async (route) => {
    if (
      isHeld ||
      route.request().method() !== 'POST' ||
      !route.request().postDataBuffer()?.includes(`filename="${fileName}"`)
    )
      return route.fallback()
    isHeld = true
    return (await decision) ? route.continue() : route.abort()
  })
  return decide
}

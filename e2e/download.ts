import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'

/** Presses a button and returns the text of the downloaded file. */
export async function download(button: Locator): Promise<string> {
  const started = button.page().waitForEvent('download')
  await button.click()
  return readFile(await (await started).path(), 'utf8')
}

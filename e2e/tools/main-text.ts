import { decodeHTML } from 'entities'

/** The text of a page's main part, without tags. */
export function mainText(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const text = main.replace(/<(script|style|noscript)[\s>][\s\S]*?<\/\1>/g, ' ').replace(/<[^<>]*>/g, ' ')
  return decodeHTML(text).replace(/\s+/g, ' ')
}

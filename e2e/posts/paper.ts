import type { Page } from '@playwright/test'

/** An element of a printed document: its role, its children, and the pages that contain its own text. */
type Part = { role: string; children: number[]; pages: Set<string> }

const PART = /(\d{1,9}) 0 obj\s<<\/Type \/StructElem\s([\s\S]*?)\nendobj/g

function readParts(pdf: string): Map<number, Part> {
  const parts = new Map<number, Part>()
  for (const [, id = '', body = ''] of pdf.matchAll(PART)) {
    const pages = [...body.matchAll(/\/Pg (\d{1,9}) 0 R/g)].map(([, page = '']) => page)
    const kids = /\/K (\[[^\]]*\]|\d{1,9} 0 R)/.exec(body.replace(/<<[^<>]*>>/g, ''))?.[1] ?? ''
    const children = [...kids.matchAll(/(\d{1,9}) 0 R/g)].map(([, child]) => Number(child))
    parts.set(Number(id), { role: /\/S \/(\w+)/.exec(body)?.[1] ?? '', children, pages: new Set(pages) })
  }
  return parts
}

/** Prints a page on A4; returns the number of sheets, and the elements that lie on more than one. */
export async function printed(page: Page): Promise<{ sheets: number; torn: { role: string; items: number }[] }> {
  const pdf = (await page.pdf({ format: 'A4', tagged: true })).toString('latin1')
  const parts = readParts(pdf)
  const sheetsOf = (id: number): Set<string> => {
    const part = parts.get(id)
    return new Set([...(part?.pages ?? []), ...(part?.children ?? []).flatMap((child) => [...sheetsOf(child)])])
  }
  const torn = [...parts]
    .filter(([id, { role }]) => ['P', 'L', 'LI', 'Table', 'TR', 'Figure'].includes(role) && sheetsOf(id).size > 1)
    .map(([, { role, children }]) => ({ role, items: children.length }))
  return { sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, torn }
}

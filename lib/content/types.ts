import { z } from 'zod'

/** A link of the site: `href` is an internal path unless its list says otherwise. */
export const linkItem = z.strictObject({ label: z.string(), href: z.string() })
export type LinkItem = Readonly<z.output<typeof linkItem>>

export const titledText = z.strictObject({ title: z.string(), text: z.string() })

export const callToAction = z.strictObject({ title: z.string(), text: z.string(), actions: z.array(linkItem) })
export type CallToAction = z.output<typeof callToAction>

/** Title and description of a page, for search engines. */
export const pageMeta = z.strictObject({ title: z.string(), description: z.string() })
export type PageMeta = z.output<typeof pageMeta>

export const questionAnswer = z.strictObject({ question: z.string(), answer: z.string() })
export type QuestionAnswer = z.output<typeof questionAnswer>

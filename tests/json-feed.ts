import { z } from 'zod'

const author = z.strictObject({ name: z.string().min(1), url: z.url().optional() })
const timestamp = z.iso.datetime({ offset: true })

/** A strict schema of JSON Feed 1.1. */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().optional(),
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url().optional(),
  language: z.string().optional(),
  authors: z.array(author).optional(),
  hubs: z.array(z.strictObject({ type: z.string(), url: z.url() })).optional(),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string().optional(),
      content_html: z.string().min(1),
      image: z.url().optional(),
      date_published: timestamp,
      date_modified: timestamp,
      authors: z.array(author).min(1),
      tags: z.array(z.string().min(1)),
    }),
  ),
})

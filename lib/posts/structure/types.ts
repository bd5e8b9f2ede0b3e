/** A suggested outline for a post: Markdown to be written over, and fields within the form's limits. */
export type Structure = { title: string; content: string; metaTitle: string; metaDescription: string }

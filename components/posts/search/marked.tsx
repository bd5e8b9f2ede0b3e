import type { MarkedPart } from '@/lib/posts/search-terms'

/** A text with what was searched for marked in it. */
export function Marked({ parts }: { parts: MarkedPart[] }) {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))
}

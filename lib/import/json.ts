import { readText } from './read-text.ts'
import type { SourceFile } from './types.ts'
import { TextProblem } from '../markdown/budget.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; a single object is a list of one. */
export const objectsOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value : [value]).filter(isObject)

/** A text, a number as text, or the name of a named thing; else empty. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  return isObject(value) ? nameOf(value.name ?? '') : ''
}

/** Parses a value of a source as JSON; null when it is no JSON. */
export function jsonOf(value: unknown): unknown {
  try {
    return JSON.parse(String(value)) as unknown
  } catch {
    return null
  }
}

/** A file's JSON. Throws a TextProblem with a sentence for a person. */
export async function readJson({ blob }: SourceFile): Promise<unknown> {
  const text = await readText(blob)
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown
  } catch {
    throw new TextProblem('The file is no valid JSON.')
  }
}

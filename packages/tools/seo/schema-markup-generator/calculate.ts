import { jsonLdScript, safeJson } from '../../kit/escape.ts'
import { article, breadcrumbs, faq, howTo, profile, recipe } from './build-content.ts'
import { noRichResult, propertyRows, ruleErrors, ruleReports } from './checks.ts'
import { compact, type JsonObject } from '../../kit/json-ld.ts'
import type { Input } from './form.ts'
import type { SchemaType } from './types.ts'

export type Result = NonNullable<ReturnType<typeof calculateWith>>

export type Builders = Readonly<Partial<Record<SchemaType, (input: Input) => JsonObject>>>

export const contentBuilders: Builders = {
  BlogPosting: article,
  Article: article,
  NewsArticle: article,
  Recipe: recipe,
  BreadcrumbList: breadcrumbs,
  ProfilePage: profile,
  FAQPage: faq,
  HowTo: howTo,
}

/** JSON-LD of a form, with the properties that Google requires and recommends; null if the builder is not loaded. */
export function calculateWith(builders: Builders, input: Input) {
  const build = builders[input.type]
  if (!build) return null
  const type = input.type === 'LocalBusiness' ? input.businessType : input.type
  const data = compact({ '@context': 'https://schema.org', '@type': type, ...build(input) }) as JsonObject
  const rows = propertyRows(data, input)
  const required = rows.filter(({ kind }) => kind === 'required')
  const met = required.filter(({ isPresent }) => isPresent).length
  const errors = ruleErrors(input)
  const isValid = met === required.length && errors.length === 0
  return {
    script: jsonLdScript(data),
    json: safeJson(data),
    rows,
    required: { met, all: required.length },
    isValid,
    /** "valid: 2 of 2 required" */
    status: `${isValid ? 'valid' : 'not valid'}: ${met} of ${required.length} required`,
    /** Broken rules between properties: the data are invalid although all required ones are there. */
    errors,
    /** Changes, and values to check. */
    reports: ruleReports(input, data),
    /** Why the type gives no rich result; null if it gives one. */
    notice: noRichResult(input.type),
  }
}

/** Calculates the content types, with which the tool opens. @public The test of all examples imports it by path. */
export const calculate = (input: Input) => calculateWith(contentBuilders, input)

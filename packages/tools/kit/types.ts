import type { ServiceSlug } from '../site.ts'

export const groupIds = [
  'seo',
  'social-media',
  'premium',
  'career-toolkit',
  'local-business',
  'startup',
  'freelancers',
  'business-hr',
  'ecommerce',
  'creators',
] as const

export type ToolGroupId = (typeof groupIds)[number]

/* ---------- the form as data ---------- */

/** Another field has one of these values: `when('mode', 'gross')`. */
export interface Condition {
  readonly field: string
  readonly is: readonly string[]
}

interface FieldBase {
  /** The key of the schema; inside rows the key of the row's schema. */
  readonly name: string
  /** The same words that the schema's messages use. */
  readonly label: string
  /** Shown under the label: the unit, the meaning, an order of magnitude. */
  readonly hint?: string
  /** Shows "(optional)" beside the label. Derived from the schema; set only if a rule between fields decides. */
  readonly optional?: boolean | undefined
  /** Shown only under this condition. */
  readonly showIf?: Condition
  /** Requires an otherwise optional field under this condition. */
  readonly requiredIf?: Condition
}

export interface NumberField extends FieldBase {
  readonly kind: 'money' | 'number' | 'integer' | 'percent'
  /** Shown after the field: "months", "kg". Percentages and amounts show their sign and currency without it. */
  readonly unit?: string
  /** A slider beside the field, for values to try out. */
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number }
}

export interface TextField extends FieldBase {
  readonly kind: 'text' | 'url' | 'date' | 'month' | 'time' | 'email' | 'tel'
  readonly maxLength?: number
  readonly autoComplete?: string
}

export interface LongTextField extends FieldBase {
  readonly kind: 'long-text' | 'list' | 'code'
  readonly maxLength?: number
  /** Height in lines. */
  readonly lines?: number
}

export interface Option {
  readonly value: string
  readonly label: string
}

export interface ChoiceField extends FieldBase {
  /** `radio` for up to four short options, `choice` is a select. */
  readonly kind: 'choice' | 'radio'
  readonly options: readonly Option[]
  /** The value of an empty form. */
  readonly usual: string
}

export interface FlagField extends FieldBase {
  readonly kind: 'flag'
}

export type SimpleField = NumberField | TextField | LongTextField | ChoiceField | FlagField

export interface RowsField extends FieldBase {
  readonly kind: 'rows'
  /** One row, for buttons and legends: "one-off item". */
  readonly item: string
  readonly fields: readonly SimpleField[]
  readonly max: number
  readonly min?: number
  /** How many blank rows an empty form has. */
  readonly blank?: number
}

export type Field = SimpleField | RowsField

/** A field without its name, which is the key of the input in the form. */
export type Control<F extends Field = Field> = F extends unknown ? Omit<F, 'name'> : never

export interface FieldGroup {
  readonly legend?: string
  readonly note?: string
  readonly fields: readonly Field[]
  /** Behind a disclosure, for settings that most people do not change. */
  readonly folded?: boolean
}

/** One row of a rows field: every value as typed. */
export type Row = Readonly<Record<string, string>>

/** A form as typed: every value a string (a flag is 'yes' or ''), rows a list of such records. */
export type FormValues = Readonly<Record<string, string | readonly Row[]>>

export interface ToolFields {
  readonly groups: readonly FieldGroup[]
  /** The worked example with which the tool opens. */
  readonly example: FormValues
  /** What "Clear" leaves: sensible defaults of choices, the rest empty. */
  readonly empty: FormValues
}

/* ---------- the tool and the texts of its page ---------- */

/** `group/slug` of a tool; a test checks that it exists. */
export type ToolReference = `${ToolGroupId}/${string}`

/** A drawing: a piece of the site's kit, its number of colours, and a smaller piece in front of it. */
export type ToolDrawing = readonly [piece: string, colours: number, second: string, secondColours?: number]

/** The data of a tool for lists, searches and addresses: `info.ts` of its folder. */
export interface ToolInfo {
  readonly name: string
  /** The position in its group, from 1. */
  readonly place: number
  /** One sentence under the title and in the directory. */
  readonly purpose: string
  /** Jobs: each ends the sentence "I want to …" on the pages of the directory and the group. */
  readonly wants: readonly [string, ...string[]]
  /** Other words that the searches find it by; not shown. */
  readonly searchWords: string
  readonly drawing: ToolDrawing
  /** Works as a GET form without JavaScript. The pages of other tools say that they run in the browser. */
  readonly noScript?: 'form'
  /** schema.org's applicationCategory; BusinessApplication by default. */
  readonly applicationCategory?: string
  /** Its address is `/tools/{slug}`, without the group. */
  readonly hasShortAddress?: boolean
}

/** A tool: its folder's name and its `info.ts`. */
export interface Tool extends ToolInfo {
  readonly group: ToolGroupId
  readonly slug: string
}

/** The texts of a tool's page: `texts.ts` of its folder. */
export interface ToolTexts {
  /** Paragraphs in plain words. */
  readonly howItWorks: readonly string[]
  /** Formulas by their names. */
  readonly formulas?: Readonly<Record<string, string>>
  /** URLs by the names of the sources; null for plain arithmetic and for a book. */
  readonly sources: Readonly<Record<string, string | null>>
  /** One example with its numbers, in sentences. */
  readonly workedExample: readonly string[]
  /** Answers by question; at most five. */
  readonly questions: Readonly<Record<string, string>>
  /** The limits of the tool, one sentence each. */
  readonly limits: readonly string[]
  /** Three tools of the same or a neighbouring group. */
  readonly related: readonly ToolReference[]
  readonly relatedServices: readonly ServiceSlug[]
  /** `asOf` dates of the dated data that the tool uses; the page shows the oldest. */
  readonly datedAsOf?: readonly string[]
}
